/** Boards that are graphs on the page: analysed, typed, recorded, and changed by hand. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import type { Point } from "../../web/model/places.ts";
import { house } from "../node/graphs.ts";
import { findings } from "./axe.ts";
import { focusName, middleOf, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hears, openTab, pickActivity, pickGame, pickPreset, settles } from "./page.ts";

const point = (page: Page, name: string) =>
	page.getByRole("option", { name: new RegExp(`^point ${name}, `) });

/** Puts the house up. */
async function openHouse(page: Page): Promise<void> {
	await page.evaluate(async (given) => {
		await (document.querySelector("catchmate-board") as CatchmateBoard).open(given);
	}, house);
	await seesVerdict(page, "The mouse wins in 3 plies. The mouse to move.");
}

/** Puts the house up to be changed, with a tool. */
async function editHouse(page: Page, tool?: string): Promise<void> {
	await openHouse(page);
	await pickActivity(page, "Edit");
	await page.getByRole("heading", { name: "Edit the graph" }).waitFor();
	if (tool !== undefined) {
		await page.getByRole("radio", { name: tool }).check();
	}
}

/** The edges of the graph on the board, in short. */
async function edges(page: Page): Promise<string> {
	const graph = await page.evaluate(
		() => document.querySelector("catchmate-board")?.problem?.game.board.graph,
	);
	const name = (column: number) => graph?.names?.[column - 1] ?? String(column);
	const written = graph?.edges.map(
		({ from, to, oneWay, side = "" }) => `${name(from)}${oneWay ? ">" : "-"}${name(to)} ${side}`,
	);
	return (written ?? []).map((edge) => edge.trim()).join(", ");
}

const points = (page: Page) => page.locator("[role=option]").count();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function drag(page: Page, from: Point, to: Point): Promise<void> {
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
	await page.mouse.move(to.x, to.y);
	await page.mouse.up();
}

const walled = "hole-a, a-b, a-c, c-d, b-d cat, d>e";

test.describe("a graph is analysed", () => {
	test("with its moves, typed and recorded, by the names of its points", async ({ visit }) => {
		const page = await visit();
		await openHouse(page);
		const typed = page.getByLabel("Type a move");
		await typed.focus();
		await page.getByText("The points, like hole-a, or just the target, like a; or pass.").waitFor();
		await typed.fill("c-b");
		await typed.press("Enter");
		await page.locator("#typed-error").getByText("Not a legal move here.").waitFor();
		await typed.fill("C a");
		await typed.press("Enter");
		await hears(page, "The mouse moves from point c to point a.");
		await page.getByRole("button", { name: /^Ply 1 / }).waitFor();
		await expect(page.locator("#record .plies li:nth-child(2)")).toHaveText(/c → a\s*$/);
		await openTab(page, "explain");
		await page.getByText("What if", { exact: true }).click();
		await page.locator("#analysis .piece-choice").filter({ hasText: /\bd$/ }).first().waitFor();
		assert.deepEqual(await findings(page), []);
		await page.getByText("Help", { exact: true }).click();
		await page.getByText("edge for the cat only").waitFor();
		await page.getByText("one way only").waitFor();
		await page.getByText("Points go by their names.").waitFor();
	});

	test("without loading what only its changes, or graphs without places, need", async ({
		visit,
	}) => {
		const page = await visit();
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url().replace(/.*\/(\w+).*/, "$1")));
		await openHouse(page);
		assert.equal(asked.length, 0);
		await page.evaluate(async ({ game, position }) => {
			const { places, ...graph } = game.board.graph ?? { edges: [] };
			const board = { ...game.board, graph };
			const element = document.querySelector("catchmate-board") as CatchmateBoard;
			await element.open({ game: { ...game, board }, position });
		}, house);
		await expect.poll(() => asked.includes("arrange")).toBe(true);
		const before = asked.length;
		await pickActivity(page, "Edit");
		await page.getByRole("heading", { name: "Edit the graph" }).waitFor();
		assert.ok(asked.slice(before).includes("view"), asked.join());
	});
});

