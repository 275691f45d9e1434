/** A person's progress with puzzles: the results, and the streak of daily puzzles solved. */

export interface Progress {
	/** By puzzle number: the slips before it was solved; null if its solution was shown first. */
	readonly results: Readonly<Record<string, number | null>>;
	/** The last day whose puzzle was solved, as `dayOf` counts; null if there is none. */
	readonly lastDay: number | null;
	/** The length of the streak that ends on that day. */
	readonly days: number;
}

export const noProgress: Progress = { results: {}, lastDay: null, days: 0 };

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value from storage is a valid progress. */
export const isProgress = (value: unknown): boolean =>
	isRecord(value) &&
	(value.lastDay === null || isCount(value.lastDay)) &&
	isCount(value.days) &&
	isRecord(value.results) &&
	Object.entries(value.results).every(
		([number, slips]) => /^\d{1,5}$/.test(number) && (slips === null || isCount(slips)),
	);

/** The result of a puzzle; undefined while it is unsolved. */
export const resultOf = ({ results }: Progress, number: number): number | null | undefined =>
	Object.hasOwn(results, number) ? results[number] : undefined;

/** Adds a result, unless the puzzle has one. */
export const addResult = (progress: Progress, number: number, slips: number | null): Progress =>
	resultOf(progress, number) === undefined
		? { ...progress, results: { ...progress.results, [number]: slips } }
		: progress;

/** Adds a day whose puzzle was solved. */
export function addDay(progress: Progress, day: number): Progress {
	const { lastDay, days } = progress;
	if (lastDay !== null && day <= lastDay) {
		return progress;
	}
	return { ...progress, lastDay: day, days: lastDay === day - 1 ? days + 1 : 1 };
}

/** The streak as of a day; it is still alive if only that day's puzzle is unsolved. */
export const streakOn = ({ lastDay, days }: Progress, today: number): number =>
	lastDay !== null && lastDay >= today - 1 ? days : 0;
