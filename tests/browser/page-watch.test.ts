/** Watching a board being solved: what is settled up to a distance, on the board and in numbers. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Square } from "catchmate";
import type { Page } from "playwright-core";
import { counts, eventually, holdsText } from "./eventually.ts";
import { cell, pickGame, seesText, seesVerdict, solve, visit } from "./page-harness.ts";

async function openWatch(page: Page): Promise<void> {
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

/** The colour of a square of the page's first board, beside what is written on it. */
const colourOf = (page: Page, row: number, column: number) =>
	cell(page, row, column).evaluate((square) => {
		const canvas = (square.getRootNode() as ShadowRoot).querySelector("canvas");
		const [from, at] = [canvas, square].map((element) => element?.getBoundingClientRect());
		if (!canvas || !from || !at) {
			throw new Error("there is no board");
		}
		const scale = canvas.width / from.width;
		const x = (at.x + at.width * 0.12 - from.x) * scale;
		const y = (at.y + at.height * 0.12 - from.y) * scale;
		const copy = document.createElement("canvas").getContext("2d");
		copy?.drawImage(canvas, -Math.round(x), -Math.round(y));
		return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].join();
	});

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

describe("watching a board being solved", () => {
	test("shows on the board what is settled up to a distance, and counts it, there and back", () =>
		visit({}, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesVerdict(page, "Black wins in 6 plies. White to move.");
			await openWatch(page);
			await page.getByText("At 0 the game is over").waitFor();
			await eventually(() => figures(page), ["18", "18", "0", "162"]);
			await eventually(() => shown(page), { heat: ["3,3 0"], rings: ["3,3"] });
			await cell(page, 3, 3).and(page.locator("[aria-label*='settled at 0']")).waitFor();
			await counts(page.locator("[aria-label*='a move here']"), 0);
			await page.getByRole("button", { name: "One ply on" }).click();
			await page.getByText("At 1, a position is won: some move").waitFor();
			await eventually(() => figures(page), ["60", "78", "0", "162"]);
			await eventually(() => shown(page), {
				heat: ["2,3 1", "3,2 1", "3,3 0"],
				rings: ["2,3", "3,2"],
			});
			await cell(page, 2, 3).and(page.locator("[aria-label*='settled at 1']")).waitFor();
			await slider(page).fill("6");
			await page.getByText("At 6, a position is lost: all moves").waitFor();
			await eventually(() => figures(page), ["24", "142", "0", "162"]);
			const settled = await expected(page, { row: 1, column: 1 }, "white", 6);
			await eventually(() => shown(page), settled);
			await page
				.getByText(
					`With White's piece there and White to move, ${settled.heat.length} of 9 squares are settled.`,
				)
				.waitFor();
			await slider(page).fill("8");
			await eventually(() => figures(page), ["8", "162", "0", "162"]);
			await page.getByRole("button", { name: "One ply back" }).click();
			await page.getByText("At 7, a position is won").waitFor();
			await eventually(() => figures(page), ["12", "154", "0", "162"]);
		}));

	test("is of the piece and the side to move that are chosen, with what is never settled", () =>
		visit({}, async (page) => {
			await pickGame(page, "Crossing pawn");
			await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
			await seesVerdict(page, "Draw: neither side can force an end. Red to move.");
			await openWatch(page);
			await eventually(async () => (await figures(page))[2], "49");
			await page.getByRole("radio", { name: "Black 5,4" }).check();
			await page
				.getByRole("group", { name: "and this side were to move" })
				.getByRole("radio", { name: "Black" })
				.check();
			await slider(page).fill("3");
			await page.getByText("With Black's piece there and Black to move").waitFor();
			const settled = await expected(page, { row: 5, column: 4 }, "black", 3);
			assert.ok(settled.rings.length > 0 && settled.rings.length < settled.heat.length);
			await eventually(() => shown(page), settled);
		}));

	test("begins with the piece and the side to move that have the most steps", () =>
		visit({}, async (page) => {
			await pickGame(page, "Crossing pawn");
			await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
			await seesVerdict(page, "Draw: neither side can force an end. Red to move.");
			const [most, next] = await stepsOfMaps(page);
			assert.deepEqual([most?.slice(0, 2), next?.[2] !== most?.[2]], [["red 5,1", "black"], true]);
			await openWatch(page);
			const chosen = page.locator("#watch .choice label:has(:checked)");
			await eventually(
				async () => (await chosen.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim()),
				["Red 5,1", "Black"],
			);
		}));

	test("colours a square the same at every step, on the scale of the whole board", () =>
		visit({}, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesVerdict(page, "Black wins in 6 plies. White to move.");
			await openWatch(page);
			const longest = Number(await slider(page).getAttribute("max"));
			const scale = page.locator("#watch .legend .scale");
			await slider(page).fill("1");
			await scale.getByText(`in ${longest} plies`).waitFor();
			await eventually(async () => (await shown(page)).rings.length > 0, true);
			const first = await shown(page);
			const [row = 0, column = 0] = first.rings[0]?.split(",").map(Number) ?? [];
			const before = await colourOf(page, row, column);
			await slider(page).fill(String(longest));
			await scale.getByText(`in ${longest} plies`).waitFor();
			await eventually(async () => (await shown(page)).heat.length > first.heat.length, true);
			await page.evaluate(() => new Promise(requestAnimationFrame));
			assert.equal(await colourOf(page, row, column), before);
			assert.match(before, /,255$/);
			assert.notEqual(before, await colourOf(page, 2, 2));
		}));

	test("goes on by itself when it is told to, and stops at the end", () =>
		visit({ reducedMotion: "reduce" }, async (page) => {
			await solve(page, "2 1 1 2 2");
			await seesVerdict(page, "Black wins in 2 plies. White to move.");
			await openWatch(page);
			const longest = Number(await slider(page).getAttribute("max"));
			assert.ok(longest > 1);
			await holdsText(slider(page), "0");
			await page.locator("#watch").getByRole("button", { name: "Play", exact: true }).click();
			await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
			await page.locator("#watch").getByRole("button", { name: "Play", exact: true }).waitFor();
			await holdsText(slider(page), String(longest));
		}));

	test("is not told where the board gives no hints", () =>
		visit({}, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesVerdict(page, "Black wins in 6 plies. White to move.");
			await openWatch(page);
			await page.evaluate(() => document.querySelector("#board")?.setAttribute("hints", "off"));
			await page.locator("#analysis summary").first().waitFor({ state: "detached" });
			await eventually(() => shown(page), { heat: [], rings: [] });
			await seesText(page, "#analysis", "");
		}));
});
