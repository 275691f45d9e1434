/** The first screen: what stands on the board is explained, and the ways from it to the tutorial, a puzzle, the tag and the text box. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { findings } from "./axe.ts";
import { counts, eventually, hasAttribute } from "./eventually.ts";
import {
	cell,
	dropFocus,
	isFocused,
	openFold,
	openTab,
	overflow,
	pickActivity,
	pickGame,
	pickHints,
	seesHash,
	seesOutput,
	seesVerdict,
	visit,
} from "./page-harness.ts";

const first = "Red wins in 23 plies. Red to move.";

const ways = (page: Page) => page.locator("#shelf");

/** The marks that the line under the board explains. */
const legend = (page: Page) =>
	page.locator("#legend li").evaluateAll((all) => all.map((each) => each.textContent?.trim()));

const seesLegend = (page: Page, ...marks: string[]) => eventually(() => legend(page), marks);

/** Whether the legend can be seen, and is where it stands. */
const isLegendSeen = (page: Page) =>
	page.locator("#legend").evaluate((place) => place.checkVisibility());

describe("the ways from the first screen", () => {
	for (const [locale, folder, name] of [
		["en", "learn", "Learn"],
		["zh-CN", "learn/zh", "教程"],
	] as const) {
		test(`lead to the tutorial in the reader's language: ${locale}`, () =>
			visit({ hash: "", locale }, async (page) => {
				const link = page.locator("header").getByRole("link", { name, exact: true });
				await hasAttribute(link, "href", `${folder}/index.html`);
				await hasAttribute(ways(page).getByRole("link"), "href", `${folder}/index.html`);
			}));
	}

	test("stand on a laptop's first screen, whole and without a scroll", () =>
		visit({ hash: "", viewport: { width: 1366, height: 768 } }, async (page) => {
			await seesVerdict(page, first);
			await ways(page).waitFor();
			const { bottom, end } = await ways(page).evaluate((list) => ({
				bottom: list.getBoundingClientRect().bottom,
				end: innerHeight,
			}));
			assert.ok(bottom <= end, `${bottom} of ${end}`);
		}));

	test("lead to the puzzle of the day, and the keyboard to its heading", () =>
		visit({ hash: "" }, async (page) => {
			await ways(page).getByRole("button", { name: "Puzzle of the day" }).press("Enter");
			await page.getByRole("heading", { name: "Puzzle of the day" }).waitFor();
			await isFocused(page, "puzzle-heading");
			await seesHash(page, /^#puzzle=\d+$|^#puzzle$/);
		}));

	test("lead to what puts the board in a page, open, and with the keyboard on it", () =>
		visit({ hash: "" }, async (page) => {
			await ways(page).getByRole("button", { name: "Embed this board" }).press("Enter");
			await hasAttribute(page.locator("#tab-share"), "aria-selected", "true");
			await hasAttribute(page.locator("#share-embed"), "open", "");
			const focused = () => page.evaluate(() => document.activeElement?.parentElement?.id);
			await eventually(focused, "share-embed");
			// It stays open for who asks again.
			await openTab(page, "Moves");
			await ways(page).getByRole("button", { name: "Embed this board" }).click();
			await eventually(focused, "share-embed");
			await hasAttribute(page.locator("#share-embed"), "open", "");
		}));

	test("lead to the text box, where a text takes the place of the board's", () =>
		visit({ hash: "", permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
			await seesVerdict(page, first);
			await page.evaluate(() => navigator.clipboard.writeText("2 1 1 2 2"));
			await ways(page).getByRole("button", { name: "Paste judge input" }).press("Enter");
			await isFocused(page, "judge-input");
			await page.keyboard.press("Control+v");
			await seesOutput(page, "BLACK 2");
		}));

	test("are gone with the first move, and do not come back", () =>
		visit({}, async (page) => {
			await ways(page).waitFor();
			await counts(page.getByText("No move has been made."), 0);
			await cell(page, 1, 1).click();
			await cell(page, 1, 2).click();
			await ways(page).waitFor({ state: "hidden" });
			await page.getByRole("button", { name: "Undo" }).click();
			await seesVerdict(page, "Black wins in 20 plies. White to move.");
			await pickActivity(page, "Play");
			await pickActivity(page, "Analyse");
			await eventually(() => ways(page).isVisible(), false);
		}));
});

describe("an explanation", () => {
	for (const [locale, folder] of [
		["en", "learn"],
		["zh-CN", "learn/zh"],
	] as const) {
		test(`leads to the chapter of the tutorial that it comes from: ${locale}`, () =>
			visit({ locale }, async (page) => {
				await openFold(page, "why");
				// That on chase, which is the game on the board.
				const ofGame = page.locator("#why .chapter a").nth(1);
				await hasAttribute(ofGame, "href", `${folder}/board.html`);
				for (const [id, chapter] of [
					["why", "backwards"],
					["watch", "backwards"],
					["statistics-fold", "distance"],
				] as const) {
					await openFold(page, id);
					const link = page.locator(`#${id} .chapter a`).first();
					await hasAttribute(link, "href", `${folder}/${chapter}.html`);
				}
			}));
	}

	test("of play that never ends leads to the chapter on draws", () =>
		visit({}, async (page) => {
			await pickGame(page, "Pong hau k'i");
			await openFold(page, "why");
			await hasAttribute(page.locator("#why .chapter a"), "href", "learn/draws.html");
		}));
});

describe("the legend under the board", () => {
	test("names every mark of the first board, and the last move once there is one", () =>
		visit({ hash: "" }, async (page) => {
			await seesVerdict(page, first);
			const unit = "number: plies (single moves) left";
			const ground = ["Black's goal", "obstacle"];
			await seesLegend(page, "▲ wins", unit, "tap or drag", ...ground);
			assert.equal(await isLegendSeen(page), true);
			await page.getByRole("button", { name: "Best move" }).click();
			await seesVerdict(page, "Red wins in 22 plies. Black to move.");
			await seesLegend(page, "▼ loses", unit, "tap or drag", ...ground, "last move");
			assert.deepEqual(await findings(page), []);
		}));

	test("tells of no value where none may be told, and of none that the board does not show", () =>
		visit({ hash: "" }, async (page) => {
			const ground = ["Black's goal", "obstacle"];
			await pickActivity(page, "Play");
			await pickHints(page, "Off");
			await seesLegend(page, "tap or drag", "can go here", ...ground);
			await pickActivity(page, "Edit");
			await seesLegend(page, ...ground);
			await pickActivity(page, "Analyse");
			await openFold(page, "what-if");
			await seesLegend(page, "tap or drag", ...ground);
		}));

	test("names the marks of a graph's points and ways", () =>
		visit({}, async (page) => {
			await pickGame(page, "Hare and hounds");
			await eventually(
				async () =>
					(await legend(page)).filter((mark) => /hare|hounds/.test(mark ?? "")).length > 0,
				true,
			);
		}));

	for (const [screen, viewport] of [
		["a laptop", { width: 1366, height: 768 }],
		["a phone", { width: 390, height: 844 }],
		["a small phone", { width: 320, height: 568 }],
	] as const) {
		test(`has room on ${screen}, and makes room for what is told there`, () =>
			visit({ hash: "", viewport }, async (page) => {
				await seesVerdict(page, first);
				await eventually(() => isLegendSeen(page), true);
				const [end = 0, bottom = 0] = await page
					.locator("#board, #legend")
					.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
				assert.ok(bottom <= end + 1, `${bottom} of ${end}`);
				const beyond = await overflow(page);
				assert.ok(beyond <= 0, `${beyond} pixels too wide`);
				await dropFocus(page);
				await page.evaluate(() => document.querySelector("catchmate-board")?.announce("A notice."));
				await eventually(() => isLegendSeen(page), false);
				await eventually(() => isLegendSeen(page), true);
			}));
	}
});
