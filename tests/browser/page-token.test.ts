/** Token games on the page: display, moves, solving, play and editing. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { packageSolver } from "../node/games.ts";
import { dragMouse, expectVerdict, middleOf, withBoard } from "./board.ts";
import { expect, type Fixtures, test } from "./fixtures.ts";
import { expectAnnounced, openTab, pickActivity, typeMove } from "./page.ts";

const point = (page: Page, name: string) =>
	page.getByRole("option", { name: new RegExp(`^point ${name}, `) });

/** Opens the game's standard board, with the token on the first point. */
async function openToken(visit: Fixtures["visit"]): Promise<Page> {
	const { standard = "" } = packageSolver.library.find(({ rules }) => rules.id === "token") ?? {};
	const { problems } = await packageSolver.read("token", standard);
	const [problem = assert.fail()] = problems;
	return visit({ hash: `#${packageSolver.encode(problem)}` });
}

const heat = (page: Page) => withBoard(page, ({ heat }) => heat.length);

async function dragToken(page: Page, from: string, to: string): Promise<void> {
	await dragMouse(page, await middleOf(point(page, from)), await middleOf(point(page, to)));
}

test("a token is moved by either side, shows values per point, and its solve can be watched", async ({
	visit,
}) => {
	const page = await openToken(visit);
	await expectVerdict(page, "Draw: neither side can force a win. The first player to move.");
	const label = (name: string, part: RegExp) =>
		expect(point(page, name)).toHaveAttribute("aria-label", part);
	await label("a", /; token; the first player to move/);
	await expect.poll(() => heat(page)).toEqual(8);
	await label("b", /with the token here: a win in 3 plies for the side to move/);
	await point(page, "a").click();
	await expect.poll(() => heat(page)).toEqual(0);
	await label("b", /a move here loses in 4 plies/);
	await page.keyboard.press("Escape");

	await dragToken(page, "a", "b");
	await expectAnnounced(page, "The first player moves the token from point a to point b.");
	await expectVerdict(page, "The second player wins in 3 plies. The second player to move.");
	await point(page, "b").click();
	await point(page, "e").click();
	await expectVerdict(page, "The second player wins in 2 plies. The first player to move.");
	await openTab(page, "explain");
	await page.locator("#watch summary").click();
	const counters = page.locator("#watch .counters dd");
	await expect(counters).toHaveText(["0 of 3", "1 of 8"]);
	await page.getByRole("button", { name: "One ply on" }).click();
	await expect(counters).toHaveText(["1 of 3", "3 of 8"]);
	await expect.poll(() => heat(page)).toEqual(3);
	await typeMove(page, "g");
	await typeMove(page, "h");
	await expectVerdict(page, "Game over. The second player has won: the first player has no move.");
	await pickActivity(page, "Play");
	await expect.poll(() => heat(page)).toEqual(0);
});
