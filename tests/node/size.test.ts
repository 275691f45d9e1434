/** Download sizes, printed, with limits on those that matter. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { tutorialPages } from "../../web/learn/build/build.ts";
import { pageWords } from "../../web/locale/every.ts";
import { tags } from "../../web/locale/languages.ts";

const root = new URL("../../", import.meta.url);

/** The size of files as hosts send them, each compressed with gzip. */
function weigh(...paths: readonly string[]): number {
	return paths.reduce((sum, path) => sum + gzipSync(readFileSync(new URL(path, root))).length, 0);
}

/** A kilobyte, as size limits are given. */
const KB = 1024;

const page = [
	...["index.html", "icon.svg", "manifest.webmanifest", "page.css", "boot.js", "modules/page.js"],
].map((name) => `build/page/${name}`);

const modules = new URL("build/page/modules/", root);
const scripts = readdirSync(modules).filter((name) => name.endsWith(".js"));

/** The page's modules that contain one of some sentences. */
const modulesWith = (sentences: readonly string[]): readonly string[] =>
	scripts.filter((name) => {
		const script = readFileSync(new URL(name, modules), "utf8");
		return sentences.some((sentence) => script.includes(sentence));
	});

/** A tutorial page's requests beside the widget: itself, its pictures, and shared files. */
function partsOf(path: string): readonly string[] {
	const html = readFileSync(new URL(`build/page/${path}`, root), "utf8");
	const folder = path.replace(/[^/]*$/, "");
	const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => folder + src);
	const scripts = [...html.matchAll(/<script src="(?:\.\.\/)*(learn\/[^"]+)"/g)].map(
		([, src = ""]) => src,
	);
	return [path, "learn/learn.css", ...scripts, ...pictures].map((name) => `build/page/${name}`);
}

const LIMITS: readonly (readonly [what: string, limit: number, ...paths: string[]])[] = [
	["the widget, all in", 216 * KB, "dist/widget.js"],
	...tags.map((tag) => {
		const language = modulesWith([pageWords(tag).title]).map(
			(name) => `build/page/modules/${name}`,
		);
		return [`the page's first view in ${tag}`, 165 * KB, ...page, ...language] as const;
	}),
	...tutorialPages.map(
		(path) => [`the tutorial's page ${path}`, 150 * KB, ...partsOf(path)] as const,
	),
];

for (const [what, limit, ...paths] of LIMITS) {
	test(`${what} is no larger than ${(limit / KB).toFixed(0)} KB, compressed`, (context) => {
		const bytes = weigh(...paths);
		context.diagnostic(`${what}: ${(bytes / KB).toFixed(1)} KB of ${(limit / KB).toFixed(1)}`);
		assert.ok(bytes <= limit, `${what}: ${bytes} bytes, at most ${limit} are allowed`);
	});
}

/** All sentences in a word table, as a script writes them. */
const sentencesIn = (words: unknown): readonly string[] =>
	typeof words === "string"
		? words.match(/\p{L}+(\s+\p{L}{2,}){2}|\p{Script=Han}{6}/u) && !/[\n\u00a0"'`$\\]/.test(words)
			? [words]
			: []
		: Object.values(words ?? {}).flatMap(sentencesIn);

test("each language is one module, and no other module has its sentences", () => {
	const holders = tags.map((tag) => {
		const sentences = sentencesIn(pageWords(tag));
		assert.ok(sentences.length > 100, `${sentences.length} sentences`);
		return modulesWith(sentences);
	});
	for (const names of holders) assert.equal(names.length, 1, names.join());
	assert.equal(new Set(holders.flat()).size, tags.length);
});
