/** The sizes of what a reader waits for, printed, and where they are a reason to look. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { tutorialPages } from "../../web/learn/build/build.ts";

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

/** What a page of the tutorial asks for beside the widget: itself, its pictures, and what all of them share. */
function partsOf(path: string): readonly string[] {
	const html = readFileSync(new URL(`build/page/${path}`, root), "utf8");
	const folder = path.replace(/[^/]*$/, "");
	const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => folder + src);
	return [path, "learn/learn.css", "learn/learn.js", ...pictures].map(
		(name) => `build/page/${name}`,
	);
}

const LIMITS: readonly (readonly [what: string, limit: number, ...paths: string[]])[] = [
	["the widget, all in", 200 * KB, "dist/widget.js"],
	["the page's first view", 230 * KB, ...page],
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
