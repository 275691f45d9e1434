/** The languages of what makes the tag for a page of one's own. Its words come with its script, and so stand apart from those of the page. */
import { embed as en } from "./en/embed.ts";
import { entry } from "./shared.ts";
import { embed as zh } from "./zh/embed.ts";

export type EmbedWords = Readonly<typeof en>;

const byTag: Readonly<Record<string, EmbedWords>> = { en, "zh-CN": zh };

/** The words in a language of the page, by its tag. */
export const embedWords = (tag: string): EmbedWords => entry(byTag, tag) ?? en;

/** The languages that a board can be told to have: their names in themselves, by their tags. */
export const embedLanguages: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(byTag).map(([tag, { nativeName }]) => [tag, nativeName]),
);
