/** How far a solve has come, and how long it may still take. */
import type { Progress } from "catchmate";

export interface SolveProgress extends Progress {
	/** The seconds since the solve began. */
	readonly seconds: number;
}

/** Adds to each report the time since this was called. */
export function timed(tell: (progress: SolveProgress) => void): (progress: Progress) => void {
	const begun = performance.now();
	return (progress) => tell({ ...progress, seconds: (performance.now() - begun) / 1000 });
}

/** How many percent of the positions are settled. */
export const percentOf = (progress: Progress | null): number =>
	progress === null ? 0 : Math.floor((100 * progress.settled) / progress.positions);

/**
 * The most seconds that a solve should still take: later positions are settled faster than the first ones, and draws are not
 * settled at all. Null before there is a percent to go by.
 */
export const secondsLeft = (progress: SolveProgress): number | null => {
	const { settled, positions, seconds } = progress;
	return percentOf(progress) === 0 ? null : (seconds * (positions - settled)) / settled;
};
