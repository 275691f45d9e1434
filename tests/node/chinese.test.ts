/** The Chinese of the page, the tutorial, the guide and the README: one word a thing, and no space where none belongs. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const file = (path: string) => readFileSync(new URL(path, root), "utf8");

/** What a file says in Chinese: of a list of translations, the translations. */
const read = (path: string): string =>
	path.endsWith(".json") ? Object.values(JSON.parse(file(path))).join("\n") : file(path);

const texts = [
	"README.zh-CN.md",
	...readdirSync(new URL("web/", root), { recursive: true, encoding: "utf8" })
		.filter((path) => /(^|\/)(zh|comments\.zh)(\.md$|\.json$|\/.*\.(ts|md|txt)$)/.test(path))
		.map((path) => `web/${path}`),
];

/** For each word the ones that say the same, and are not used. */
const glossary: Readonly<Record<string, readonly string[]>> = JSON.parse(
	file("web/locale/zh/glossary.json"),
);

/** The lines in which something is found, with their places. */
const linesWith = (found: (line: string) => boolean): readonly string[] =>
	texts.flatMap((path) =>
		read(path)
			.split("\n")
			.flatMap((line, index) => (found(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
	);

test("a thing has one word", () => {
	assert.ok(texts.length > 40, `${texts.length} texts`);
	for (const [word, others] of Object.entries(glossary)) {
		for (const other of others) {
			assert.deepEqual(
				linesWith((line) => line.includes(other)),
				[],
				`${word}, not ${other}`,
			);
		}
		assert.notDeepEqual(
			linesWith((line) => line.includes(word)),
			[],
			`nothing says ${word}`,
		);
	}
});

test("no space stands after a full-width mark", () => {
	assert.deepEqual(
		linesWith((line) => /[。，、；：！？] +\p{L}/u.test(line)),
		[],
	);
});
