/** Hints while a game is played on the page: the values that are told, and that the choice is kept. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	asWhite,
	begin,
	dropFocus,
	hasHeard,
	hashOf,
	hears,
	openTab,
	people,
	pickActivity,
	pickHints,
	plyButton,
	seesHash,
	solve,
	type,
} from "./page.ts";

/** A winning move, a drawn game and so on are told of in such words. */
const values =
	/\b(wins?|won|winning|loses?|lost|losing|loss|draws?|drawn|drawing|best|mistakes?|outcome)\b|\b(white|black|red) \d|\btie\b|\b\d+ plies\b|\bin 1 ply\b|▲|▼/i;

/** Everything that can be read of the page: its text, the accessible names and the tree, what is in the element, title, address. */
async function everything(page: Page): Promise<string> {
	// The rules say who wins how, whatever is on the board.
	await page.evaluate(() => {
		const rules = document.querySelector<HTMLElement>("#rules");
		if (rules) rules.style.display = "none";
	});
	const tree = await page.locator("body").ariaSnapshot();
	const [text, attributes] = await page.evaluate(() => {
		const body = document.body.cloneNode(true) as HTMLElement;
		body.querySelector("#rules")?.remove();
		const shadow = document.querySelector("catchmate-board")?.shadowRoot;
		const all = [body, shadow].flatMap((root) => [...(root?.querySelectorAll("*") ?? [])]);
		return [
			`${body.textContent}\n${shadow?.textContent}`,
			all
				.flatMap((each) => [...each.attributes])
				.filter(({ name }) => /^(aria-|title|alt|href|value|placeholder|data-)/.test(name))
				.map(({ value }) => value)
				.join("\n"),
		];
	});
	const properties = await page.evaluate(() => {
		const board = document.querySelector("catchmate-board");
		return JSON.stringify([board?.value, board?.values, board?.table, board?.heat, board?.arrows]);
	});
	return [tree, text, attributes, properties, await page.title(), page.url()].join("\n");
}

/** Everything but what explains the choices that there are. */
const told = async (page: Page) =>
	(await everything(page))
		.replaceAll("Games this visit", "")
		.replaceAll(/Who wins\?|(Show me|see) who wins/g, "")
		.replaceAll(/When it cannot win, a perfect player leaves as few good replies as it can\./g, "");

test("who plays and what is told stay as chosen when the page is loaded again, and nothing moves by that", async ({
	visit,
}) => {
	const page = await visit({ prepare: asWhite });
	await begin(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
	await pickHints(page, "Off");
	await people(page);
	const before = await seesHash(page, /\.play$/);
	await openTab(page, "moves");
	await page.locator("#moves li button").first().click();
	await plyButton(page, 1).waitFor();
	await page.waitForFunction((old) => location.hash !== old, before);
	const hash = await hashOf(page);
	await page.clock.install();
	await page.reload();
	await seesVerdict(page, "Black to move.");
	await openTab(page, "moves");
	await plyButton(page, 1).waitFor();
	await openTab(page, "play");
	for (const side of ["White", "Black"]) {
		const kind = page.getByRole("group", { name: side }).getByRole("radio", { name: "Human" });
		await expect(kind).toBeChecked();
	}
	await expect(page.getByRole("radio", { name: "Off" })).toBeChecked();
	await page.clock.runFor(10_000);
	assert.equal(await hashOf(page), hash);
});

test("players that are chosen in two tabs are both kept", async ({ visit }) => {
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

test.describe("hints", () => {
	test("are staged where a game is played, and full elsewhere", async ({ visit }) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
		await seesVerdict(page, "White to move: your turn.");
		await expect(page.getByRole("radio", { name: "Step by step" })).toBeChecked();
		await page.getByText("Perfect never slips. Fallible misses nothing within").waitFor();
		assert.doesNotMatch(await told(page), values);
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

	test("off tell nothing of any value through a whole game, however it is looked at", async ({
		visit,
	}) => {
		const page = await visit();
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await pickHints(page, "Off");
		await people(page);
		await seesVerdict(page, "White to move.");
		assert.doesNotMatch(await told(page), values);
		// A mistake that would be graded, and so on to the last position before the end.
		await cell(page, 3, 3).click();
		await cell(page, 3, 2).click();
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
		assert.doesNotMatch(await told(page), values);
		await dropFocus(page);
		for (const key of [" ", "n", "N"]) {
			await page.keyboard.press(key);
		}
		await page.locator("#moves li button").first().hover();
		await cell(page, 3, 4).click();
		await cell(page, 3, 3).focus();
		assert.doesNotMatch(await told(page), values);
		await expect(page.locator(".ply"), "Space has made no best move").toHaveCount(2);
		await type(page, "9 9");
		await hears(page, "Not a legal move here.");
		await page.locator("#moves li button").last().click();
		await plyButton(page, 2).waitFor();
		assert.doesNotMatch(await told(page), values);
		await page.getByRole("button", { name: "Undo" }).click();
		await page.locator(".ply[aria-current]").getByText("1").first().waitFor();
		assert.doesNotMatch(await told(page), values);
	});

	test("off leave no word of the analysis where it was heard or seen", async ({ visit }) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await openTab(page, "explain");
		await page.locator("#what-if summary").click();
		await page.locator("#what-if .map-scale").waitFor();
		await page.getByRole("button", { name: "Best move" }).click();
		await hears(page, "Black wins in 5 plies.");
		await pickActivity(page, "Play");
		await pickHints(page, "Off");
		await page.getByRole("radio", { name: "Off" }).waitFor();
		await hasHeard(page, /Values are hidden\./);
		await people(page);
		// The perfect player that was there before may have moved.
		await page
			.locator(".verdict")
			.getByText(/^(White|Black) to move\.$/)
			.waitFor();
		assert.doesNotMatch(await told(page), values);
	});
});
