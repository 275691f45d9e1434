/** The live parts of the chapter `no-limit`, in English. */
import { numberWriter } from "../../shared.ts";
import { listOf } from "./list.ts";

const number = numberWriter("en");
const plies = (count: number) => `${number(count)} ${count === 1 ? "ply" : "plies"}`;
const compact = () => new Intl.NumberFormat("en", { notation: "compact" });
const numbers = (sizes: readonly number[]) => listOf(sizes.map(number));

export const noLimit = {
	/** In the chapter on limits. */
	noLimit: {
		/** The way through a long game. */
		hunt: {
			ply: "Ply",
			way: "Go through the game",
			at: (ply: number, last: number) => `Ply ${number(ply)} of ${number(last)}`,
			tenBack: "−10 plies",
			tenOn: "+10 plies",
		},
		/** A program that stops after so many plies. */
		limit: {
			number,
			/** Of an axis. */
			short: (count: number) => compact().format(count),
			label: "The program’s limit",
			stop: (limit: number) => `Stop after ${plies(limit)}`,
			prints: "The program prints",
			right: ", which is right.",
			wrong: ", which is wrong.",
			cut: (cut: number, all: number) =>
				cut === 0
					? `All ${number(all)} decided positions are found.`
					: `${number(cut)} of ${number(all)} decided positions are farther away: it takes them for draws.`,
			summary: (limit: number) =>
				`The number of positions by their distance. Those beyond ${plies(limit)} are not seen by the program.`,
			axis: "plies to the end",
		},
		/** Chase on boards of all sizes. */
		sizes: {
			number,
			waiting: (size: number) =>
				`Each size is solved here, in your browser, and every value is checked. Next: ${number(size)} × ${number(size)}.`,
			computing: (size: number) => `Solving and checking ${number(size)} × ${number(size)} …`,
			/** What is checked, before anything is. */
			claim:
				"For each n this is checked: with White to move, White wins at once where the pieces are neighbours, and Black wins from every other position. The longest game is then compared with 3n and 4n plies.",
			begin: "Begin",
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
				last === 0
					? "A plot of the longest game by the size of the board, with the lines 3n and 4n. No board is solved yet."
					: `The longest game, in plies, for n from 2 to ${number(last)}, with the lines 3n and 4n. The table has the numbers.`,
			axis: "n, rows and columns",
			asTable: "The same as a table",
			/** Verified up to a size: the longest game, in plies. */
			verified: (last: number, longest: number) =>
				`Verified, for every n up to ${number(last)}: with White to move, White wins at once where the pieces are neighbours. From every other position Black wins, in ${plies(longest)} at most.`,
			/** The sizes on which it is not so. */
			refuted: (sizes: readonly number[]) =>
				`On these boards it is otherwise: n = ${numbers(sizes)}.`,
			within: (factor: number, last: number) =>
				`Up to n = ${number(last)} no game is longer than ${factor}n plies.`,
			beyond: (factor: number, sizes: readonly number[]) =>
				`Some game is longer than ${factor}n plies for n = ${numbers(sizes)}.`,
			conjecture: (last: number) =>
				`For n beyond ${number(last)} none of this is checked here, and we have found no proof that 3n plies are enough, or 4n.`,
			/** Null as long as no size is solved. */
			show: (size: number | null) =>
				size === null ? "Show the longest game" : `Show the longest game, n = ${number(size)}`,
		},
	},
};
