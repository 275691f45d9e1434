/** Comparison with other rules: counts, examples and link. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Changes, Rules } from "catchmate";
import { chase, packageSolver } from "../node/games.ts";
import { expectVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { expectHash, openTab, pickActivity, pickGame, solve } from "./page.ts";

const side = (page: Page, name: string) =>
	page.locator("#rules-lab").getByRole("group", { name, exact: true });

const comparison = (page: Page) => page.locator("#comparison");
const other = (page: Page, name: string) => comparison(page).getByRole("radio", { name });
const remark = (page: Page) => comparison(page).locator(".remark");

const pressFold = (page: Page, id: string) => page.locator(`#${id} > summary`).click();

/** Waits until the comparison shown matches the rules on the board. */
const expectResult = (page: Page) => comparison(page).locator(".comparison:not([inert])").waitFor();

const problemOf = async (page: Page) => {
	const problem = await page.evaluate(() => document.querySelector("catchmate-board")?.problem);
	return problem ?? assert.fail("there is no board");
};

/** The package's changes between other rules and the board's, with the number of positions. */
async function changesOf(against: Rules, page: Page): Promise<[Changes["toMove"], number]> {
	const { game } = await problemOf(page);
	const before = await packageSolver.solve({ ...game, rules: against });
	const after = await packageSolver.solve(game);
	const { toMove } = await before.compare(after);
	before.dispose();
	after.dispose();
	const changed = Object.values(toMove)
		.flatMap((each) => each.outcomes)
		.filter(({ before, after }) => before !== after)
		.reduce((sum, { positions }) => sum + positions, 0);
	return [toMove, changed];
}

test("rules are compared by counts and examples, at each change and by link @more", async ({
	visit,
}) => {
	const page = await visit();
	await solve(page, "5 1 1 5 5");
	await expectVerdict(page, "Black wins in 10 plies. White to move.");
	await pickActivity(page, "Edit");
	await pressFold(page, "rules-fold");
	await page.locator("#rules-endless").waitFor();
	await expect(page.locator("#comparison-fold")).toHaveCount(0);
	await side(page, "White").getByLabel("May pass").check();
	await expectVerdict(page, "Draw: neither side can force a win. White to move.");
	await openTab(page, "explain");
	await pressFold(page, "comparison-fold");
	await expectResult(page);
	const { game, position } = await problemOf(page);
	const [toMove, changed] = await changesOf(chase, page);
	assert.ok(changed > 0);
	await expect(remark(page)).toContainText(`${changed} of 1,250`);
	const first = await remark(page).innerText();

	const known = Object.values(toMove)
		.flatMap((each) => each.outcomes)
		.sort((one, other) => other.positions - one.positions)
		.flatMap(({ example }) => example ?? []);
	const examples = comparison(page).locator(".change-example");
	await expect(examples.locator("canvas[style]")).toHaveCount(known.length);
	await examples.first().press("Enter");
	await expect.poll(async () => (await problemOf(page)).position).toEqual(known[0]?.position);
	await expect(examples.first()).toHaveAttribute("aria-current", "true");
	await expect(examples.first()).toBeFocused();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect.poll(async () => (await problemOf(page)).position).toEqual(position);
	await expect(comparison(page).locator("[aria-current]")).toHaveCount(0);

	await openTab(page, "edit");
	await side(page, "Black").getByLabel("May pass").check();
	await openTab(page, "explain");
	await expectResult(page);
	await other(page, "Before the last change").check();
	await expectResult(page);
	const [, since] = await changesOf(game.rules, page);
	await expect(remark(page)).toContainText(
		new RegExp(`${since === 0 ? "None" : since} of (the )?1,250`),
	);
	const hash = await expectHash(page, /\.vs=2[\w-]+$/);
	const [, code = ""] = /vs=(.*)/.exec(hash) ?? [];
	assert.deepEqual(packageSolver.decode(code).game.rules, game.rules);
	const linked = await page.context().newPage();
	await linked.goto(page.url());
	await expectResult(linked);
	await expect(remark(linked)).toHaveText(await remark(page).innerText(), { useInnerText: true });
	await expect(other(linked, "The rules in the link")).toBeChecked();
	await pressFold(linked, "comparison-fold");
	await expectHash(linked, /^#[\w-]+$/);
	await pickGame(linked, "Crossing pawn");
	await expect(linked.locator("#comparison-fold")).toHaveCount(0);

	await other(page, "The rules of Chase").check();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expectResult(page);
	await expect(remark(page)).toHaveText(first, { useInnerText: true });
	await openTab(page, "edit");
	await side(page, "White").getByRole("button", { name: "Pieces: one more" }).click();
	await openTab(page, "explain");
	await comparison(page).getByText("numbers of pieces").waitFor();
});
