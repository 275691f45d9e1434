/** The languages of the tutorial. What its pages say is text beside them; here is what their live parts and their frame say. */

import { tutorial as en } from "./en/tutorial.ts";
import { choose } from "./shared.ts";
import { tutorial as zh } from "./zh/tutorial.ts";

export type TutorialWords = Readonly<typeof en>;

export const tutorialLanguages: readonly [TutorialWords, ...TutorialWords[]] = [en, zh];

/** The words of the language that a tag names. */
export const tutorialWords = (tag: string): TutorialWords => choose(tutorialLanguages, [tag]);
