/** Watching a board being solved: what is settled up to a distance, on the board and in numbers. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Square } from "catchmate";
import { cell, colourOf, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickGame, solve } from "./page.ts";

async function openWatch(page: Page): Promise<void> {
	await openTab(page, "explain");
	await page.locator("#analysis summary").filter({ hasText: "Watch it being solved" }).click();
	await page.locator("#watch .figures").waitFor();
}

const slider = (page: Page) => page.getByRole("slider", { name: "Distance" });

const figures = (page: Page) =>
	page
		.locator("#watch .figures td")
		.evaluateAll((cells) => cells.map(({ textContent }) => (textContent ?? "").trim()));

const name = ({ row, column }: Square) => `${row},${column}`;

/** The squares in colour with their distances, and those with a ring. */
const shown = async (page: Page) => {
	const [heat, rings] = await page.evaluate(() => {
		const board = document.querySelector("catchmate-board");
		return [board?.heat ?? [], board?.marks ?? []] as const;
	});
	return {
		heat: heat.map(({ square, distance }) => `${name(square)} ${distance}`),
		rings: rings.map(({ square }) => name(square)),
	};
};

/** The same from the table: the map of the piece on a square, with a side to move, up to a distance. */
async function expected(page: Page, piece: Square, toMove: string, upTo: number) {
	const map = await page.evaluate(
		async ([piece, toMove]) => {
			const { table, problem } = document.querySelector("catchmate-board") ?? {};
			if (!table || !problem) {
				throw new Error("there is no board");
			}
			return table.heatmap({ ...problem.position, toMove }, piece);
		},
		[piece, toMove] as const,
	);
	const settled = map.filter(({ distance }) => distance !== null && distance <= upTo);
	return {
		heat: settled.map(({ square, distance }) => `${name(square)} ${distance}`),
		rings: settled.filter(({ distance }) => distance === upTo).map(({ square }) => name(square)),
	};
}

/** How many distances there are in each map of the position on the board: piece by piece, with either side to move. */
const stepsOfMaps = (page: Page) =>
	page.evaluate(async () => {
		const { table, problem } = document.querySelector("catchmate-board") ?? {};
		if (!table || !problem) {
			throw new Error("there is no board");
		}
		const { position, game } = problem;
		const steps: [piece: string, toMove: string, steps: number][] = [];
		for (const { name } of game.rules.sides) {
			for (const square of position.pieces[name] ?? []) {
				for (const { name: toMove } of game.rules.sides) {
					const map = await table.heatmap({ ...position, toMove }, square);
					const known = new Set(map.flatMap(({ distance }) => distance ?? []));
					steps.push([`${name} ${square.row},${square.column}`, toMove, known.size]);
				}
			}
		}
		return steps.sort((a, b) => b[2] - a[2]);
	});

