/** The tutorial's chapter on limits: the long hunt, the program that stops too early, and chase on boards of all sizes. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { factsOf } from "../../web/learn/build/build.ts";
import { packageSolver } from "../node/games.ts";
import { counts, eventually, hasAttribute, holds } from "./eventually.ts";
import { clickSquare } from "./learn-boards.ts";
import { languages, openChapter } from "./learn-harness.ts";
import { seesWorkers } from "./workers.ts";

const facts = await factsOf("no-limit", packageSolver);
const chapter = "no-limit";

const ask = (page: Page, index: number) => page.locator("lesson-ask").nth(index);
const told = (page: Page, index: number) => ask(page, index).locator(".told");

const choose = (page: Page, index: number, key: string) =>
	ask(page, index).locator(`[data-choice="${key}"]`).getByRole("button").click();

async function type(page: Page, index: number, answer: string | number): Promise<void> {
	await ask(page, index).getByRole("textbox").fill(String(answer));
	await page.keyboard.press("Enter");
}

describe("the questions of the chapter on limits", () => {
	for (const language of languages) {
		test(`take the solver's answers and no others, in ${language}`, () =>
			openChapter(chapter, language, {}, async (page) => {
				const wrongs = ["right", "beyond", "1", "1", "1"];
				const rights = [
					facts.printed,
					facts.contestWithin,
					facts.patternTryLongest,
					facts.askedLongest,
					facts.overflowPlies,
				].map(String);
				await counts(page.locator("lesson-ask"), rights.length);
				for (const [index, right] of rights.entries()) {
					const isChosen = (await ask(page, index).locator(".choices").count()) > 0;
					for (const [answer, isRight] of [
						[wrongs[index] ?? "", false],
						[right, true],
					] as const) {
						await (isChosen ? choose(page, index, answer) : type(page, index, answer));
						const said = ask(page, index).getByRole("status").first();
						await hasAttribute(said, "data-right", String(isRight));
						assert.equal((await told(page, index).getAttribute("open")) !== null, isRight);
					}
				}
			}));
	}
});

test("a number is right however it is written", () =>
	openChapter(chapter, "en", {}, async (page) => {
		const wide = String(facts.askedLongest).replace(/\d/g, (digit) =>
			String.fromCodePoint(0xff10 + Number(digit)),
		);
		await type(page, 3, ` ${wide} `);
		await eventually(() => told(page, 3).getAttribute("open"), "");
	}));

describe("the long hunt", () => {
	const verdict = (page: Page, text: string) =>
		page.locator("#hunt").getByText(text, { exact: true }).first().waitFor();

	test("is gone through with a slider, with buttons, and on the board itself", () =>
		openChapter(chapter, "en", {}, async (page) => {
			const plies = Number(facts.plies);
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
			await hasAttribute(hunt.getByRole("button", { name: "Last" }), "aria-disabled", "true");
			await hunt.getByRole("button", { name: "First" }).click();
			await verdict(page, `Red wins in ${plies} plies. Red to move.`);
		}));

	test("is gone through with the keyboard alone", () =>
		openChapter(chapter, "zh", {}, async (page) => {
			const plies = Number(facts.plies);
			const slider = page.locator("long-hunt").getByRole("slider");
			await slider.focus();
			await holds(async () => {
				await page.keyboard.press("ArrowRight");
				assert.notEqual(await slider.getAttribute("aria-valuetext"), `第 0 步，共 ${plies} 步`);
			});
			await page.keyboard.press("End");
			await hasAttribute(slider, "aria-valuetext", `第 ${plies} 步，共 ${plies} 步`);
			await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
			await hasAttribute(slider, "aria-valuetext", `第 0 步，共 ${plies} 步`);
			assert.equal(
				await page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
				"开头",
			);
		}));
});

test("a program with a limit calls wins draws, as many as the solver counts", () =>
	openChapter(chapter, "en", {}, async (page) => {
		const part = page.locator("ply-limit");
		const slider = part.getByRole("slider", { name: "The program’s limit" });
		const said = async () => (await part.getByRole("status").textContent())?.replace(/\s+/g, " ");
		// The scale ends from the first on where the farthest position lies.
		assert.equal(await slider.getAttribute("max"), String(facts.longest));
		const written = (value: unknown) => Number(value).toLocaleString("en");
		const cut = (count: unknown) =>
			`${written(count)} of ${written(facts.positions)} decided positions`;
		await slider.scrollIntoViewIfNeeded();
		await eventually(said, new RegExp(`prints Tie, which is wrong\\. ${cut(facts.cut)}`));
		for (const [limit, count] of [
			[facts.lowLimit, facts.cutLow],
			[facts.byteLimit, facts.cutByte],
			[facts.highLimit, facts.cutHigh],
		]) {
			await slider.fill(String(limit));
			await eventually(said, new RegExp(`prints Tie, which is wrong\\. ${cut(count)}`));
		}
		await slider.focus();
		for (let ply = Number(facts.highLimit); ply < Number(facts.plies); ply++) {
			await eventually(said, /Tie/);
			await page.keyboard.press("ArrowRight");
		}
		await eventually(said, new RegExp(`prints ${facts.answer}, which is right\\. ${cut(1)}`));
		await page.keyboard.press("End");
		await eventually(said, new RegExp(`All ${written(facts.positions)} decided positions`));
		assert.equal(await slider.getAttribute("max"), String(facts.longest));
	}));

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

describe("chase on boards of all sizes", () => {
	test("is solved size by size: the longest games, beside the lines that they are held against", () =>
		openChapter(chapter, "en", {}, async (page) => {
			await begin(page);
			await seesSizes(page, 7);
			const found = await rows(page);
			assert.deepEqual(found[2], ["4", "10", "12", "16", "512"]);
			assert.deepEqual(
				found.map(([size]) => size),
				found.map((_, index) => String(index + 2)),
			);
			await holds(async () => assert.ok((await sizes(page).locator("circle.size").count()) >= 7));
			await counts(sizes(page).locator("path.bound"), 2);
			await sizes(page).getByText("Verified, for every n up to").waitFor();
			await sizes(page).getByText("none of this is checked here").waitFor();
			await sizes(page).locator("summary").click();
			await sizes(page).getByRole("columnheader", { name: "3n" }).waitFor();
		}));

	test("can be paused and go on, and its longest game be put on the board below", () =>
		openChapter(chapter, "en", {}, async (page) => {
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
			assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), "Pause");
		}));

	test("says in Chinese what it has found", () =>
		openChapter(chapter, "zh", {}, async (page) => {
			await sizes(page).getByRole("button", { name: "开始" }).click();
			await seesSizes(page, 3);
			await sizes(page).getByText("已验证").waitFor();
			await sizes(page)
				.getByRole("button", { name: /^演示最长的一局，n/ })
				.waitFor();
		}));

	test("says on which boards it is otherwise", () =>
		openChapter(chapter, "en", {}, async (page) => {
			await replaceGames(page, 4, "rules");
			await begin(page);
			await seesSizes(page, 4);
			await sizes(page).getByText("Verified, for every n up to 3:").waitFor();
			await sizes(page)
				.getByText(/On these boards it is otherwise: n\s=\s4\./)
				.waitFor();
		}));

	test("ends at a size that would take too much memory", () =>
		openChapter(chapter, "en", {}, async (page) => {
			await replaceGames(page, 5, "budget");
			await begin(page);
			await sizes(page).getByText("It ends here: 5 × 5 would take too much memory.").waitFor();
			const solved = async () => (await rows(page)).map(([size]) => size);
			await eventually(solved, ["2", "3", "4"]);
			// It stays ended when it is moved.
			await sizes(page).evaluate((element) => element.parentElement?.append(element));
			await sizes(page).getByText("It ends here: 5 × 5 would take too much memory.").waitFor();
			await seesWorkers(page, 1);
		}));

	test("begins only when the reader asks for it", () =>
		openChapter(chapter, "en", {}, async (page) => {
			await sizes(page).scrollIntoViewIfNeeded();
			await page
				.locator("#longest")
				.getByText(/^White to move\./)
				.first()
				.waitFor();
			await seesWorkers(page, 1);
			assert.deepEqual(await rows(page), []);
		}));
});

describe("the plots of the chapter on limits", () => {
	const stills = (page: Page) => page.locator(".is-still svg.plot");
	const seesStills = async (page: Page, areSeen: boolean) => {
		await counts(stills(page), 2);
		for (const still of await stills(page).all()) {
			await eventually(() => still.isVisible(), areSeen);
		}
		for (const sentence of await page.locator(".is-live").all()) {
			assert.equal(await sentence.isVisible(), !areSeen);
		}
	};

	for (const language of languages) {
		test(`stand there without a script, with no sentence on what only a script shows (${language})`, () =>
			openChapter(chapter, language, { javaScriptEnabled: false }, async (page) => {
				await page.locator(".is-live").first().waitFor({ state: "attached" });
				await seesStills(page, true);
				assert.equal(
					await stills(page).last().locator("circle").count(),
					Number(facts.checked) - 1,
				);
			}));
	}

	test("stand on paper in the place of the live ones, which they are drawn like", () =>
		openChapter(chapter, "en", {}, async (page) => {
			const live = page.locator("ply-limit svg.plot .bars.is-cut");
			await page.locator("ply-limit").scrollIntoViewIfNeeded();
			const still = await stills(page).first().locator(".bars.is-cut").getAttribute("d");
			await eventually(() => live.getAttribute("d"), still);
			await seesStills(page, false);
			await page.emulateMedia({ media: "print" });
			await seesStills(page, true);
			assert.ok(!(await page.locator("ply-limit").isVisible()));
		}));
});

test("the end of the hunt is played, and won within the plies that the text tells", () =>
	openChapter(chapter, "en", {}, async (page) => {
		const board = page.locator("catchmate-board#end");
		await board.scrollIntoViewIfNeeded();
		const plies = () =>
			board.evaluate(
				(one: HTMLElementTagNameMap["catchmate-board"]) => one.record?.positions.length ?? 0,
			);
		await eventually(plies, 1);
		// All but the last move by the page; a reader's own move ends the game.
		for (let made = 0; made < Number(facts.huntEndPlies) - 1; made += 2) {
			await board.evaluate((one: HTMLElementTagNameMap["catchmate-board"]) => one.playBest());
			await eventually(plies, made + 3);
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
		const count = page.locator('count-plies[board="end"]');
		await eventually(
			async () => /plies played\. The game is over\./.test((await count.textContent()) ?? ""),
			true,
		);
		assert.equal(await plies(), Number(facts.huntEndPlies) + 1);
	}));
