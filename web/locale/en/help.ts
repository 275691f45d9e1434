/** The help, in English. */
import type { Edge } from "catchmate";
import type { Ground } from "../../board/graph.ts";
import { entry } from "../shared.ts";
import { edges, of, the, wins } from "./board.ts";
import { gameHelp, generalHelp } from "./game-help.ts";

export const help = {
	content: {
		/** A game explained, by its id. */
		game: (id: string): readonly string[] => entry(gameHelp, id) ?? generalHelp,
		games: "The games",
		/** The captions of the boards that the help shows. */
		pictures: {
			capture: "Black's piece stands beside White's, and White is to move: White takes it.",
			goal: "Black's pawn is one square below the top row: the next move wins.",
			marks: "Where each move leads, and what it is worth.",
		},
		solved: "What is solved",
		solvedText: [
			"Every position is: Catchmate knows how it ends when both sides play perfectly, and in how many plies. One ply is one move by one side.",
			"Who wins does it as soon as can be, who loses puts it off as long as can be. What neither side can force to an end is a draw, or by the rules of some games a win of one side.",
		],
		start: "Begin here",
		/** The first things to do, in order. */
		steps: [
			"Drag a piece, or choose it and then its square: the verdict follows at once.",
			"Edit changes the board: put the pieces anywhere, build obstacles.",
			"Play begins a game, against the solver or another person.",
		],
	},
	legend: {
		heading: "Legend",
		win: "the side to move wins",
		draw: "draw: no end can be forced",
		loss: "the side to move loses",
		unit: (ground: Ground) =>
			`Numbers are plies to the end of the game; one ply is one move by one side. ${ground.graph === undefined ? "Squares are row, column." : "Points go by their names."}`,
		lastMove: (ground: Ground) =>
			`last move: left the dashed ${ground.graph === undefined ? "square" : "point"} for the bracketed one`,
		/** Of the ways between points that one side alone may take, and of those that lead one way only. */
		sideWay: (name: string) => `way of ${the(name)} alone`,
		sideHead: (name: string) => `in this direction ${the(name)} alone`,
		oneWay: "in this direction only",
		obstacle: "closed to both sides",
		goal: (name: string, edge: Edge) => `the ${edges[edge]} is ${of(name)} goal`,
		token: "the token, which both sides move",
		goalSquare: (name: string) => `goal of ${the(name)}`,
		closed: (name: string) => `closed to ${the(name)}`,
		endless: (winner: string) => `play never ends: ${the(winner)} ${wins(winner)}`,
		keys: "Keys",
		keyList: [
			["←  →", "step through the game"],
			["Home  End", "first and last position"],
			["Space", "play a best move"],
			["N", "next mistake"],
			["Tab, then arrows", "walk over the board"],
			["Enter", "on the board: choose a piece, then its square"],
			["Esc", "let the piece go"],
			["Ctrl Z", "undo a move or a change of the board"],
			["Ctrl Shift Z", "make it again"],
			["?", "open this help"],
		] satisfies [keys: string, meaning: string][],
	},
};
