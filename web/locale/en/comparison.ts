/** The comparison of rules, in English. */
import type { Value } from "catchmate";
import type { Ground } from "../../model/graph.ts";
import { Click, field, number, plies, The, the, wins } from "./board.ts";

/** What a position comes to: `winner` is null in a draw. */
const result = (winner: string | null): string =>
	winner === null ? "a draw" : `a win for ${the(winner)}`;

const positions = (count: number) => (count === 1 ? "1 position" : `${number(count)} positions`);

const value = ({ winner, distance }: Value): string =>
	winner === null
		? "draw"
		: `${the(winner)} ${wins(winner)}${distance === null ? ", play never ends" : ` in ${plies(distance)}`}`;

export const comparison = {
	note: "Two sets of rules on this board: which positions change, and how.",
	with: "Compare with",
	origin: (game: string) => `The rules of ${game}`,
	previous: "Before the last change",
	given: "The rules in the link",
	same: "These are the rules on the board. Change one to see what it does.",
	/** The sides have other numbers of pieces. */
	pieces:
		"The two sets of rules use different numbers of pieces, so there are no positions to compare.",
	solving: "Solving under both sets of rules …",
	counting: (counted: number, all: number) => `Comparing: ${number(counted)} of ${positions(all)}`,
	changed: (count: number, all: number) => `${number(count)} of ${positions(all)} change outcome`,
	kind: (count: number, before: string | null, after: string | null) =>
		`${number(count)} from ${result(before)} to ${result(after)}`,
	list: (kinds: readonly string[]) => `: ${kinds.join(", ")}.`,
	none: (all: number) => `None of the ${positions(all)} changes its outcome.`,
	otherDistance: (count: number) =>
		` ${positions(count)} more ${count === 1 ? "keeps its" : "keep their"} winner, but not the number of plies.`,
	only: (count: number, ground: Ground) =>
		`${positions(count)}, with pieces of both sides on one ${field(ground)}, exist under one set of rules only and are not counted.`,
	toMove: (name: string) => `${The(name)} to move`,
	/** The head of the rows and the columns of a table: outcomes by the other rules, and by those of the board. */
	before: "Before",
	after: "Now",
	outcomes: { win: "win", draw: "draw", loss: "loss" },
	examples: "Most telling examples",
	examplesNote: `For each change, the position farthest from its end. ${Click} to put it on the board.`,
	beforeValue: (found: Value) => `Before: ${value(found)}.`,
	afterValue: (found: Value) => `Now: ${value(found)}.`,
	map: "Where it changes",
	piece: "Piece to place",
	here: (before: Value, after: Value) =>
		`The position on the board: before, ${value(before)}; now, ${value(after)}. `,
	mapped: (count: number, all: number, toMove: string, ground: Ground) =>
		count === 0
			? `The outcome changes on none of the ${number(all)} ${field(ground)}s for that piece.`
			: `The outcome changes on ${number(count)} of the ${number(all)} ${field(ground)}s for that piece. The map shows what it is now for ${the(toMove)}.`,
	mapKind: (before: string | null, after: string | null) =>
		`From ${result(before)} to ${result(after)}`,
	squares: (kind: string, count: number, ground: Ground) =>
		`${kind}: ${count === 1 ? `1 ${field(ground)}` : `${number(count)} ${field(ground)}s`}`,
	noMap: "The position on the board exists under one set of rules only.",
	token: "Token",
};
