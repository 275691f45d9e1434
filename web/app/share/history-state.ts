/**
 * The state of an entry of the browser's history: the text of several boards that its board is one of. The link beside it
 * says only that one board. No text that is read is too long for it: browsers take megabytes.
 */
export interface HistoryState {
	readonly text: string;
	/** The one of its boards that is shown, from 0. */
	readonly chosen: number;
}

/** Reads the state of an entry, which may be anything; null for anything else. */
export function readHistoryState(state: unknown): HistoryState | null {
	if (typeof state !== "object" || state === null) {
		return null;
	}
	const { text, chosen } = state as Readonly<Record<string, unknown>>;
	return typeof text === "string" && Number.isInteger(chosen)
		? { text, chosen: Number(chosen) }
		: null;
}

export const isSameEntry = (one: HistoryState | null, other: HistoryState | null): boolean =>
	one?.chosen === other?.chosen && one?.text === other?.text;
