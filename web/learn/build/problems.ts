/** Boards that are read and solved for the facts of several chapters. */
import type { Problem, Solver, Table } from "catchmate";
import { crossingPawnInput, openBoard } from "../../../wasm/bench/boards.mjs";
import { presetsOf } from "../../app/library/presets.ts";

/**
 * Reads one board.
 * @param game the game's id.
 * @param text in a format of the game.
 * @throws what is wrong with the text.
 */
export async function readProblem(solver: Solver, game: string, text: string): Promise<Problem> {
	const { problems, error } = await solver.read(game, text);
	const [problem] = problems;
	if (problem === undefined) {
		throw error ?? new Error(`there is no board in ${text}`);
	}
	return problem;
}

/** Reads one board of crossing pawn, given by its rows. */
export const readCrossingPawn = (solver: Solver, rows: readonly string[]): Promise<Problem> =>
	readProblem(solver, "crossing-pawn", crossingPawnInput([...rows]));

/** The text of one of the page's boards. */
export function presetText(game: string, id: string): string {
	const preset = presetsOf(game).find((one) => one.id === id);
	if (preset === undefined) {
		throw new Error(`the page has no board ${id} of ${game}`);
	}
	return preset.text.trimEnd();
}

/** The number of positions without a winner, either side to move. */
export async function drawsIn(table: Table): Promise<number> {
	const { toMove } = await table.statistics();
	return Object.values(toMove).reduce((sum, { draws }) => sum + draws, 0);
}

/** The sides of the largest board of crossing pawn that a judge sets. */
const largestSide = 10;

/** What there is to say of the largest board of crossing pawn without obstacles. */
export interface OpenBoard {
	/** The judge's input. */
	readonly input: string;
	readonly squares: number;
	/** The places of Red's two pieces, which are the same to each other. */
	readonly pairs: number;
	/** Either side to move. */
	readonly positions: number;
	/** The distance of the farthest position, in plies. */
	readonly longest: number;
}

/** Solves it. @throws Error when its positions are not the pairs, for each square of Black's and each side to move. */
export async function solveOpenBoard(solver: Solver): Promise<OpenBoard> {
	const rows = openBoard(largestSide);
	const { game } = await readCrossingPawn(solver, rows);
	const table = await solver.solve(game);
	const { positions, longest } = table;
	table.dispose();
	const squares = largestSide ** 2;
	const pairs = (squares * (squares - 1)) / 2;
	if (positions !== pairs * squares * 2) {
		throw new Error(`there are ${positions} positions, not ${pairs} × ${squares} × 2`);
	}
	return { input: crossingPawnInput(rows), squares, pairs, positions, longest };
}
