/** The tutorial's fifth chapter: positions that unfold, the hunt round the stone, and a stone that is moved. */
import assert from "node:assert/strict";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { expect, test } from "./fixtures.ts";
import { boardOf, clickSquare } from "./tutorial.ts";

type Board = HTMLElementTagNameMap["catchmate-board"];

test("positions unfold one at a time or level by level, lead to where they stood first, and fold again", async ({
	read,
}) => {
	const page = await read("board", "en", { width: 390 });
	await boardOf(page, "small");
	const part = page.locator("unfold-positions");
	await part.scrollIntoViewIfNeeded();
	const [status, entries] = [page.locator(".unfold-status"), page.locator(".unfold-entry")];
	const all = part.locator(":scope > .button-row button").first();
	const entry = (number: number) => page.locator(`[data-number="${number}"]`);
	const toggle = (number: number) => entry(number).locator(".unfold-toggle");
	await expect(entries).toHaveCount(3);
	await expect(status).toContainText("3 positions so far");
	await expect(entry(1)).toContainText("loses in 6 plies");
	await toggle(2).click();
	await expect(entries).toHaveCount(7);
	await expect(toggle(2)).toHaveAttribute("aria-expanded", "true");
	await toggle(2).click();
	await expect(entries).toHaveCount(3);
	await toggle(3).focus();
	await page.keyboard.press("Enter");
	await expect(toggle(3)).toHaveAttribute("aria-expanded", "true");
	await expect(toggle(3)).toBeFocused();
	await toggle(3).click();
	// What was unfolded before counts for a level.
	await all.click();
	await expect(entries).toHaveCount(35);
	await expect(status).toContainText("27 positions so far. Of 34 moves, 8 led");
	const again = page.locator(".unfold-way").first();
	const number = Number(/\d+/.exec((await again.textContent()) ?? "")?.[0]);
	// Folded and unfolded again, the first position hides where the other stood.
	await toggle(1).click();
	await expect(entries).toHaveCount(1);
	await toggle(1).click();
	await toggle(2).click();
	await expect(entry(number)).toHaveCount(0);
	await again.focus();
	await page.keyboard.press("Enter");
	await expect(entry(number)).toBeFocused();
	for (let levels = 0; (await all.getAttribute("aria-disabled")) === "false"; levels += 1) {
		assert.ok(levels < 20);
		const before = await status.innerText();
		await all.click();
		await expect(status).not.toHaveText(before);
	}
	await expect(status).toContainText(/162 .*480 /);
	await expect(entries).toHaveCount(481);
	const { height } = (await part.boundingBox()) ?? {};
	assert.ok(Number(height) < 1000, `the list is ${height} pixels high`);
	const fold = part.locator(":scope > .button-row button").nth(1);
	await fold.click();
	await expect(entries).toHaveCount(3);
	await expect(fold).toHaveAttribute("aria-disabled", "true");
	const small = page.locator("catchmate-board#small");
	const ply = () => small.evaluate((board: Board) => board.record?.index ?? 0);
	// White begins, and answers.
	await expect.poll(ply).toEqual(1);
	await clickSquare(page, "small", 2, 3);
	await expect.poll(ply).toEqual(3);
	await page.getByRole("button", { name: "Begin with the position on the board" }).click();
	await expect(entry(1)).not.toContainText("Black on row 3");
	await expect(toggle(1)).toHaveAttribute("aria-expanded", "true");
});

test("round the stone Black hunts in vain, and a stone at the rim gives the board back to Black", async ({
	read,
}) => {
	const page = await read("board", "zh");
	const board = await boardOf(page, "ring");
	const plies = () => board.evaluate((one: Board) => one.record?.positions.length ?? 0);
	await expect.poll(plies).toEqual(2);
	// Black's best moves, which keep the draw for as long as one likes.
	for (let count = 4; count <= 12; count += 2) {
		await board.evaluate((one: Board) => one.playBest());
		await expect.poll(plies).toEqual(count);
	}
	const { kept } = tutorialWords("zh-CN").plies;
	await expect(page.locator(".count-plies")).toContainText(kept.draw.open);
	const stone = await boardOf(page, "stone");
	const value = () => stone.evaluate((one: Board) => one.problem?.game.board.obstacles.length);
	const verdict = stone.locator(".verdict-words");
	const draw = (await verdict.textContent()) ?? "";
	await clickSquare(page, "stone", 2, 2);
	await expect.poll(value).toBe(0);
	await expect(verdict).not.toHaveText(draw);
	await expect(verdict).toContainText("6");
	await clickSquare(page, "stone", 1, 2);
	await expect.poll(value).toBe(1);
	await expect(verdict).toContainText("6");
});
