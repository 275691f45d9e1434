/**
 * The difficulty of a puzzle as a rating, on the same scale as players' ratings, from its table alone. Four properties count:
 *
 * - the least sight, in plies, with which a fallible player finds the solution;
 * - the number of turns with one right move;
 * - the number of wrong moves at these turns;
 * - the distance of the win, in plies.
 *
 * All but the number of turns enter by logarithm or square root, because their effect diminishes.
 */
import type { Theme } from "../model/puzzle.ts";
import type { Solution } from "./solution.ts";

/** The contribution of each to the rating. */
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

/** The sight of a person who looks at the replies to each move, and no further, in plies. */
const nextReply = 2;

/**
 * Whether a puzzle is trivial: it has no theme, and a person who looks no further than the next reply probably finds all moves.
 * Examples are three steps to an exit, or laps in which any other move is caught at once.
 */
export const isTrivial = (sight: number, themes: readonly Theme[]): boolean =>
	sight <= nextReply && themes.length === 0;
