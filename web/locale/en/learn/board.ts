/** The live parts of the chapter `board`, in English. */
import type { Outcome, Position, Square, Value } from "catchmate";
import { numberWriter } from "../../shared.ts";

const number = numberWriter("en");
const plies = (count: number) => `${number(count)} ${count === 1 ? "ply" : "plies"}`;
/** Where the pieces of the chase stand. */
const places = ({ pieces }: Position): string => {
	const at = (squares: readonly Square[] = []) =>
		squares.map(({ row, column }) => `row ${row}, column ${column}`).join("; ");
	return `White on ${at(pieces.white)}; Black on ${at(pieces.black)}.`;
};
const plural = (count: number, one: string, many: string) =>
	`${number(count)} ${count === 1 ? one : many}`;
const worth: Readonly<Record<Outcome, (distance: number | null) => string>> = {
	win: (distance) => `wins in ${plies(distance ?? 0)}`,
	draw: () => "a draw",
	loss: (distance) => `loses in ${plies(distance ?? 0)}`,
};

export const board = {
	/** Of the positions that unfold, in the chapter on boards. */
	unfold: {
		picture: places,
		number: (number: number) => `No. ${number}`,
		toMove: ({ toMove }: Position): string =>
			toMove === "white" ? "White to move" : "Black to move",
		over: "over",
		worth: ({ outcome, distance }: Pick<Value, "outcome" | "distance">) => worth[outcome](distance),
		again: "seen before",
		fromBoard: "Begin with the position on the board",
		found: (positions: number, moves: number, repeats: number) =>
			`${plural(positions, "position", "positions")} so far. ${repeats === 0 ? `${plural(moves, "move", "moves")}, all to new positions.` : `Of ${plural(moves, "move", "moves")}, ${number(repeats)} led to a position seen before.`}`,
		complete: (positions: number, moves: number) =>
			`That is all: ${number(positions)} positions and ${number(moves)} moves. Every further move leads to one of these.`,
		all: (count: number) =>
			count === 0
				? "All positions are unfolded"
				: `Unfold ${plural(count, "more position", "more positions")}`,
		/** When all were unfolded, and some of them folded again. */
		anew: (positions: number) => `Unfold all ${number(positions)} positions again`,
		fold: "Fold all",
	},
};
