/** The state of a history entry: the parts of the page that its link does not contain; null for none. */
import { isRecord } from "../../model/is-record.ts";
import type { SourceText } from "../board/state.ts";

export interface HistoryExtras {
	/** The board's source text, if it has several boards; otherwise null. */
	readonly source: SourceText | null;
	/** The number of hints taken in the game. */
	readonly hints: number;
}

export const noExtras: HistoryExtras = { source: null, hints: 0 };

/** Reads a state from any source; ignores invalid parts. */
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
