/**
 * Runs files of tests in one process, which starts once, loads the module once and has one browser.
 *
 *     node --import tsx tests/together.mjs tests/browser/page-first.test.ts …
 */
import { resolve } from "node:path";
import process from "node:process";
import { beforeEach, test } from "node:test";
import { pathToFileURL } from "node:url";

const minutes = 8;
let running = "reading the files";

/** A test that hangs, or what it leaves behind, is told: nobody would wait for ever, nor know what for. */
const patience = setTimeout(() => {
	console.error(`After ${minutes} minutes this has not ended: ${running}`);
	process.exit(1);
}, minutes * 60_000).unref();

beforeEach(({ name }) => {
	running = name;
	patience.refresh();
});

/** One after the other: at once, files that wait for the same promises while they are read may wait for ever in Node 20. */
async function readAll() {
	for (const file of process.argv.slice(2)) {
		await import(pathToFileURL(resolve(file)).href);
	}
}

const read = readAll();

// The first of all tests waits for every file, so that those of the first file never are all there is.
test("every file of tests can be read", () => read);
