/** The state of an entry of the browser's history: what its link does not contain. Null for nothing. */
import { isRecord } from "../../model/is-record.ts";
import type { SourceText } from "../board/state.ts";

export interface HistoryExtras {
	/** The text with several boards that the board was read from; null for none. */
	readonly source: SourceText | null;
	/** The number of hints taken in the game. */
	readonly hints: number;
}

export const noExtras: HistoryExtras = { source: null, hints: 0 };

/** Reads a state of unknown origin. */
export function readExtras(state: unknown): HistoryExtras {
	const { text, chosen, hints } = isRecord(state) ? state : {};
	const isText = typeof text === "string" && Number.isInteger(chosen);
	return {
		source: isText ? { text, chosen: Number(chosen), isList: true } : null,
		hints: Number.isSafeInteger(hints) ? Math.max(0, Number(hints)) : 0,
	};
}

export function writeExtras({ source, hints }: HistoryExtras): object | null {
	const list = source && { text: source.text, chosen: source.chosen };
	return hints === 0 ? list : { ...list, hints };
}
