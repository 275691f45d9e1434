/**
 * Runs files of tests in one process, which starts once, loads the module once and has one browser.
 *
 *     node --import tsx tests/together.mjs tests/browser/page-first.test.ts …
 */
import { resolve } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const read = Promise.all(
	process.argv.slice(2).map((file) => import(pathToFileURL(resolve(file)).href)),
);

// The first of all tests waits for every file, so that those of the first file never are all there is.
test("every file of tests can be read", () => read.then(() => {}));
