/** What can go wrong on the page besides what can go wrong on a board. */
import type { CodeErrorCode } from "catchmate";
import type { PageWords } from "../locale/page-words.ts";
import { type Failure, failureText } from "../view/failure.ts";

/** What is wrong with a link: its code, or what follows the code. */
export type LinkFault = CodeErrorCode | "too-long" | "ply" | "activity";

export type PageFailure =
	| Failure
	/** A text has more characters than any that is worth reading. */
	| { readonly kind: "too-long"; readonly length: number; readonly most: number }
	| { readonly kind: "link"; readonly fault: LinkFault };

export function pageFailureText(
	words: PageWords,
	failure: PageFailure,
): { readonly place: string | null; readonly message: string } {
	switch (failure.kind) {
		case "too-long":
			return { place: null, message: words.share.tooLong(failure.length, failure.most) };
		case "link":
			return { place: null, message: words.share.fault(failure.fault) };
		default:
			return failureText(words, failure);
	}
}
