/** How much a reader loads. The figures are printed; the limits are what an embed and a page's first view may weigh. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const root = new URL("../../", import.meta.url);

/** What hosts do to text and WebAssembly on its way: gzip. */
function weigh(...paths: readonly string[]): number {
	return paths.reduce((sum, path) => sum + gzipSync(readFileSync(new URL(path, root))).length, 0);
}

/** A kilobyte, as size limits are given. */
const KB = 1024;

const page = ["index.html", "icon.svg", "manifest.webmanifest", "page.css", "page.js"].map(
	(name) => `build/page/${name}`,
);

const LIMITS: readonly (readonly [what: string, limit: number, ...paths: string[]])[] = [
	["the package's module", 31 * KB, "dist/solver.wasm"],
	["the widget's module", 25 * KB, "build/wasm/widget.wasm"],
	["the package without what is embedded", 16 * KB, "dist/index.js"],
	["the worker's script", 8 * KB, "dist/worker.js"],
	["the element without the package", 26 * KB, "dist/element.js"],
	["the widget, all in", 60 * KB, "dist/widget.js"],
	["the page's first view", 120 * KB, ...page],
];

for (const [what, limit, ...paths] of LIMITS) {
	test(`${what} is no larger than ${(limit / KB).toFixed(0)} KB, compressed`, (context) => {
		const bytes = weigh(...paths);
		context.diagnostic(`${what}: ${(bytes / KB).toFixed(1)} KB of ${(limit / KB).toFixed(1)}`);
		assert.ok(bytes <= limit, `${what}: ${bytes} bytes, at most ${limit} are allowed`);
	});
}