test.describe("the tools", () => {
	test("of rectangles are hidden on a graph, and those of graphs on a rectangle", async ({
		visit,
	}) => {
		const page = await visit();
		await pickActivity(page, "Edit");
		await page.getByLabel("Rows", { exact: true }).waitFor();
		await expect(page.getByRole("radio", { name: "Edges" })).toHaveCount(0);
		await pickActivity(page, "Analyse");
		await editHouse(page);
		for (const tool of ["Points", "Edges"]) {
			await page.getByRole("radio", { name: tool }).check();
			assert.deepEqual(await findings(page), [], tool);
		}
		for (const label of ["Rows", "Columns"]) {
			await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
		}
		await expect(page.getByText("Mirror and rotate")).toHaveCount(0);
		await page.locator("#rules-fold summary").click();
		await page
			.getByRole("group", { name: "Mouse" })
			.getByLabel("Pieces", { exact: true })
			.waitFor();
		for (const rule of ["Moves", "Goals", "Wins by reaching"]) {
			await expect(page.locator("#rules-lab").getByRole("group", { name: rule })).toHaveCount(0);
		}
		await expect(page.locator("#rules-lab .compass")).toHaveCount(0);
		await expect(page.locator("#rules-reach-mouse")).toHaveCount(0);
		await expect(page.locator("#rules-leaps-mouse")).toHaveCount(0);
		await expect(page.locator("#rules-lab .rules-goals")).toHaveCount(0);
	});

	test("mark goals and closed points, and move pieces", async ({ visit }) => {
		const page = await visit();
		await editHouse(page);
		const brush = page.getByRole("combobox", { name: "Brush" });
		await brush.selectOption({ label: "Goals of the mouse" });
		await point(page, "e").click();
		await expect(point(page, "e")).toHaveAttribute("aria-label", /goal of the mouse$/);
		await brush.selectOption({ label: "Closed points" });
		await point(page, "b").click();
		await expect(point(page, "b")).toHaveAttribute("aria-label", /obstacle$/);
		await drag(page, await middleOf(point(page, "c")), await middleOf(point(page, "a")));
		await seesVerdict(page, "The mouse wins in 1 ply. The mouse to move.");
		await press(page, "Undo");
		await expect(point(page, "c")).toHaveAttribute("aria-label", /mouse/);
	});

	test("add points, move them, rename them and delete them", async ({ visit }) => {
		const page = await visit();
		await editHouse(page, "Points");
		const a = await middleOf(point(page, "a"));
		const hole = await middleOf(point(page, "hole"));
		await page.mouse.click(hole.x, hole.y + (a.x - hole.x));
		await expect.poll(() => points(page)).toEqual(7);
		const name = page.getByLabel("Point name");
		await expect(name).toHaveValue("7");
		await name.fill("厨房");
		await name.press("Enter");
		await point(page, "厨房").waitFor();
		await name.fill("hole");
		await name.press("Enter");
		await expect(name).toHaveValue("厨房");
		const before = await middleOf(point(page, "e"));
		await drag(page, before, { x: before.x - 90, y: before.y - 10 });
		await expect
			.poll(async () => {
				const { x } = await middleOf(point(page, "e"));
				return Math.abs(x - (before.x - 90)) < 4;
			})
			.toEqual(true);
		assert.equal(await edges(page), walled);
		await point(page, "c").click();
		await expect(name).toHaveValue("c");
		await press(page, "Delete point");
		await expect.poll(() => edges(page)).toEqual("hole-a, a-b, b-d cat, d>e");
		await expect(point(page, "a")).toHaveAttribute("aria-label", /mouse/);
		for (let step = 0; step < 4; step++) {
			await press(page, "Undo");
		}
		await expect.poll(() => points(page)).toEqual(6);
		assert.equal(await edges(page), walled);
	});

	test("join points and cut ways, of both sides or of one, there and back or one way", async ({
		visit,
	}) => {
		const page = await visit();
		await editHouse(page, "Edges");
		await drag(page, await middleOf(point(page, "hole")), await middleOf(point(page, "c")));
		await expect.poll(() => edges(page)).toEqual(`${walled}, hole-c`);
		await seesVerdict(page, "The mouse wins in 1 ply. The mouse to move.");
		await page.getByRole("radio", { name: "One way" }).check();
		await page.getByRole("group", { name: "For" }).getByRole("radio", { name: "Cat" }).check();
		await point(page, "e").click();
		await expect(point(page, "e")).toHaveAttribute("aria-selected", "true");
		await point(page, "b").click();
		await expect.poll(() => edges(page)).toEqual(`${walled}, hole-c, e>b cat`);
		const [c, d] = [await middleOf(point(page, "c")), await middleOf(point(page, "d"))];
		await page.mouse.click((c.x + d.x) / 2, c.y + 3);
		await expect.poll(() => edges(page)).toEqual("hole-a, a-b, a-c, b-d cat, d>e, hole-c, e>b cat");
		await press(page, "Undo");
		await expect.poll(() => edges(page)).toEqual(`${walled}, hole-c, e>b cat`);
	});

	test("add, join, cut, move and delete by the keyboard alone", async ({ visit }) => {
		const page = await visit();
		await editHouse(page, "Points");
		await point(page, "c").focus();
		await page.keyboard.press("Insert");
		await expect.poll(() => points(page)).toEqual(7);
		assert.match(await focusName(page), /^point c,/);
		const before = await middleOf(point(page, "c"));
		for (let step = 0; step < 3; step++) {
			await page.keyboard.press("Control+ArrowDown");
		}
		await expect
			.poll(async () => (await middleOf(point(page, "c"))).y > before.y + 15)
			.toEqual(true);
		await page.getByRole("radio", { name: "Edges" }).check();
		await point(page, "7").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Home");
		await page.keyboard.press("Enter");
		await expect.poll(() => edges(page)).toEqual(`${walled}, hole-7`);
		await page.keyboard.press("Enter");
		await page.keyboard.press("End");
		await page.keyboard.press("Enter");
		await expect.poll(() => edges(page)).toEqual(walled);
		await page.keyboard.press("Enter");
		await expect(point(page, "7")).toHaveAttribute("aria-selected", "true");
		await page.keyboard.press("Escape");
		await expect(point(page, "7")).toHaveAttribute("aria-selected", "false");
		await page.getByRole("radio", { name: "Points" }).check();
		await point(page, "7").focus();
		await page.keyboard.press("Delete");
		await expect.poll(() => points(page)).toEqual(6);
		assert.match(await focusName(page), /^point e,/);
	});

	test("refuse to join a point to itself, and say why", async ({ visit }) => {
		const page = await visit();
		await editHouse(page, "Edges");
		await expect(page.getByText("to add or remove a loop")).toHaveCount(0);
		await point(page, "b").click();
		await expect(point(page, "b")).toHaveAttribute("aria-selected", "true");
		await point(page, "b").click();
		await hears(page, /^Only a token can go round a loop/);
		await expect(point(page, "b")).toHaveAttribute("aria-selected", "false");
		assert.equal(await edges(page), walled);
	});

	test("make classical graphs, and random ones that a number decides", async ({ visit }) => {
		const page = await visit();
		await editHouse(page);
		for (const [name, count] of [
			["Petersen graph", 10],
			["Dodecahedron", 20],
			["Torus", 16],
			["Path", 4],
		] as const) {
			await press(page, name);
			await expect.poll(() => points(page)).toEqual(count);
		}
		const number = page.getByLabel("Seed");
		const make = async (seed: string) => {
			await number.fill(seed);
			await number.press("Enter");
			await expect.poll(() => points(page)).toEqual(12);
			return edges(page);
		};
		const first = await make("7");
		const other = await make("8");
		assert.notEqual(first, other);
		await number.fill("7");
		await number.press("Enter");
		await expect.poll(() => edges(page)).toEqual(first);
		await press(page, "Undo");
		await expect.poll(() => edges(page)).toEqual(other);
	});

	test("make a graph of one's own out of an empty one", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Cat and mouse");
		await pickActivity(page, "Edit");
		await press(page, "Empty graph");
		await seesVerdict(page, "Game over. The cat has won: the mouse has no move.");
		await page.getByRole("radio", { name: "Edges" }).check();
		for (const [from, to] of ["13", "34", "42"]) {
			await point(page, from ?? "").click();
			await point(page, to ?? "").click();
		}
		await expect.poll(() => edges(page)).toEqual("1-3, 3-4, 2-4");
		await point(page, "3")
			.and(page.getByRole("option", { name: /goal of the mouse/ }))
			.waitFor();
		await seesVerdict(page, "The mouse wins in 1 ply. The mouse to move.");
	});

	test("make a graph of a rectangle, on which the game is the same", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await pickActivity(page, "Edit");
		const verdict = await page.locator(".verdict-words").textContent();
		await press(page, "Turn into a graph");
		await page.getByRole("heading", { name: "Edit the graph" }).waitFor();
		await seesVerdict(page, (verdict ?? "").trim());
		await press(page, "Undo");
		await page.getByLabel("Rows", { exact: true }).waitFor();
	});

	for (const fromDisk of [false, true]) {
		test(`leave the points of a graph without places where they are drawn: ${fromDisk ? "from the disk" : "served"}`, async ({
			visit,
		}) => {
			const page = await visit({ fromDisk });
			await pickPreset(page, "hole-samples");
			await settles(page);
			await pickActivity(page, "Edit");
			/** The middles of the points that the graph has from the start, once they are drawn. */
			const places = async (): Promise<readonly Point[]> => {
				await page.evaluate("catchmate.idle()");
				const boxes = await page
					.locator("[role=option]")
					.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
				return boxes.slice(0, 6).map(({ x, y, width, height }) => ({
					x: x + width / 2,
					y: y + height / 2,
				}));
			};
			const stay = (before: readonly Point[]) =>
				expect(async () => {
					const after = await places();
					assert.equal(after.length, before.length);
					const moved = after.map(({ x, y }, at) =>
						Math.hypot(x - (before[at]?.x ?? 0), y - (before[at]?.y ?? 0)),
					);
					assert.ok(Math.max(...moved) < 2, `${moved.map(Math.round)}`);
				}).toPass({ timeout: 10_000 });
			const before = await places();
			await page.getByRole("radio", { name: "Edges" }).check();
			const count = (await edges(page)).length;
			await point(page, "1").click();
			await point(page, "0").click();
			await expect.poll(async () => (await edges(page)).length).not.toEqual(count);
			await stay(before);
			await press(page, "Undo");
			await expect.poll(async () => (await edges(page)).length).toEqual(count);
			await page.getByRole("radio", { name: "Points" }).check();
			await press(page, "Add a point");
			await expect.poll(() => points(page)).toEqual(before.length + 1);
			await stay(before);
		});
	}

	test("speak Chinese", async ({ visit }) => {
		const page = await visit({ locale: "zh-CN" });
		await page.evaluate(async (given) => {
			await (document.querySelector("catchmate-board") as CatchmateBoard).open(given);
		}, house);
		await openTab(page, "edit");
		await page.getByRole("heading", { name: "编辑图" }).waitFor();
		await page.getByRole("radio", { name: "边" }).check();
		await page.getByText("先后点选两个点，就加一条边").waitFor();
		await page.getByRole("button", { name: "彼得森图" }).click();
		await expect.poll(() => points(page)).toEqual(10);
		await page.getByRole("option", { name: /^1 点，相邻：2、5、6/ }).waitFor();
	});
});
