/** Reads and solves boards for the facts of several chapters. */
import type { Problem, Solver, Table } from "catchmate";
import { crossingPawnInput, openBoard } from "../../../wasm/bench/boards.mjs";
import { presetsOf } from "../../../wasm/presets.ts";
import { readFirst } from "../lesson/solver-here.ts";

/** Reads one board of crossing pawn, given as rows. */
export const readCrossingPawn = (solver: Solver, rows: readonly string[]): Promise<Problem> =>
	readFirst(solver, "crossing-pawn", crossingPawnInput([...rows]));

/** The text of a ready-made board of the page. */
export function presetText(game: string, id: string): string {
	const preset = presetsOf(game).find((one) => one.id === id);
	if (preset === undefined) {
		throw new Error(`the page has no board ${id} of ${game}`);
	}
	return preset.text.trimEnd();
}

/** The number of drawn positions, with both sides to move. */
export async function drawsIn(table: Table): Promise<number> {
	const { toMove } = await table.statistics();
	return Object.values(toMove).reduce((sum, { draws }) => sum + draws, 0);
}

/** The side of the largest board of crossing pawn in the contest. */
const largestSide = 10;

/** Facts about the largest board of crossing pawn without obstacles. */
export interface OpenBoard {
	readonly squares: number;
	/** The number of placements of Red's two interchangeable pieces. */
	readonly pairs: number;
	/** With both sides to move. */
	readonly positions: number;
	/** The longest distance, in plies. */
	readonly longest: number;
}

/** Solves that board. @throws Error if the number of positions is not pairs × squares × 2 */
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
	return { squares, pairs, positions, longest };
}
