/** The form of the rules, in English. */

import { capital } from "../shared.ts";
import type { comparison } from "./comparison.ts";
import { edges, has, moves, of, The, the, verb, wins } from "./vocabulary.ts";

/** A list of names inside a sentence. */
const list = (names: readonly string[]) => {
	const small = names.map((name) => name.toLowerCase());
	const last = small.at(-1) ?? "";
	return small.length < 2 ? last : `${small.slice(0, -1).join(", ")} or ${last}`;
};

export const rules = {
	note: "Change any rule: the board is solved again at once, and Undo takes it back.",
	/** Below the text of a board with changed rules. */
	notInText: "This text leaves out the changed rules. The link under Share keeps them.",
	back: (game: string) => `Back to the rules of ${game}`,
	undecided: "Under these rules nobody can win: every position is a draw.",
	// The fields of a side.
	pieces: "Pieces",
	tokenNote: "A side without pieces moves the other side's only piece: the token.",
	moves: "Directions",
	directions: {
		up: "Up",
		right: "Right",
		down: "Down",
		left: "Left",
		"up-right": "Up and right",
		"down-right": "Down and right",
		"down-left": "Down and left",
		"up-left": "Up and left",
	},
	reach: "Longest move",
	mayPass: "May pass",
	movesAll: "All pieces move each turn",
	movesAllNote: "Each takes one step at the same time, or stays if the side may pass.",
	mayShare: "Its pieces may share a square",
	lastWay: "A side needs at least one direction, or must be able to pass.",
	leaps: "Longer moves pass over",
	passesOver: {
		nothing: "Nothing",
		pieces: "Pieces",
		everything: "Pieces and obstacles",
	},
	leapsNote: "For moves of two or more squares.",
	goals: "Wins on",
	edges: {
		top: capital(edges.top),
		right: capital(edges.right),
		bottom: capital(edges.bottom),
		left: capital(edges.left),
	},
	// The fields of the game.
	game: "The game",
	starts: "Begins",
	startsNote: "On a new board. “To move” above says whose turn it is on this one.",
	/** The result when pieces of both sides meet. */
	capture: "When pieces meet on a square",
	captures: {
		wins: "Whoever moves there wins",
		forbidden: "They cannot meet",
		winner: (name: string) => `${The(name)} ${wins(name)}, whoever moves there`,
	},
	captureNotes: {
		wins: "Either side can capture.",
		forbidden: "Pieces block each other, and nothing is captured.",
		winner: (name: string) =>
			`Only ${the(name)} can capture; the other side loses if it moves there itself.`,
	},
	noMove: "A side that cannot move",
	noMoves: { loses: "Loses", draws: "Draws", passes: "Passes" },
	noMoveNotes: {
		loses: "Blocking the other side wins.",
		draws: "A blocked side gets a draw.",
		passes: "The other side moves again.",
	},
	noDraw: "Cannot be a draw while play that never ends is a win.",
	endless: "Play that never ends",
	endlessDraws: "Is a draw",
	endlessWins: (name: string) => `Is won by ${the(name)}`,
	endlessNotes: {
		draws: "A side that cannot win can still play on for ever.",
		winner: (name: string) =>
			`There are no draws: ${the(name)} ${wins(name)} by holding out for ever, a win marked ∞.`,
	},
	noEndlessWin: "Cannot be a win while a side that cannot move draws.",
	/** The changes of a variant's rules. */
	changes: {
		sentence: (game: string, changes: readonly string[]) =>
			`${game} with changed rules: ${changes.join("; ")}.`,
		pieces: (name: string, count: number) =>
			count === 0
				? `${the(name)} ${moves(name)} the other side's piece`
				: `${the(name)} ${has(name)} ${count === 1 ? "1 piece" : `${count} pieces`}`,
		directions: (name: string, all: readonly string[]) =>
			all.length === 0 ? `${the(name)} cannot move` : `${the(name)} ${moves(name)} ${list(all)}`,
		reach: (name: string, squares: number) =>
			`${the(name)} ${moves(name)} ${squares === 1 ? "1 square" : `up to ${squares} squares`}`,
		leaps: (name: string, over: string) =>
			`${of(name)} longer moves pass over ${over.toLowerCase()}`,
		mayPass: (name: string, may: boolean) => `${the(name)} ${may ? "may" : "may not"} pass`,
		movesAll: (name: string, all: boolean) =>
			`${all ? "all" : "one"} of ${of(name)} pieces ${all ? "move" : "moves"} each turn`,
		mayShare: (name: string, may: boolean) =>
			`${of(name)} pieces ${may ? "may" : "may not"} share a square`,
		goals: (name: string, all: readonly string[]) =>
			all.length === 0
				? `${the(name)} ${wins(name)} on no edge of the board`
				: `${the(name)} ${wins(name)} on the ${list(all)}`,
		starts: (name: string) => `${the(name)} ${verb("begins", "begin")(name)}`,
		captures: {
			wins: "whoever moves onto the other side wins",
			forbidden: "nobody moves onto the other side",
		},
		capturedBy: (name: string) => `${the(name)} ${wins(name)} where pieces meet`,
		noMoves: {
			loses: "a side that cannot move loses",
			draws: "a side that cannot move draws",
			passes: "a side that cannot move passes",
		},
		/** `winner` is null for a draw. */
		endless: (winner: string | null) =>
			winner === null
				? "play that never ends is a draw"
				: `${the(winner)} ${wins(winner)} if play never ends`,
	},
};

/** The form of the rules and their comparison. */
export interface RulesWords {
	readonly form: typeof rules;
	readonly comparison: Readonly<typeof comparison>;
}
