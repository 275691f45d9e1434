/** The study of positions, boards and games, in English. */
import { number, plies, side } from "./en.ts";
import type { StudyWords } from "./study-words.ts";

const percent = () => new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
const compact = () => new Intl.NumberFormat("en", { notation: "compact" });

const counted = (mistakes: number) =>
	mistakes === 1 ? "1 mistake" : `${mistakes === 0 ? "no" : number(mistakes)} mistakes`;

export const enStudy: StudyWords = {
	heading: "Analysis",
	waiting: "Asking the table …",
	failed: "The solver does not answer. The next move has the board solved again.",
	zugzwang: (own, others, toMove, other) => {
		if (own === "loss" && others === "loss") {
			return "Mutual zugzwang: whoever is to move loses.";
		}
		return own === "draw"
			? `Mutual zugzwang: ${side(toMove)} to move only draws; ${side(other)} to move would lose.`
			: `Mutual zugzwang: ${side(toMove)} to move loses; ${side(other)} to move would only draw.`;
	},
	best: "best",
	equal: (count) => `${number(count)} moves are equally good.`,
	line: {
		heading: "Best play",
		over: "The game is over.",
		ahead: "Look ahead",
		after: (shown, all) => `${number(shown)} of ${plies(all)}`,
		place: (name, count) => `${side(name)} stands here after ${plies(count)}`,
		repeats: (from) => `From ply ${number(from)} on, these moves come again and again.`,
		now: "Now",
		ply: (name) => ["Look at ply", `${side(name)}:`],
		adopt: "Put it into the game",
		adopted: "Best play follows in the game: step through it with the arrow keys.",
	},
	why: {
		heading: "Why",
		over: "The game is over.",
		lost: (name, other) =>
			`Every move of ${side(name)}'s loses. Beside each, ${side(other)}'s quickest refutation:`,
		won: (name, count) =>
			`${count === 1 ? "This wins" : "Each of these wins"} for ${side(name)}, whatever the answer:`,
		wonAtOnce: "It ends the game.",
		answers: (other, count) =>
			`${side(other)}'s answers${count === 1 ? "" : " to the first"}, all of them lost:`,
		drawn: (name) => `These moves keep the draw for ${side(name)}:`,
		losing: (name, other) =>
			`These lose for ${side(name)}. Beside each, ${side(other)}'s refutation:`,
		loop: "Neither side can do better, and play can go round for ever:",
		next: "then",
		follow: "Follow it on the board",
		use: "Choosing a line plays its first move.",
	},
	whatIf: {
		heading: "What if",
		piece: "If this piece stood elsewhere",
		toMove: "and this side were to move",
		note: (name) => `The board shows, on every square, what that would be worth to ${side(name)}.`,
		near: (count) => `ends in ${plies(count)}`,
		far: (count) => `in ${plies(count)}`,
		scale: "light squares are near to the end, dark ones far from it",
		win: (name) => `${side(name)} wins`,
		draw: "draw; the square has no colour",
		loss: (name) => `${side(name)} loses`,
	},
	statistics: {
		heading: "All positions of this board",
		positions: (count) => `${number(count)} positions, either side to move, all of them solved.`,
		toMove: (name) => `${side(name)} to move`,
		wins: "won",
		draws: "drawn",
		losses: "lost",
		share: (part, all) => percent().format(all === 0 ? 0 : part / all),
		short: (count) => compact().format(count),
		axis: "plies to the end",
		summary: (longest, most) =>
			`How many positions are won and lost in 0 to ${plies(longest)}; at most ${number(most)}.`,
		caption: (value) =>
			`Upwards: positions won for the side to move; downwards: lost. Heights are logarithmic. ${
				value === null
					? ""
					: value.distance === null
						? "The position on the board is a draw, and not among them."
						: `The mark is the position on the board, ${value.outcome === "win" ? "won" : "lost"} in ${plies(value.distance)}.`
			}`,
		asTable: "The same as a table",
		longest: (name, distance) => `The longest win with ${side(name)} to move: ${plies(distance)}`,
		neverWins: (name) => `No position with ${side(name)} to move is won for it.`,
		setUp: "Set it up",
	},
	history: {
		wins: (name) => `${side(name)} wins`,
		draw: "Draw",
		plies,
		summary: (count, mistakes) =>
			`What the game was worth over ${plies(count)}, with ${counted(mistakes)}. The list of moves says which.`,
		caption:
			"The line is the game: the farther from the middle, the nearer the end. Faint dots are moves not made; a diamond is a mistake, a move that gave an outcome away.",
		count: (mistakes) => (mistakes === 0 ? "No mistakes." : `${counted(mistakes)}.`),
		next: "Next mistake",
		faultless: "There is no mistake in this game.",
		tag: "a mistake",
		mistake: (ply, name, move, from, to) =>
			`Ply ${number(ply)}: ${side(name)}'s ${move} made a ${to} of a ${from}.`,
	},
};
