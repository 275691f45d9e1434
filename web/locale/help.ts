/** The languages of the help. Its words come with its script, and so stand apart from those of the page. */
import { help as en } from "./en/help.ts";
import { entry } from "./shared.ts";
import { help as zh } from "./zh/help.ts";

type HelpWords = Readonly<typeof en>;

const byTag: Readonly<Record<string, HelpWords>> = { en, "zh-CN": zh };

/** The words in a language of the page, by its tag. */
export const helpWords = (tag: string): HelpWords => entry(byTag, tag) ?? en;
