/** Passing on the board, where the rules allow it. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { board, cell, seesVerdict, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { puzzles } from "./puzzles.ts";

const rooms = 'game="police-and-thief" position="3 3 police\ngoal thief 3,3\nO..\n...\n.X.\n"';
const cops = 'game="cops-and-robber" position="4 4\n..X.\n....\n....\nO..O"';
/** Its right move is a pass. */
const puzzle = puzzles[162] ?? assert.fail("the list has no such puzzle");
const pass = (page: Page) => page.getByRole("button", { name: "Pass", exact: true });
const madeMoves = (page: Page) => withBoard(page, ({ record }) => record?.moves ?? []);
const turnOf = (page: Page, side: string) =>
	expect
		.poll(() => withBoard(page, ({ record }) => record?.positions[record.index]?.toMove))
		.toEqual(side);
const none = { from: null, to: null };

test("Pass is pressed by mouse, key and finger, and is not there where nobody may pass", async ({
	host,
}) => {
	const page = await host({ body: board(`mode="analyse" ${rooms}`), hasTouch: true });
	for (const act of [
		() => pass(page).click(),
		() => pass(page).press("Enter"),
		() => pass(page).tap(),
	]) {
		await seesVerdict(page, "The thief wins in 2 plies. The police to move.");
		await act();
		await seesVerdict(page, "The thief wins in 1 ply. The thief to move.");
		assert.deepEqual(await madeMoves(page), [none]);
		await page.getByRole("button", { name: "Restart" }).click();
	}
	await withBoard(page, (element) => {
		element.mode = "show";
	});
	await expect(pass(page)).toHaveCount(0);
	await withBoard(page, (element) => {
		element.mode = "analyse";
		element.game = "chase";
		element.position = "5 3 3 3 4";
	});
	await seesVerdict(page, "White wins in 1 ply. White to move.");
	await expect(pass(page)).toHaveCount(0);
});

test("Pass stays in its place while the other side moves, out of use", async ({ host }) => {
	const page = await host({ body: board(`mode="play" human="police" ${rooms}`) });
	await expect(pass(page)).toHaveAttribute("aria-disabled", "false");
	const place = () =>
		pass(page).evaluate((button) => {
			const { offsetLeft, offsetTop } = button as HTMLElement;
			return [offsetLeft, offsetTop];
		});
	const before = await place();
	await withBoard(page, (element) => {
		element.opponent = () => new Promise(() => undefined);
	});
	await pass(page).click();
	await expect(pass(page)).toHaveAttribute("aria-disabled", "true");
	assert.deepEqual(await place(), before);
	await pass(page).dispatchEvent("click");
	assert.equal((await madeMoves(page)).length, 1);
});

test("Pass leaves all pieces of a turn where they are, or those that have had no step", async ({
	host,
}) => {
	const page = await host({ body: board(`mode="analyse" ${cops}`) });
	await pass(page).click();
	await turnOf(page, "robber");
	assert.deepEqual(await madeMoves(page), [none]);
	await page.getByRole("button", { name: "Undo" }).click();
	await turnOf(page, "cops");
	await cell(page, 4, 1).click();
	await cell(page, 3, 1).click();
	await pass(page).click();
	await turnOf(page, "robber");
	const step = { from: { row: 4, column: 1 }, to: { row: 3, column: 1 } };
	assert.deepEqual(await madeMoves(page), [step]);
});

test("a hint to pass marks the button, which is a puzzle's right move", async ({ host }) => {
	const { code, plies } = puzzle;
	const page = await host({ body: board(`mode="play" human="robber" position="${code}"`) });
	const hint = page.locator('[part="hint"]');
	await pass(page).waitFor();
	await page.getByRole("button", { name: "Hint" }).click();
	await hint.getByText("Hint: pass.", { exact: true }).waitFor();
	await expect(page.locator(".control.is-hinted").filter({ hasText: "Pass" })).toHaveCount(1);
	await page.getByRole("button", { name: "Hint" }).click();
	await hint.getByText("Best play: pass, ").waitFor();
	await withBoard(
		page,
		(element, plies) => {
			element.setAttribute("ply-to", String(plies));
			element.mode = "puzzle";
		},
		plies,
	);
	await seesVerdict(page, "The robber to move: win by holding out for ever.");
	await pass(page).click();
	await expect.poll(() => withBoard(page, ({ record }) => record?.index)).toEqual(2);
	assert.equal(await withBoard(page, ({ mistakes }) => mistakes), 0);
	assert.deepEqual((await madeMoves(page))[0], none);
});
