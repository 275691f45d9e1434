/** The facts of the chapter on bitboards: a board's first layers, and the sizes of the largest board. */
import { readFile } from "node:fs/promises";
import type { Solver } from "catchmate";
import type { FactFinder, Facts } from "../build/facts.ts";
import { presetText, readCrossingPawn, solveOpenBoard } from "../build/problems.ts";
import { readFirst } from "../lesson/solver-here.ts";
import {
	type Bitboard,
	bitboardOf,
	countOf,
	drawn,
	lossLayer,
	maskOf,
	shifted,
	winLayer,
	withMove,
} from "./bitboards.ts";

/** Found by a search: without masks, both layers come out wrong. */
const small = [".....", ".O..O", "..#..", "...#X"];

/** @throws Error if a bitboard differs from the solver's table */
function expectSame(found: Bitboard, settled: Bitboard): void {
	if (found !== settled) {
		throw new Error(`the bitboards differ: ${found.toString(2)} and ${settled.toString(2)}`);
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
	// The text claims that exactly these games are over.
	const firstRow = Array.from({ length: board.columns }, (_, at) => ({ row: 1, column: at + 1 }));
	expectSame(win.targets, bitboardOf([...firstRow, ...(position.pieces.red ?? [])], board));
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
	const { squares, pairs, positions, longest } = await solveOpenBoard(solver);
	const hunt = presetText("crossing-pawn", "crossing-longest-hunt");
	const problem = await readFirst(solver, "crossing-pawn", hunt);
	const table = await solver.solve(problem.game);
	const { positions: huntPositions, longest: huntLongest } = table;
	table.dispose();
	const { rows, columns, obstacles } = problem.game.board;
	const openBitboards = positions / squares;
	const huntBitboards = huntPositions / (rows * columns - obstacles.length);
	/** The positions settled per visit of a bitboard, if every layer visits all. */
	const openSettled = positions / (openBitboards * longest);
	const huntSettled = huntPositions / (huntBitboards * huntLongest);
	if (openSettled < 2 || huntSettled > 0.5) {
		throw new Error(`a visit of a bitboard settles ${openSettled} and ${huntSettled} positions`);
	}
	return {
		squares,
		pairs,
		positions,
		openLongest: longest,
		openBitboards,
		huntPositions,
		huntLongest,
		huntBitboards,
		openSettled: twoDigits(openSettled),
		huntSettled: twoDigits(huntSettled),
	};
}

/** A number rounded to two digits, as in speech. */
const twoDigits = (value: number): number => Number(value.toPrecision(2));

/** The width of a register that the solver uses, in bits. */
async function registerBits(): Promise<number> {
	const header = await readFile(
		new URL("../../../core/include/catchmate/cell.h", import.meta.url),
		"utf8",
	);
	const [words, squares] = ["kCellWords", "kWordSquares"].map((name) =>
		Number(new RegExp(`${name} = (\\d+)`).exec(header)?.[1]),
	);
	const bits = (words ?? NaN) * (squares ?? NaN);
	if (Number.isNaN(bits)) throw new Error("the header has no number of squares in a cell");
	return bits;
}

/** The shift that finds the start of a step down to a target, on a board of `columns` columns. */
function stepDown(columns: number): string {
	const board = { rows: 3, columns, obstacles: [] };
	const target = 1n << BigInt(columns + 1);
	const above = target >> BigInt(columns);
	// Reverses a step up.
	return shifted(above, "up", board) === target ? "right" : "left";
}

export const facts: FactFinder = async (solver) => ({
	bits: await registerBits(),
	"step-columns": 8,
	"step-down": stepDown(8),
	...(await layerFacts(solver)),
	...(await sizeFacts(solver)),
});
