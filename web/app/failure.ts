/** What can go wrong on the page besides what can go wrong on a board. */
import type { PageWords } from "../locale/page-words.ts";
import type { LinkFault } from "../locale/share-words.ts";
import { type Failure, failureText } from "../view/failure.ts";

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
