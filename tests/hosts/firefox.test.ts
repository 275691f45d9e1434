/** The plain hosts in the Firefox that the system has, driven over WebDriver BiDi. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import puppeteer, { type Browser, type Frame } from "puppeteer-core";
import { firefoxPath } from "../../wasm/build/install.mjs";
import { patience } from "../browser/eventually.ts";
import { Installation } from "./packed.ts";
import { strictPolicy } from "./site.ts";

let installed: Installation;
let browser: Browser;

before(async () => {
	installed = new Installation();
	browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: firefoxPath() ?? "",
		headless: true,
		timeout: 4 * patience,
	});
});

after(async () => {
	await browser?.close();
	installed?.remove();
});

/** Waits until the first board says so. */
async function says(frame: Frame, sentence: string): Promise<void> {
	await frame.waitForFunction(
		(sentence) =>
			document.querySelector("catchmate-board")?.shadowRoot?.textContent?.includes(sentence),
		{ timeout: patience },
		sentence,
	);
}

interface Board extends Element {
	play(move: unknown): Promise<boolean>;
}

/** The first board is there, can be played on, and answers. */
async function plays(frame: Frame): Promise<void> {
	await says(frame, "You lose in 20 plies. White to move: your turn.");
	const isMade = await frame.evaluate(() => {
		const board = document.querySelector<Board>("catchmate-board");
		return board?.play({ from: { row: 2, column: 4 }, to: { row: 3, column: 4 } });
	});
	assert.equal(isMade, true);
	await says(frame, "You lose in 18 plies. White to move: your turn.");
}

/** Opens an address, does something, and finds that nothing went wrong. */
async function visit(url: string, act: (frame: Frame) => Promise<void>): Promise<void> {
	const page = await browser.newPage();
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warn"].includes(message.type())) complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(String(error)));
	await page.goto(url);
	await act(page.mainFrame());
	await page.close();
	assert.deepEqual(complaints, []);
}

test("a plain page works from the disk in Firefox", async () => {
	await visit(pathToFileURL(join(installed.plainHost(), "index.html")).href, plays);
});

test("a plain page works under a strict policy in Firefox", async () => {
	const origin = await installed.serve(installed.strictHost(), strictPolicy);
	await visit(`${origin}/`, plays);
});

test("a page in a frame works in Firefox, and hears its host", async () => {
	const { host } = await installed.serveFramed();
	await visit(`${host}/`, async (frame) => {
		const [inner] = frame.childFrames();
		assert.ok(inner);
		await says(inner, "You lose in 20 plies. White to move: your turn.");
		await frame.evaluate(() => document.querySelector("button")?.click());
		await says(inner, "白方必胜，共 1 步。轮到白方走。");
	});
});
