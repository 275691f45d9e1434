/** The facts of the chapter on rows of bits: a board's rows in the first layers, and the sizes of the largest board. */
import { readFile } from "node:fs/promises";
import type { Solver } from "catchmate";
import type { FactFinder, Facts } from "../build/facts.ts";
import { readCrossingPawn, solveOpenBoard } from "../build/problems.ts";
import {
	countOf,
	drawn,
	lossLayer,
	maskOf,
	type Row,
	rowOf,
	shifted,
	winLayer,
	withMove,
} from "./rows.ts";

/** Found by trying: without the masks both layers come out wrong on it. */
const small = [".....", ".O..O", "..#..", "...#X"];

/** @throws Error when rows are not what the solver's table says. */
function expectSame(found: Row, settled: Row): void {
	if (found !== settled) {
		throw new Error(`the rows differ: ${found.toString(2)} and ${settled.toString(2)}`);
	}
}

async function layerFacts(solver: Solver): Promise<Facts> {
	const { game, position } = await readCrossingPawn(solver, small);
	const [piece] = position.pieces.black ?? [];
	if (piece === undefined) {
		throw new Error("the board has no black piece");
	}
	const table = await solver.solve(game);
	const red = await table.heatmap({ ...position, toMove: "red" }, piece);
	const black = await table.heatmap({ ...position, toMove: "black" }, piece);
	table.dispose();
	const { board } = game;
	const win = winLayer(board, red, black);
	const loss = lossLayer(board, red, black);
	expectSame(withMove(win.targets, board) & win.undecided, win.settled);
	expectSame(~withMove(loss.targets, board) & loss.undecided, loss.settled);
	// The text says that these games are over, and no others.
	const firstRow = Array.from({ length: board.columns }, (_, at) => ({ row: 1, column: at + 1 }));
	expectSame(win.targets, rowOf([...firstRow, ...(position.pieces.red ?? [])], board));
	const left = shifted(win.targets, "left", board);
	return {
		small: `${board.rows} ${board.columns}\n${small.join("\n")}`,
		columns: board.columns,
		"win-targets": drawn(win.targets, board),
		"win-left": drawn(left, board),
		"win-left-masked": drawn(left & maskOf(board, "left"), board),
		"win-found": drawn(win.settled, board),
		"win-count": countOf(win.settled),
		"loss-targets": drawn(loss.targets, board),
		"loss-found": drawn(loss.settled, board),
		"loss-count": countOf(loss.settled),
	};
}

async function sizeFacts(solver: Solver): Promise<Facts> {
	const { input, squares, pairs, positions, longest } = await solveOpenBoard(solver);
	return { open: input, squares, pairs, positions, longest, rows: positions / squares };
}

/** The number of bits that the solver holds in one register. */
async function registerBits(): Promise<number> {
	const header = await readFile(
		new URL("../../../core/include/catchmate/cell.h", import.meta.url),
		"utf8",
	);
	const [, bits] = /kCellSquares = (\d+)/.exec(header) ?? [];
	if (bits === undefined) {
		throw new Error("the header does not say how many squares a cell has");
	}
	return Number(bits);
}

/** How whence a step down leads to a target is found, on a board of so many columns. */
function stepDown(columns: number): string {
	const board = { rows: 3, columns, obstacles: [] };
	const target = 1n << BigInt(columns + 1);
	const above = target >> BigInt(columns);
	// A step up from there leads back.
	return shifted(above, "up", board) === target ? "right" : "left";
}

export const facts: FactFinder = async (solver) => ({
	bits: await registerBits(),
	"step-columns": 8,
	"step-down": stepDown(8),
	...(await layerFacts(solver)),
	...(await sizeFacts(solver)),
});
