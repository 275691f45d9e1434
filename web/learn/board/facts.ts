/** The facts of the chapter on boards. */
import type { Position, Problem, Solver, Table } from "catchmate";
import { variantId } from "../../model/variant.ts";
import type { FactFinder } from "../build/facts.ts";
import { mostOf } from "../build/limits.ts";
import { drawsIn, readCrossingPawn } from "../build/problems.ts";
import { readFirst } from "../lesson/solver-here.ts";
import { wholeFacts } from "../whole-game/facts.ts";
import { type Entry, Unfolding } from "./unfolding.ts";

/** Chase on three rows, from opposite corners. */
export const small = "3 1 1 3 3";
const side = 3;

/**
 * The same start with an obstacle that neither side can cross, under the chapter's own rules: the contest has no obstacles and
 * lets Black leap.
 */
async function withStone(
	solver: Solver,
	row: number,
	column: number,
): Promise<Pick<Problem, "game" | "position">> {
	const squares = Array.from({ length: side }, () => ".".repeat(side).split(""));
	const put = (row: number, column: number, sign: string) =>
		squares[row - 1]?.splice(column - 1, 1, sign);
	put(1, 1, "O");
	put(side, side, "X");
	put(row, column, "#");
	const text = `${side} ${side}\n${squares.map((row) => row.join("")).join("\n")}`;
	const { game, position } = await readFirst(solver, "chase", text);
	const [white, black] = game.rules.sides;
	const rules = {
		...game.rules,
		id: variantId(game.rules.id),
		sides: [white, { ...black, leaps: "pieces" }],
	} as const;
	return { game: { ...game, rules }, position };
}

/** Counts the games of up to `plies` plies: those that have ended, and those still open. */
function gamesFrom(entry: Entry, plies: number): { readonly ended: number; readonly open: number } {
	const next = (entry.first ?? entry).moves ?? [];
	if (next.length === 0) {
		return { ended: 1, open: 0 };
	}
	return plies === 0
		? { ended: 0, open: 1 }
		: next
				.map((one) => gamesFrom(one, plies - 1))
				.reduce((sum, one) => ({ ended: sum.ended + one.ended, open: sum.open + one.open }));
}

/** All reachable positions, unfolded as by the reader. */
async function unfoldWhole(table: Table, position: Position): Promise<Unfolding> {
	const unfolding = new Unfolding(table, position, await table.lookup(position));
	while (unfolding.folded.length > 0) {
		await unfolding.unfoldAll();
	}
	return unfolding;
}

async function smallFacts(solver: Solver) {
	const { game, position } = await readFirst(solver, "chase", small);
	const table = await solver.solve(game);
	const { byDistance } = await table.statistics();
	const over = byDistance[0] ?? 0;
	const { distance } = await table.lookup(position);
	const whole = await unfoldWhole(table, position);
	const draws = await drawsIn(table);
	if (draws > 0 || whole.positions !== table.positions) {
		throw new Error(
			`the open board has ${draws} draws, and unfolds to ${whole.positions} positions`,
		);
	}
	const { ended, open } = gamesFrom(whole.root, table.longest);
	const ofPicture = await wholeFacts(table, position);
	const facts = {
		small,
		squares: side * side,
		positions: table.positions,
		over,
		going: table.positions - over,
		smallPlies: distance ?? "∞",
		treePlies: table.longest,
		games: ended + open,
		gamesEnded: ended,
		gamesOpen: open,
		reachable: whole.positions,
		reachableMoves: whole.moves,
		firstMoves: (await table.moves(position)).length,
		...ofPicture,
	};
	table.dispose();
	return facts;
}

/** Facts about the ring around an obstacle in the middle. */
async function ringFacts(solver: Solver) {
	const { game, position } = await withStone(solver, 2, 2);
	const table = await solver.solve(game);
	const { outcome } = await table.lookup(position);
	const ringDraws = await drawsIn(table);
	if (table.longest > 1) {
		throw new Error(`the ring has a game of ${table.longest} plies`);
	}
	const facts = {
		// A code, because it contains the rules.
		ring: solver.encode({ game, position }),
		ringOutcome: outcome,
		ringPositions: table.positions,
		ringSettled: table.positions - ringDraws,
		ringDraws,
	};
	table.dispose();
	return facts;
}

/** The judge's answer with the obstacle on the rim, the same on all its squares. */
async function rimFacts(solver: Solver) {
	const rim = [
		[1, 2],
		[1, 3],
		[2, 1],
		[2, 3],
		[3, 1],
		[3, 2],
	] as const;
	const answers = new Set<string>();
	for (const [row, column] of rim) {
		const { game, position } = await withStone(solver, row, column);
		const table = await solver.solve(game);
		// In the contest's upper case, which variants do not use.
		answers.add((await table.answer(position)).toUpperCase());
		table.dispose();
	}
	const [rimAnswer, ...others] = answers;
	if (rimAnswer === undefined || others.length > 0) {
		throw new Error(`a stone on the rim gives ${[...answers].join(" or ")}`);
	}
	return { rimAnswer, rimSquares: rim.length };
}

/** The answers of the exercises. */
async function exerciseFacts(solver: Solver) {
	const input = "2 1 1 2 2";
	const { game, position } = await readFirst(solver, "chase", input);
	const table = await solver.solve(game);
	const answer = await table.answer(position);
	table.dispose();
	const limit = mostOf(solver, "chase", "n");
	const largest = await readFirst(solver, "chase", `${limit} 1 1 ${limit} ${limit}`);
	const crossing = await readCrossingPawn(solver, ["...", "O.O", ".X."]);
	const tables = [await solver.solve(largest.game), await solver.solve(crossing.game)] as const;
	const [most, pawns] = tables.map(({ positions }) => positions);
	for (const table of tables) {
		table.dispose();
	}
	const nine = side * side;
	const pairs = (nine * (nine - 1)) / 2;
	if (pawns !== pairs * nine * 2) {
		throw new Error(`the pawns have ${pawns} positions, not ${pairs} × ${nine} × 2`);
	}
	return { input, answer, limit, most: most ?? 0, pawns, pairs };
}

export const facts: FactFinder = async (solver) => ({
	...(await smallFacts(solver)),
	...(await ringFacts(solver)),
	...(await rimFacts(solver)),
	...(await exerciseFacts(solver)),
});
