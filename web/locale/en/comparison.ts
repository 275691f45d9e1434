/** The comparison of rules, in English. */
import type { Square, Value } from "catchmate";
import type { Ground } from "../../board/graph.ts";
import { field, number, plies, side, square, The, the, wins } from "./board.ts";

/** What a position comes to: `winner` is null in a draw. */
const result = (winner: string | null): string =>
	winner === null ? "a draw" : `a win of ${the(winner)}`;

const positions = (count: number) => (count === 1 ? "1 position" : `${number(count)} positions`);

const value = ({ winner, distance }: Value): string =>
	winner === null
		? "draw"
		: `${the(winner)} ${wins(winner)}${distance === null ? ", play never ends" : ` in ${plies(distance)}`}`;

export const comparison = {
	note: "Two sets of rules on this board: which positions change, and which way.",
	with: "Compare with",
	origin: (game: string) => `The rules of ${game}`,
	previous: "Before the last change",
	given: "The rules of the link",
	same: "These are the rules on the board: change one to see what it does.",
	/** The sides have other numbers of pieces. */
	pieces:
		"These rules have another number of pieces, and so other positions: there is nothing to compare one by one.",
	solving: "Solving the board by both rules …",
	counting: (counted: number, all: number) => `Comparing: ${number(counted)} of ${positions(all)}`,
	changed: (count: number, all: number) => `${number(count)} of ${positions(all)} change outcome`,
	kind: (count: number, before: string | null, after: string | null) =>
		`${number(count)} from ${result(before)} to ${result(after)}`,
	list: (kinds: readonly string[]) => `: ${kinds.join(", ")}.`,
	none: (all: number) => `None of the ${positions(all)} changes its outcome.`,
	otherDistance: (count: number) =>
		` ${positions(count)} more ${count === 1 ? "keeps its" : "keep their"} winner, but not the number of plies.`,
	only: (count: number, ground: Ground) =>
		`${positions(count)}, with pieces of both sides on one ${field(ground)}, exist by one of the rules alone and are not counted.`,
	toMove: (name: string) => `${The(name)} to move`,
	/** The head of the rows and the columns of a table: outcomes by the other rules, and by those of the board. */
	before: "Before",
	after: "Now",
	outcomes: { win: "win", draw: "draw", loss: "loss" },
	examples: "Most telling examples",
	examplesNote:
		"Of each change the position that is farthest from its end. A click puts it on the board.",
	beforeValue: (found: Value) => `Before: ${value(found)}.`,
	afterValue: (found: Value) => `Now: ${value(found)}.`,
	map: "Where it changes",
	piece: "Places of this piece",
	here: (before: Value, after: Value) =>
		`The position on the board: before, ${value(before)}; now, ${value(after)}. `,
	mapped: (count: number, all: number, toMove: string, ground: Ground) =>
		count === 0
			? `With the piece elsewhere no outcome changes on any of ${number(all)} ${field(ground)}s.`
			: `On ${number(count)} of ${number(all)} ${field(ground)}s of that piece the outcome changes. There the map shows what it now is to ${the(toMove)}.`,
	mapKind: (before: string | null, after: string | null) =>
		`From ${result(before)} to ${result(after)}`,
	squares: (kind: string, count: number, ground: Ground) =>
		`${kind}: ${count === 1 ? `1 ${field(ground)}` : `${number(count)} ${field(ground)}s`}`,
	noMap: "One of the two rules does not have the position on the board.",
	/** The name of the piece's side is null for the token. */
	pieceAt: (name: string | null, at: Square, ground: Ground) =>
		`${name === null ? "Token" : side(name)}, ${square(at, ground)}`,
};
