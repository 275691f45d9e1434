/** The tutorial's chapter on limits: the long hunt, the program that stops too early, and chase on boards of all sizes. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { factsOf } from "../node/facts.ts";
import { packageSolver } from "../node/games.ts";
import { expect, test } from "./fixtures.ts";
import { clickSquare } from "./tutorial.ts";
import { seesWorkers } from "./workers.ts";

const chapter = "no-limit";

const ask = (page: Page, index: number) => page.locator("lesson-ask").nth(index);
const told = (page: Page, index: number) => ask(page, index).locator(".told");

const choose = (page: Page, index: number, key: string) =>
	ask(page, index).locator(`[data-choice="${key}"]`).getByRole("button").click();

async function type(page: Page, index: number, answer: string | number): Promise<void> {
	await ask(page, index).getByRole("textbox").fill(String(answer));
	await page.keyboard.press("Enter");
}

test.describe("the questions of the chapter on limits", () => {
	test("take the solver's answers and no others", async ({ read }) => {
		const page = await read(chapter, "en");
		const facts = factsOf(chapter);
		const wrongs = ["right", "beyond", "1", "1", "1"];
		const rights = [
			facts.printed,
			facts.contestWithin,
			facts.patternTryLongest,
			facts.askedLongest,
			facts.overflowPlies,
		].map(String);
		await expect(page.locator("lesson-ask")).toHaveCount(rights.length);
		for (const [index, right] of rights.entries()) {
			const isChosen = (await ask(page, index).locator(".choices").count()) > 0;
			for (const [answer, isRight] of [
				[wrongs[index] ?? "", false],
				[right, true],
			] as const) {
				await (isChosen ? choose(page, index, answer) : type(page, index, answer));
				const said = ask(page, index).getByRole("status").first();
				await expect(said).toHaveAttribute("data-right", String(isRight));
				await expect(ask(page, index).locator(".told[open]")).toHaveCount(isRight ? 1 : 0);
			}
		}
	});
});

test("a number is right however it is written", async ({ read }) => {
	const page = await read(chapter, "en");
	const facts = factsOf(chapter);
	const wide = String(facts.askedLongest).replace(/\d/g, (digit) =>
		String.fromCodePoint(0xff10 + Number(digit)),
	);
	await type(page, 3, ` ${wide} `);
	await expect(told(page, 3)).toHaveAttribute("open", "");
});

test.describe("the long hunt", () => {
	const verdict = (page: Page, text: string) =>
		page.locator("#hunt").getByText(text, { exact: true }).first().waitFor();

	test("is gone through with a slider, with buttons, and on the board itself", async ({ read }) => {
		const page = await read(chapter, "en");
		const plies = Number(factsOf(chapter).plies);
		await page.locator("#hunt").scrollIntoViewIfNeeded();
		await verdict(page, `Red wins in ${plies} plies. Red to move.`);
		const hunt = page.locator("long-hunt");
		const slider = hunt.getByRole("slider", { name: "Ply" });
		await slider.fill("120");
		await verdict(page, `Red wins in ${plies - 120} plies. Red to move.`);
		await hunt.getByText(`Ply 120 of ${plies}`).waitFor();
		await hunt.getByRole("button", { name: "Next" }).click();
		await verdict(page, `Red wins in ${plies - 121} plies. Black to move.`);
		await hunt.getByRole("button", { name: "−10 plies" }).click();
		await verdict(page, `Red wins in ${plies - 111} plies. Black to move.`);
		await page.evaluate(() =>
			document.querySelector<HTMLElementTagNameMap["catchmate-board"]>("#hunt")?.step(1),
		);
		await hunt.getByText(`Ply 112 of ${plies}`).waitFor();
		await hunt.getByRole("button", { name: "Last" }).click();
		await hunt.getByText(`Ply ${plies} of ${plies}`).waitFor();
		await expect(hunt.getByRole("button", { name: "Last" })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
		await hunt.getByRole("button", { name: "First" }).click();
		await verdict(page, `Red wins in ${plies} plies. Red to move.`);
	});

	test("is gone through with the keyboard alone", async ({ read }) => {
		const page = await read(chapter, "zh");
		const plies = Number(factsOf(chapter).plies);
		const slider = page.locator("long-hunt").getByRole("slider");
		await page.locator("#hunt").scrollIntoViewIfNeeded();
		await expect(page.locator("#hunt")).not.toHaveJSProperty("record", null);
		await slider.focus();
		await page.keyboard.press("ArrowRight");
		await expect(slider).toHaveAttribute("aria-valuetext", `第 1 步，共 ${plies} 步`);
		await page.keyboard.press("End");
		await expect(slider).toHaveAttribute("aria-valuetext", `第 ${plies} 步，共 ${plies} 步`);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(slider).toHaveAttribute("aria-valuetext", `第 0 步，共 ${plies} 步`);
		await expect(page.getByRole("button", { name: "开头" })).toBeFocused();
	});
});

test("a program with a limit calls wins draws, as many as the solver counts", async ({ read }) => {
	const page = await read(chapter, "en");
	const facts = factsOf(chapter);
	const part = page.locator("ply-limit");
	const slider = part.getByRole("slider", { name: "The program’s limit" });
	const said = part.getByRole("status");
	// The scale ends from the first on where the farthest position lies.
	await expect(slider).toHaveAttribute("max", String(facts.longest));
	const written = (value: unknown) => Number(value).toLocaleString("en");
	const cut = (count: unknown) =>
		`${written(count)} of ${written(facts.positions)} decided positions`;
	await slider.scrollIntoViewIfNeeded();
	await expect(said).toContainText(`prints Tie, which is wrong. ${cut(facts.cut)}`);
	for (const [limit, count] of [
		[facts.lowLimit, facts.cutLow],
		[facts.byteLimit, facts.cutByte],
		[facts.highLimit, facts.cutHigh],
	]) {
		await slider.fill(String(limit));
		await expect(said).toContainText(`prints Tie, which is wrong. ${cut(count)}`);
	}
	await slider.focus();
	for (let ply = Number(facts.highLimit); ply < Number(facts.plies); ply++) {
		await expect(said).toContainText("Tie");
		await page.keyboard.press("ArrowRight");
	}
	await expect(said).toContainText(`prints ${facts.answer}, which is right. ${cut(1)}`);
	await page.keyboard.press("End");
	await expect(said).toContainText(`All ${written(facts.positions)} decided positions`);
	await expect(slider).toHaveAttribute("max", String(facts.longest));
});

const sizes = (page: Page) => page.locator("chase-sizes");

const begin = async (page: Page) => {
	await sizes(page).scrollIntoViewIfNeeded();
	await sizes(page).getByRole("button", { name: "Begin" }).click();
};

const rows = (page: Page) =>
	sizes(page)
		.locator("tbody tr")
		.evaluateAll((all) =>
			all.map((row) => [...row.children].map(({ textContent }) => (textContent ?? "").trim())),
		);

const seesSizes = (page: Page, count: number) =>
	sizes(page)
		.locator("tbody tr")
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

test.describe("chase on boards of all sizes", () => {
	test("is solved size by size: the longest games, beside the lines that they are held against", async ({
		read,
	}) => {
		const page = await read(chapter, "en");
		await begin(page);
		await seesSizes(page, 7);
		const found = await rows(page);
		assert.deepEqual(found[2], ["4", "10", "12", "16", "512"]);
		assert.deepEqual(
			found.map(([size]) => size),
			found.map((_, index) => String(index + 2)),
		);
		await sizes(page).locator("circle.size").nth(6).waitFor({ state: "attached" });
		await expect(sizes(page).locator("path.bound")).toHaveCount(2);
		await sizes(page).getByText("Verified, for every n up to").waitFor();
		await sizes(page).getByText("none of this is checked here").waitFor();
		await sizes(page).locator("summary").click();
		await sizes(page).getByRole("columnheader", { name: "3n" }).waitFor();
	});

	test("can be paused and go on, and its longest game be put on the board below", async ({
		read,
	}) => {
		const page = await read(chapter, "en");
		await begin(page);
		await seesSizes(page, 3);
		await seesWorkers(page, 2);
		await sizes(page).getByRole("button", { name: "Pause" }).click();
		await seesWorkers(page, 1);
		const last = (await rows(page)).at(-1) ?? [];
		await sizes(page)
			.getByRole("button", { name: new RegExp(`Show the longest game, n\\s=\\s${last[0]}$`) })
			.click();
		await page
			.locator("#longest")
			.getByText(`Black wins in ${last[1]} plies. White to move.`, { exact: true })
			.first()
			.waitFor();
		const goOn = sizes(page).getByRole("button", { name: "Go on" });
		await goOn.focus();
		await page.keyboard.press("Enter");
		await seesSizes(page, Number(last[0]));
		assert.deepEqual((await rows(page))[Number(last[0]) - 2], last);
		await expect(sizes(page).getByRole("button", { name: "Pause" })).toBeFocused();
	});

	test("says in Chinese what it has found", async ({ read }) => {
		const page = await read(chapter, "zh");
		await sizes(page).getByRole("button", { name: "开始" }).click();
		await seesSizes(page, 3);
		await sizes(page).getByText("已检验").waitFor();
		await sizes(page)
			.getByRole("button", { name: /^演示最长的一局，n/ })
			.waitFor();
	});

	test("says on which boards it is otherwise", async ({ read }) => {
		const page = await read(chapter, "en");
		await replaceGames(page, 4, "rules");
		await begin(page);
		await seesSizes(page, 4);
		await sizes(page).getByText("Verified, for every n up to 3:").waitFor();
		await sizes(page)
			.getByText(/On these boards it is otherwise: n\s=\s4\./)
			.waitFor();
	});

	test("ends at a size that would take too much memory", async ({ read }) => {
		const page = await read(chapter, "en");
		await replaceGames(page, 5, "budget");
		await begin(page);
		await sizes(page).getByText("It ends here: 5 × 5 would take too much memory.").waitFor();
		const solved = async () => (await rows(page)).map(([size]) => size);
		await expect.poll(solved).toEqual(["2", "3", "4"]);
		// It stays ended when it is moved.
		await sizes(page).evaluate((element) => element.parentElement?.append(element));
		await sizes(page).getByText("It ends here: 5 × 5 would take too much memory.").waitFor();
		await seesWorkers(page, 1);
	});

	test("begins only when the reader asks for it", async ({ read }) => {
		const page = await read(chapter, "en");
		await sizes(page).scrollIntoViewIfNeeded();
		await page
			.locator("#longest")
			.getByText(/^White to move\./)
			.first()
			.waitFor();
		await seesWorkers(page, 1);
		assert.deepEqual(await rows(page), []);
	});
});

test.describe("the plots of the chapter on limits", () => {
	const stills = (page: Page) => page.locator(".is-still svg.plot");
	const seesStills = async (page: Page, areSeen: boolean) => {
		await expect(stills(page)).toHaveCount(2);
		for (const still of await stills(page).all()) {
			await expect(still).toBeVisible({ visible: areSeen });
		}
		for (const sentence of await page.locator(".is-live").all()) {
			await expect(sentence).toBeVisible({ visible: !areSeen });
		}
	};

	test("stand there without a script, with no sentence on what only a script shows", async ({
		read,
	}) => {
		const page = await read(chapter, "zh", { javaScriptEnabled: false });
		await page.locator(".is-live").first().waitFor({ state: "attached" });
		await seesStills(page, true);
		const { checked } = factsOf(chapter);
		await expect(stills(page).last().locator("circle")).toHaveCount(Number(checked) - 1);
	});

	test("stand on paper in the place of the live ones, which they are drawn like", async ({
		read,
	}) => {
		const page = await read(chapter, "en");
		const live = page.locator("ply-limit svg.plot .bars.is-cut");
		await page.locator("ply-limit").scrollIntoViewIfNeeded();
		const still = await stills(page).first().locator(".bars.is-cut").getAttribute("d");
		await expect(live).toHaveAttribute("d", still ?? "");
		await seesStills(page, false);
		await page.emulateMedia({ media: "print" });
		await seesStills(page, true);
		await expect(page.locator("ply-limit")).toBeHidden();
	});
});

test("the end of the hunt is played, and won within the plies that the text tells", async ({
	read,
}) => {
	const page = await read(chapter, "en");
	const board = page.locator("catchmate-board#end");
	await board.scrollIntoViewIfNeeded();
	const plies = () =>
		board.evaluate(
			(one: HTMLElementTagNameMap["catchmate-board"]) => one.record?.positions.length ?? 0,
		);
	const huntEnd = Number(factsOf(chapter).huntEndPlies);
	await expect.poll(plies).toBe(1);
	// All but the last move by the page; a reader's own move ends the game.
	for (let made = 0; made < huntEnd - 1; made += 2) {
		await board.evaluate((one: HTMLElementTagNameMap["catchmate-board"]) => one.playBest());
		await expect.poll(plies).toBe(made + 3);
	}
	const last = await board.evaluate(
		({ problem, record }: HTMLElementTagNameMap["catchmate-board"]) =>
			problem && { game: problem.game, position: record?.positions.at(-1) },
	);
	assert.ok(last?.position);
	const table = await packageSolver.solve(last.game);
	const [best] = await table.moves(last.position);
	table.dispose();
	const { from, to } = best?.move ?? {};
	assert.ok(from && to);
	assert.equal(best?.distance, 1);
	await clickSquare(page, "end", from.row, from.column);
	await clickSquare(page, "end", to.row, to.column);
	await expect(page.locator('count-plies[board="end"]')).toContainText(
		"plies played. The game is over.",
	);
	assert.equal(await plies(), huntEnd + 1);
});
