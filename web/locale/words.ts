/** The element's words in the loaded languages. */
import type { ElementWords } from "./en/element.ts";
import { inside } from "./inside.ts";
import type { Tag } from "./languages.ts";

const loaded = new Map<Tag, ElementWords>();

export function addWords(words: ElementWords): void {
	loaded.set(words.tag, words);
}

inside.forEach(addWords);

/** The words in a language; in any loaded one until it has loaded. */
export function elementWords(tag: Tag): ElementWords {
	const [any] = loaded.values();
	const words = loaded.get(tag) ?? any;
	if (words === undefined) throw new Error("no language is loaded");
	return words;
}
