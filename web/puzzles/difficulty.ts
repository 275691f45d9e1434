/**
 * The difficulty of a puzzle, as a rating on the scale of the players', from its table alone. Four things make a puzzle
 * hard, and nothing else counts:
 *
 * - how far one has to see: the least sight, in plies, with which a fallible player finds the solution;
 * - how many moves are to be found: the turns at which one move is right;
 * - how many wrong moves there are to be mistaken for it;
 * - how far the end is: the distance of the win, in plies.
 *
 * Each counts less the more of it there is, so all but the first enter by their logarithms or square roots.
 */
import type { Theme } from "../model/puzzle.ts";
import type { Solution } from "./solution.ts";

/** What each adds to the rating. */
const weights = { least: 420, sight: 260, found: 110, wrong: 60, distance: 45 } as const;

/** Ratings are whole numbers in these bounds. */
const bounds = { least: 500, most: 2500 } as const;

/** @param sight see `sightFor` */
export function difficultyOf({ turns }: Solution, sight: number): number {
	const found = turns.filter(({ kind }) => kind === "only");
	const wrong =
		found.reduce((sum, { moves }) => sum + Math.log2(moves.length), 0) / Math.max(1, found.length);
	const distance = turns[0]?.moves[0]?.distance ?? 0;
	const rating =
		weights.least +
		weights.sight * Math.log2(1 + sight) +
		weights.found * (found.length - 2) +
		weights.wrong * wrong +
		weights.distance * Math.sqrt(distance);
	return Math.min(bounds.most, Math.max(bounds.least, Math.round(rating)));
}

/** The sight of someone who looks at each move's answers, and no further, in plies. */
const nextReply = 2;

/**
 * Whether a puzzle asks too little: someone who looks no further than the other side's next move is likelier than not to
 * find all of it by what looks best, and no move of it is worth a name. Three steps to an exit, or laps in which each
 * other move is caught at once.
 */
export const isTrivial = (sight: number, themes: readonly Theme[]): boolean =>
	sight <= nextReply && themes.length === 0;
