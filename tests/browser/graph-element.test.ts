/** Graph boards: drawing, announcements, keyboard and play. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { house } from "../node/graphs.ts";
import {
	board,
	cell,
	dragMouse,
	expectDistance,
	focusName,
	middleOf,
	tabTo,
	waitForEvent,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";

/** Shows the graph. */
async function put(page: Page): Promise<void> {
	await withBoard(
		page,
		(element, given) => {
			element.problem = given;
		},
		house,
	);
	await page.locator(".verdict-words").waitFor();
}

/** The announced names of the points. */
const names = (page: Page) =>
	page
		.getByRole("option")
		.evaluateAll((options) => options.map((option) => option.getAttribute("aria-label")));

const way = (from: number, to: number) => ({
	from: { row: 1, column: from },
	to: { row: 1, column: to },
});

/** Drags a point's piece near another point's middle. */
async function drag(page: Page, from: number, to: number, beside = 0): Promise<void> {
	const end = await middleOf(cell(page, 1, to));
	await dragMouse(page, await middleOf(cell(page, 1, from)), { x: end.x + beside, y: end.y });
}

test("a graph is a list of points with neighbours behind one tab stop", async ({ host }) => {
	const page = await host({ body: board('mode="analyse" moves="c-a d-b"') });
	await put(page);
	await expectDistance(page, 3);
	const moves = await withBoard(page, ({ record }) => record?.moves);
	assert.deepEqual(moves, [way(4, 2), way(5, 3)], "an author names the points");
	await page.getByRole("listbox", { name: ", 6 points" }).waitFor();
	assert.deepEqual(await names(page), [
		"point hole, neighbour a; goal of the mouse; closed to the cat",
		"point a, neighbours hole, b, c; a move here wins in 3 plies",
		"point b, neighbours a, d (for the cat alone)",
		"point c, neighbours a, d; mouse; to move",
		"point d, neighbours b (for the cat alone), c, e (one way there); cat; a move here loses in 1 ply",
		"point e, neighbour d (one way here)",
	]);
	const expectAnnounced = (text: string) =>
		page.locator(".live").filter({ hasText: text }).waitFor({ state: "attached" });
	await tabTo(page, /^point c/);
	const walk = async (steps: string) => {
		for (const step of steps.split(", ")) {
			const [key = "", point] = step.split(" ");
			await page.keyboard.press(key);
			assert.match(await focusName(page), new RegExp(`^point ${point},`), step);
		}
	};
	await walk("Home hole, End e, ArrowUp d, ArrowUp b, ArrowLeft a, ArrowLeft hole, ArrowLeft hole");
	await page.keyboard.press("p");
	await expectAnnounced("Mouse: point c. Cat: point d.");
	await walk("End e, ArrowLeft c");
	await page.keyboard.press("Enter");
	await expect(cell(page, 1, 4)).toHaveAttribute("aria-selected", "true");
	await walk("ArrowUp a");
	await page.keyboard.press("Enter");
	assert.deepEqual((await waitForEvent(page, "move")).move, way(4, 2));
	await expectAnnounced("from point c to point a.");
	assert.match(await focusName(page), /^point a,.*the last move came here/);
	await page.keyboard.press("ArrowLeft");
	assert.equal(await withBoard(page, ({ record }) => record?.index), 1, "no step of the game");
});

test("the pointer drags along an edge's direction only, taps and edits", async ({ host }) => {
	const page = await host({ body: board('mode="analyse"'), hasTouch: true });
	await put(page);
	await drag(page, 4, 3);
	await expect(page.locator(".notice")).not.toHaveText("");
	await expect(cell(page, 1, 4)).toHaveAttribute("aria-label", /mouse/);
	await drag(page, 4, 5, -20);
	assert.deepEqual((await waitForEvent(page, "move")).move, way(4, 5));
	await page.getByRole("button", { name: "Restart" }).click();
	await expect(cell(page, 1, 4)).toHaveAttribute("aria-label", /mouse/);
	await cell(page, 1, 4).tap();
	await expect(cell(page, 1, 4)).toHaveAttribute("aria-selected", "true");
	await cell(page, 1, 2).tap();
	assert.deepEqual((await waitForEvent(page, "move", 2)).move, way(4, 2));
	await withBoard(page, async (element) => {
		await element.reset();
		element.mode = "edit";
	});
	await cell(page, 1, 6).click();
	await expect(cell(page, 1, 6)).toHaveAttribute("aria-label", /^point e.*; obstacle$/);
	await drag(page, 4, 3);
	await expect(cell(page, 1, 3)).toHaveAttribute("aria-label", /; mouse/);
});
