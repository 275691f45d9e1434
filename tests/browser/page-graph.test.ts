/** Graph boards on the page: analysis, typed moves, record and editing. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { house } from "../node/graphs.ts";
import { dragMouse, expectVerdict, focusName, middleOf } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import {
	expectAnnounced,
	openFold,
	openTab,
	pickActivity,
	pickGame,
	pickPreset,
	waitUntilSolved,
} from "./page.ts";

const point = (page: Page, name: string) =>
	page.getByRole("option", { name: new RegExp(`^point ${name}, `) });

/** Opens the house. */
async function openHouse(page: Page): Promise<void> {
	await page.evaluate(async (given) => {
		await (document.querySelector("catchmate-board") as CatchmateBoard).open(given);
	}, house);
	await expectVerdict(page, "The mouse wins in 3 plies. The mouse to move.");
}

/** Opens the house in the editor. */
async function editHouse(page: Page): Promise<void> {
	await openHouse(page);
	await pickActivity(page, "Edit");
	await page.getByRole("heading", { name: "Edit the graph" }).waitFor();
}

const pickTool = (page: Page, name: string) => page.getByRole("radio", { name }).check();

/** The edges of the board's graph, abbreviated. */
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

const expectEdges = (page: Page, expected: string) =>
	expect.poll(() => edges(page)).toEqual(expected);

const expectPoints = (page: Page, count: number) =>
	expect(page.locator("[role=option]")).toHaveCount(count);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const walled = "hole-a, a-b, a-c, c-d, b-d cat, d>e";

test("a graph is analysed, typed and recorded by point names without the editor", async ({
	visit,
}) => {
	const page = await visit();
	const typed = page.getByLabel("Type a move");
	await typed.waitFor({ state: "attached" });
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url().replace(/.*\/(\w+).*/, "$1")));
	await openHouse(page);
	assert.deepEqual(asked, []);
	await openFold(page, "more-moves");
	await typed.fill("c-b");
	await typed.press("Enter");
	await page.locator("#typed-error").waitFor();
	await typed.fill("C a");
	await typed.press("Enter");
	await expectAnnounced(page, /point c .* point a/);
	await expect(page.locator("#record .plies li:nth-child(2)")).toHaveText(/c → a\s*$/);
	await openTab(page, "explain");
	await page.getByText("What if", { exact: true }).click();
	await page.locator("#analysis .piece-choice").filter({ hasText: /\bd$/ }).first().waitFor();
});

test("a graph replaces the rectangle's tools with its own", async ({ visit }) => {
	const page = await visit({ hash: fortLink });
	await pickActivity(page, "Edit");
	const rows = page.getByLabel("Rows", { exact: true });
	const verdict = page.locator(".verdict-words");
	const before = (await verdict.textContent()) ?? "";
	await expect(page.getByRole("radio", { name: "Edges" })).toHaveCount(0);
	await press(page, "Turn into a graph");
	await page.getByRole("radio", { name: "Edges" }).waitFor();
	await expect(verdict).toHaveText(before);
	await press(page, "Undo");
	await rows.waitFor();
	await pickActivity(page, "Analyse");

	await editHouse(page);
	await expect(rows).toHaveCount(0);
	await expect(page.getByText("Mirror and rotate")).toHaveCount(0);
	await page.locator("#rules-fold summary").click();
	await page.locator("#rules-endless").waitFor();
	await expect(page.locator(".compass, .rules-goals, #rules-reach-mouse")).toHaveCount(0);
	const brush = page.getByRole("combobox", { name: "Brush" });
	await brush.selectOption({ label: "Goals of the mouse" });
	await point(page, "e").click();
	await expect(point(page, "e")).toHaveAttribute("aria-label", /goal of the mouse$/);
	await dragMouse(page, await middleOf(point(page, "c")), await middleOf(point(page, "a")));
	await expect(verdict).toContainText("in 1 ply");
});

