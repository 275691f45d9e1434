/** The languages that the element speaks. */
import { en } from "./en.ts";
import type { Words } from "./words.ts";
import { zh } from "./zh.ts";

const primary = (tag: string) => tag.split("-", 1)[0]?.toLowerCase();

/** The language among some that a tag names, whatever its region or script. */
export function findLanguage<T extends Words>(languages: readonly T[], tag: string): T | undefined {
	return languages.find((words) => primary(words.tag) === primary(tag));
}

/** The first language that the element speaks among those that a reader does, else English. */
export function languageOf(tags: readonly string[]): Words {
	return tags.map((tag) => findLanguage([en, zh], tag)).find((words) => words) ?? en;
}
