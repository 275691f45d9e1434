/** The reader's progress with puzzles: results, unfinished attempts, rating, and the streak of daily puzzles. */
import { isRecord } from "./is-record.ts";
import { movesIn, type Puzzle } from "./puzzle.ts";

/** The slips and the hints in a puzzle so far. */
export interface Attempt {
	readonly slips: number;
	readonly hints: number;
}

/** A player's strength, as Glicko-2 estimates it. */
export interface Rating {
	readonly rating: number;
	/** The uncertainty: the true rating lies within two deviations with a probability of 95 %. */
	readonly deviation: number;
	readonly volatility: number;
}

export interface Progress {
	/** By puzzle number: the slips before the solution; null if the reader was shown it. */
	readonly results: Readonly<Record<string, number | null>>;
	/** The last day with a solved daily puzzle, as counted by `dayOf`; null before the first. */
	readonly lastDay: number | null;
	/** The length of the streak that ends on that day. */
	readonly days: number;
	/** The length of the longest streak; missing before the first, and in progress of earlier versions of the page. */
	readonly best?: number;
	/** The last day whose puzzle was given up, which ends a streak; missing before the first. */
	readonly lostDay?: number;
	/** The numbers of the puzzles of the day solved on their day; those of earlier versions of the page are missing. */
	readonly daily?: readonly number[];
	/**
	 * By puzzle number: one digit per move, an index into `marks`, up to the first result. Final moves found at once may be
	 * missing, as may puzzles solved in earlier versions of the page. Of a puzzle given up, it has the moves found.
	 */
	readonly found?: Readonly<Record<string, string>>;
	/** By puzzle number: attempts with slips or hints, but without a result. */
	readonly begun?: Readonly<Record<string, Attempt>>;
	/** The last unfinished puzzle with moves made, and the code of its board and game; null for none. */
	readonly left?: { readonly number: number; readonly code: string } | null;
	/** The number of the last puzzle tried on the path; missing before the first. */
	readonly last?: number;
	/** Missing before the first rated result. */
	readonly rating?: Rating;
}

export const noProgress: Progress = { results: {}, lastDay: null, days: 0 };

/** Whether the reader has solved or given up any puzzle. */
export const hasResults = ({ results }: Progress): boolean => Object.keys(results).length > 0;

export const noAttempt: Attempt = { slips: 0, hints: 0 };

/** How the reader found a move: at once, with a hint (perhaps after slips), after one slip, after several. */
const marks = ["clean", "hint", "slip", "slips"] as const;
/** The same, or not at all. */
export type Mark = (typeof marks)[number] | "failed";

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** Whether a value maps puzzle numbers to valid entries. */
const isByPuzzle = (value: unknown, isValid: (entry: unknown) => boolean): boolean =>
	isRecord(value) &&
	Object.entries(value).every(([number, entry]) => /^\d{1,5}$/.test(number) && isValid(entry));

const isAttempt = (value: unknown): boolean =>
	isRecord(value) && isCount(value.slips) && isCount(value.hints);

const isLeft = (value: unknown): boolean =>
	isRecord(value) &&
	isCount(value.number) &&
	typeof value.code === "string" &&
	/^[\w-]{1,9999}$/.test(value.code);

const isRating = (value: unknown): boolean =>
	isRecord(value) &&
	Number.isFinite(value.rating) &&
	[value.deviation, value.volatility].every((each) => Number.isFinite(each) && Number(each) > 0);

/** Whether a stored value is a valid progress. Fields unknown to earlier versions of the page may be missing. */
export const isProgress = (value: unknown): boolean =>
	isRecord(value) &&
	(value.lastDay === null || isCount(value.lastDay)) &&
	isCount(value.days) &&
	[value.best, value.lostDay].every((each) => each === undefined || isCount(each)) &&
	isByPuzzle(value.results, (slips) => slips === null || isCount(slips)) &&
	(value.found === undefined ||
		isByPuzzle(
			value.found,
			(moves) => typeof moves === "string" && /^[0-3]{0,200}$/.test(moves),
		)) &&
	(value.left == null || isLeft(value.left)) &&
	(value.last === undefined || isCount(value.last)) &&
	(value.daily === undefined || (Array.isArray(value.daily) && value.daily.every(isCount))) &&
	(value.begun === undefined || isByPuzzle(value.begun, isAttempt)) &&
	(value.rating === undefined || isRating(value.rating));

/** The result of a puzzle; undefined while it is unsolved. */
export const resultOf = ({ results }: Progress, number: number): number | null | undefined =>
	Object.hasOwn(results, number) ? results[number] : undefined;

