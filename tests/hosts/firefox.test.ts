/** The page, and an author's page with boards in each mode, in the system's Firefox, over WebDriver BiDi. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { test } from "@playwright/test";
import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { firefoxPath } from "../../wasm/build/install.mjs";
import { Site, strictPolicy } from "./site.ts";

/** The maximum wait, in milliseconds: only ends a failing test. */
const patience = 60_000;

const boards = `<!doctype html>
<html lang="en">
	<head><meta charset="utf-8" /><title>Boards</title><script src="widget.js"></script></head>
	<body>
		<catchmate-board id="play" mode="play" position="5 3 3 3 4"></catchmate-board>
		<catchmate-board id="edit" mode="edit" position="5 3 3 3 4"></catchmate-board>
		<catchmate-board id="puzzle" mode="puzzle" position="5 3 3 3 4"></catchmate-board>
	</body>
</html>`;

let site: Site;
let browser: Browser;

test.beforeAll(async () => {
	site = await Site.of([fileURLToPath(new URL("../../build/page/", import.meta.url))]);
	site.put("/boards.html", boards, strictPolicy);
	browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: firefoxPath() ?? "",
		headless: true,
		timeout: 4 * patience,
	});
});

test.afterAll(async () => {
	await browser?.close();
	site?.close();
});

/** Opens an address, runs a function, and expects no errors. */
async function visit(path: string, act: (page: Page) => Promise<void>): Promise<void> {
	const page = await browser.newPage();
	page.setDefaultTimeout(patience);
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warn"].includes(message.type())) complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(String(error)));
	try {
		await page.goto(`${site.origin}/${path}`);
		await act(page);
	} finally {
		await page.close();
	}
	assert.deepEqual(complaints, []);
}

const first = "catchmate-board";

/** Waits until a board's current ply has this distance. */
async function expectDistance(page: Page, board: string, distance: number): Promise<void> {
	const isSo = (board: string, distance: number) =>
		document.querySelector<HTMLElementTagNameMap["catchmate-board"]>(board)?.value?.distance ===
		distance;
	await page.waitForFunction(isSo, {}, board, distance);
}

/** Waits until a board has this number of moves. */
async function expectMoves(page: Page, board: string, count: number): Promise<void> {
	const areMade = (board: string, count: number) =>
		document.querySelector<HTMLElementTagNameMap["catchmate-board"]>(board)?.record?.moves
			.length === count;
	await page.waitForFunction(areMade, {}, board, count);
}

type Place = readonly [row: number, column: number];

async function square(page: Page, board: string, [row, column]: Place): Promise<ElementHandle> {
	const selector = `${board} >>> [data-row="${row}"][data-column="${column}"]`;
	const found = await page.waitForSelector(selector);
	assert.ok(found, selector);
	return found;
}

/** Moves a piece with two clicks. */
async function move(page: Page, board: string, from: Place, to: Place): Promise<void> {
	for (const place of [from, to]) await (await square(page, board, place)).click();
}

test("boards play by key, edit by drag and solve puzzles under a strict policy in Firefox", async () => {
	await visit("boards.html", async (page) => {
		await expectMoves(page, "#play", 0);
		await (await square(page, "#play", [3, 3])).focus();
		for (const key of ["Enter", "ArrowRight", "Enter"] as const) await page.keyboard.press(key);
		await expectMoves(page, "#play", 1);

		await expectDistance(page, "#edit", 1);
		const [from, to] = [await square(page, "#edit", [3, 4]), await square(page, "#edit", [3, 5])];
		await from.scrollIntoView();
		const [start, end] = [await from.clickablePoint(), await to.clickablePoint()];
		await page.mouse.move(start.x, start.y);
		await page.mouse.down();
		await page.mouse.move(end.x, end.y, { steps: 5 });
		await page.mouse.up();
		await page.waitForFunction(() => {
			const board = document.querySelector<HTMLElementTagNameMap["catchmate-board"]>("#edit");
			return (board?.value?.distance ?? 0) > 1;
		});

		await move(page, "#puzzle", [3, 3], [3, 4]);
		await page.waitForFunction(() => {
			const board = document.querySelector<HTMLElementTagNameMap["catchmate-board"]>("#puzzle");
			return board?.puzzleState === "solved";
		});
	});
});

/** Chase from corner to corner on 8 × 8. */
const chase = "#1Ac4B-A7n6Y";

const place = (page: Page, name: string) => page.click(`#activities [value=${name}]`);

test("the page solves a text in Firefox, and its link reopens the board", async () => {
	await visit(chase, async (page) => {
		await expectDistance(page, first, 20);
		await page.click("#tab-text");
		await page.$eval("#judge-input", (box) => {
			(box as HTMLTextAreaElement).value = "2 1 1 2 2";
			box.dispatchEvent(new InputEvent("input", { bubbles: true }));
		});
		await page.click("#judge-solve");
		await page.waitForFunction(
			() => document.querySelector("#judge-output")?.textContent?.trim() === "BLACK 2",
		);
		await move(page, first, [1, 1], [1, 2]);
		await expectDistance(page, first, 1);
		await page.waitForFunction((chase) => !location.hash.startsWith(chase), {}, chase);
		const link = page.url();
		await page.goto("about:blank");
		await page.goto(link);
		await expectDistance(page, first, 1);
	});
});

test("the page plays, edits, goes Back and works offline in Firefox", async () => {
	await visit(chase, async (page) => {
		await expectDistance(page, first, 20);
		await place(page, "play");
		// The person has the side that can win, and thus the second move.
		await expectMoves(page, first, 1);
		await move(page, first, [8, 8], [8, 6]);
		await expectMoves(page, first, 3);
		await place(page, "analyse");
		await page.click("#tab-edit");
		await (await square(page, first, [4, 4])).click();
		await expectMoves(page, first, 0);
		await page.goBack();
		await expectMoves(page, first, 3);

		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		site.close();
		await page.goto(`${site.origin}/${chase}`);
		await page.reload();
		await expectDistance(page, first, 20);
		await place(page, "puzzle");
		await page.waitForFunction(() => document.querySelector("catchmate-board")?.mode === "puzzle");
	});
});
