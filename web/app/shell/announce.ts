/** Announces failures. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/en/page.ts";
import { type PageFailure, pageFailureText } from "./failure.ts";

/** @param isSeen whether the page also shows it */
export function announceFailure(
	board: CatchmateBoard,
	words: PageWords,
	failure: PageFailure,
	isSeen: boolean,
): void {
	const { place, message } = pageFailureText(words, failure);
	board.announce(place === null ? message : `${place}: ${message}`, isSeen);
}
