/** The failures of the page: those of a board, of texts, of links and of the page's further scripts. */

import { type Failure, failureOf, failureText } from "../element/failure.ts";
import type { LinkFault, PageWords } from "../locale/page.ts";
import type { Context } from "./context.ts";
import { ScriptError, type ScriptFault } from "./script.ts";

export type PageFailure =
	| Failure
	/** A text has more characters than any that is worth reading. */
	| { readonly kind: "too-long"; readonly length: number; readonly most: number }
	| { readonly kind: "link"; readonly fault: LinkFault }
	| { readonly kind: "script"; readonly fault: ScriptFault };

export const pageFailureOf = (error: unknown): PageFailure =>
	error instanceof ScriptError ? { kind: "script", fault: error.fault } : failureOf(error);

export function pageFailureText(
	words: PageWords,
	failure: PageFailure,
): { readonly place: string | null; readonly message: string } {
	switch (failure.kind) {
		case "too-long":
			return { place: null, message: words.share.tooLong(failure.length, failure.most) };
		case "link":
			return { place: null, message: words.share.fault(failure.fault) };
		case "script":
			return { place: null, message: words.scriptFaults[failure.fault] };
		default:
			return failureText(words, failure);
	}
}

/** Does something, and announces why when it cannot be done. */
export async function attempt(
	{ board, words }: Pick<Context, "board" | "words">,
	work: () => Promise<void>,
): Promise<void> {
	try {
		await work();
	} catch (error) {
		board.announce(pageFailureText(words, pageFailureOf(error)).message);
	}
}