test.describe("watching a board being solved", () => {
	test("shows on the board what is settled up to a distance, and counts it, there and back", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await openWatch(page);
		await page.getByText("At 0 the game is over").waitFor();
		await expect.poll(() => figures(page)).toEqual(["18", "18", "0", "162"]);
		await expect.poll(() => shown(page)).toEqual({ heat: ["3,3 0"], rings: ["3,3"] });
		await cell(page, 3, 3).and(page.locator("[aria-label*='settled at 0']")).waitFor();
		await expect(page.locator("[aria-label*='a move here']")).toHaveCount(0);
		await page.getByRole("button", { name: "One ply on" }).click();
		await page.getByText("At 1, a position is won: some move").waitFor();
		await expect.poll(() => figures(page)).toEqual(["60", "78", "0", "162"]);
		await expect
			.poll(() => shown(page))
			.toEqual({
				heat: ["2,3 1", "3,2 1", "3,3 0"],
				rings: ["2,3", "3,2"],
			});
		await cell(page, 2, 3).and(page.locator("[aria-label*='settled at 1']")).waitFor();
		await slider(page).fill("6");
		await page.getByText("At 6, a position is lost: all moves").waitFor();
		await expect.poll(() => figures(page)).toEqual(["24", "142", "0", "162"]);
		const settled = await expected(page, { row: 1, column: 1 }, "white", 6);
		await expect.poll(() => shown(page)).toEqual(settled);
		await page
			.getByText(
				`With White's piece there and White to move, ${settled.heat.length} of 9 squares are settled.`,
			)
			.waitFor();
		await slider(page).fill("8");
		await expect.poll(() => figures(page)).toEqual(["8", "162", "0", "162"]);
		await page.getByRole("button", { name: "One ply back" }).click();
		await page.getByText("At 7, a position is won").waitFor();
		await expect.poll(() => figures(page)).toEqual(["12", "154", "0", "162"]);
	});

	test("is of the piece and the side to move that are chosen, with what is never settled", async ({
		visit,
	}) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
		await seesVerdict(page, "Draw: neither side can force a win. Red to move.");
		await openWatch(page);
		await expect.poll(async () => (await figures(page))[2]).toEqual("49");
		await page.getByRole("radio", { name: "Black 5,4" }).check();
		await page
			.getByRole("group", { name: "and this side were to move" })
			.getByRole("radio", { name: "Black" })
			.check();
		await slider(page).fill("3");
		await page.getByText("With Black's piece there and Black to move").waitFor();
		const settled = await expected(page, { row: 5, column: 4 }, "black", 3);
		assert.ok(settled.rings.length > 0 && settled.rings.length < settled.heat.length);
		await expect.poll(() => shown(page)).toEqual(settled);
	});

	test("begins with the piece and the side to move that have the most steps", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
		await seesVerdict(page, "Draw: neither side can force a win. Red to move.");
		const [most, next] = await stepsOfMaps(page);
		assert.deepEqual([most?.slice(0, 2), next?.[2] !== most?.[2]], [["red 5,1", "black"], true]);
		await openWatch(page);
		const chosen = page.locator("#watch .choice label:has(:checked)");
		await expect
			.poll(async () =>
				(await chosen.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim()),
			)
			.toEqual(["Red 5,1", "Black"]);
	});

	test("colours a square the same at every step, on the scale of the whole board", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await openWatch(page);
		const longest = Number(await slider(page).getAttribute("max"));
		const scale = page.locator("#watch .legend .scale");
		await slider(page).fill("1");
		await scale.getByText(`in ${longest} plies`).waitFor();
		await expect.poll(async () => (await shown(page)).rings.length > 0).toEqual(true);
		const first = await shown(page);
		const [row = 0, column = 0] = first.rings[0]?.split(",").map(Number) ?? [];
		const before = await colourOf(page, row, column);
		await slider(page).fill(String(longest));
		await scale.getByText(`in ${longest} plies`).waitFor();
		await expect
			.poll(async () => (await shown(page)).heat.length > first.heat.length)
			.toEqual(true);
		await page.evaluate(() => new Promise(requestAnimationFrame));
		assert.deepEqual(await colourOf(page, row, column), before);
		assert.equal(before[3], 255);
		assert.notDeepEqual(before, await colourOf(page, 2, 2));
	});

	test("goes on by itself when it is told to, and stops at the end", async ({ visit }) => {
		const page = await visit({ reducedMotion: "reduce" });
		await page.clock.install();
		await solve(page, "2 1 1 2 2");
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
		await openWatch(page);
		const longest = Number(await slider(page).getAttribute("max"));
		assert.ok(longest > 1);
		await expect(slider(page)).toHaveValue("0");
		const play = page.locator("#watch").getByRole("button", { name: "Play", exact: true });
		await page.clock.pauseAt(Date.now() + 600_000);
		await play.click();
		await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
		await page.clock.resume();
		await play.waitFor();
		await expect(slider(page)).toHaveValue(String(longest));
	});

	test("is not told where the board gives no hints", async ({ visit }) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await openWatch(page);
		await page.evaluate(() => document.querySelector("#board")?.setAttribute("hints", "off"));
		await page.locator("#analysis summary").first().waitFor({ state: "detached" });
		await expect.poll(() => shown(page)).toEqual({ heat: [], rings: [] });
		await expect(page.locator("#analysis")).toHaveText("");
	});
});