test("point and edge tools add, move, rename, join, cut and delete @more", async ({ visit }) => {
	const page = await visit();
	await editHouse(page);
	await pickTool(page, "Points");
	const a = await middleOf(point(page, "a"));
	const hole = await middleOf(point(page, "hole"));
	await page.mouse.click(hole.x, hole.y + (a.x - hole.x));
	await expectPoints(page, 7);
	const name = page.getByLabel("Point name");
	await expect(name).toHaveValue("7");
	for (const given of ["厨房", "hole"]) {
		await name.fill(given);
		await name.press("Enter");
	}
	await point(page, "厨房").waitFor();
	await expect(name, "a name that another point has is refused").toHaveValue("厨房");
	const before = await middleOf(point(page, "e"));
	await dragMouse(page, before, { x: before.x - 90, y: before.y - 10 });
	await expect
		.poll(async () => Math.abs((await middleOf(point(page, "e"))).x - before.x + 90) < 4)
		.toBe(true);
	await point(page, "c").click();
	await press(page, "Delete point");
	await expectEdges(page, "hole-a, a-b, b-d cat, d>e");
	await expect(point(page, "a")).toHaveAttribute("aria-label", /mouse/);
	for (let step = 0; step < 4; step++) await press(page, "Undo");
	await expectPoints(page, 6);
	await expectEdges(page, walled);

	await pickTool(page, "Edges");
	await dragMouse(page, await middleOf(point(page, "hole")), await middleOf(point(page, "c")));
	await expectEdges(page, `${walled}, hole-c`);
	await pickTool(page, "One way");
	await page.getByRole("group", { name: "For" }).getByRole("radio", { name: "Cat" }).check();
	await point(page, "e").click();
	await expect(point(page, "e")).toHaveAttribute("aria-selected", "true");
	await point(page, "b").click();
	await expectEdges(page, `${walled}, hole-c, e>b cat`);
	const [c, d] = [await middleOf(point(page, "c")), await middleOf(point(page, "d"))];
	await page.mouse.click((c.x + d.x) / 2, c.y + 3);
	await expectEdges(page, "hole-a, a-b, a-c, b-d cat, d>e, hole-c, e>b cat");
});

test("keys add, join, cut, move and delete points", async ({ visit }) => {
	const page = await visit();
	await editHouse(page);
	await pickTool(page, "Points");
	const pressAll = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key);
	};
	await point(page, "c").focus();
	await pressAll("Insert");
	await expectPoints(page, 7);
	assert.match(await focusName(page), /^point c,/);
	const before = await middleOf(point(page, "c"));
	await pressAll("Control+ArrowDown", "Control+ArrowDown", "Control+ArrowDown");
	await expect.poll(async () => (await middleOf(point(page, "c"))).y > before.y + 15).toBe(true);
	await pickTool(page, "Edges");
	await point(page, "7").focus();
	await pressAll("Enter", "Home", "Enter");
	await expectEdges(page, `${walled}, hole-7`);
	await pressAll("Enter", "End", "Enter");
	await expectEdges(page, walled);
	await pressAll("Enter");
	await expect(point(page, "7")).toHaveAttribute("aria-selected", "true");
	await pressAll("Escape");
	await expect(point(page, "7")).toHaveAttribute("aria-selected", "false");
	await pickTool(page, "Points");
	await point(page, "7").focus();
	await pressAll("Delete");
	await expectPoints(page, 6);
	assert.match(await focusName(page), /^point e,/);
});

test("classical, random and empty graphs replace the graph @more", async ({ visit }) => {
	const page = await visit();
	await pickGame(page, "Cat and mouse");
	await pickActivity(page, "Edit");
	await press(page, "Petersen graph");
	await expectPoints(page, 10);
	const replaces = async (seed: string) => {
		const before = await edges(page);
		await page.getByLabel("Seed").fill(seed);
		await page.getByLabel("Seed").press("Enter");
		await expect.poll(() => edges(page)).not.toBe(before);
		return edges(page);
	};
	const seventh = await replaces("7");
	await replaces("8");
	assert.equal(await replaces("7"), seventh);
	await press(page, "Empty graph");
	await expectEdges(page, "");
});

test("points without coordinates keep their drawn places while the graph changes @more", async ({
	visit,
}) => {
	const page = await visit();
	await pickPreset(page, "hole-samples");
	await waitUntilSolved(page);
	await pickActivity(page, "Edit");
	await pickTool(page, "Edges");
	const places = () => Promise.all([..."02345"].map((name) => middleOf(point(page, name))));
	const before = await places();
	const unmoved = before.map(({ x, y }) => ({ x: expect.closeTo(x, 0), y: expect.closeTo(y, 0) }));
	const drawn = await edges(page);
	await point(page, "1").click();
	await point(page, "0").click();
	await expect.poll(() => edges(page)).not.toEqual(drawn);
	await expect.poll(places).toEqual(unmoved);
	await pickTool(page, "Points");
	await press(page, "Add a point");
	await expectPoints(page, 7);
	await expect.poll(places).toEqual(unmoved);
});

test("the cop number of the graph is found with a start, and belongs to the graph", async ({
	visit,
}) => {
	const page = await visit();
	await openHouse(page);
	await pickActivity(page, "Analyse");
	await openTab(page, "explain");
	await openFold(page, "cops-fold");
	await page.locator("#cops-toggle").click();
	const found = page.locator("#cop-number [role=status]");
	await expect(found).toContainText("2 cops always catch the robber");
	await expect(found).toContainText(
		/Best start: \w+ and \w+\. The robber then lasts 1 ply at most\./,
	);
	await pickActivity(page, "Edit");
	await page.getByRole("button", { name: "Path", exact: true }).click();
	await pickActivity(page, "Analyse");
	await openTab(page, "explain");
	await expect(found).toBeEmpty();
});
