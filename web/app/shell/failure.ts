/** The page's failures: of boards, texts, links and loading. */
import type { CatchmateBoard } from "../../element/element.ts";
import { type Failure, failureOf, failureText } from "../../element/failure.ts";
import type { PageWords } from "../../locale/en/page.ts";
import type { LinkFault } from "../../locale/en/share.ts";
import { LoadError } from "./lazy.ts";
import { work } from "./work.ts";

export type PageFailure =
	| Failure
	/** A text exceeds the most characters. */
	| { readonly kind: "too-long"; readonly length: number; readonly most: number }
	| { readonly kind: "link"; readonly fault: LinkFault }
	| { readonly kind: "no-puzzle"; readonly number: number }
	/** A module of the page cannot be loaded. */
	| { readonly kind: "not-loaded" };

export const pageFailureOf = (error: unknown): PageFailure =>
	error instanceof LoadError ? { kind: "not-loaded" } : failureOf(error);

export function pageFailureText(
	words: PageWords,
	failure: PageFailure,
): { readonly place: string | null; readonly message: string } {
	switch (failure.kind) {
		case "too-long":
			return { place: null, message: words.share.tooLong(failure.length, failure.most) };
		case "link":
			return { place: null, message: words.share.fault(failure.fault) };
		case "no-puzzle":
			return { place: null, message: words.share.noPuzzle(failure.number) };
		case "not-loaded":
			return { place: null, message: words.notLoaded.text };
		default:
			return failureText(words, failure);
	}
}

/** @param isSeen whether the page also shows it */
export function announceFailure(
	board: CatchmateBoard,
	words: PageWords,
	failure: PageFailure,
	isSeen: boolean,
): void {
	const { place, message } = pageFailureText(words, failure);
	board.announce(words.errors.at(place, message), isSeen);
}

/** Runs an action and announces its failure. */
export async function attempt(
	{ board, words }: { readonly board: CatchmateBoard; readonly words: PageWords },
	act: () => Promise<void>,
): Promise<void> {
	try {
		await work.track(act());
	} catch (error) {
		board.announce(pageFailureText(words, pageFailureOf(error)).message);
	}
}
