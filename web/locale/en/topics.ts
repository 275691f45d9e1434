/** The topics of the analysis and the statistics of a board, in English. */
import type { Ending, Outcome, Value } from "catchmate";
import type { Ground } from "../../model/graph.ts";
import {
	Click,
	draws,
	edges,
	field,
	loses,
	number,
	Of,
	of,
	plies,
	side,
	stands,
	The,
	the,
	wins,
} from "./vocabulary.ts";

const tenths = () => new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
const percent = () => new Intl.NumberFormat("en", { style: "percent" });
const alternatives = () => new Intl.ListFormat("en", { type: "disjunction" });
const compact = () => new Intl.NumberFormat("en", { notation: "compact" });

const comes: Readonly<Record<Outcome, (side: string) => string>> = {
	win: wins,
	draw: draws,
	loss: loses,
};

export const topics = {
	/** Links to the tutorial's chapters. */
	chapters: {
		backwards: "Learn: solving from the end",
		distance: "Learn: what the numbers mean",
		draws: "Learn: draws and loops",
		board: "Learn: from P4576 to a program",
		"crossing-pawn": "Learn: from P9169 to a program",
	},
	/** Before a variation, for screen readers only. */
	variation: "Variation:",
	line: {
		over: "The game is over.",
		ahead: "Look ahead",
		/** The slider's value. */
		after: (shown: number, all: number) => `${number(shown)} of ${plies(all)}`,
		/** A piece's square after some plies of the line; the name is null for the token. */
		place: (name: string | null, count: number) =>
			`${name === null ? "The token stands" : `${The(name)} ${stands(name)}`} here after ${plies(count)}`,
		/** `winner` wins endless play; null for a draw. */
		repeats: (from: number, winner: string | null) =>
			`From ply ${number(from)} on, these moves repeat for ever${winner === null ? "" : `, so ${the(winner)} ${wins(winner)}`}.`,
		now: "Now",
		/** Before and after a ply's number, for screen readers only. */
		ply: (name: string): readonly [before: string, after: string] => [
			"Look at ply",
			`${side(name)}:`,
		],
		adopt: "Play this line",
		adopted: "The line is now part of the game: step through it with the arrow keys.",
	},
	why: {
		over: "The game is over.",
		/** The end of best play, after `count` moves of the winner. `at` is its square; null for none. */
		plan: (
			{ how, edge }: Ending,
			[winner, loser]: readonly [winner: string, loser: string],
			count: number,
			{ at, isShutIn, isToken }: { at: string | null; isShutIn: boolean; isToken: boolean },
		) => {
			const goal = edge === null ? "a goal" : `the ${edges[edge]}`;
			const aims = {
				goal: isToken ? `bring the token to ${goal}` : `reach ${goal}`,
				meeting: `capture ${the(loser)}`,
				"no-move": `leave ${the(loser)} without a move`,
			};
			const shut = `shut ${the(loser)} in at ${at}, ${how === "meeting" ? "where no move escapes" : "without a move"}`;
			const aim = isShutIn ? shut : `${aims[how]}${at === null ? "" : `, at ${at}`}`;
			return `${Of(winner)} plan: ${aim}. Against the best defence that takes ${count === 1 ? "1 move" : `${number(count)} moves`}.`;
		},
		lost: (name: string, other: string) =>
			`Every move loses for ${the(name)}. Next to each, ${of(other)} quickest refutation:`,
		/** `count` moves win equally quickly, `slower` moves later. */
		won: (name: string, count: number, slower: number) => {
			const these =
				slower === 0
					? `${count === 1 ? "This" : "Each of these"} wins`
					: `${count === 1 ? "This wins" : "These win"} soonest`;
			return `${these} for ${the(name)}, whatever the reply:`;
		},
		/** The moves that win later. */
		slower: (count: number) =>
			count === 1
				? "1 other move wins too, but later."
				: `${number(count)} other moves win too, but later.`,
		wonAtOnce: "It ends the game.",
		/** The other side's answers to the first of `count` moves. */
		answers: (other: string, count: number) =>
			`${Of(other)} replies${count === 1 ? "" : " to the first"}, all losing:`,
		drawn: (name: string) => `Moves that keep the draw for ${the(name)}:`,
		losing: (name: string, other: string) =>
			`Moves that lose for ${the(name)}, each with ${of(other)} refutation:`,
		/** `winner` wins endless play; null for a draw. */
		loop: (winner: string | null) =>
			winner === null
				? "Neither side can do better, and play can go round for ever:"
				: `Play can go round for ever, so ${the(winner)} ${wins(winner)}:`,
		/** Between two moves of a row, for screen readers only. */
		next: "then",
		/** Shows the loop on the board. */
		follow: "Show on the board",
		use: `${Click} a line to play its first move.`,
	},
	"what-if": {
		piece: "If this piece stood elsewhere",
		toMove: "and this side were to move",
		/** The choice of the side to move with a token. */
		tokenToMove: "If this side were to move",
		note: (name: string, ground: Ground) =>
			`Every ${field(ground)} shows how that would end for ${the(name)}.`,
		/** For a token's map. */
		token: (name: string, ground: Ground) =>
			`Every ${field(ground)} shows how it ends with the token there and ${the(name)} to move.`,
		near: (count: number) => `ends in ${plies(count)}`,
		far: (count: number) => `in ${plies(count)}`,
		endless: "never ends",
		/** The scale from near to far, for screen readers only. */
		scale: (ground: Ground) => `light ${field(ground)}s are near the end, dark ones far from it`,
		win: (name: string) => `${the(name)} ${wins(name)}`,
		draw: (ground: Ground) => `draw: the ${field(ground)} has no colour`,
		loss: (name: string) => `${the(name)} ${loses(name)}`,
	},
	watch: {
		distance: "Distance",
		/** The slider's value. */
		at: (distance: number, longest: number) => `${number(distance)} of ${plies(longest)}`,
		back: "One ply back",
		forward: "One ply on",
		play: "Play",
		stop: "Stop",
		/** `winner` wins endless play; null for a draw. */
		method: (winner: string | null) =>
			`Solving works backwards: first the positions where the game is over, then, ply by ply, those that lead to them. ${winner === null ? "Positions never reached are draws" : `In positions never reached ${the(winner)} ${wins(winner)}, as play never ends`}.`,
		/** Distance 0, by the endings that the rules allow. */
		over: (ends: readonly Ending["how"][], hasToken: boolean) => {
			const by: Record<Ending["how"], string> = {
				goal: hasToken ? "the token is on a goal" : "a goal is reached",
				meeting: "a piece is captured",
				"no-move": "no move is left",
			};
			return ends.length === 0
				? "Nothing ends this game."
				: `At 0 the game is over: ${alternatives().format(ends.map((how) => by[how]))}.`;
		},
		/** `alternate`: the side that makes the last move always wins, so that each distance has one outcome. */
		step: (distance: number, alternate: boolean) => {
			const [now, before] = [number(distance), number(distance - 1)];
			if (!alternate) {
				return `At ${now}, a position is won if some move reaches one that was lost at ${before}, and lost if all moves reach won ones, the last of them settled at ${before}.`;
			}
			return distance % 2 === 1
				? `At ${now}, a position is won: some move reaches one that was lost at ${before}.`
				: `At ${now}, a position is lost: all moves reach won ones, the last of them settled at ${before}.`;
		},
		/** The settled squares for a side's piece, with a side to move. */
		squares: (shown: number, all: number, name: string, toMove: string, ground: Ground) =>
			`With ${of(name)} piece there and ${the(toMove)} to move, ${number(shown)} of ${number(all)} ${field(ground)}s ${shown === 1 ? "is" : "are"} settled.`,
		/** The counters of a token's board: their names and values. */
		counters: {
			distance: "distance being settled",
			points: (toMove: string, ground: Ground) =>
				`${field(ground)}s settled with ${the(toMove)} to move`,
			of: (count: number, all: number) => `${number(count)} of ${number(all)}`,
		},
		ring: (distance: number) => `settled at ${number(distance)} and not before`,
		/** A square with a ring, for screen readers only. */
		settled: (distance: number) => `settled at ${number(distance)}`,
		exactly: (distance: number) => `settled at ${number(distance)}`,
		upTo: (distance: number) => `settled up to ${number(distance)}`,
		never: (winner: string | null) =>
			winner === null ? "never settled: drawn" : `never settled: ${the(winner)} ${wins(winner)}`,
		all: "all positions of this board",
	},
	statistics: {
		/** The progress of the count. */
		counting: (done: number, positions: number) =>
			`Counting ${number(positions)} positions: ${percent().format(positions === 0 ? 1 : done / positions)}`,
		positions: (count: number) => `${number(count)} positions, either side to move, all solved.`,
		toMove: (name: string) => `${The(name)} to move`,
		wins: "won",
		draws: "drawn",
		losses: "lost",
		/** The positions won or lost by endless play. */
		endless: "of these, play never ends",
		share: (part: number, all: number) => tenths().format(all === 0 ? 0 : part / all),
		/** A number in as few characters as possible. */
		short: (count: number) => compact().format(count),
		axis: "plies to the end",
		/** The plot in words, for screen readers only: the longest distance, and the positions in the tallest bar. */
		summary: (longest: number, most: number) =>
			`How many positions are won and lost in 0 to ${plies(longest)}; at most ${number(most)}.`,
		/**
		 * Explains the plot and the mark of the board's position, whose value is null while unknown. `isSplit`: won and lost
		 * positions have bars of their own.
		 */
		caption: (value: Value | null, isSplit: boolean) => {
			const bars = isSplit
				? "Up: positions won for the side to move; down: lost."
				: "Positions won or lost for the side to move.";
			const state = value?.outcome === "win" ? "won" : "lost";
			const here =
				value === null
					? ""
					: value.outcome === "draw"
						? "The position on the board is a draw, and not among them."
						: value.distance === null
							? `The position on the board is ${state}, as play never ends, and not among them.`
							: `The mark is the position on the board, ${state} in ${plies(value.distance)}.`;
			return `${bars} Heights are logarithmic. ${here}`;
		},
		/** The column of decided positions. */
		decided: "won or lost",
		asTable: "As a table",
		longest: (name: string, distance: number) =>
			`The longest win with ${the(name)} to move: ${plies(distance)}`,
		neverWins: (name: string) => `No position with ${the(name)} to move is a win.`,
		neverEnds: (name: string) => `With ${the(name)} to move, every win is by endless play.`,
		setUp: "Set up",
	},
	sizes: {
		heading: "The longest win by the size of the board",
		about: "Solves open square boards of this game, one after another, on your device.",
		start: "Solve the sizes",
		stop: "Stop",
		goOn: "Go on",
		full: "The next size does not fit in memory.",
		board: (size: number) => `${number(size)} × ${number(size)}`,
		caption: (size: number, longest: number) =>
			`${number(size)} × ${number(size)}: the longest win takes ${plies(longest)}.`,
		/** The plot in words, for screen readers only. */
		summary: (first: number, last: number, longest: number) =>
			`The longest win on boards of ${number(first)} to ${number(last)} rows: ${plies(longest)} on the largest.`,
	},
	download: {
		heading: "All positions as a file",
		note: "Each position with its value, in the formats of the program’s catchmate table.",
		formats: { npy: "NumPy (.npy)", csv: "CSV", jsonl: "JSON Lines" },
		/** @param share from 0 to 1 */
		writing: (share: number) => `Writing the file: ${percent().format(share)}`,
		stop: "Stop",
	},
	zugzwangs: {
		heading: "Mutual zugzwangs",
		none: "None: having the move is never a drawback.",
		/** Explains the word. */
		note: "Placements where each side would rather the other had to move.",
		/** A kind: the number of placements, and each side's outcome if it is to move. */
		kind: (
			placements: number,
			outcomes: readonly (readonly [side: string, outcome: Outcome])[],
		) => {
			const places = `${number(placements)} ${placements === 1 ? "placement" : "placements"}`;
			return outcomes.every(([, outcome]) => outcome === "loss")
				? `${places}: whoever is to move loses`
				: `${places}: ${outcomes.map(([name, outcome]) => `${the(name)} to move ${comes[outcome](name)}`).join(", ")}`;
		},
		/** The example with the longest distance, with the losing side to move. */
		example: (toMove: string, distance: number) =>
			`the longest: ${the(toMove)} to move ${loses(toMove)} in ${plies(distance)}`,
	},
};

export type TopicWords = Readonly<typeof topics>;
