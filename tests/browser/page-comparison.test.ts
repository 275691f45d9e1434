/** Comparing the rules on the board with others: what changes, examples of it, a map, and a link to it. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Changes, Game, Rules } from "catchmate";
import { packageSolver } from "../node/games.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickActivity, pickGame, seesHash, solve } from "./page.ts";

const passing = "Draw: neither side can force a win. White to move.";

const side = (page: Page, name: string) =>
	page.locator("#rules-lab").getByRole("group", { name, exact: true });

const comparison = (page: Page) => page.locator("#comparison");
const others = (page: Page) => comparison(page).getByRole("group", { name: "Compare with" });
const pickOther = (page: Page, name: string) => others(page).getByRole("radio", { name }).check();

const pressFold = (page: Page, id: string) => page.locator(`#${id} > summary`).click();

/** Waits until what is seen of a comparison is that of the rules on the board. */
const seesResult = (page: Page) => comparison(page).locator(".comparison:not([inert])").waitFor();

const resultOf = (page: Page) => comparison(page).locator(".remark").innerText();

const gameOf = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.problem?.game ?? null);

const positionOf = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.problem?.position);

/** Lets White pass on a board of chase, and compares the rules with the game's own. */
async function openComparison(page: Page): Promise<void> {
	await solve(page, "5 1 1 5 5");
	await seesVerdict(page, "Black wins in 10 plies. White to move.");
	await pickActivity(page, "Edit");
	await pressFold(page, "rules-fold");
	await page.locator("#rules-endless").waitFor();
	await expect(page.locator("#comparison-fold")).toHaveCount(0);
	await side(page, "White").getByLabel("May pass").check();
	await seesVerdict(page, passing);
	await openTab(page, "explain");
	await pressFold(page, "comparison-fold");
	await seesResult(page);
}

/** What the package finds to change between other rules and those on the board. */
async function changesOf(against: Rules | undefined, game: Game | null): Promise<Changes> {
	assert.ok(against && game);
	const before = await packageSolver.solve({ ...game, rules: against });
	const after = await packageSolver.solve(game);
	const changes = await before.compare(after);
	before.dispose();
	after.dispose();
	return changes;
}

const changedIn = ({ toMove }: Changes) =>
	Object.values(toMove)
		.flatMap((each) => each.outcomes)
		.filter(({ before, after }) => before !== after)
		.reduce((sum, { positions }) => sum + positions, 0);

const chase = packageSolver.games.find(({ id }) => id === "chase");
const outcomes = ["win", "draw", "loss"] as const;

test("a comparison counts the positions that change, has an example of each change, and maps the squares", async ({
	visit,
}) => {
	const page = await visit();
	await openComparison(page);
	const [game, position] = [await gameOf(page), await positionOf(page)];
	assert.ok(chase && game && position);
	const changes = await changesOf(chase, game);
	assert.ok(changedIn(changes) > 0);
	await expect(comparison(page).locator(".remark")).toContainText(
		`${changedIn(changes)} of 1,250 positions`,
	);
	for (const [name, heading] of [
		["white", "White to move"],
		["black", "Black to move"],
	] as const) {
		const pairs = changes.toMove[name]?.outcomes ?? [];
		const wanted = outcomes.flatMap((before) =>
			outcomes.map(
				(after) =>
					pairs.find((pair) => pair.before === before && pair.after === after)?.positions ?? 0,
			),
		);
		const cells = comparison(page).getByRole("table", { name: heading }).locator("tbody td");
		const numbers = (await cells.allTextContents()).map((text) => Number(text.replace(",", "")));
		assert.deepEqual(numbers, wanted);
	}
	// The squares on which a piece changes the outcome are listed.
	const [before, after] = [
		await packageSolver.solve({ ...game, rules: chase }),
		await packageSolver.solve(game),
	];
	const square = { row: 5, column: 5 };
	await comparison(page).getByRole("radio", { name: "Black 5,5" }).check();
	const map = await before.heatmap(position, square);
	const changed = (await after.heatmap(position, square)).filter(
		({ winner }, index) => winner !== map[index]?.winner,
	);
	before.dispose();
	after.dispose();
	assert.ok(changed.length > 0);
	for (const { square } of changed) {
		await expect(comparison(page).locator(".change-squares")).toHaveText(
			new RegExp(`\\b${square.row},${square.column}\\b`),
		);
	}
	const known = Object.values(changes.toMove)
		.flatMap((each) => each.outcomes)
		.sort((one, other) => other.positions - one.positions)
		.flatMap(({ example }) => example ?? []);
	const examples = comparison(page).locator(".change-example");
	await expect(examples).toHaveCount(known.length);
	await expect(examples.locator("canvas[style]")).toHaveCount(known.length);
	await examples.first().press("Enter");
	await expect.poll(() => positionOf(page)).toEqual(known[0]?.position);
	await expect(examples.first()).toHaveAttribute("aria-current", "true");
	await expect(examples.first()).toBeFocused();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect.poll(() => positionOf(page)).toEqual(position);
	await expect(comparison(page).locator("[aria-current]")).toHaveCount(0);
});

test("a comparison follows the rules, also with those before the last change, and is passed on by a link", async ({
	visit,
}) => {
	const page = await visit();
	await openComparison(page);
	const before = await gameOf(page);
	const first = await resultOf(page);
	await openTab(page, "edit");
	await side(page, "Black").getByLabel("May pass").check();
	await openTab(page, "explain");
	await seesResult(page);
	await pickOther(page, "Before the last change");
	await seesResult(page);
	const changed = changedIn(await changesOf(before?.rules, await gameOf(page)));
	await expect(comparison(page).locator(".remark")).toHaveText(
		new RegExp(`^\\s*${changed === 0 ? "None" : changed} of (the )?1,250`),
	);
	const hash = await seesHash(page, /\.vs=2[\w-]+$/);
	const [, code = ""] = /vs=(.*)/.exec(hash) ?? [];
	assert.deepEqual(packageSolver.decode(code).game.rules, before?.rules);
	const other = await page.context().newPage();
	await other.goto(page.url());
	await seesResult(other);
	await expect.poll(() => resultOf(other)).toEqual(await resultOf(page));
	await expect(others(other).getByRole("radio", { name: "The rules in the link" })).toBeChecked();
	await pressFold(other, "comparison-fold");
	await seesHash(other, /^#[\w-]+$/);
	await pickGame(other, "Crossing pawn");
	await expect(other.locator("#comparison-fold")).toHaveCount(0);
	await pickOther(page, "The rules of Chase");
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await seesResult(page);
	await expect.poll(() => resultOf(page)).toEqual(first);
	// Other numbers of pieces, and the same rules, have nothing to compare.
	await openTab(page, "edit");
	await side(page, "White").getByRole("button", { name: "Pieces: one more" }).click();
	await openTab(page, "explain");
	await comparison(page).getByText("use different numbers of pieces").waitFor();
	await openTab(page, "edit");
	await page.getByRole("button", { name: "Back to the rules of Chase" }).click();
	await openTab(page, "explain");
	await comparison(page).getByText("These are the rules on the board").waitFor();
	await expect(comparison(page).locator("table")).toHaveCount(0);
});
