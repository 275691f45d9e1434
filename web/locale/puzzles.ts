/** The languages of the puzzles. Their words come with their script, and so stand apart from those of the page. */
import { puzzles as en } from "./en/puzzles.ts";
import { entry } from "./shared.ts";
import { puzzles as zh } from "./zh/puzzles.ts";

export type PuzzlesWords = Readonly<typeof en>;

const byTag: Readonly<Record<string, PuzzlesWords>> = { en, "zh-CN": zh };

/** The words in a language of the page, by its tag. */
export const puzzlesWords = (tag: string): PuzzlesWords => entry(byTag, tag) ?? en;
