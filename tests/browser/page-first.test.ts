/** The first screen: what stands on the board is explained, and the ways from it to the tutorial, a puzzle, the tag and the text box. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { cell, seesVerdict, withBoard } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import {
	dropFocus,
	openFold,
	openTab,
	overflow,
	pickActivity,
	pickGame,
	pickHints,
	seesHash,
	seesOutput,
	solve,
} from "./page.ts";

const first = "Red to move: your turn.";
const analysed = "Red wins in 23 plies. Red to move.";

const ways = (page: Page) => page.locator("#ways-on");

/** The marks that the line under the board explains. */
const legend = (page: Page) =>
	page.locator("#legend li").evaluateAll((all) => all.map((each) => each.textContent?.trim()));

const seesLegend = (page: Page, ...marks: string[]) =>
	expect.poll(() => legend(page)).toEqual(marks);

/** Whether the legend can be seen, and is where it stands. */
const isLegendSeen = (page: Page) =>
	page.locator("#legend").evaluate((place) => place.checkVisibility());

test.describe("the ways from the first screen", () => {
	for (const [locale, folder, name] of [
		["en", "learn", "Learn"],
		["zh-CN", "learn/zh", "教程"],
	] as const) {
		test(`lead to the tutorial in the reader's language: ${locale}`, async ({ visit }) => {
			const page = await visit({ hash: "", locale });
			const link = page.locator("header").getByRole("link", { name, exact: true });
			await expect(link).toHaveAttribute("href", `${folder}/index.html`);
			await expect(ways(page).getByRole("link")).toHaveAttribute("href", `${folder}/index.html`);
		});
	}

	test("stand on a laptop's first screen, whole and without a scroll", async ({ visit }) => {
		const page = await visit({ hash: "", viewport: { width: 1366, height: 768 } });
		await seesVerdict(page, first);
		await ways(page).waitFor();
		const { bottom, end } = await ways(page).evaluate((list) => ({
			bottom: list.getBoundingClientRect().bottom,
			end: innerHeight,
		}));
		assert.ok(bottom <= end, `${bottom} of ${end}`);
	});

	test("lead to the puzzle of the day, and the keyboard to its heading", async ({ visit }) => {
		const page = await visit({ hash: "" });
		await ways(page).getByRole("button", { name: "Puzzle of the day" }).press("Enter");
		await page.getByRole("heading", { name: "Puzzle of the day" }).waitFor();
		await expect(page.locator("#puzzle-heading")).toBeFocused();
		await seesHash(page, /^#puzzle=\d+$|^#puzzle$/);
	});

	test("lead to what puts the board in a page, open, and with the keyboard on it", async ({
		visit,
	}) => {
		const page = await visit({ hash: "" });
		await ways(page).getByRole("button", { name: "Embed this board" }).press("Enter");
		await expect(page.locator("#tab-share")).toHaveAttribute("aria-selected", "true");
		await expect(page.locator("#share-embed")).toHaveAttribute("open", "");
		const focused = () => page.evaluate(() => document.activeElement?.parentElement?.id);
		await expect.poll(focused).toEqual("share-embed");
		// It stays open for who asks again.
		await openTab(page, "play");
		await ways(page).getByRole("button", { name: "Embed this board" }).click();
		await expect.poll(focused).toEqual("share-embed");
		await expect(page.locator("#share-embed")).toHaveAttribute("open", "");
	});

	test("lead to the text box, where a text takes the place of the board's", async ({ visit }) => {
		const page = await visit({
			hash: fortLink,
			permissions: ["clipboard-read", "clipboard-write"],
		});
		await seesVerdict(page, analysed);
		await page.evaluate(() => navigator.clipboard.writeText("2 1 1 2 2"));
		await ways(page).getByRole("button", { name: "Paste judge input" }).press("Enter");
		await expect(page.locator("#judge-input")).toBeFocused();
		await page.keyboard.press("Control+v");
		await seesOutput(page, "BLACK 2");
	});

	test("are gone with the first move, and do not come back", async ({ visit }) => {
		const page = await visit();
		await ways(page).waitFor();
		await expect(page.getByText("No move has been made.")).toHaveCount(0);
		await cell(page, 1, 1).click();
		await cell(page, 1, 2).click();
		await ways(page).waitFor({ state: "hidden" });
		await page.getByRole("button", { name: "Undo" }).click();
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await pickActivity(page, "Play");
		await pickActivity(page, "Analyse");
		await expect(ways(page)).toBeHidden();
	});
});

test.describe("an explanation", () => {
	for (const [locale, folder] of [
		["en", "learn"],
		["zh-CN", "learn/zh"],
	] as const) {
		test(`leads to the chapter of the tutorial that it comes from: ${locale}`, async ({
			visit,
		}) => {
			const page = await visit({ locale });
			await openTab(page, "explain");
			await openFold(page, "why");
			// That on chase, which is the game on the board.
			const ofGame = page.locator("#why .chapter a").nth(1);
			await expect(ofGame).toHaveAttribute("href", `${folder}/board.html`);
			for (const [id, chapter] of [
				["why", "backwards"],
				["watch", "backwards"],
				["statistics-fold", "distance"],
			] as const) {
				await openFold(page, id);
				const link = page.locator(`#${id} .chapter a`).first();
				await expect(link).toHaveAttribute("href", `${folder}/${chapter}.html`);
			}
		});
	}

	test("of play that never ends leads to the chapter on draws", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Pong hau k'i");
		await openTab(page, "explain");
		await openFold(page, "why");
		await expect(page.locator("#why .chapter a")).toHaveAttribute("href", "learn/draws.html");
	});
});

