/**
 * The state of an entry of the browser's history: what its link does not contain. Null if there is nothing to keep.
 */
import { isRecord } from "../../model/is-record.ts";
import type { ListedText } from "../../model/listed-text.ts";

export interface Kept {
	/** The text with several boards that the board is from; null if it is from none. */
	readonly entry: ListedText | null;
	/** The number of hints taken in the game. */
	readonly hints: number;
}

export const nothingKept: Kept = { entry: null, hints: 0 };

/** What an entry's state of unknown origin keeps. */
export function readState(state: unknown): Kept {
	const { text, chosen, hints } = isRecord(state) ? state : {};
	const isText = typeof text === "string" && Number.isInteger(chosen);
	return {
		entry: isText ? { text, chosen: Number(chosen) } : null,
		hints: Number.isSafeInteger(hints) ? Math.max(0, Number(hints)) : 0,
	};
}

export const stateOf = ({ entry, hints }: Kept): object | null =>
	hints === 0 ? entry : { ...entry, hints };
