/** Hints on the page: their content, complete hiding when off, and their persistence. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectVerdict } from "./board.ts";
import { bytesOf } from "./downloads.ts";
import { expect, test } from "./fixtures.ts";
import {
	dropFocus,
	expectAnnounced,
	letPeoplePlay,
	openTab,
	pickActivity,
	pickHints,
	solve,
	storedAsWhite,
	typeMove,
} from "./page.ts";
import { plyOf } from "./puzzles.ts";

/** Words and signs of a position's or move's value. */
const values =
	/\b(wins?|won|winning|loses?|lost|losing|loss|draws?|drawn|drawing|best|mistakes?|slips?|outcome|settled)\b|\b(white|black|red) \d|\btie\b|\b\d+ plies\b|\bin 1 ply\b|▲|▼|★/i;
/** Values that belong to nobody at the end, when the result is visible. */
const secrets = /\b(best|mistakes?|slips?|changed the outcome|settled|winning|losing)\b|▲|▼|★/i;
/** Explanations of the options. */
const choices =
	/Games this visit|Who wins\?|How to win|Harder after a win, easier after a loss\.|Perfect never slips\.|When it cannot win, a perfect player leaves as few good replies as it can\./g;

/** All readable content except the rules, which name winning conditions: text, accessibility tree, attributes, title, URL. */
async function readableText(page: Page): Promise<string> {
	await page.evaluate(() => {
		const rules = document.querySelector<HTMLElement>("#rules");
		if (rules) rules.style.display = "none";
	});
	const tree = await page.locator("body").ariaSnapshot();
	const [text, attributes, properties] = await page.evaluate(() => {
		const body = document.body.cloneNode(true) as HTMLElement;
		body.querySelector("#rules")?.remove();
		const board = document.querySelector("catchmate-board");
		const shadow = board?.shadowRoot;
		const all = [body, shadow].flatMap((root) => [...(root?.querySelectorAll("*") ?? [])]);
		return [
			`${body.textContent}\n${shadow?.textContent}`,
			all
				.flatMap((each) => [...each.attributes])
				.filter(({ name }) => /^(aria-|title|alt|href|value|placeholder|data-)/.test(name))
				.map(({ value }) => value)
				.join("\n"),
			JSON.stringify([board?.value, board?.values, board?.table, board?.heat, board?.arrows]),
		];
	});
	const all = [tree, text, attributes, properties, await page.title(), page.url()];
	return all.join("\n").replaceAll(choices, "");
}

/** Opens every fold of the current tab. */
const unfold = (page: Page) =>
	page.evaluate(() => {
		for (const fold of document.querySelectorAll<HTMLDetailsElement>("#panels details")) {
			if (!fold.open) fold.querySelector("summary")?.click();
		}
	});

function isSilent(text: string, none = values): void {
	const { index } = none.exec(text) ?? {};
	if (index !== undefined) assert.fail(text.slice(Math.max(0, index - 60), index + 60));
}

/** Opens every tab and fold, and searches for values. */
async function expectNoValues(page: Page, isOver = false): Promise<void> {
	const none = isOver ? secrets : values;
	const tabs = await page
		.getByRole("tab")
		.evaluateAll((all) => all.filter((tab) => tab.checkVisibility()).map(({ id }) => id));
	assert.ok(tabs.length > 2 && !tabs.includes("tab-text"), tabs.join());
	for (const id of tabs) {
		await page.locator(`#${id}`).click();
		await expect(page.locator(`#${id}`)).toHaveAttribute("aria-selected", "true");
		await unfold(page);
		await page.evaluate("catchmate.idle()");
		isSilent(await readableText(page), none);
	}
	// The preview of a tag is a board, too.
	await openTab(page, "play");
}

test("no tab, fold, key, record or picture shows a value unless hints are full", async ({
	visit,
}) => {
	const permissions = ["clipboard-read", "clipboard-write"];
	const page = await visit({ prepare: storedAsWhite, permissions });
	// A full analysis comes first, of which no word may remain.
	await solve(page, "5 3 3 3 4");
	await expectVerdict(page, "White wins in 1 ply. White to move.");
	for (const tab of ["moves", "explain"] as const) {
		await openTab(page, tab);
		await unfold(page);
	}
	await page.locator("#what-if summary").click();
	await page.locator("#what-if .map-scale").waitFor();
	await page.locator("#statistics svg.plot").waitFor();
	await pickActivity(page, "Play");
	await expect(page.getByRole("radio", { name: "Step by step" })).toBeChecked();
	await expectNoValues(page);
	await pickHints(page, "Full");
	await expectVerdict(page, "You win in 1 move. White to move: your turn.");
	await openTab(page, "text");
	await page.locator("#judge-output").getByText("WHITE 1").waitFor();
	await openTab(page, "play");
	await pickHints(page, "Off");
	await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
	await letPeoplePlay(page);
	// A gradable mistake, and one after it.
	for (const [ply, move] of ["3,2", "3,5", "2,2"].entries()) {
		await expectNoValues(page);
		await typeMove(page, move);
		await expect.poll(() => plyOf(page)).toBe(ply + 1);
	}
	await dropFocus(page);
	for (const key of [" ", "n", "N"]) {
		await page.keyboard.press(key);
	}
	await openTab(page, "moves");
	await page.locator("#moves .move").first().hover();
	// Space selects there, like Enter.
	const piece = page.getByRole("gridcell", { name: "black piece" });
	await piece.focus();
	await page.keyboard.press(" ");
	await expect(piece).toHaveAttribute("aria-selected", "true");
	isSilent(await readableText(page));
	await typeMove(page, "9 9");
	await expectAnnounced(page, "Not a legal move here.");
	assert.equal(await plyOf(page), 3, "Space has made no best move");
	await openTab(page, "share");
	const share = (name: string) => page.locator("#share").getByRole("button", { name });
	await share("Copy record").click();
	const record = () => page.evaluate(() => navigator.clipboard.readText());
	await expect.poll(record).toMatch(/1\. 3,3-3,2/);
	isSilent(await record());
	const [file] = await Promise.all([page.waitForEvent("download"), share("Download SVG").click()]);
	const numbers = (await bytesOf(file)).toString("utf8").match(/(?<=>)\d+(?=<\/text>)/g);
	// Row and column numbers.
	assert.equal(numbers?.join(""), "1234512345");
	await openTab(page, "play");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => plyOf(page)).toBe(2);
	await expectNoValues(page);
	// Black moves to where it is taken.
	for (const move of ["3,3", "3,4", "3,4"]) {
		await typeMove(page, move);
	}
	await page.locator(".end-card").waitFor();
	await expectNoValues(page, true);
});
