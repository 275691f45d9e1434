/** The comparison of rules, in English. */
import type { Value } from "catchmate";
import type { Ground } from "../../model/graph.ts";
import { Click, field, number, plies, The, the, wins } from "./vocabulary.ts";

/** The result of a position; the winner of a draw is null. */
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
	/** The sides differ in their numbers of pieces. */
	pieces:
		"The two sets of rules use different numbers of pieces, so there are no positions to compare.",
	solving: "Solving under both sets of rules …",
	counting: (counted: number, all: number) => `Comparing: ${number(counted)} of ${positions(all)}`,
	changed: (count: number, all: number) =>
		`${number(count)} of ${positions(all)} ${count === 1 ? "changes its" : "change their"} outcome`,
	kind: (count: number, before: string | null, after: string | null) =>
		`${number(count)} from ${result(before)} to ${result(after)}`,
	list: (kinds: readonly string[]) => `: ${kinds.join(", ")}.`,
	none: (all: number) => `None of the ${positions(all)} changes its outcome.`,
	otherDistance: (count: number) =>
		` ${positions(count)} more ${count === 1 ? "keeps its" : "keep their"} winner, but not the number of plies.`,
	only: (count: number, ground: Ground) =>
		`${positions(count)}, with pieces of both sides on one ${field(ground)}, ${count === 1 ? "exists under one set of rules only and is" : "exist under one set of rules only and are"} not counted.`,
	toMove: (name: string) => `${The(name)} to move`,
	examples: "Most telling examples",
	examplesNote: `For each change, the position farthest from its end. ${Click} to put it on the board.`,
	beforeValue: (found: Value) => `Before: ${value(found)}.`,
	afterValue: (found: Value) => `Now: ${value(found)}.`,
};
