/** The help, in English. */
import type { Edge } from "catchmate";
import type { Ground } from "../../model/graph.ts";
import { type GameText, ownValue } from "../shared.ts";
import { gameHelp, generalHelp } from "./game-help.ts";
import { Click, edges, goalName, neverGoes, of, the, wins, wraps } from "./vocabulary.ts";

export const help = {
	content: {
		/** The help on a game, by its id. */
		game: (id: string): readonly GameText[] => ownValue(gameHelp, id) ?? generalHelp,
		games: "The games",
		/** The heading after the game on the board. */
		otherGames: "The other games",
		/** The captions of the help's boards. */
		pictures: {
			capture: "White to move, with Black next to it: White takes it.",
			goal: "Black's pawn is one square from the top row: the next move wins.",
			jump: "The mouse may jump up to 3 squares here: over the cat to the food, the framed square. Nobody jumps over a wall.",
			hole: "The ringed point is the hole: the mouse is home with its next move. The stripes keep the cat out.",
			heading: "Where a hound may go: up, down and to the right, also along slanting lines.",
			past: "The ringed point is the hare's goal: it has slipped past the hounds, which cannot turn back.",
			exit: "The framed square is an exit: the thief escapes with the next move.",
			gap: "There is a gap between the hounds: the fox slips through to the top row.",
			block: "Red takes the free point, and Black has no move left.",
			stuck: "No edge leads on from e: whoever gets the token there has lost.",
			together: "All cops move in one turn; one of them steps onto the robber.",
			marks: "Where each move goes, and how it ends.",
		},
		solved: "What is solved",
		solvedText: [
			"Every position is solved: Catchmate knows how it ends when both sides play perfectly, and in how many plies. One ply is one move by one side.",
			"The winner wins as soon as possible, the loser holds out as long as possible. If neither side can force a win, it is a draw, or in some games a win for one side.",
			"It works backwards from the ends of the game (retrograde analysis): a BFS over the graph of positions. A position is won if some move leads to a lost one, and lost if every move leads to a won one.",
		],
		start: "Start here",
		/** The first things to do, in order. */
		steps: [
			`${Click} a piece and then a square, or drag it: the verdict follows at once.`,
			"Change the board in Edit: put pieces anywhere, add obstacles.",
			"Start a game in Play, against the solver or another person.",
		],
	},
	legend: {
		heading: "Legend",
		win: "the side to move wins",
		draw: "draw: no win can be forced",
		loss: "the side to move loses",
		unit: (ground: Ground) =>
			`Numbers are plies to the end of the game; one ply is one move by one side. ${ground.graph === undefined ? "Squares are given as row,column." : "Points are given by name."}`,
		lastMove: (ground: Ground): string =>
			ground.graph === undefined
				? "last move: from the square with the dot, along the line"
				: "last move: along the thick line",
		/** Edges for one side only, and one-way edges. */
		sideWay: (name: string) => `edge for ${the(name)} only`,
		sideHead: (name: string) => `this way for ${the(name)} only`,
		neverGoes,
		wraps,
		oneWay: "one way only",
		obstacle: "closed to both sides",
		goal: (name: string, edge: Edge) => `the ${edges[edge]} is ${of(name)} goal`,
		token: "the token, which both sides move",
		goalSquare: (name: string | null, id: string) =>
			`${goalName(id)}goal of ${name === null ? "both sides" : the(name)}`,
		closed: (name: string) => `closed to ${the(name)}`,
		endless: (winner: string) => `play never ends: ${the(winner)} ${wins(winner)}`,
		keys: "Keys",
		keyList: [
			["←  →", "step through the game"],
			["Home  End", "first and last position"],
			["Space", "play a best move, where values are shown"],
			["N", "next mistake"],
			["Enter  N", "after a puzzle: the next one"],
			["P", "have the screen reader read out the pieces"],
			["Tab, then arrows", "move around the board"],
			["Enter", "on the board: pick a piece, then its square"],
			["Esc", "drop the piece"],
			["Ctrl Z", "undo a move or a change of the board"],
			["Ctrl Shift Z", "redo it"],
			["?", "open this help"],
		] satisfies [keys: string, meaning: string][],
	},
};

export type HelpWords = Readonly<typeof help>;
