/** The form of the rules, in English. */
import { edges, The, the, wins } from "./board.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const rules = {
	note: "Change any rule: the board is solved again at once, and Undo takes it back.",
	back: (game: string) => `Back to the rules of ${game}`,
	undecided: "Under these rules nobody can win: every position is a draw.",
	// Of a side.
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
	movesAllNote: "Each takes one step, or stays if the side may pass, all at once.",
	mayShare: "Its pieces may share a square",
	lastWay: "A side needs at least one direction, or must be able to pass.",
	leaps: "Longer moves pass over",
	passesOver: {
		nothing: "Nothing",
		pieces: "Pieces",
		everything: "Pieces and obstacles",
	},
	leapsNote: "For moves of two squares and more.",
	goals: "Wins on",
	edges: {
		top: capital(edges.top),
		right: capital(edges.right),
		bottom: capital(edges.bottom),
		left: capital(edges.left),
	},
	// Of the game.
	game: "The game",
	starts: "Begins",
	startsNote: "On a new board. “To move” above says whose turn it is on this one.",
	/** What happens where pieces of both sides meet. */
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
};
