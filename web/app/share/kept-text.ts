/**
 * A text of several boards, as an entry of the browser's history keeps it in its state: the link beside it says only the one
 * board that is shown. No text that is read is too long for that: browsers take megabytes.
 */
import type { BoardProblem } from "../../board/edit.ts";
import type { PageState } from "../state.ts";

export interface KeptText {
	readonly gameId: string;
	readonly text: string;
	/** Which of its boards is shown, from 0. */
	readonly chosen: number;
}

/** The text that a board is one of several of; null for a board that stands alone. */
export function keptTextOf(
	{ gameId, text, answers }: PageState,
	problem: BoardProblem,
): KeptText | null {
	const { problems = [], chosen = 0 } = answers ?? {};
	return problems.length > 1 && problems[chosen] === problem ? { gameId, text, chosen } : null;
}

/** What the state of an entry, which may be anything, keeps; null for nothing. */
export function readKeptText(state: unknown): KeptText | null {
	if (typeof state !== "object" || state === null) {
		return null;
	}
	const { gameId, text, chosen } = state as Readonly<Record<string, unknown>>;
	return typeof gameId === "string" && typeof text === "string" && Number.isInteger(chosen)
		? { gameId, text, chosen: Number(chosen) }
		: null;
}

export const isSameText = (one: KeptText | null, other: KeptText | null): boolean =>
	one?.chosen === other?.chosen && one?.text === other?.text && one?.gameId === other?.gameId;
