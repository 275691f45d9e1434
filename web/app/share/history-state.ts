/**
 * The state of an entry of the browser's history, which is what the link beside it does not say: the text of several boards that
 * its board is one of, and the number of hints taken in the game on it. Where there is neither, it is null.
 */

/** A text of several boards. None that is read is too long for an entry: browsers take megabytes. */
export interface ListedText {
	readonly text: string;
	/** The one of its boards that is shown, from 0. */
	readonly chosen: number;
}

/** The fields of a state, which may be anything. */
const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
	typeof state === "object" && state !== null ? { ...state } : {};

/** Reads the text in the state of an entry; null where there is none. */
export function readListedText(state: unknown): ListedText | null {
	const { text, chosen } = fieldsOf(state);
	return typeof text === "string" && Number.isInteger(chosen)
		? { text, chosen: Number(chosen) }
		: null;
}

/** Reads the number of hints in the state of an entry; 0 for anything else. */
export function readHints(state: unknown): number {
	const { hints } = fieldsOf(state);
	return Number.isSafeInteger(hints) ? Math.max(0, Number(hints)) : 0;
}

/** The state of an entry, of what it has to say. */
export const stateOf = (entry: ListedText | null, hints: number): object | null =>
	hints === 0 ? entry : { ...entry, hints };

export const isSameText = (one: ListedText | null, other: ListedText | null): boolean =>
	one?.chosen === other?.chosen && one?.text === other?.text;
