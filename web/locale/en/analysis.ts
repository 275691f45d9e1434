/** The analysis of positions, boards and games, in English. */
import type { Outcome, Value } from "catchmate";
import { number, plies, side } from "./board.ts";

const tenths = () => new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
const percent = () => new Intl.NumberFormat("en", { style: "percent" });
const compact = () => new Intl.NumberFormat("en", { notation: "compact" });

const comes: Readonly<Record<Outcome, string>> = { win: "wins", draw: "draws", loss: "loses" };

const counted = (mistakes: number) =>
	mistakes === 1 ? "1 mistake" : `${mistakes === 0 ? "no" : number(mistakes)} mistakes`;

export const analysis = {
	heading: "Analysis",
	waiting: "Asking the table …",
	/** The solver has failed; a move starts it again. */
	failed: "The solver does not answer. The next move has the board solved again.",
	/** Names the side that the values beside the moves are for. */
	perspective: (name: string) => `Values are for ${side(name)}, in plies to the end.`,
	/** The outcome for the side to move, and for the other side if it were to move. */
	zugzwang: (outcome: Outcome, swapped: Outcome, toMove: string, other: string) => {
		if (outcome === "loss" && swapped === "loss") {
			return "Mutual zugzwang: whoever is to move loses.";
		}
		return outcome === "draw"
			? `Mutual zugzwang: ${side(toMove)} to move only draws; ${side(other)} to move would lose.`
			: `Mutual zugzwang: ${side(toMove)} to move loses; ${side(other)} to move would only draw.`;
	},
	/** Stands in the row of a best move, for screen readers only. */
	best: "best",
	equal: (count: number) => `${number(count)} moves are equally good.`,
	line: {
		heading: "Best play",
		over: "The game is over.",
		ahead: "Look ahead",
		/** The place of the slider. */
		after: (shown: number, all: number) => `${number(shown)} of ${plies(all)}`,
		/** The place of a piece after some plies of the line. */
		place: (name: string, count: number) => `${side(name)} stands here after ${plies(count)}`,
		repeats: (from: number) => `From ply ${number(from)} on, these moves come again and again.`,
		now: "Now",
		/** Stands before and after a ply's number, for screen readers only. */
		ply: (name: string): readonly [before: string, after: string] => [
			"Look at ply",
			`${side(name)}:`,
		],
		adopt: "Put it into the game",
		adopted: "Best play follows in the game: step through it with the arrow keys.",
	},
	why: {
		heading: "Why",
		over: "The game is over.",
		lost: (name: string, other: string) =>
			`Every move of ${side(name)}'s loses. Beside each, ${side(other)}'s quickest refutation:`,
		/** Of so many moves that win equally quickly. */
		won: (name: string, count: number) =>
			`${count === 1 ? "This wins" : "Each of these wins"} for ${side(name)}, whatever the answer:`,
		wonAtOnce: "It ends the game.",
		/** The other side's answers to the first of so many moves. */
		answers: (other: string, count: number) =>
			`${side(other)}'s answers${count === 1 ? "" : " to the first"}, all of them lost:`,
		drawn: (name: string) => `These moves keep the draw for ${side(name)}:`,
		losing: (name: string, other: string) =>
			`These lose for ${side(name)}. Beside each, ${side(other)}'s refutation:`,
		loop: "Neither side can do better, and play can go round for ever:",
		/** Stands between two moves of a row, for screen readers only. */
		next: "then",
		/** Shows the loop on the board. */
		follow: "Follow it on the board",
		use: "Choosing a line plays its first move.",
	},
	"what-if": {
		heading: "What if",
		piece: "If this piece stood elsewhere",
		toMove: "and this side were to move",
		note: (name: string) =>
			`The board shows, on every square, what that would be worth to ${side(name)}.`,
		near: (count: number) => `ends in ${plies(count)}`,
		far: (count: number) => `in ${plies(count)}`,
		/** The scale from near to far, for screen readers only. */
		scale: "light squares are near to the end, dark ones far from it",
		win: (name: string) => `${side(name)} wins`,
		draw: "draw; the square has no colour",
		loss: (name: string) => `${side(name)} loses`,
	},
	watch: {
		heading: "Watch it being solved",
		distance: "Distance",
		/** The place of the slider. */
		at: (distance: number, longest: number) => `${number(distance)} of ${plies(longest)}`,
		back: "One ply back",
		forward: "One ply on",
		play: "Play",
		stop: "Stop",
		method:
			"A board is solved from its ends: first the positions in which the game is over, then, ply by ply, what leads to them. What is never reached is a draw.",
		step: (distance: number) =>
			distance === 0
				? "At 0 the game is over: captured, arrived, or without a move."
				: distance % 2 === 1
					? `At ${number(distance)}, a position is won: some move reaches one that was lost at ${number(distance - 1)}.`
					: `At ${number(distance)}, a position is lost: all moves reach won ones, the last of them settled at ${number(distance - 1)}.`,
		/** The squares of the board that are settled with a piece of a side on them, with a side to move. */
		squares: (shown: number, all: number, name: string, toMove: string) =>
			`With ${side(name)}'s piece on it and ${side(toMove)} to move, ${number(shown)} of ${number(all)} squares are settled.`,
		ring: (distance: number) => `settled at ${number(distance)} and not before`,
		/** Of a square with a ring, for screen readers only. */
		settled: (distance: number) => `settled at ${number(distance)}`,
		exactly: (distance: number) => `settled at ${number(distance)}`,
		upTo: (distance: number) => `settled up to ${number(distance)}`,
		never: "never settled: drawn",
		all: "all positions of this board",
	},
	record: {
		heading: "Record",
		start: "Start",
		/** Stands before and after a ply's number, for screen readers only. */
		ply: (name: string): readonly [before: string, after: string] => ["Ply", `${side(name)}:`],
		empty: "No move has been made.",
	},
	history: {
		wins: (name: string) => `${side(name)} wins`,
		draw: "Draw",
		plies,
		/** The plot in words, for screen readers only. */
		summary: (count: number, mistakes: number) =>
			`What the game was worth over ${plies(count)}, with ${counted(mistakes)}. The list of moves says which.`,
		caption:
			"The line is the game: the farther from the middle, the nearer the end. Faint dots are moves not made; a diamond is a mistake, a move that gave an outcome away.",
		count: (mistakes: number) => (mistakes === 0 ? "No mistakes." : `${counted(mistakes)}.`),
		next: "Next mistake",
		faultless: "There is no mistake in this game.",
		/** Marks a mistake in the record. */
		tag: "a mistake",
		mistake: (ply: number, name: string, move: string, from: Outcome, to: Outcome) =>
			`Ply ${number(ply)}: ${side(name)}'s ${move} made a ${to} of a ${from}.`,
	},
	statistics: {
		heading: "All positions of this board",
		/** The progress of the counting. */
		counting: (done: number, positions: number) =>
			`Counting ${number(positions)} positions: ${percent().format(positions === 0 ? 1 : done / positions)}`,
		positions: (count: number) =>
			`${number(count)} positions, either side to move, all of them solved.`,
		toMove: (name: string) => `${side(name)} to move`,
		wins: "won",
		draws: "drawn",
		losses: "lost",
		share: (part: number, all: number) => tenths().format(all === 0 ? 0 : part / all),
		/** A number in as few characters as possible. */
		short: (count: number) => compact().format(count),
		axis: "plies to the end",
		/** The plot in words, for screen readers only: the longest distance, and the positions in the tallest bar. */
		summary: (longest: number, most: number) =>
			`How many positions are won and lost in 0 to ${plies(longest)}; at most ${number(most)}.`,
		/** Explains the plot and the mark of the position on the board, whose value is null while it is not known. */
		caption: (value: Value | null) =>
			`Upwards: positions won for the side to move; downwards: lost. Heights are logarithmic. ${
				value === null
					? ""
					: value.distance === null
						? "The position on the board is a draw, and not among them."
						: `The mark is the position on the board, ${value.outcome === "win" ? "won" : "lost"} in ${plies(value.distance)}.`
			}`,
		asTable: "The same as a table",
		longest: (name: string, distance: number) =>
			`The longest win with ${side(name)} to move: ${plies(distance)}`,
		neverWins: (name: string) => `No position with ${side(name)} to move is won for it.`,
		setUp: "Set it up",
	},
	zugzwangs: {
		heading: "Mutual zugzwangs",
		none: "There is none: nobody ever regrets that it is their turn.",
		/** Explains the word. */
		note: "Placements of the pieces in which each side would rather have the other to move.",
		/** One kind: how many placements, and the outcome for each side when it is to move. */
		kind: (
			placements: number,
			outcomes: readonly (readonly [side: string, outcome: Outcome])[],
		) => {
			const places = `${number(placements)} ${placements === 1 ? "placement" : "placements"}`;
			return outcomes.every(([, outcome]) => outcome === "loss")
				? `${places}: whoever is to move loses`
				: `${places}: ${outcomes.map(([name, outcome]) => `${side(name)} to move ${comes[outcome]}`).join(", ")}`;
		},
		/** The example with the longest distance, with the losing side to move. */
		example: (toMove: string, distance: number) =>
			`the longest: ${side(toMove)} to move loses in ${plies(distance)}`,
	},
};
