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
	told,
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

test.describe("a graph is heard", () => {
	test("as a list of its points with their neighbours", async ({ host }) => {
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
		await cell(page, 1, 1).press("p");
		await page
			.locator(".live")
			.filter({ hasText: "Mouse: point c. Cat: point d. The mouse to move." })
			.waitFor({ state: "attached" });
	});

	test("in Chinese too", async ({ host }) => {
		const page = await host({ body: board('mode="analyse" lang="zh"') });
		await put(page);
		await page.getByRole("listbox", { name: "图，6 个点" }).waitFor();
		const all = await names(page);
		assert.equal(all[0], "hole 点，相邻：a；老鼠的目标；猫不能进入");
		assert.equal(
			all[4],
			"d 点，相邻：b（仅猫可走）、c、e（只能过去）；猫；可走到这里：必败，共 1 步",
		);
		assert.match(all[3] ?? "", /^c 点，相邻：a、d；老鼠；轮到它走$/);
		await page.getByRole("button", { name: "c → a" }).click();
		await page
			.locator(".live")
			.filter({ hasText: "老鼠从 c 点走到 a 点。" })
			.waitFor({ state: "attached" });
	});
});

test.describe("the keyboard", () => {
	test("walks over a graph from one tab stop, and moves a piece", async ({ host }) => {
		const page = await host({ body: board('mode="analyse"') });
		await put(page);
		await tabTo(page, /^point c/);
		const walk = async (...steps: readonly (readonly [key: string, point: string])[]) => {
			for (const [key, point] of steps) {
				await page.keyboard.press(key);
				assert.match(await focusName(page), new RegExp(`^point ${point},`), key);
			}
		};
		await walk(
			...([
				["ArrowRight", "d"],
				["ArrowUp", "b"],
				["ArrowLeft", "a"],
				["ArrowLeft", "hole"],
			] as const),
			...([
				["ArrowLeft", "hole"],
				["End", "e"],
				["ArrowUp", "d"],
				["Home", "hole"],
			] as const),
			...([
				["End", "e"],
				["ArrowLeft", "c"],
			] as const),
		);
		await page.keyboard.press("Enter");
		await expect(cell(page, 1, 4)).toHaveAttribute("aria-selected", "true");
		await walk(["ArrowUp", "a"]);
		await page.keyboard.press("Enter");
		const { move } = await hearsOf(page, "move");
		assert.deepEqual(move, { from: { row: 1, column: 4 }, to: { row: 1, column: 2 } });
		await page
			.locator(".live")
			.filter({ hasText: "The mouse moves from point c to point a." })
			.waitFor({ state: "attached" });
		assert.match(await focusName(page), /^point a,.*the last move came here/);
	});

	test("steps through the game from beside the graph, and never from on it", async ({ host }) => {
		const page = await host({ body: board('mode="analyse"') });
		await put(page);
		await page.getByRole("button", { name: "c → a" }).click();
		await hearsOf(page, "move");
		await tabTo(page, /^point /);
		await page.keyboard.press("ArrowLeft");
		assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
	});
});

test.describe("the pointer", () => {
	test("drags a piece along a way, to what is nearest", async ({ host }) => {
		const page = await host({ body: board('mode="analyse"') });
		await put(page);
		await drag(page, 4, 5, -20);
		const { move } = await hearsOf(page, "move");
		assert.deepEqual(move, { from: { row: 1, column: 4 }, to: { row: 1, column: 5 } });
	});

	test("cannot go where no way leads, nor against one", async ({ host }) => {
		const page = await host({ body: board('mode="analyse"') });
		await put(page);
		await drag(page, 4, 3);
		await page.locator(".notice").getByText("Not a legal move.").waitFor();
		assert.deepEqual(
			(await told(page)).filter(({ type }) => type === "move"),
			[],
		);
		assert.match((await names(page))[3] ?? "", /mouse/);
	});

	test("taps a piece and then a point", async ({ host }) => {
		const page = await host({ body: board('mode="analyse"'), hasTouch: true });
		await put(page);
		await cell(page, 1, 4).tap();
		await expect(cell(page, 1, 4)).toHaveAttribute("aria-selected", "true");
		await cell(page, 1, 2).tap();
		const { move } = await hearsOf(page, "move");
		assert.deepEqual(move, { from: { row: 1, column: 4 }, to: { row: 1, column: 2 } });
	});

	test("paints points and puts pieces elsewhere in edit", async ({ host }) => {
		const page = await host({ body: board('mode="edit"') });
		await put(page);
		await cell(page, 1, 6).click();
		await expect(cell(page, 1, 6)).toHaveAttribute(
			"aria-label",
			"point e, neighbour d (one way here); obstacle",
		);
		await drag(page, 4, 3);
		await expect(cell(page, 1, 3)).toHaveAttribute("aria-label", /; mouse/);
		await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute(
			"aria-disabled",
			"false",
		);
	});
});

test("the game that follows is written by the points' names", async ({ host }) => {
	const page = await host({ body: board('mode="analyse" moves="c-a d-b"') });
	await put(page);
	assert.deepEqual(
		await withBoard(page, ({ record }) =>
			record?.moves.map(({ from, to }) => [from?.column, to?.column]),
		),
		[
			[4, 2],
			[5, 3],
		],
	);
});

for (const fromDisk of [false, true]) {
	test(`points without places are arranged ${fromDisk ? "on a page from the disk" : "under a strict policy"}`, async ({
		host,
	}) => {
		const page = await host({ body: board('mode="show"'), fromDisk });
		const edges = [5, 3, 1, 4, 2].slice(1).map((to, index) => ({
			from: [5, 3, 1, 4, 2][index] ?? 1,
			to,
		}));
		await put(page, burrow(5, { edges }, 3, 2));
		const places = async () => {
			const all = await Promise.all(
				[1, 2, 3, 4, 5].map((column) => middleOf(cell(page, 1, column))),
			);
			return all.map(({ x, y }) => [Math.round(x), Math.round(y)] as const);
		};
		// A path: all in one row, in the order of the way.
		await expect.poll(async () => new Set((await places()).map(([, y]) => y)).size).toEqual(1);
		const order = (await places())
			.map(([x], index) => [x, index + 1] as const)
			.sort(([a], [b]) => a - b)
			.map(([, column]) => column);
		assert.ok(
			[
				[5, 3, 1, 4, 2],
				[2, 4, 1, 3, 5],
			].some((way) => way.join() === order.join()),
			order.join(),
		);
	});
}
