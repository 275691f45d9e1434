/** A person's progress with puzzles: the results, what was begun, the rating, and the streak of daily puzzles solved. */
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
	/** How uncertain it is: the rating is within twice as much with a probability of 95 %. */
	readonly deviation: number;
	readonly volatility: number;
}

export interface Progress {
	/** By puzzle number: the slips before it was solved; null if its solution was shown first. */
	readonly results: Readonly<Record<string, number | null>>;
	/** The last day whose puzzle was solved, as `dayOf` counts; null if there is none. */
	readonly lastDay: number | null;
	/** The length of the streak that ends on that day. */
	readonly days: number;
	/**
	 * By puzzle number: how each of its moves was found up to the first result, in their order, each the index of one of
	 * `marks`. Moves at the end that were found at once may be missing, and so may puzzles of earlier versions of the page.
	 */
	readonly found?: Readonly<Record<string, string>>;
	/** By puzzle number: attempts at puzzles without a result, if they had slips or hints. */
	readonly begun?: Readonly<Record<string, Attempt>>;
	/** The puzzle without a result in which moves were found last, and the code of its board with its game; null for none. */
	readonly left?: { readonly number: number; readonly code: string } | null;
	/** The puzzle of the path that was worked at last; missing before the first. */
	readonly last?: number;
	/** Missing before the first result that counts for it. */
	readonly rating?: Rating;
}

export const noProgress: Progress = { results: {}, lastDay: null, days: 0 };

/** Whether any puzzle was ever solved or given up. */
export const hasResults = ({ results }: Progress): boolean => Object.keys(results).length > 0;

export const noAttempt: Attempt = { slips: 0, hints: 0 };

/** How a move was found: at once, with a hint, after a slip, after several. */
const marks = ["clean", "hint", "slip", "slips"] as const;
export type Mark = (typeof marks)[number];

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** Whether a value has an entry per puzzle, each valid. */
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

/** Whether a value from storage is a valid progress. What earlier versions of the page did not store may be missing. */
export const isProgress = (value: unknown): boolean =>
	isRecord(value) &&
	(value.lastDay === null || isCount(value.lastDay)) &&
	isCount(value.days) &&
	isByPuzzle(value.results, (slips) => slips === null || isCount(slips)) &&
	(value.found === undefined ||
		isByPuzzle(
			value.found,
			(moves) => typeof moves === "string" && /^[0-3]{0,200}$/.test(moves),
		)) &&
	(value.left == null || isLeft(value.left)) &&
	(value.last === undefined || isCount(value.last)) &&
	(value.begun === undefined || isByPuzzle(value.begun, isAttempt)) &&
	(value.rating === undefined || isRating(value.rating));

/** The result of a puzzle; undefined while it is unsolved. */
export const resultOf = ({ results }: Progress, number: number): number | null | undefined =>
	Object.hasOwn(results, number) ? results[number] : undefined;

/** The attempt at a puzzle so far. */
export const attemptAt = ({ begun = {} }: Progress, number: number): Attempt =>
	(Object.hasOwn(begun, number) ? begun[number] : undefined) ?? noAttempt;

/** How each move of a puzzle was found; null where that is not known. */
export function foundIn(
	{ found = {} }: Progress,
	{ number, plies }: Pick<Puzzle, "number" | "plies">,
): readonly Mark[] | null {
	const said = Object.hasOwn(found, number) ? found[number] : undefined;
	return said === undefined
		? null
		: Array.from(
				{ length: movesIn({ plies }) },
				(_, at) => marks[Number(said[at] ?? 0)] ?? "clean",
			);
}

/** Adds a result, unless the puzzle has one; what was begun is finished by it. */
export function addResult(progress: Progress, number: number, slips: number | null): Progress {
	if (resultOf(progress, number) !== undefined) {
		return progress;
	}
	const { [number]: _, ...begun } = progress.begun ?? {};
	return {
		...progress,
		results: { ...progress.results, [number]: slips },
		found: { [number]: "", ...progress.found },
		...(progress.begun && { begun }),
		...(progress.left?.number === number && { left: null }),
	};
}

/** What a move was found with, after one more slip or hint in search of it. */
const worse = (mark: number, isSlip: boolean): number =>
	isSlip ? (mark < 2 ? 2 : 3) : Math.max(1, mark);

/**
 * Adds an attempt at a puzzle without a result. Slips are never forgotten, not even those in another tab.
 * @param at the index of the move, from 0, whose search has the slips and hints that are new
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
	moves[at] = String(worse(Number(moves[at]), slips > before.slips));
	return {
		...progress,
		begun: { ...progress.begun, [number]: { slips, hints } },
		found: { ...progress.found, [number]: moves.join("") },
	};
}

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
