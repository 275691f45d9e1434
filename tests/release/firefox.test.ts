/** The page, and boards in plain pages and frames, in the Firefox that the system has, driven over WebDriver BiDi. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from "puppeteer-core";
import { firefoxPath } from "../../wasm/build/install.mjs";
import { Installation } from "../hosts/packed.ts";
import { Site, strictPolicy } from "../hosts/site.ts";

/** The longest that anything is waited for, in milliseconds: only the end of a test that fails. */
const patience = 60_000;

/** Boards in each mode, without a style or a script of the page's own. */
const boards = `<!doctype html>
<html lang="en">
	<head><meta charset="utf-8" /><title>Boards</title><script src="widget.js"></script></head>
	<body>
		<catchmate-board id="analyse" mode="analyse" position="2 1 1 2 2"></catchmate-board>
		<catchmate-board id="play" mode="play" position="5 3 3 3 4"></catchmate-board>
		<catchmate-board id="edit" mode="edit" position="5 3 3 3 4"></catchmate-board>
		<catchmate-board id="puzzle" mode="puzzle" position="5 3 3 3 4"></catchmate-board>
	</body>
</html>`;

const built = fileURLToPath(new URL("../../build/page/", import.meta.url));

let installed: Installation;
let site: Site;
let browser: Browser;

before(async () => {
	installed = new Installation();
	site = await Site.of([built]);
	browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: firefoxPath() ?? "",
		headless: true,
		timeout: 4 * patience,
	});
});

after(async () => {
	await browser?.close();
	site?.close();
	installed?.remove();
});

/** Opens an address, does something, and finds that nothing went wrong. */
async function visit(url: string, act: (page: Page) => Promise<void>): Promise<void> {
	const page = await browser.newPage();
	page.setDefaultTimeout(patience);
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warn"].includes(message.type())) complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(String(error)));
	try {
		await page.goto(url);
		await act(page);
	} finally {
		await page.close();
	}
	assert.deepEqual(complaints, []);
}

const first = "catchmate-board";

/** Waits until a board says so. */
async function says(frame: Frame | Page, board: string, sentence: string): Promise<void> {
	const isSaid = (board: string, sentence: string) =>
		document.querySelector(board)?.shadowRoot?.textContent?.includes(sentence);
	await frame.waitForFunction(isSaid, {}, board, sentence);
}

async function square(
	page: Page,
	board: string,
	row: number,
	column: number,
): Promise<ElementHandle> {
	const selector = `${board} >>> [data-row="${row}"][data-column="${column}"]`;
	const found = await page.waitForSelector(selector);
	assert.ok(found, selector);
	return found;
}

type Place = readonly [row: number, column: number];

/** Moves a piece with two clicks. */
async function move(page: Page, board: string, from: Place, to: Place): Promise<void> {
	for (const place of [from, to]) await (await square(page, board, ...place)).click();
}

/** The first board of the plain page can be played on, and answers. */
async function plays(page: Page): Promise<void> {
	await says(page, first, "You win in 19 plies. Black to move: your turn.");
	await move(page, first, [1, 5], [2, 5]);
	await says(page, first, "You win in 17 plies. Black to move: your turn.");
}

test("a plain page works in Firefox from the disk, and under a strict policy again when reloaded", async () => {
	await visit(pathToFileURL(join(installed.plainHost(), "index.html")).href, plays);
	await visit(`${await installed.serve(installed.strictHost(), strictPolicy)}/`, async (page) => {
		await plays(page);
		await page.reload();
		await plays(page);
	});
});

test("a page in a frame works in Firefox, and hears its host", async () => {
	const { host } = await installed.serveFramed();
	await visit(`${host}/`, async (page) => {
		const [inner] = page.mainFrame().childFrames();
		assert.ok(inner);
		await says(inner, first, "You lose in 20 plies. White to move: your turn.");
		await page.click("button");
		await says(inner, first, "白方必胜，共 1 步。轮到白方走。");
	});
});

