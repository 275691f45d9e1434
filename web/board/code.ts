/**
 * A game as one short word for links and attributes, of letters, digits and `.` `/` `~` `_` `-` alone:
 *
 *     1.crossing-pawn.~1~/a1a/1b1.red.4-7_8-5
 *     version . game . rows . side to move [. moves]
 *
 * A row is written from left to right: a number for so many empty squares, `~` for an obstacle, `a` for a piece of the first
 * side, `b` for one of the second, `c` for one of each. A move is the numbers of its two squares, counted from 1 row by row,
 * or `0-0` for a pass.
 */
import type { Move, Position, Rules, Square } from "catchmate";
import type { BoardProblem } from "./edit.ts";
import { sidesOn, squareKey } from "./position.ts";

const version = "1";

/** Beyond this many squares a board's table could not be held by any machine that has a browser. */
const mostSquares = 1e6;

/** What a code says. */
export interface Coded extends BoardProblem {
	readonly moves: readonly Move[];
}

/** Whether a text means to be a code. */
export const isCode = (text: string): boolean => /^\d+\.[a-z-]+\./.test(text);

export function writeCode({ game, position, moves }: Coded): string {
	const { rules, board } = game;
	const blocked = new Set(board.obstacles.map(squareKey));
	const rows = Array.from({ length: board.rows }, (_, r) => {
		const letters = Array.from({ length: board.columns }, (_, c) => {
			const square = { row: r + 1, column: c + 1 };
			const [side, other] = sidesOn(position, square);
			const letter = other !== undefined ? "c" : side === rules.sides[0].name ? "a" : "b";
			return blocked.has(squareKey(square)) ? "~" : side === undefined ? "." : letter;
		});
		return letters.join("").replace(/\.+/g, (empty) => String(empty.length));
	});
	const number = (square: Square | null) =>
		square === null ? 0 : (square.row - 1) * board.columns + square.column;
	const plies = moves.map(({ from, to }) => `${number(from)}-${number(to)}`);
	const parts = [version, rules.id, rows.join("/"), position.toMove];
	return [...parts, ...(plies.length > 0 ? [plies.join("_")] : [])].join(".");
}

/** What a code says, checked but for whether its moves are legal; null when it is not one of these games' codes. */
export function readCode(code: string, games: readonly Rules[]): Coded | null {
	const [found, id, board = "", toMove = "", plies = "", ...more] = code.split(".");
	const rules = games.find((game) => game.id === id);
	const isSide = rules?.sides.some(({ name }) => name === toMove);
	if (found !== version || rules === undefined || !isSide || more.length > 0) {
		return null;
	}
	const read = readRows(board, rules);
	const moves = read && readMoves(plies, read.board.rows, read.board.columns);
	if (!read || !moves) {
		return null;
	}
	const position: Position = { toMove, pieces: read.pieces };
	return { game: { rules, board: read.board }, position, moves };
}

function readRows(text: string, rules: Rules) {
	const [first, second] = rules.sides;
	const pieces: Record<string, Square[]> = { [first.name]: [], [second.name]: [] };
	const obstacles: Square[] = [];
	const widths = text.split("/").map((letters, r) => {
		let width = 0;
		for (const [token] of letters.matchAll(/\d+|./g)) {
			const square = { row: r + 1, column: width + 1 };
			width += /\d/.test(token) ? Number(token) : 1;
			if (token === "~") {
				obstacles.push(square);
			} else if (/[abc]/.test(token)) {
				if (token !== "b") pieces[first.name]?.push(square);
				if (token !== "a") pieces[second.name]?.push(square);
			} else if (!/\d/.test(token)) {
				return Number.NaN;
			}
		}
		return width;
	});
	const [columns = 0] = widths;
	const rows = widths.length;
	const isSound =
		columns > 0 &&
		rows * columns <= mostSquares &&
		widths.every((width) => width === columns) &&
		rules.sides.every(({ name, pieces: count }) => pieces[name]?.length === count);
	return isSound ? { board: { rows, columns, obstacles }, pieces } : null;
}

function readMoves(text: string, rows: number, columns: number): Move[] | null {
	if (text === "") {
		return [];
	}
	const square = (number: number): Square | null =>
		number === 0
			? null
			: { row: Math.ceil(number / columns), column: ((number - 1) % columns) + 1 };
	const moves: Move[] = [];
	for (const ply of text.split("_")) {
		const [from = 0, to = 0] = (/^(\d+)-(\d+)$/.exec(ply) ?? []).slice(1).map(Number);
		if (!/^\d+-\d+$/.test(ply) || Math.max(from, to) > rows * columns || !from !== !to) {
			return null;
		}
		moves.push({ from: square(from), to: square(to) });
	}
	return moves;
}
