/** The live parts of the chapter `no-limit`, in English. */
import { numberWriter } from "../../shared.ts";

const number = numberWriter("en");
const plies = (count: number) => `${number(count)} ${count === 1 ? "ply" : "plies"}`;
const compact = () => new Intl.NumberFormat("en", { notation: "compact" });

export const noLimit = {
	/** The chapter on limits. */
	noLimit: {
		/** The steps through a long game. */
		hunt: {
			ply: "Ply",
			way: "Go through the game",
			at: (ply: number, last: number) => `Ply ${number(ply)} of ${number(last)}`,
			tenBack: "−10 plies",
			tenOn: "+10 plies",
		},
		/** A program with a limit on plies. */
		limit: {
			number,
			/** A number on an axis. */
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
		/** The longest games of chase by the size of the board. */
		sizes: {
			number,
			/** `factor` plies for each row of the board. */
			bound: (factor: number) => `${factor}n`,
			/** The plot in words, for screen readers only. */
			summary: (last: number) =>
				`The longest game, in plies, for n from 2 to ${number(last)}, with the lines 3n and 4n.`,
			axis: "n, rows and columns",
		},
	},
};
