/** Games, in English. */
import { en, number, plies } from "./en.ts";
import type { PlayWords } from "./play-words.ts";

export const enPlay: PlayWords = {
	fallible: "Fallible",
	sight: "Sees ahead",
	plies,
	sightNote: "Misses nothing within its sight, and goes by looks beyond.",
	traps: "Trap play",
	trapsNote: "A perfect player that cannot win leaves the other side the fewest good answers.",
	newGame: "New game",
	swapSides: "Swap sides",
	lastMove: "The last move",
	secret: "Values are hidden.",
	hints: {
		heading: "Hints",
		off: "Off",
		staged: "Staged",
		full: "Full",
		notes: {
			off: "Nothing is told of what positions and moves are worth.",
			staged: "Your moves are graded; a hint comes when you ask for it.",
			full: "Every move shows what it is worth.",
		},
	},
	grade: ({ before, after, plies: count }) => {
		if (before !== after) {
			return `A mistake: a ${before} has become a ${after}.`;
		}
		return count === 0
			? "As good as any move."
			: `The outcome is kept, but it comes ${plies(count)} ${before === "win" ? "later" : "sooner"} than it could.`;
	},
	takeBack: "Take back",
	repeated: (times) =>
		`This position has stood ${times === 2 ? "twice" : `${number(times)} times`}: go on, or call it a draw.`,
	offer: "Go on, or call it a draw?",
	goOn: "Go on",
	callDraw: "Call it a draw",
	drawn: "Drawn by repetition.",
	scores: {
		heading: "Games of this visit",
		side: (game, side) => `${game}, ${side}`,
		columns: ["As", "Won", "Drawn", "Lost", "Perfect"],
		perfect: (count, graded) => (graded === 0 ? "–" : `${number(count)} of ${number(graded)}`),
	},
	typed: {
		label: "Type a move",
		play: "Make it",
		help: (canPass) =>
			`Row and column, as 1,1-1,2; or only where to, as 1,2${canPass ? "; or pass" : ""}.`,
		errors: {
			unreadable: "This is no move. Type row and column, as 1,1-1,2, or only where to, as 1,2.",
			illegal: "This move is not legal here.",
			ambiguous: "More than one piece can move there. Type its square too, as 1,1-1,2.",
			"not-playable": en.news["not-playable"],
			"game-over": en.news["game-over"],
		},
	},
};
