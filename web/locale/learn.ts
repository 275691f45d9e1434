/** The languages of the help. Its words come with its script, and so stand apart from those of the page. */
import { learn as en } from "./en/learn.ts";
import { entry } from "./shared.ts";
import { learn as zh } from "./zh/learn.ts";

export type LearnWords = Readonly<typeof en>;

const byTag: Readonly<Record<string, LearnWords>> = { en, "zh-CN": zh };

/** The words in a language of the page, by its tag. */
export const learnWords = (tag: string): LearnWords => entry(byTag, tag) ?? en;
