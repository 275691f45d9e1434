/** Games in which both sides move one token, on the page: seen, moved, solved, played and changed. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Board } from "catchmate";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { focusName, middleOf, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hears, openTab, pickActivity } from "./page.ts";

const point = (page: Page, name: string) =>
	page.getByRole("option", { name: new RegExp(`^point ${name}, `) });

/** Puts the game's standard board up, with the token on another of its points and with goals where they are given. */
async function openToken(page: Page, column = 1, goals: Board["goals"] = {}): Promise<void> {
	await page.evaluate(
		async ([at, goals]) => {
			const board = document.querySelector("catchmate-board") as CatchmateBoard;
			const solver = await board.solver;
			const entry = solver.library.find(({ rules }) => rules.id === "token");
			const read = entry && (await solver.read(entry.rules, entry.standard));
			const [problem] = read?.problems ?? [];
			if (problem !== undefined) {
				const { game, position } = problem;
				const pieces = { first: [{ row: 1, column: at }], second: [] };
				const withGoals = { ...game, board: { ...game.board, goals } };
				await board.open({ game: withGoals, position: { ...position, pieces } });
			}
		},
		[column, goals] as const,
	);
}

const heat = (page: Page) =>
	page.evaluate(() => document.querySelector("catchmate-board")?.heat.length);

const tokenAt = (page: Page) =>
	page.evaluate(() => {
		const { record } = document.querySelector("catchmate-board") as CatchmateBoard;
		return record?.positions[record.index]?.pieces;
	});

/** The farthest place of the loop of a point with two neighbours: away from between them. */
async function loopEnd(page: Page, name: string, neighbours: readonly [string, string]) {
	const own = await middleOf(point(page, name));
	const angles: number[] = [];
	for (const neighbour of neighbours) {
		const other = await middleOf(point(page, neighbour));
		angles.push(Math.atan2(own.y - other.y, own.x - other.x));
	}
	const [right, down] = [Math.cos, Math.sin].map((of) =>
		angles.reduce((sum, angle) => sum + of(angle), 0),
	) as [number, number];
	const { width = 0 } = (await point(page, name).boundingBox()) ?? {};
	const part = (width / 2 + 14) / Math.hypot(right, down);
	return { x: own.x + right * part, y: own.y + down * part };
}

