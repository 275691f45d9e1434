/** Boards that are graphs: drawn, heard, walked over and played on. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { burrow, house } from "../node/graphs.ts";
import {
	board,
	cell,
	focusName,
	hearsOf,
	middleOf,
	seesVerdict,
	tabTo,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";

/** Puts a graph up. */
async function put(page: Page, problem = house): Promise<void> {
	await withBoard(
		page,
		(element, given) => {
			element.problem = given;
		},
		problem,
	);
	await page.locator(".verdict-words").waitFor();
}

/** The names of the points, as they are heard. */
const names = (page: Page) =>
	page
		.getByRole("option")
		.evaluateAll((options) => options.map((option) => option.getAttribute("aria-label")));

const way = (from: number, to: number) => ({
	from: { row: 1, column: from },
	to: { row: 1, column: to },
});

/** Drags the piece of a point to a place beside the middle of another. */
async function drag(page: Page, from: number, to: number, beside = 0): Promise<void> {
	const start = await middleOf(cell(page, 1, from));
	const end = await middleOf(cell(page, 1, to));
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
	await page.mouse.move(end.x + beside, end.y);
	await page.mouse.up();
}

test("a graph is heard as a list of its points with their neighbours, and walked over from one tab stop", async ({
	host,
}) => {
	const page = await host({ body: board('mode="analyse"') });
	await put(page);
	await seesVerdict(page, "The mouse wins in 3 plies. The mouse to move.");
	const list = page.getByRole("listbox", { name: "Graph, 6 points" });
	await expect(list.getByRole("option")).toHaveCount(6);
	assert.deepEqual(await names(page), [
		"point hole, neighbour a; goal of the mouse; closed to the cat",
		"point a, neighbours hole, b, c; a move here wins in 3 plies",
		"point b, neighbours a, d (for the cat alone)",
		"point c, neighbours a, d; mouse; to move",
		"point d, neighbours b (for the cat alone), c, e (one way there); cat; a move here loses in 1 ply",
		"point e, neighbour d (one way here)",
	]);
	const hears = (text: string) =>
		page.locator(".live").filter({ hasText: text }).waitFor({ state: "attached" });
	await cell(page, 1, 1).press("p");
	await hears("Mouse: point c. Cat: point d. The mouse to move.");
	const walk = async (steps: string) => {
		for (const step of steps.split(", ")) {
			const [key = "", point] = step.split(" ");
			await page.keyboard.press(key);
			assert.match(await focusName(page), new RegExp(`^point ${point},`), step);
		}
	};
	await page.evaluate(() => {
		const focused = document.activeElement?.shadowRoot?.activeElement;
		if (focused instanceof HTMLElement) focused.blur();
	});
	await tabTo(page, /^point hole/);
	await walk("End e, ArrowUp d, ArrowUp b, ArrowLeft a, ArrowLeft hole, ArrowLeft hole");
	await walk("End e, ArrowLeft c");
	await page.keyboard.press("Enter");
	await expect(cell(page, 1, 4)).toHaveAttribute("aria-selected", "true");
	await walk("ArrowUp a");
	await page.keyboard.press("Enter");
	const { move } = await hearsOf(page, "move");
	assert.deepEqual(move, way(4, 2));
	await hears("The mouse moves from point c to point a.");
	assert.match(await focusName(page), /^point a,.*the last move came here/);
	await page.keyboard.press("ArrowLeft");
	assert.equal(await withBoard(page, ({ record }) => record?.index), 1, "no step of the game");
});

test("the pointer drags a piece along a way and not against one, taps it to a point, and edits", async ({
	host,
}) => {
	const page = await host({ body: board('mode="analyse"'), hasTouch: true });
	await put(page);
	await drag(page, 4, 3);
	await page.locator(".notice").getByText("Not a legal move.").waitFor();
	assert.match((await names(page))[3] ?? "", /mouse/);
	await drag(page, 4, 5, -20);
	assert.deepEqual((await hearsOf(page, "move")).move, way(4, 5));
	await page.getByRole("button", { name: "Restart" }).click();
	await expect(cell(page, 1, 4)).toHaveAttribute("aria-label", /mouse/);
	await cell(page, 1, 4).tap();
	await expect(cell(page, 1, 4)).toHaveAttribute("aria-selected", "true");
	await cell(page, 1, 2).tap();
	assert.deepEqual((await hearsOf(page, "move", 2)).move, way(4, 2));
	await withBoard(page, async (element) => {
		await element.reset();
		element.mode = "edit";
	});
	await cell(page, 1, 6).click();
	await expect(cell(page, 1, 6)).toHaveAttribute(
		"aria-label",
		"point e, neighbour d (one way here); obstacle",
	);
	await drag(page, 4, 3);
	await expect(cell(page, 1, 3)).toHaveAttribute("aria-label", /; mouse/);
});

test("moves of an author's are written by the points' names", async ({ host }) => {
	const page = await host({ body: board('mode="analyse" moves="c-a d-b"') });
	await put(page);
	const moves = await withBoard(page, ({ record }) => record?.moves);
	assert.deepEqual(moves, [way(4, 2), way(5, 3)]);
});

for (const fromDisk of [false, true]) {
	test(`points without places are arranged ${fromDisk ? "on a page from the disk" : "under a strict policy"}`, async ({
		host,
	}) => {
		const page = await host({ body: board('mode="show"'), fromDisk });
		const path = [5, 3, 1, 4, 2];
		const edges = path.slice(1).map((to, index) => ({ from: path[index] ?? 1, to }));
		await put(page, burrow(5, { edges }, 3, 2));
		// All lie in one row, in the order of the path or against it.
		await expect(async () => {
			const places = await Promise.all(path.map((column) => middleOf(cell(page, 1, column))));
			assert.equal(new Set(places.map(({ y }) => Math.round(y))).size, 1);
			const order = places.map(({ x }) => x);
			const sorted = order.toSorted((a, b) => a - b);
			assert.ok([sorted, sorted.toReversed()].some((way) => way.join() === order.join()));
		}).toPass();
	});
}
