/** The sizes of what a reader waits for, printed, and their ceilings. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const root = new URL("../../", import.meta.url);

/** The size of files as hosts send them, each compressed with gzip. */
function weigh(...paths: readonly string[]): number {
	return paths.reduce((sum, path) => sum + gzipSync(readFileSync(new URL(path, root))).length, 0);
}

/** A kilobyte, as size limits are given. */
const KB = 1024;

const page = ["index.html", "icon.svg", "manifest.webmanifest", "page.css", "page.js"].map(
	(name) => `build/page/${name}`,
);

const LIMITS: readonly (readonly [what: string, limit: number, ...paths: string[]])[] = [
	["the widget, all in", 159 * KB, "dist/widget.js"],
	["the page's first view", 201 * KB, ...page],
];

for (const [what, limit, ...paths] of LIMITS) {
	test(`${what} is no larger than ${(limit / KB).toFixed(0)} KB, compressed`, (context) => {
		const bytes = weigh(...paths);
		context.diagnostic(`${what}: ${(bytes / KB).toFixed(1)} KB of ${(limit / KB).toFixed(1)}`);
		assert.ok(bytes <= limit, `${what}: ${bytes} bytes, at most ${limit} are allowed`);
	});
}
