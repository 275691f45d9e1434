/** The words in the language of the page, whose script comes before this one. */
import type { TutorialWords } from "../../locale/en/tutorial.ts";

/** web/locale/en/tutorial.ts, or another language's. */
declare const catchmateWords: { readonly tutorial: TutorialWords };

export const wordsHere = (): TutorialWords => catchmateWords.tutorial;