test("boards of all four modes work in Firefox", async () => {
	const folder = installed.strictHost();
	writeFileSync(join(folder, "boards.html"), boards);
	await visit(`${await installed.serve(folder, strictPolicy)}/boards.html`, async (page) => {
		// The keyboard alone plays.
		await says(page, "#play", "White to move: your turn.");
		const focused = () =>
			page.evaluate(() => {
				const board = document.activeElement;
				const inside = board?.shadowRoot?.activeElement?.getAttribute("aria-label");
				return `${board?.id}: ${inside}`;
			});
		const piece = "play: row 3, column 3, white piece";
		for (let presses = 0; presses < 40 && !(await focused()).startsWith(piece); presses++) {
			await page.keyboard.press("Tab");
		}
		assert.ok((await focused()).startsWith(piece), await focused());
		for (const key of ["Enter", "ArrowRight", "Enter"] as const) await page.keyboard.press(key);
		await says(page, "#play", "You won after 1 ply: captured Black.");

		await says(page, "#analyse", "Black wins in 2 plies. White to move.");
		await move(page, "#analyse", [1, 1], [1, 2]);
		await says(page, "#analyse", "Black wins in 1 ply. Black to move.");
		await page.$eval("#analyse", (board) => board.setAttribute("position", "8 2 4 1 5"));
		await says(page, "#analyse", "Black wins in 20 plies. White to move.");

		await says(page, "#edit", "White wins in 1 ply. White to move.");
		await (await square(page, "#edit", 5, 1)).click();
		await page.waitForSelector('#edit >>> [aria-label="row 5, column 1, obstacle"]');
		const [from, to] = [await square(page, "#edit", 3, 4), await square(page, "#edit", 3, 5)];
		await from.scrollIntoView();
		const [start, end] = [await from.clickablePoint(), await to.clickablePoint()];
		await page.mouse.move(start.x, start.y);
		await page.mouse.down();
		await page.mouse.move(end.x, end.y, { steps: 5 });
		await page.mouse.up();
		await says(page, "#edit", "Black wins in");

		await says(page, "#puzzle", "White to move: win in the fewest moves.");
		await move(page, "#puzzle", [3, 3], [2, 3]);
		await says(page, "#puzzle", "That lets Black win in");
		await move(page, "#puzzle", [3, 3], [3, 4]);
		await says(page, "#puzzle", "Solved. You won after 1 ply: captured Black.");
	});
});

/** Chase from corner to corner on 8 × 8. */
const chase = "#1Ac4B-A7n6Y";
const begun = "Black wins in 20 plies. White to move.";

/** Runs in the page. */
const hasThreeMoves = () => document.querySelector("catchmate-board")?.record?.moves.length === 3;

const place = (page: Page, name: string) => page.click(`#activities [value=${name}]`);

test("the page solves a text in Firefox, and its link opens the board again", async () => {
	await visit(`${site.origin}/${chase}`, async (page) => {
		await says(page, first, begun);
		await page.click("#tab-text");
		await page.$eval("#judge-input", (box) => {
			(box as HTMLTextAreaElement).value = "2 1 1 2 2";
			box.dispatchEvent(new InputEvent("input", { bubbles: true }));
		});
		await page.click("#judge-solve");
		await says(page, first, "Black wins in 2 plies. White to move.");
		await page.waitForFunction(
			() => document.querySelector("#judge-output")?.textContent?.trim() === "BLACK 2",
		);
		await move(page, first, [1, 1], [1, 2]);
		await says(page, first, "Black wins in 1 ply. Black to move.");
		await page.waitForFunction((chase) => !location.hash.startsWith(chase), {}, chase);
		const link = page.url();
		await page.goto("about:blank");
		await page.goto(link);
		await says(page, first, "Black wins in 1 ply. Black to move.");
	});
});

test("a game is played and a board edited on the page in Firefox, and Back returns to the game", async () => {
	await visit(`${site.origin}/${chase}`, async (page) => {
		await says(page, first, begun);
		await place(page, "play");
		// The person has the side that can win, and so the second move.
		await says(page, first, "Black to move: your turn.");
		await move(page, first, [8, 8], [8, 6]);
		await page.waitForFunction(hasThreeMoves);
		await place(page, "analyse");
		await page.click("#tab-edit");
		await (await square(page, first, 4, 4)).click();
		await page.waitForSelector(`${first} >>> [aria-label="row 4, column 4, obstacle"]`);
		await says(page, first, "to move.");
		await page.goBack();
		await page.waitForFunction(hasThreeMoves);
	});
});

test("the page visited once works without its host in Firefox", async () => {
	const host = await Site.of([built]);
	await visit(`${host.origin}/${chase}`, async (page) => {
		await says(page, first, begun);
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		host.close();
		await page.reload();
		await says(page, first, begun);
		await place(page, "puzzle");
		await says(page, first, " to move: ");
	});
});
