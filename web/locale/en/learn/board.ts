/** The live parts of the chapter `board`, in English. */
import type { Move, Outcome, Position, Square, Value } from "catchmate";
import { numberWriter } from "../../shared.ts";

const number = numberWriter("en");
const plies = (count: number) => `${number(count)} ${count === 1 ? "ply" : "plies"}`;
/** The positions of the chase's pieces. */
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

/** The sides of the chase by name. */
const sides: Readonly<Record<string, string>> = { white: "White", black: "Black" };
const sideOf = (name: string) => sides[name] ?? name;

export const board = {
	/** The picture of all positions of a game, in layers by distance. */
	wholeGame: {
		title: "The whole game of chase on a 3 × 3 board",
		/** The picture as a file. */
		summary: (positions: number, longest: number) =>
			`All ${number(positions)} positions in layers by the plies to the end, from 0 to ${number(longest)}, joined by the best moves`,
		label: (positions: number) =>
			`The whole game: ${number(positions)} positions by the plies to the end. Arrow keys go from one to another, Enter makes the best move.`,
		layer: (count: number) => (count === 0 ? "over" : plies(count)),
		/** The chosen point. */
		lines: { way: "best play from here", others: "its other moves" },
		/** A point not settled yet. */
		open: "not settled yet",
		cell: (places: string, toMove: string, wins: string) => `${places} ${toMove}. ${wins}.`,
		wins: (winner: string, distance: number) =>
			distance === 0 ? `${sideOf(winner)} has won` : `${sideOf(winner)} wins in ${plies(distance)}`,
		key: "Key",
		moves: (side: string) => `${sideOf(side)} to move`,
		winner: (side: string) => `${sideOf(side)} wins`,
		fill: "Fill from the end",
		stop: "Stop",
		slider: "Settled up to this distance",
		/** The reason for a layer; after the last, `all` is the number of all positions. */
		said: (distance: number, count: number, all: number | null) =>
			`${distance === 0 ? `${plural(count, "position", "positions")}: a piece has just been taken, and the side to move has lost.` : `${distance} ${distance === 1 ? "ply" : "plies"}, ${plural(count, "position", "positions")}: ${distance % 2 === 1 ? `a move leads to a position lost in ${distance - 1}, so the side to move wins.` : `every move leads to a won position, the last of them won in ${distance - 1}, so the side to move loses.`}`}${all === null ? "" : ` That is all ${number(all)}. No point stays empty: nothing is a draw.`}`,
		touch: "Touch a point: its board, its moves, its way to the end.",
		over: "The game is over.",
		movesHeading: "Its moves, best first",
		way: ({ to }: Move) => `to row ${to?.row}, column ${to?.column}:`,
		openBoard: "Open in Catchmate",
	},
	/** The unfolding positions of the chapter on boards. */
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
		/** After all were unfolded and some folded again. */
		anew: (positions: number) => `Unfold all ${number(positions)} positions again`,
		fold: "Fold all",
	},
};
