/** What an author writes of squares in attributes: moves, and what is drawn over the position that the board begins with. */
import type { Board, Move, Square, Step } from "catchmate";
import { type Ground, pointNamed } from "../model/graph.ts";
import { type Arrow, type Mark, markKinds } from "../model/overlay.ts";
import { isOn, moveOf, stepsOf } from "../model/position.ts";

/** The words of an attribute, separated by spaces. */
export const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? [];

/** The square for a text such as `1,2`, or for the name of a point. */
function squareOf(text: string, { graph }: Ground): Square | null {
	const [row, column] = /^(\d+),(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
	return graph !== undefined
		? pointNamed(graph, text)
		: row !== undefined && column !== undefined
			? { row, column }
			: null;
}

/**
 * Moves, or the moves in a text such as `1,1-1,2 3,3-1,3 pass`, on a graph `b-c a-b` by names of points; `+` joins the
 * steps of a turn of several pieces. Null for any other text.
 */
export function movesOf(
	value: string | readonly Move[] | null,
	ground: Ground,
): readonly Move[] | null {
	if (typeof value !== "string") return value ?? [];
	const stepOf = (text: string): Step | null => {
		const [from = null, to = null, ...more] = text
			.split("-")
			.map((square) => squareOf(square, ground));
		return from !== null && to !== null && more.length === 0 ? { from, to } : null;
	};
	const moves = wordsIn(value).map((word): Move | null => {
		if (word === "pass") return { from: null, to: null };
		const steps = word.split("+").map(stepOf);
		return steps.every((step) => step !== null) ? moveOf(steps) : null;
	});
	return moves.every((move) => move !== null) ? moves : null;
}

/** Whether a text may be moves on some board. Names of points are only known with the graph. */
export const canBeMoves = (text: string): boolean =>
	wordsIn(text).every((word) =>
		/^(pass|\d+,\d+-\d+,\d+(\+\d+,\d+-\d+,\d+)*|[^,>#+-]+-[^,>#+-]+(\+[^,>#+-]+-[^,>#+-]+)*)$/.test(
			word,
		),
	);

/** All of a list; null if one is missing. */
const all = <Each>(list: readonly (Each | null)[]): readonly Each[] | null =>
	list.every((each) => each !== null) ? list : null;

/** The arrows in a text such as `2,3-2,4 4,5-5,5:hint`. Null for any other text, and off the board. */
export function arrowsOf(text: string, board: Board): readonly Arrow[] | null {
	return all(
		wordsIn(text).map((word): Arrow | null => {
			const isHint = word.endsWith(":hint");
			const [move] = movesOf(isHint ? word.slice(0, -":hint".length) : word, board) ?? [];
			const isDrawn =
				move !== undefined &&
				move.from !== null &&
				stepsOf(move).every(({ from, to }) => isOn(board, from) && isOn(board, to));
			return isDrawn ? { ...move, ...(isHint && { isHint }) } : null;
		}),
	);
}

/** The marks in a text such as `2,3 4,5:cross`. Null for any other text, and off the board. */
export function marksOf(text: string, board: Board): readonly Mark[] | null {
	return all(
		wordsIn(text).map((word): Mark | null => {
			const [place = "", shape = "ring", ...more] = word.split(":");
			const square = squareOf(place, board);
			const kind = markKinds.find((each) => each === shape);
			const isDrawn = more.length === 0 && square !== null && isOn(board, square);
			return kind !== undefined && isDrawn ? { square, shape: kind } : null;
		}),
	);
}