/** The slips and hints in a puzzle so far. */
export const attemptAt = ({ begun = {} }: Progress, number: number): Attempt =>
	(Object.hasOwn(begun, number) ? begun[number] : undefined) ?? noAttempt;

/** How the reader found each move of a puzzle; null if unknown. */
export function foundIn(
	progress: Progress,
	{ number, plies }: Pick<Puzzle, "number" | "plies">,
): readonly Mark[] | null {
	const { found = {} } = progress;
	const moves = Object.hasOwn(found, number) ? found[number] : undefined;
	const rest = resultOf(progress, number) === null ? "failed" : "clean";
	return moves === undefined
		? null
		: Array.from({ length: movesIn({ plies }) }, (_, at) => marks[Number(moves[at])] ?? rest);
}

/**
 * Adds a puzzle's first result and removes its unfinished attempt; keeps an earlier result.
 * @param made the number of moves found
 */
export function addResult(
	progress: Progress,
	number: number,
	slips: number | null,
	made = 0,
): Progress {
	if (resultOf(progress, number) !== undefined) {
		return progress;
	}
	const { [number]: _, ...begun } = progress.begun ?? {};
	const marked = progress.found?.[number] ?? "";
	return {
		...progress,
		results: { ...progress.results, [number]: slips },
		found: {
			...progress.found,
			[number]: slips === null ? marked.slice(0, made).padEnd(made, "0") : marked,
		},
		...(progress.begun && { begun }),
		...(progress.left?.number === number && { left: null }),
	};
}

/** The mark of a move after another slip or hint; both are indices into `marks`. A hint outweighs slips, which are counted anyway. */
const worse = (mark: number, isHint: boolean): number =>
	isHint || mark === 1 ? 1 : mark === 0 ? 2 : 3;

/**
 * Adds an attempt at a puzzle without a result. Slips and hints never decrease, whatever another tab has stored.
 * @param at the index of the move, from 0, to which new slips and hints belong
 */
export function addAttempt(
	progress: Progress,
	number: number,
	attempt: Attempt,
	at: number,
): Progress {
	const before = attemptAt(progress, number);
	const slips = Math.max(before.slips, attempt.slips);
	const hints = Math.max(before.hints, attempt.hints);
	const isNew = slips > before.slips || hints > before.hints;
	if (resultOf(progress, number) !== undefined || !isNew) {
		return progress;
	}
	const moves = [...(progress.found?.[number] ?? "").padEnd(at + 1, "0")];
	moves[at] = String(worse(Number(moves[at]), hints > before.hints));
	return {
		...progress,
		begun: { ...progress.begun, [number]: { slips, hints } },
		found: { ...progress.found, [number]: moves.join("") },
	};
}

/** Adds a day with a solved daily puzzle, by its number. */
export function addDay(progress: Progress, day: number, number: number): Progress {
	const { lastDay, days, daily = [] } = progress;
	if (lastDay !== null && day <= lastDay) {
		return progress;
	}
	const streak = lastDay === day - 1 ? days + 1 : 1;
	const best = Math.max(bestStreak(progress), streak);
	return { ...progress, lastDay: day, days: streak, best, daily: [...daily, number] };
}

/** The length of the longest streak, in days. */
export const bestStreak = ({ best = 0, days }: Progress): number => Math.max(best, days);

/** Adds a day whose puzzle was given up. */
export const addLostDay = (progress: Progress, day: number): Progress => ({
	...progress,
	lostDay: Math.max(progress.lostDay ?? 0, day),
});

/** The streak of daily puzzles. */
export interface Streak {
	readonly days: number;
	/** Whether today's puzzle is solved or given up. */
	readonly isTodayOver: boolean;
}

export const streakOf = (progress: Progress, today: number): Streak => ({
	days: streakOn(progress, today),
	isTodayOver: [progress.lastDay, progress.lostDay].includes(today),
});

/** The streak as of a day, in days; 0 if that day's puzzle was given up, or it and the day before have no solved puzzle. */
export const streakOn = (progress: Progress, today: number): number =>
	progress.lostDay === today ? 0 : streakBefore(progress, today);

/** The length of the streak that giving up a day's puzzle has ended; 0 for none. */
export const streakLost = (progress: Progress, today: number): number =>
	progress.lostDay === today ? streakBefore(progress, today) : 0;

const streakBefore = ({ lastDay, days }: Progress, today: number): number =>
	lastDay !== null && lastDay >= today - 1 ? days : 0;
