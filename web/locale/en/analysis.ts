/** The analysis of positions, boards and games, in English. */
import type { Outcome } from "catchmate";
import { draws, loses, number, of, plies, side, The, the, wins } from "./vocabulary.ts";

const counted = (mistakes: number) =>
	mistakes === 1 ? "1 mistake" : `${mistakes === 0 ? "no" : number(mistakes)} mistakes`;

export const analysis = {
	heading: "Analysis",
	/** The headings of the topics and of the statistics. */
	headings: {
		line: "Best play",
		why: "Why",
		"what-if": "What if",
		watch: "Watch it being solved",
		statistics: "All positions of this board",
	},
	waiting: "Looking it up …",
	/** The solver has failed; a move starts it again. */
	failed: "The solver is not responding. Make a move to solve the board again.",
	/** The side that values beside moves are for. `countsMoves`: in its own moves instead of plies. */
	perspective: (name: string, countsMoves: boolean) =>
		`Values are for ${the(name)}, in ${countsMoves ? "its own moves" : "plies (single moves) left"}.`,
	/** @param outcome of the side to move; `swapped` is the other side's, if it were to move */
	zugzwang: (outcome: Outcome, swapped: Outcome, toMove: string, other: string) => {
		if (outcome === "loss" && swapped === "loss") {
			return "Mutual zugzwang: whoever is to move loses.";
		}
		return outcome === "draw"
			? `Mutual zugzwang: ${the(toMove)} to move only ${draws(toMove)}; ${the(other)} to move would lose.`
			: `Mutual zugzwang: ${the(toMove)} to move ${loses(toMove)}; ${the(other)} to move would only draw.`;
	},
	/** In the row of a best move, for screen readers only. */
	best: "best",
	equal: (count: number) => `${number(count)} moves are equally good.`,
	/** The next move of the game. */
	next: (move: string) => `Next in the game: ${move}.`,
	record: {
		heading: "Record",
		start: "Start",
		/** Before and after a ply's number, for screen readers only. */
		ply: (name: string): readonly [before: string, after: string] => ["Ply", `${side(name)}:`],
		empty: "No moves yet.",
	},
	history: {
		wins: (name: string) => `${The(name)} ${wins(name)}`,
		draw: "Draw",
		plies,
		/** The plot in words, for screen readers only. */
		summary: (count: number, mistakes: number) =>
			`The value of the game over ${plies(count)}, with ${counted(mistakes)}. The list of moves marks them.`,
		caption:
			"The line is the game: the farther from the middle, the nearer the end. Faint dots are moves not played; a diamond is a mistake, which gave away a win or a draw.",
		count: (mistakes: number) => (mistakes === 0 ? "No mistakes." : `${counted(mistakes)}.`),
		next: "Next mistake",
		faultless: "No mistakes in this game.",
		/** Marks a mistake in the record. */
		tag: "a mistake",
		mistake: (ply: number, name: string, move: string, from: Outcome, to: Outcome) =>
			`Ply ${number(ply)}: ${of(name)} ${move} turned a ${from} into a ${to}.`,
	},
};
