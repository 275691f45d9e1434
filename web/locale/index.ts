/** The languages of the element. A new language is a folder, listed here and in the files beside this one, each of which is a script's. */
import { board as en } from "./en/board.ts";
import { choose, primary } from "./shared.ts";
import { board as zh } from "./zh/board.ts";

export type Words = Readonly<typeof en>;

/** An answer to something that a person tried. */
export type Notice = Exclude<keyof Words["news"], "moved" | "wrong">;

const languages: readonly [Words, ...Words[]] = [en, zh];

/** The tags of all languages. */
export const languageTags: readonly string[] = languages.map(({ tag }) => tag);

/** The words of the language that a tag names; undefined where that is not here. */
export const wordsOf = (tag: string): Words | undefined =>
	languages.find((words) => primary(words.tag) === primary(tag));

/** @param tags in the order of the reader's preference */
export const elementWords = (tags: readonly string[]): Words => choose(languages, tags);
