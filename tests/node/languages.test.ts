/** The languages: each has every word that English has, in every list. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tags } from "../../web/locale/languages.ts";
import * as lists from "../../web/locale/words.ts";

/** The places of all words, each with what is there; a list counts as one word. */
function placesIn(words: unknown, path = ""): readonly string[] {
	return typeof words === "object" && words !== null && !Array.isArray(words)
		? Object.entries(words).flatMap(([name, word]) => placesIn(word, `${path}.${name}`))
		: [`${path}: ${Array.isArray(words) ? "list" : typeof words}`];
}

test("no language lacks a word, or has one more", () => {
	for (const [name, wordsIn] of Object.entries(lists)) {
		for (const tag of tags) {
			const [own, english] = [wordsIn(tag), wordsIn("en")].map((words) =>
				[...placesIn(words)].sort(),
			);
			assert.deepEqual(own, english, `${name}, ${tag}`);
		}
	}
});

test("no language borrows the words of another", () => {
	/** A word or two may be a name or a key, the same in all languages. */
	const several = /\p{L}+(\s+\p{L}{2,}){2}/u;
	const texts = (words: unknown): readonly string[] =>
		typeof words === "string"
			? [words]
			: typeof words === "object" && words !== null
				? Object.values(words).flatMap(texts)
				: [];
	for (const wordsIn of Object.values(lists)) {
		const english = new Set(texts(wordsIn("en")).filter((text) => several.test(text)));
		for (const tag of tags.filter((each) => each !== "en")) {
			const shared = texts(wordsIn(tag)).filter((text) => english.has(text));
			assert.deepEqual(shared, [], tag);
		}
	}
});
