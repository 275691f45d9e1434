/** Finds the next board after a win: one of the same game on which the same side wins, but later. */
import type { Rules, Solver } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import { obstaclesOf } from "../../model/draughtboard.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { randomBoard, seeds } from "../../model/random-board.ts";
import type { EndedGame, HarderBoard } from "./state.ts";

interface Sought {
	readonly solver: Pick<Solver, "read" | "solve" | "legalMoves">;
	readonly rules: Rules;
	/** The board that was won, in so many plies if nobody errs. */
	readonly won: BoardProblem;
	readonly distance: number;
	readonly side: string;
	/** The texts of ready-made boards, which are tried first. */
	readonly texts: readonly string[];
	/** The first of the random boards. */
	readonly seed: number;
}

/** The random boards that are tried, and how long the search may take in all, in milliseconds. */
const mostRandom = 24;
const patience = 2500;

/** A board is near enough if its win is at most so much longer: a step up, not a leap. */
const isNear = (distance: number, won: number): boolean => distance <= won * 1.5 + 4;

async function* candidates({
	solver,
	rules,
	won,
	texts,
	seed,
}: Sought): AsyncGenerator<BoardProblem> {
	for (const text of texts) {
		yield* (await solver.read(rules, text)).problems;
	}
	const { board } = won.game;
	if (board.graph !== undefined) {
		return;
	}
	const { walls, unused } = obstaclesOf(won.game);
	const density = walls.length / (board.rows * board.columns - unused.length);
	for (let tried = 0; tried < mostRandom; tried++) {
		yield randomBoard(solver, rules, board, density, (seed + tried) % seeds);
	}
}

/** The board whose win is next longer among those tried; null if there is none. */
export async function harderBoard(sought: Sought): Promise<HarderBoard | null> {
	const { solver, side, distance: won } = sought;
	const until = performance.now() + patience;
	let best: HarderBoard | null = null;
	for await (const problem of candidates(sought)) {
		const table = await solver.solve(problem.game);
		const { winner, distance } = await table.lookup(problem.position);
		table.dispose();
		const isHarder = winner === side && distance !== null && distance > won;
		if (isHarder && (best === null || distance < best.distance)) {
			best = { problem, distance };
		}
		if (performance.now() > until || (best !== null && isNear(best.distance, won))) {
			break;
		}
	}
	return best;
}

/** A harder board after a game that the person won; null after any other, or where values are hidden. */
export function seekNext(
	{ start, winner, ownSide: side, record }: EndedGame,
	{ problem, rules, solver }: Pick<CatchmateBoard, "problem" | "rules" | "solver">,
	texts: readonly string[],
): Promise<HarderBoard | null> | null {
	const distance = start?.distance ?? null;
	if (problem === null || rules === null || distance === null || side !== winner || side === null) {
		return null;
	}
	const won = { ...problem, position: record.positions[0] };
	const seed = Math.floor(Math.random() * seeds);
	return solver.then((solver) =>
		harderBoard({ solver, rules, won, distance, side, texts, seed }).catch(() => null),
	);
}
