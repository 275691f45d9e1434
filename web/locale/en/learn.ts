/** The help, and Chase on boards of all sizes, in English. */
import type { Edge } from "catchmate";
import type { Ground } from "../../board/graph.ts";
import { entry } from "../shared.ts";
import { edges, number, of, plies, the, wins } from "./board.ts";
import { gameHelp, generalHelp } from "./game-help.ts";

const list = (sizes: readonly number[]) =>
	new Intl.ListFormat("en").format(sizes.map((size) => number(size)));

export const learn = {
	help: {
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
	sizes: {
		note: "Each size is solved while you wait, every value is checked against the rules, and the longest game is plotted; White begins.",
		computing: (size: number) => `Solving and checking ${number(size)} × ${number(size)} …`,
		pause: "Pause",
		goOn: "Go on",
		/** Ends the series: this size would take more memory than it may. */
		tooLarge: (size: number) =>
			`It ends here: ${number(size)} × ${number(size)} would take too much memory.`,
		failed: "The solver has failed. Go on to have it started again.",
		size: "n",
		longest: "longest game",
		positions: "positions",
		/** So many plies for each row of the board. */
		bound: (factor: number) => `${factor}n`,
		/** The plot in words, for screen readers only. */
		summary: (last: number) =>
			`The longest game, in plies, for n from 2 to ${number(last)}, with the lines 3n and 4n. The table has the numbers.`,
		axis: "n, rows and columns",
		asTable: "The same as a table",
		/** Verified up to a size: the longest game, in plies. */
		verified: (last: number, longest: number) =>
			`Verified, for every n up to ${number(last)}: White wins at once where the pieces are neighbours. From every other position Black wins, in ${plies(longest)} at most.`,
		/** The sizes on which it is not so. */
		refuted: (sizes: readonly number[]) => `On these boards it is otherwise: n = ${list(sizes)}.`,
		within: (factor: number, last: number) =>
			`Up to n = ${number(last)} no game is longer than ${factor}n plies.`,
		beyond: (factor: number, sizes: readonly number[]) =>
			`Some game is longer than ${factor}n plies for n = ${list(sizes)}.`,
		conjecture: (last: number) =>
			`For n beyond ${number(last)} none of this is checked here: that Black wins within 4n plies has been proved, that 3n are enough is only stated.`,
		setUp: (size: number) => `Set up the longest game, n = ${number(size)}`,
	},
};