test.describe("the legend under the board", () => {
	test("names every mark of the first board, and the last move once there is one", async ({
		visit,
	}) => {
		const page = await visit({ hash: fortLink });
		await seesVerdict(page, analysed);
		const unit = "number: plies (single moves) left";
		const ground = ["Black's goal", "obstacle"];
		await seesLegend(page, "▲ wins", unit, "click or drag", ...ground);
		assert.equal(await isLegendSeen(page), true);
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Red wins in 22 plies. Black to move.");
		await seesLegend(page, "▼ loses", unit, "click or drag", ...ground, "last move");
		assert.deepEqual(await findings(page), []);
	});

	test("tells of no value where none may be told, and of none that the board does not show", async ({
		visit,
	}) => {
		const page = await visit({ hash: "" });
		const ground = ["Black's goal", "obstacle"];
		await pickActivity(page, "Play");
		await pickHints(page, "Off");
		await seesLegend(page, "click or drag", "can go here", ...ground);
		await pickActivity(page, "Edit");
		await seesLegend(page, ...ground);
		await pickActivity(page, "Analyse");
		await openTab(page, "explain");
		await openFold(page, "what-if");
		await seesLegend(page, "click or drag", ...ground);
	});

	test("tells what the ring around a piece means", async ({ visit }) => {
		const page = await visit();
		await solve(page, "5 3 3 3 4");
		await expect(page.locator("#legend")).not.toContainText("can go onto this piece");
		await pickActivity(page, "Play");
		await expect(page.locator("#legend")).toContainText("can go onto this piece");
	});

	test("speaks of obstacles on a draughtboard only once somebody puts one there", async ({
		visit,
	}) => {
		const page = await visit();
		await pickGame(page, "Fox and hounds");
		const name = (row: number, column: number, what: string) =>
			expect(cell(page, row, column)).toHaveAttribute(
				"aria-label",
				`row ${row}, column ${column}${what}`,
			);
		await name(1, 1, ", not in play");
		await pickActivity(page, "Edit");
		await seesLegend(page, "the fox's goal");
		await cell(page, 4, 3).click();
		await seesLegend(page, "the fox's goal", "obstacle");
		await name(4, 3, ", obstacle");
		await name(1, 1, ", not in play");
		await cell(page, 4, 4).click();
		await name(4, 4, "");
	});

	test("says of a graph's ways what their lines do not show", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Hare and hounds");
		await expect(page.locator("#legend")).toContainText("the hare's goal");
		await expect(page.locator("#legend")).toContainText("the hounds never go left");
		await expect(page.locator("#legend")).not.toContainText("way");
	});

	for (const [screen, viewport] of [
		["a laptop", { width: 1366, height: 768 }],
		["a phone", { width: 390, height: 844 }],
		["a small phone", { width: 320, height: 568 }],
	] as const) {
		test(`has room on ${screen}, and makes room for what is told there`, async ({ visit }) => {
			const page = await visit({ hash: "", viewport });
			await seesVerdict(page, first);
			await expect.poll(() => isLegendSeen(page)).toEqual(true);
			const [end = 0, bottom = 0] = await page
				.locator("#board, #legend")
				.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
			assert.ok(bottom <= end + 1, `${bottom} of ${end}`);
			const beyond = await overflow(page);
			assert.ok(beyond <= 0, `${beyond} pixels too wide`);
			await dropFocus(page);
			await page.clock.install();
			await page.clock.pauseAt(Date.now() + 60_000);
			await withBoard(page, (board) => board.announce("A notice."));
			await expect.poll(() => isLegendSeen(page)).toBe(false);
			await page.clock.runFor(10_000);
			await expect.poll(() => isLegendSeen(page)).toBe(true);
		});
	}
});
