/** The statistics of all positions of a board, as the page shows them. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openTab, pickGame, solve } from "./page.ts";

async function openCounts(page: Page): Promise<void> {
	await openTab(page, "explain");
	await page.locator("#statistics summary").first().click();
	await page.locator("#statistics svg.plot").waitFor();
}

const table = (page: Page, place: string) =>
	page
		.locator(`${place} tbody tr`)
		.evaluateAll((rows) =>
			rows.map((row) =>
				[...row.children].map((child) =>
					(child as HTMLElement).innerText.replace(/\s+/g, " ").trim(),
				),
			),
		);

test.describe("the statistics of a board", () => {
	test("are asked for when they are opened: how many positions are worth what, with shares", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "8 2 4 1 5");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await expect(page.locator("#statistics table")).toHaveCount(0);
		await openCounts(page);
		await page.getByText("8,192 positions, either side to move, all solved.").waitFor();
		await expect
			.poll(() => table(page, "#statistics .figures"))
			.toEqual([
				["▲ won", "224 5.5%", "4,032 98.4%"],
				["= drawn", "0 0%", "0 0%"],
				["▼ lost", "3,872 94.5%", "64 1.6%"],
			]);
	});

	test("plot them by distance, mark the position on the board, and say the same as a table", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await openCounts(page);
		await page.getByText("The mark is the position on the board, lost in 6 plies.").waitFor();
		const lostMark = await page.locator("#statistics .mark").getAttribute("d");
		await page.getByText("As a table").click();
		await expect
			.poll(() => table(page, "#by-distance"))
			.toEqual([
				["0", "0", "18"],
				["1", "60", "0"],
				["2", "0", "4"],
				["3", "8", "0"],
				["4", "0", "12"],
				["5", "16", "0"],
				["6", "0", "24"],
				["7", "12", "0"],
				["8", "0", "8"],
			]);
		const bars = (outcome: string) => async () => {
			const path = await page.locator(`.bars.is-${outcome}`).getAttribute("d");
			return path?.match(/M/g)?.length;
		};
		await expect.poll(bars("win")).toEqual(4);
		await expect.poll(bars("loss")).toEqual(5);
		await page.getByRole("button", { name: "Best move" }).click();
		await page.getByText("The mark is the position on the board, won in 5 plies.").waitFor();
		await expect(page.locator("#statistics .mark")).not.toHaveAttribute("d", lostMark ?? "");
	});

	test("are plotted over the whole height where wins and losses are not told apart, with room between the bars", async ({
		visit,
	}) => {
		const page = await visit();
		await pickGame(page, "Cops and robber");
		await openCounts(page);
		const { bars, height } = await page.locator("#statistics svg.plot").evaluate((plot) => {
			const path = plot.querySelector(".bars")?.getAttribute("d") ?? "";
			const numbers = /M([\d.]+) ([\d.]+)V([\d.]+)H([\d.]+)V/g;
			return {
				bars: [...path.matchAll(numbers)].map(([, left, foot, top, right]) =>
					[left, right, top, foot].map(Number),
				),
				height: (plot as SVGSVGElement).viewBox.baseVal.height,
			};
		});
		assert.ok(bars.length > 20, String(bars.length));
		for (const [index, [left = 0]] of bars.entries()) {
			const [, right = 0] = bars[index - 1] ?? [];
			assert.ok(left > right, `bar ${index} begins at ${left}, the one before ends at ${right}`);
		}
		const highest = Math.min(...bars.map(([, , top = 0]) => top));
		const foot = Math.max(...bars.map(([, , , foot = 0]) => foot));
		assert.ok(foot - highest > 0.8 * height, `from ${highest} to ${foot} of ${height}`);
	});

	test("have tables whose heads stand over their numbers, as those begin or as they end", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await openCounts(page);
		await page.getByText("As a table").click();
		await page.locator("#by-distance tbody tr").first().waitFor();
		const differing = await page.locator("#statistics table").evaluateAll((tables) => {
			const range = document.createRange();
			return tables.flatMap((table) => {
				const heads = [...table.querySelectorAll("thead tr > *")];
				const rows = [...table.querySelectorAll("tbody tr")];
				return heads.flatMap((head, column) => {
					const [first, ...others] = [head, ...rows.map((row) => row.children[column] ?? head)].map(
						(cell) => {
							range.selectNodeContents(cell);
							return range.getBoundingClientRect();
						},
					);
					const isAligned =
						head.textContent?.trim() === "" ||
						others.every(({ right }) => Math.abs(right - (first?.right ?? 0)) <= 1) ||
						others.every(({ left }) => Math.abs(left - (first?.left ?? 0)) <= 1);
					return isAligned ? [] : [head.textContent?.trim()];
				});
			});
		});
		assert.deepEqual(differing, []);
	});

	test("tell the wins from the losses among the positions where the game is over", async ({
		visit,
	}) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
		await seesVerdict(page, "Black wins in 2 plies. Red to move.");
		await openCounts(page);
		await page.getByText("As a table").click();
		await page.locator("#by-distance tbody tr").first().waitFor();
		const layers = await table(page, "#by-distance");
		const sum = (column: number) =>
			layers.reduce((total, row) => total + Number(row[column]?.replace(",", "")), 0);
		const totals = await table(page, "#statistics > .fold > .fold-content > .figures");
		const count = (text = "") => Number(text.split(" ")[0]?.replace(",", ""));
		assert.equal(sum(1), count(totals[0]?.[1]) + count(totals[0]?.[2]));
		assert.equal(sum(2), count(totals[2]?.[1]) + count(totals[2]?.[2]));
		assert.ok(Number(layers[0]?.[1]) > 0, "Black stands on its goal, and is to move");
	});

	test("leave a drawn position out of the plot, and count the draws", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, "0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.");
		await seesVerdict(page, "Draw: neither side can force a win. Red to move.");
		await openCounts(page);
		await page.getByText("The position on the board is a draw, and not among them.").waitFor();
		await expect(page.locator("#statistics .mark")).toHaveCount(0);
		const draws = async () => (await table(page, "#statistics .figures"))[1];
		await expect.poll(draws).toEqual(["= drawn", "25 0.5%", "24 0.5%"]);
	});

	test("set up the longest win of either side", async ({ visit }) => {
		const page = await visit();
		await solve(page, "8 2 4 1 5");
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await openCounts(page);
		await page
			.getByRole("button", { name: "Set up The longest win with Black to move: 21 plies" })
			.click();
		await seesVerdict(page, "Black wins in 21 plies. Black to move.");
		await page
			.getByRole("button", { name: "Set up The longest win with White to move: 1 ply" })
			.click();
		await seesVerdict(page, "White wins in 1 ply. White to move.");
	});

	test("name the mutual zugzwangs by what each side comes to, and set up an example", async ({
		visit,
	}) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, "0 1\n5 5\nO....\n.....\n.....\n#..#.\nO#X..");
		await seesVerdict(page, "Black wins in 8 plies. Red to move.");
		await openCounts(page);
		const kinds = page.locator("#statistics .longest").last();
		await kinds.getByText("30 placements: whoever is to move loses").waitFor();
		await kinds.getByText("24 placements: Red to move loses, Black to move draws").waitFor();
		await page.getByRole("button", { name: "Set up 24 placements" }).click();
		await seesVerdict(page, "Black wins in 10 plies. Red to move.");
		await openTab(page, "moves");
		await page.locator("#zugzwang").getByText("Mutual zugzwang: Red to move loses").waitFor();
		await pickGame(page, "Chase");
		await openTab(page, "explain");
		await page.getByText("None: having the move is never a drawback").waitFor();
	});

	test("of a large board tell how far they are, and stop when another board comes", async ({
		visit,
	}) => {
		const page = await visit();
		const middle = Array.from({ length: 14 }, () => ".".repeat(16));
		const board = [`O${".".repeat(14)}O`, ...middle, `${".".repeat(8)}X${".".repeat(7)}`];
		await pickGame(page, "Crossing pawn");
		await solve(page, `0 1\n16 16\n${board.join("\n")}`);
		await page.waitForFunction(
			() => document.querySelector("catchmate-board")?.table?.positions === 16_711_680,
			undefined,
			{ timeout: 120_000 },
		);
		await page.evaluate(() => {
			const table = document.querySelector("catchmate-board")?.table;
			if (!table) {
				throw new Error("there is no table");
			}
			// It stays under way, so that it is seen to be.
			table.statistics = ({ signal, onProgress } = {}) =>
				new Promise((_, reject) => {
					const progress = { counted: table.positions / 4, positions: table.positions };
					const timer = setInterval(() => onProgress?.(progress), 50);
					signal?.addEventListener("abort", () => {
						clearInterval(timer);
						(window as unknown as { stopped?: boolean }).stopped = true;
						reject(signal.reason);
					});
				});
		});
		await openTab(page, "explain");
		await page.locator("#statistics summary").click();
		await page
			.locator("#statistics .counting")
			.getByText("Counting 16,711,680 positions: 25%")
			.waitFor();
		await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
		await page.waitForFunction(() => (window as unknown as { stopped?: boolean }).stopped);
		await openTab(page, "explain");
		await page.locator("#statistics svg.plot").waitFor();
		await page.getByText("294 positions, either side to move").waitFor();
	});

	test("are of the board that is there, and are not told where it gives no hints", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await openCounts(page);
		await page.getByText("162 positions").waitFor();
		await solve(page, "4 1 1 4 4");
		await openTab(page, "explain");
		await page.getByText("512 positions").waitFor();
		await page.evaluate(() => document.querySelector("#board")?.setAttribute("hints", "off"));
		await page.locator("#statistics summary").first().waitFor({ state: "detached" });
		await expect(page.locator("#statistics")).toHaveText("");
	});
});
