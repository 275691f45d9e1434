/** Hints while a game is played on the page: what they tell, that off hides every value, and that choices are kept. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { bytesOf } from "./downloads.ts";
import { expect, test } from "./fixtures.ts";
import {
	asWhite,
	begin,
	dropFocus,
	hashOf,
	hears,
	openTab,
	people,
	pickActivity,
	pickHints,
	seesGame,
	solve,
	type,
} from "./page.ts";
import { plyOf } from "./puzzles.ts";

/** The words and signs of what a position or a move is worth. */
const values =
	/\b(wins?|won|winning|loses?|lost|losing|loss|draws?|drawn|drawing|best|mistakes?|slips?|outcome|settled)\b|\b(white|black|red) \d|\btie\b|\b\d+ plies\b|\bin 1 ply\b|▲|▼|★/i;
/** Those that are none of anybody's at the end, when the result is there to be seen. */
const secrets = /\b(best|mistakes?|slips?|changed the outcome|settled|winning|losing)\b|▲|▼|★/i;

/** Everything that can be read of the page: its text, the accessibility tree, attributes, the element, title and address. */
async function everything(page: Page): Promise<string> {
	// The rules say who wins how, whatever is on the board.
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
	return [tree, text, attributes, properties, await page.title(), page.url()].join("\n");
}

/** The same, but for what explains the choices that there are. */
const told = async (page: Page) =>
	(await everything(page))
		.replaceAll("Games this visit", "")
		.replaceAll(/Who wins\?|(Show me|see) who wins/g, "")
		.replaceAll("Perfect never slips.", "")
		.replaceAll(/When it cannot win, a perfect player leaves as few good replies as it can\./g, "");

/** Opens every fold of the tab that is open. */
const unfold = (page: Page) =>
	page.evaluate(() => {
		for (const fold of document.querySelectorAll<HTMLDetailsElement>("#panels details")) {
			if (!fold.open) fold.querySelector("summary")?.click();
		}
	});

function isSilent(text: string, none = values, where = ""): void {
	const found = none.exec(text)?.index;
	assert.ok(found === undefined, `${where}: ${text.slice((found ?? 0) - 60, (found ?? 0) + 60)}`);
}

/** Opens every tab and every fold in it, and looks for values there. */
async function findsNone(page: Page, isOver = false): Promise<void> {
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
		isSilent(await told(page), none, id);
	}
	// The preview of a tag for other pages is a board, too.
	await openTab(page, "play");
}

test("hints are staged in play and full elsewhere, and what is chosen holds at once", async ({
	visit,
}) => {
	const page = await visit({ prepare: asWhite });
	await begin(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
	await seesVerdict(page, "White to move: your turn.");
	await expect(page.getByRole("radio", { name: "Step by step" })).toBeChecked();
	await findsNone(page);
	await page.getByRole("button", { name: "Hint" }).click();
	await hears(page, "Hint: the piece on row 1, column 1.");
	await pickActivity(page, "Analyse");
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
	await pickActivity(page, "Play");
	await pickHints(page, "Full");
	await seesVerdict(page, "You lose in 6 plies. White to move: your turn.");
	await openTab(page, "text");
	await page.locator("#judge-output").getByText("BLACK 6").waitFor();
	await openTab(page, "play");
	await pickHints(page, "Off");
	await seesVerdict(page, "White to move: your turn.");
	await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
});

test("with hints off no tab, fold, key, record or picture tells a value through a whole game", async ({
	visit,
}) => {
	const page = await visit({
		prepare: asWhite,
		permissions: ["clipboard-read", "clipboard-write"],
	});
	// An analysis of everything comes before, of which no word may stay.
	await solve(page, "5 3 3 3 4");
	await seesVerdict(page, "White wins in 1 ply. White to move.");
	for (const tab of ["moves", "explain"] as const) {
		await openTab(page, tab);
		await unfold(page);
	}
	await page.locator("#what-if summary").click();
	await page.locator("#what-if .map-scale").waitFor();
	await page.locator("#statistics svg.plot").waitFor();
	await pickActivity(page, "Play");
	await pickHints(page, "Off");
	await people(page);
	await seesVerdict(page, "White to move.");
	await findsNone(page);
	// A mistake that would be graded, and one after it.
	for (const [ply, move] of ["3,2", "3,5", "2,2"].entries()) {
		await type(page, move);
		await expect.poll(() => plyOf(page)).toBe(ply + 1);
		await findsNone(page);
	}
	await dropFocus(page);
	for (const key of [" ", "n", "N"]) {
		await page.keyboard.press(key);
	}
	await openTab(page, "moves");
	await page.locator("#moves .move").first().hover();
	// Space chooses there, as Enter does.
	const piece = page.getByRole("gridcell", { name: "black piece" });
	await piece.focus();
	await page.keyboard.press(" ");
	await expect(piece).toHaveAttribute("aria-selected", "true");
	isSilent(await told(page));
	await type(page, "9 9");
	await hears(page, "Not a legal move here.");
	assert.equal(await plyOf(page), 3, "Space has made no best move");
	await openTab(page, "share");
	const share = (name: string) => page.locator("#share").getByRole("button", { name });
	await share("Copy record").click();
	const record = () => page.evaluate(() => navigator.clipboard.readText());
	await expect.poll(record).toMatch(/1\. 3,3-3,2/);
	isSilent(await record());
	const [file] = await Promise.all([page.waitForEvent("download"), share("Download SVG").click()]);
	const numbers = [...(await bytesOf(file)).toString("utf8").matchAll(/>(\d+)<\/text>/g)];
	const coordinates = ["1", "2", "3", "4", "5"];
	assert.deepEqual(
		numbers.map(([, number]) => number),
		[...coordinates, ...coordinates],
	);
	await openTab(page, "play");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => plyOf(page)).toBe(2);
	await findsNone(page);
	// Black goes where it is taken.
	for (const move of ["3,3", "3,4", "3,4"]) {
		await type(page, move);
	}
	await page.locator(".end-card").waitFor();
	await findsNone(page, true);
});

test("players and hints stay as chosen after a reload, and nothing moves by that", async ({
	visit,
}) => {
	const page = await visit({ prepare: asWhite });
	await begin(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
	await pickHints(page, "Off");
	await people(page);
	await type(page, "1,2");
	const hash = await seesGame(page, 1);
	await page.clock.install();
	await page.reload();
	await seesVerdict(page, "Black to move.");
	await openTab(page, "play");
	for (const side of ["White", "Black"]) {
		const kind = page.getByRole("group", { name: side }).getByRole("radio", { name: "Human" });
		await expect(kind).toBeChecked();
	}
	await expect(page.getByRole("radio", { name: "Off" })).toBeChecked();
	await page.clock.runFor(10_000);
	assert.equal(await hashOf(page), hash);
});

test("players chosen in two tabs are both kept", async ({ visit }) => {
	const page = await visit({ prepare: asWhite });
	const open = async (tab: Page) => {
		await tab.goto(page.url());
		await pickActivity(tab, "Play");
		return tab;
	};
	const player = (tab: Page, side: string, name: string) =>
		tab.getByRole("group", { name: side }).getByRole("radio", { name });
	const [one, two] = [await open(page), await open(await page.context().newPage())];
	await player(two, "Black", "Perfect").waitFor();
	await player(one, "Black", "Human").check();
	await player(two, "White", "Fallible").check();
	const later = await open(await page.context().newPage());
	await expect(player(later, "White", "Fallible")).toBeChecked();
	await expect(player(later, "Black", "Human")).toBeChecked();
});
