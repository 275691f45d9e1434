/** Rates a person against the puzzles by Glicko-2: each first result counts as a game against the puzzle's difficulty. */
/*! With glicko2-lite, Copyright Kenan Yildirim, MIT */
import glicko2 from "glicko2-lite";
import type { Puzzle } from "../../model/puzzle.ts";
import {
	type Attempt,
	addResult,
	type Progress,
	type Rating,
	resultOf,
} from "../../model/puzzle-progress.ts";

/** The greatest deviation: no puzzle moves the rating by more than some fifty points, an equal one by half of that. */
const mostDeviation = 100;

/** The first rating: low, because the path starts with easy puzzles. */
const newcomer: Rating = { rating: 900, deviation: mostDeviation, volatility: 0.06 };

/** The deviation of a puzzle's difficulty: an estimate from its table, not from results. */
const puzzleDeviation = 90;

/** The least deviation, so that a rating keeps adapting. */
const leastDeviation = 50;

/** The greatest deviation of a reliable rating. */
const mostReliable = 75;

export const ratingOf = ({ rating = newcomer }: Progress): Rating => rating;

export const isReliable = ({ deviation }: Rating): boolean => deviation <= mostReliable;

/** The rating in digits, with a question mark while it is uncertain. */
export function ratingText(progress: Progress): string {
	const strength = ratingOf(progress);
	return `${Math.round(strength.rating)}${isReliable(strength) ? "" : "?"}`;
}

/** The cost of a slip or a hint, in points. With one of them an equal puzzle still gains: the expected score is a half. */
const costOfHelp = 0.25;

/** The score: a point, less the cost of each slip and hint; 0 if the solution was seen. */
export const scoreOf = (attempt: Attempt | null): number =>
	attempt === null ? 0 : Math.max(0, 1 - costOfHelp * (attempt.slips + attempt.hints));

/** A rating after one more puzzle. */
export function rated(before: Rating, difficulty: number, score: number): Rating {
	const { rating, volatility } = before;
	const deviation = Math.min(mostDeviation, before.deviation);
	const against: [number, number, number][] = [[difficulty, puzzleDeviation, score]];
	const { rating: next, rd, vol } = glicko2(rating, deviation, volatility, against);
	return { rating: next, deviation: Math.max(leastDeviation, rd), volatility: vol };
}

/**
 * Adds the result of a puzzle, and rates it unless it is a lesson; nothing if the puzzle has a result.
 * @param attempt null if the solution was seen
 * @param made the number of moves found
 */
export function finish(
	progress: Progress,
	puzzle: Puzzle,
	attempt: Attempt | null,
	made = 0,
): Progress {
	const { number, rating, lesson } = puzzle;
	if (resultOf(progress, number) !== undefined) {
		return progress;
	}
	const added = addResult(progress, number, attempt?.slips ?? null, made);
	if (lesson !== null) {
		return added;
	}
	return { ...added, rating: rated(ratingOf(progress), rating, scoreOf(attempt)) };
}
