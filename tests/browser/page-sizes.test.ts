/** One game on boards of all sizes, found while the page is open. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { counts, eventually, holds } from "./eventually.ts";
import { openTab, pickActivity, seesText, seesVerdict, useBrowser, visit } from "./page-harness.ts";
import { seesWorkers } from "./workers.ts";

useBrowser();

const open = (page: Page) => page.locator("#sizes summary").click();

const rows = (page: Page) =>
	page
		.locator("#sizes tbody tr")
		.evaluateAll((all) =>
			all.map((row) => [...row.children].map(({ textContent }) => (textContent ?? "").trim())),
		);

const seesSizes = (page: Page, count: number) =>
	page
		.locator("#sizes tbody tr")
		.nth(count - 1)
		.waitFor({ state: "attached" });

/** Has the solver of the sizes, which is made later, solve another game in the place of the one it is given. */
const replaceGames = (page: Page, size: number, change: "rules" | "budget") =>
	page.evaluate(
		([size, change]) => {
			const Board = customElements.get("catchmate-board") as unknown as {
				load: () => Promise<import("catchmate").Solver>;
			};
			const { load } = Board;
			Board.load = async () => {
				const solver = await load();
				const solve = solver.solve.bind(solver);
				solver.solve = (game, options) => {
					if (game.board.rows !== size) {
						return solve(game, options);
					}
					const [white, black] = game.rules.sides;
					const sides = [white, { ...black, reach: 1 }] as const;
					return change === "rules"
						? solve({ ...game, rules: { ...game.rules, sides } }, options)
						: solve(game, { ...options, memoryBudget: 1 });
				};
				return solver;
			};
		},
		[size, change] as const,
	);

describe("the game on boards of all sizes", () => {
	test("is solved size by size: the longest games, beside the lines that they are held against", () =>
		visit({}, async (page) => {
			await open(page);
			await seesSizes(page, 7);
			const found = await rows(page);
			// One of them over again, by looking up every position.
			const longest = await page.evaluate(async () => {
				const solver = await document.querySelector("catchmate-board")?.solver;
				const rules = solver?.games[0];
				if (!solver || !rules) {
					throw new Error("there is no solver");
				}
				const board = { rows: 4, columns: 4, obstacles: [] };
				const table = await solver.solve({ rules, board });
				const squares = Array.from({ length: 16 }, (_, index) => ({
					row: Math.floor(index / 4) + 1,
					column: (index % 4) + 1,
				}));
				let most = 0;
				for (const white of squares) {
					for (const black of squares) {
						const pieces = { white: [white], black: [black] };
						const { distance } = await table.lookup({ toMove: "white", pieces });
						most = Math.max(most, distance ?? 0);
					}
				}
				return most;
			});
			assert.deepEqual(found[2], ["4", String(longest), "12", "16", "512"]);
			assert.deepEqual(
				found.map(([size]) => size),
				found.map((_, index) => String(index + 2)),
			);
			await holds(async () => assert.ok((await page.locator("#sizes circle.size").count()) >= 7));
			await counts(page.locator("#sizes path.bound"), 2);
			await page.locator("#sizes").getByText("Verified, for every n up to").waitFor();
			await page.locator("#sizes").getByText("none of this is checked here").waitFor();
		}));

	test("leaves the person's own board free, can be paused and go on, and its longest game be set up", () =>
		visit({}, async (page) => {
			await seesVerdict(page, "White to move. Black wins in 20 plies.");
			await open(page);
			await seesSizes(page, 3);
			await page.getByRole("button", { name: "Best move" }).click();
			await seesVerdict(page, "Black to move. Black wins in 19 plies.");
			await page.getByRole("button", { name: "Pause" }).click();
			await seesWorkers(page, 1);
			const last = (await rows(page)).at(-1) ?? [];
			await page.getByRole("button", { name: `Set up the longest game, n = ${last[0]}` }).click();
			await seesVerdict(page, `White to move. Black wins in ${last[1]} plies.`);
			await page.getByRole("button", { name: "Go on" }).click();
			await seesSizes(page, Number(last[0]));
			assert.deepEqual((await rows(page))[Number(last[0]) - 2], last);
		}));

	test("goes on as long as it is seen", () =>
		visit({}, async (page) => {
			await open(page);
			await seesSizes(page, 2);
			await open(page);
			await seesWorkers(page, 1);
			await open(page);
			await seesWorkers(page, 2);
			await pickActivity(page, "Play");
			await seesWorkers(page, 1);
			await seesText(page, "#sizes", "");
			await pickActivity(page, "Edit");
			await openTab(page, "Explain");
			await seesWorkers(page, 2);
			await openTab(page, "Text");
			await seesWorkers(page, 1);
		}));

	test("says on which boards it is otherwise", () =>
		visit({}, async (page) => {
			await replaceGames(page, 4, "rules");
			await open(page);
			await seesSizes(page, 4);
			await page.getByText("Verified, for every n up to 3:").waitFor();
			await page.getByText("On these boards it is otherwise: n = 4.").waitFor();
		}));

	test("ends at a size that would take too much memory", () =>
		visit({}, async (page) => {
			await replaceGames(page, 5, "budget");
			await open(page);
			await page.getByText("It ends here: 5 × 5 would take too much memory.").waitFor();
			const solved = async () => (await rows(page)).map(([size]) => size);
			await eventually(solved, ["2", "3", "4"]);
			await seesWorkers(page, 1);
		}));
});