test.describe("a token", () => {
	test("is dragged, tapped and walked with the keyboard by either side", async ({ visit }) => {
		const page = await visit();
		await openToken(page);
		await seesVerdict(page, "Draw: neither side can force a win. The first player to move.");
		await expect(point(page, "a")).toHaveAttribute(
			"aria-label",
			/; token; the first player to move/,
		);
		const [a, b] = [await middleOf(point(page, "a")), await middleOf(point(page, "b"))];
		await page.mouse.move(a.x, a.y);
		await page.mouse.down();
		await page.mouse.move(a.x + 20, a.y - 20);
		await page.mouse.move(b.x, b.y);
		await page.mouse.up();
		await hears(page, "The first player moves the token from point a to point b.");
		await seesVerdict(page, "The second player wins in 3 plies. The second player to move.");
		await point(page, "b").click();
		await expect(point(page, "b")).toHaveAttribute("aria-selected", "true");
		await point(page, "e").click();
		await seesVerdict(page, "The second player wins in 2 plies. The first player to move.");
		await point(page, "e").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("ArrowRight");
		assert.match(await focusName(page), /^point g, /);
		await page.keyboard.press("Enter");
		await page.getByLabel("Type a move").fill("h");
		await page.keyboard.press("Enter");
		await page.getByLabel("Type a move").press("Enter");
		await seesVerdict(page, "Game over. The second player has won: the first player has no move.");
		assert.deepEqual(await tokenAt(page), { first: [{ row: 1, column: 8 }], second: [] });
	});

	test("shows what it is worth on every point, but while it is taken up or values are hidden", async ({
		visit,
	}) => {
		const page = await visit();
		await openToken(page);
		await expect.poll(() => heat(page)).toEqual(8);
		await expect(point(page, "b")).toHaveAttribute(
			"aria-label",
			/with the token here: a win in 3 plies for the side to move/,
		);
		await point(page, "a").click();
		await expect.poll(() => heat(page)).toEqual(0);
		await expect(point(page, "b")).toHaveAttribute("aria-label", /a move here loses in 4 plies/);
		await page.keyboard.press("Escape");
		await point(page, "a").click();
		await expect.poll(() => heat(page)).toEqual(8);
		await pickActivity(page, "Play");
		await expect.poll(() => heat(page)).toEqual(0);
	});

	test("is watched being solved, with counters of the points and of the distance", async ({
		visit,
	}) => {
		const page = await visit();
		await openToken(page);
		await openTab(page, "explain");
		await page.locator("#watch summary").click();
		const counters = page.locator("#watch .counters dd");
		await expect(counters).toHaveText(["0 of 3", "1 of 8"]);
		await page.getByRole("button", { name: "One ply on" }).click();
		await expect(counters).toHaveText(["1 of 3", "3 of 8"]);
		await expect.poll(() => heat(page)).toEqual(3);
	});

	test("is won and lost by the reader, who is told of both as the one addressed", async ({
		visit,
	}) => {
		const page = await visit();
		for (const [to, verdict, told] of [
			["h", "You won after 1 ply: the other side has no move.", /^You won after 1 ply\n/],
			["f", "You lost after 2 plies: you have no move.", /^You lost after 2 plies\n/],
		] as const) {
			await pickActivity(page, "Analyse");
			await openToken(page, 7);
			await pickActivity(page, "Play");
			await expect(point(page, "g")).toHaveAttribute("aria-label", /; token; your move$/);
			await point(page, to).click();
			await seesVerdict(page, verdict);
			await expect(page.locator(".end-card")).toHaveText(told, { useInnerText: true });
		}
	});

	test("has goals that are named by side in analysis, and as the reader's own in play", async ({
		visit,
	}) => {
		const page = await visit();
		await openToken(page, 1, { first: [{ row: 1, column: 8 }], second: [{ row: 1, column: 7 }] });
		const legend = page.getByRole("list", { name: "Legend" });
		await legend.getByText("the first player's goal", { exact: true }).waitFor();
		await pickActivity(page, "Play");
		for (const [side, player] of [
			["First", "Human"],
			["Second", "Perfect"],
		] as const) {
			await page.getByRole("group", { name: side }).getByRole("radio", { name: player }).check();
		}
		await legend.getByText("your goal", { exact: true }).waitFor();
		await expect(point(page, "h")).toHaveAttribute("aria-label", /; goal of yours$/);
		await expect(point(page, "g")).toHaveAttribute("aria-label", /; goal of the other side$/);
	});

	test("is put elsewhere by hand, once, and the rules may give each side a piece of its own", async ({
		visit,
	}) => {
		const page = await visit();
		await openToken(page);
		await pickActivity(page, "Edit");
		await page.getByRole("heading", { name: "Edit the graph" }).waitFor();
		const [a, g] = [await middleOf(point(page, "a")), await middleOf(point(page, "g"))];
		await page.mouse.move(a.x, a.y);
		await page.mouse.down();
		await page.mouse.move(a.x + 20, a.y);
		await page.mouse.move(g.x, g.y);
		await page.mouse.up();
		await seesVerdict(page, "The first player wins in 1 ply. The first player to move.");
		await page.locator("#rules-fold summary").click();
		const pieces = page.locator("#rules-pieces-second");
		await expect(pieces).toHaveValue("0");
		await expect(page.locator("#rules-capture")).toHaveCount(0);
		await pieces.fill("1");
		await pieces.press("Enter");
		await page.locator("#rules-capture").waitFor();
		await expect
			.poll(async () => {
				const problem = await page.evaluate(
					() => document.querySelector("catchmate-board")?.problem?.position.pieces,
				);
				return Object.values(problem ?? {})
					.map((squares) => squares.length)
					.join();
			})
			.toEqual("1,1");
		await page.getByRole("button", { name: "Petersen graph" }).click();
		await pieces.fill("0");
		await pieces.press("Enter");
		await expect(page.locator("#rules-pieces-first")).toHaveAttribute("max", "1");
	});

	test("has loops drawn by the pointer and by the keyboard, and cut by a click on them", async ({
		visit,
	}) => {
		const page = await visit();
		await openToken(page);
		const loops = () =>
			page.evaluate(() =>
				document
					.querySelector("catchmate-board")
					?.problem?.game.board.graph?.edges.filter(({ from, to }) => from === to)
					.map(({ from, side = "both" }) => `${from} ${side}`)
					.join(),
			);
		await pickActivity(page, "Edit");
		await page.getByRole("radio", { name: "Edges" }).check();
		await page.getByText("to add or remove a loop").waitFor();
		await point(page, "h").click();
		await expect(point(page, "h")).toHaveAttribute("aria-selected", "true");
		await point(page, "h").click();
		await expect.poll(loops).toEqual("8 both");
		await expect(point(page, "h")).toHaveAttribute("aria-selected", "false");
		await page.getByRole("group", { name: "For" }).getByRole("radio", { name: "Second" }).check();
		await point(page, "a").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Enter");
		await expect.poll(loops).toEqual("8 both,1 second");
		const end = await loopEnd(page, "h", ["f", "g"]);
		await page.mouse.click(end.x, end.y);
		await expect.poll(loops).toEqual("1 second");
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await expect.poll(loops).toEqual("8 both,1 second");
	});
});
