/**
 * The state of an entry of the browser's history: what its link does not contain. That is the text with several boards
 * that the board is from, and the number of hints taken. Null if there is neither.
 */
import type { ListedText } from "../../model/listed-text.ts";

/** The fields of a state of unknown origin. */
const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
	typeof state === "object" && state !== null ? { ...state } : {};

/** The text in an entry's state; null if there is none. */
export function readListedText(state: unknown): ListedText | null {
	const { text, chosen } = fieldsOf(state);
	return typeof text === "string" && Number.isInteger(chosen)
		? { text, chosen: Number(chosen) }
		: null;
}

/** The number of hints in an entry's state; 0 if there is none. */
export function readHints(state: unknown): number {
	const { hints } = fieldsOf(state);
	return Number.isSafeInteger(hints) ? Math.max(0, Number(hints)) : 0;
}

/** The state of an entry. */
export const stateOf = (entry: ListedText | null, hints: number): object | null =>
	hints === 0 ? entry : { ...entry, hints };
