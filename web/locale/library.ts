/** The languages of the library of games. Its words come with its script, and so stand apart from those of the page. */
import { library as en } from "./en/library.ts";
import { entry } from "./shared.ts";
import { library as zh } from "./zh/library.ts";

export type LibraryWords = Readonly<typeof en>;

const byTag: Readonly<Record<string, LibraryWords>> = { en, "zh-CN": zh };

/** The words in a language of the page, by its tag. */
export const libraryWords = (tag: string): LibraryWords => entry(byTag, tag) ?? en;

/** Where a game comes from, by its id; undefined for a game without words. */
export const originOf = ({ origins }: LibraryWords, id: string) => entry(origins, id);
