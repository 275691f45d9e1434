/** The words in the language of the current page. */
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { tutorialWords } from "../../locale/every.ts";
import { preferredTag } from "../../locale/languages.ts";

export const wordsHere = (): TutorialWords =>
	tutorialWords(preferredTag([document.documentElement.lang]));
