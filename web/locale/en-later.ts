/** What the page says in the parts that come only when they are opened, in English. */
import { number, plies, side } from "./en.ts";
import type { LaterWords } from "./later-words.ts";

const list = new Intl.ListFormat("en");

const games: Readonly<Record<string, readonly string[]>> = {
	chase: [
		"White moves one square, up, down, left or right; Black moves one or two in a straight line, and may leap. White begins.",
		"Who moves onto the other's piece wins. There is no passing.",
	],
	"crossing-pawn": [
		"Black's pawn makes for the top row, one square up, left or right a move, and never down. Red hunts it with two pieces, of which one moves one square, up, down, left or right. Red begins.",
		"Black wins on the top row. Who moves onto the other's piece wins, and who cannot move loses. Nobody enters an obstacle.",
	],
};

const sizes = (all: readonly number[]) => list.format(all.map(number));

export const enLater: LaterWords = {
	watch: {
		distance: "Distance",
		at: (distance, longest) => `${number(distance)} of ${plies(longest)}`,
		back: "One ply back",
		forward: "One ply on",
		play: "Play",
		stop: "Stop",
		method:
			"A board is solved from its ends: first the positions in which the game is over, then, ply by ply, what leads to them. What is never reached is a draw.",
		step: (distance) =>
			distance === 0
				? "At 0 the game is over: captured, arrived, or without a move."
				: distance % 2 === 1
					? `At ${number(distance)}, a position is won: some move reaches one that was lost at ${number(distance - 1)}.`
					: `At ${number(distance)}, a position is lost: all moves reach won ones, the last of them settled at ${number(distance - 1)}.`,
		squares: (shown, all, name, toMove) =>
			`With ${side(name)}'s piece on it and ${side(toMove)} to move, ${number(shown)} of ${number(all)} squares are settled.`,
		ring: (distance) => `settled at ${number(distance)} and not before`,
		exactly: (distance) => `settled at ${number(distance)}`,
		upTo: (distance) => `settled up to ${number(distance)}`,
		never: "never settled: drawn",
		all: "all positions of this board",
	},
	sizes: {
		note: "Each size is solved while you wait, every value is checked against the rules, and the longest game is plotted; White begins.",
		computing: (size) => `Solving and checking ${number(size)} × ${number(size)} …`,
		pause: "Pause",
		goOn: "Go on",
		tooLarge: (size) =>
			`It ends here: ${number(size)} × ${number(size)} would take too much memory.`,
		failed: "The solver has failed. Go on to have it started again.",
		size: "n",
		longest: "longest game",
		positions: "positions",
		bound: (factor) => `${factor}n`,
		summary: (last) =>
			`The longest game, in plies, for n from 2 to ${number(last)}, with the lines 3n and 4n. The table has the numbers.`,
		axis: "n, rows and columns",
		asTable: "The same as a table",
		verified: (last, longest) =>
			`Verified, for every n up to ${number(last)}: White wins at once where the pieces are neighbours. From every other position Black wins, in ${plies(longest)} at most.`,
		refuted: (all) => `On these boards it is otherwise: n = ${sizes(all)}.`,
		within: (factor, last) => `Up to n = ${number(last)} no game is longer than ${factor}n plies.`,
		beyond: (factor, all) => `Some game is longer than ${factor}n plies for n = ${sizes(all)}.`,
		conjecture: (last) =>
			`For n beyond ${number(last)} none of this is checked here: that Black wins within 4n plies has been proved, that 3n are enough is only stated.`,
		setUp: (size) => `Set up the longest game, n = ${number(size)}`,
	},
	help: {
		games: "The games",
		game: (gameId) => games[gameId] ?? [],
		picture: {
			capture: "Black's piece stands beside White's, and White is to move: White takes it.",
			goal: "Black's pawn is one square below the top row: the next move wins.",
			marks: "Where each move leads, and what it is worth.",
		},
		solved: "What is solved",
		solvedText: [
			"Every position is: Catchmate knows how it ends when both sides play perfectly, and in how many plies. One ply is one move by one side.",
			"Who wins does it as soon as can be, who loses puts it off as long as can be. What neither side can force to an end is a draw.",
		],
		start: "Begin here",
		steps: [
			"Drag a piece, or choose it and then its square: the verdict follows at once.",
			"Edit changes the board: put the pieces anywhere, build obstacles.",
			"Play begins a game, against the solver or another person.",
		],
	},
};
