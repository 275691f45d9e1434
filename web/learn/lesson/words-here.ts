/** The words in the page's language, from a script loaded before this one. */
import type { TutorialWords } from "../../locale/en/tutorial.ts";

/** web/locale/en/tutorial.ts, or another language's. */
declare const catchmateWords: { readonly tutorial: TutorialWords };

export const wordsHere = (): TutorialWords => catchmateWords.tutorial;
