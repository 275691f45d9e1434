/** What is remembered of a person's puzzles: the results, and how many days in a row the puzzle of the day was solved. */

export interface Progress {
	/** By the puzzle's number: the slips that were made before it was solved; null where its solution was seen first. */
	readonly results: Readonly<Record<string, number | null>>;
	/** The last day whose puzzle was solved, as `dayOf` counts; null for none. */
	readonly lastDay: number | null;
	/** The days in a row up to that one. */
	readonly days: number;
}

export const noProgress: Progress = { results: {}, lastDay: null, days: 0 };

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value from the browser's storage can be such. */
export const isProgress = (value: unknown): boolean =>
	isRecord(value) &&
	(value.lastDay === null || isCount(value.lastDay)) &&
	isCount(value.days) &&
	isRecord(value.results) &&
	Object.entries(value.results).every(
		([number, slips]) => /^\d{1,5}$/.test(number) && (slips === null || isCount(slips)),
	);

/** The result of a puzzle; undefined for one that is still to be solved. */
export const resultOf = ({ results }: Progress, number: number): number | null | undefined =>
	Object.hasOwn(results, number) ? results[number] : undefined;

/** Adds a result. The first one counts. */
export const addResult = (progress: Progress, number: number, slips: number | null): Progress =>
	resultOf(progress, number) === undefined
		? { ...progress, results: { ...progress.results, [number]: slips } }
		: progress;

/** Adds a day whose puzzle is solved. */
export function addDay(progress: Progress, day: number): Progress {
	const { lastDay, days } = progress;
	if (lastDay !== null && day <= lastDay) {
		return progress;
	}
	return { ...progress, lastDay: day, days: lastDay === day - 1 ? days + 1 : 1 };
}

/** The days in a row on a day, whose own puzzle may still be solved. */
export const streakOn = ({ lastDay, days }: Progress, today: number): number =>
	lastDay !== null && lastDay >= today - 1 ? days : 0;
