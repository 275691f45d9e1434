/** The tutorial's chapter on rows of bits: shifting them by hand, and the race. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { factsOf } from "../../web/learn/build/build.ts";
import { tutorialWords } from "../../web/locale/tutorial.ts";
import { solver, useSolver } from "../node/solver.ts";
import { findings } from "./axe.ts";
import { eventually } from "./eventually.ts";
import {
	type Language,
	languages,
	openChapter,
	type Reading,
	useBrowser,
} from "./learn-harness.ts";

useBrowser();
useSolver();

const open = (language: Language, reading: Reading, act: (page: Page) => Promise<void>) =>
	openChapter("fast", language, reading, act);

async function rowsOf(page: Page): Promise<Locator> {
	await page.locator("catchmate-board#rows").scrollIntoViewIfNeeded();
	const rows = page.locator("bit-rows[data-live]");
	await rows.waitFor();
	return rows;
}

const said = (rows: Locator): Promise<string | null> => rows.locator(".bit-said").textContent();

/** The bits of the last table, the result, line by line. */
const result = (rows: Locator): Promise<string> =>
	rows
		.locator("table")
		.last()
		.evaluate((table: HTMLTableElement) =>
			[...table.rows]
				.map((row) => [...row.cells].map(({ textContent }) => textContent).join(" "))
				.join("\n"),
		);

for (const language of languages) {
	test(`three shifts without masks leave wrong bits, and under masks exactly those of the table (${language})`, () =>
		open(language, { width: language === "en" ? 1280 : 390 }, async (page) => {
			const facts = await factsOf("fast", solver);
			const { rows: words } = tutorialWords(language).fast;
			const rows = await rowsOf(page);
			const press = (name: string) => rows.getByRole("button", { name }).click();
			for (const [task, count, found] of [
				["win", facts["win-count"], facts["win-found"]],
				["loss", facts["loss-count"], facts["loss-found"]],
			] as const) {
				await press(words[task].name);
				for (let collected = 0; collected < 3; collected += 1) {
					assert.equal(await said(rows), words.left(3 - collected));
					await press(words.collect);
				}
				assert.equal(await said(rows), words.leaked(await rows.locator(".is-wrong").count()));
				await press(words.restart);
				await press(words.mask);
				for (let collected = 0; collected < 3; collected += 1) {
					await press(words.collect);
				}
				assert.equal(await said(rows), words.same(Number(count)));
				assert.equal(await result(rows), found);
				await press(words.mask);
			}
			assert.deepEqual(await findings(page), []);
		}));
}

test("the rows are shifted, masked and collected with the keyboard alone, the focus staying where it is", () =>
	open("en", { colorScheme: "dark" }, async (page) => {
		const { rows: words } = tutorialWords("en").fast;
		const rows = await rowsOf(page);
		const tabTo = async (name: string) => {
			const button = rows.getByRole("button", { name });
			for (let presses = 0; presses < 12; presses += 1) {
				if (await button.evaluate((element) => element === document.activeElement)) return;
				await page.keyboard.press("Tab");
			}
			assert.fail(`${name} is not reached`);
		};
		await rows.getByRole("button").first().focus();
		await tabTo(words.mask);
		await page.keyboard.press("Space");
		await tabTo(words.collect);
		for (let collected = 0; collected < 3; collected += 1) {
			await page.keyboard.press("Enter");
		}
		assert.match((await said(rows)) ?? "", /exactly/);
		assert.deepEqual(await findings(page), []);
	}));

test("the rows follow a board that is changed", () =>
	open("en", {}, async (page) => {
		const rows = await rowsOf(page);
		const before = await rows.locator("table").first().textContent();
		await page.locator("catchmate-board#rows").evaluate((board: CatchmateBoard) => {
			const { game, position } = board.problem ?? {};
			if (game === undefined || position === undefined) throw new Error("no board");
			const red = [
				{ row: 4, column: 1 },
				{ row: 4, column: 2 },
			];
			board.edit({ game, position: { ...position, pieces: { ...position.pieces, red } } });
		});
		await eventually(
			async () => (await rows.locator("table").first().textContent()) !== before,
			true,
		);
		const { rows: words } = tutorialWords("en").fast;
		assert.equal(await said(rows), words.left(3));
	}));

test("the race measures both programs, finds their answers equal, and leaves the page alive", () =>
	open("zh", {}, async (page) => {
		const { race: words } = tutorialWords("zh").fast;
		await page.evaluate(() => {
			const counter = globalThis as typeof globalThis & { ticks: number };
			counter.ticks = 0;
			setInterval(() => {
				counter.ticks += 1;
			}, 10);
		});
		const race = page.locator("speed-race");
		await race.getByRole("button", { name: words.start }).focus();
		await page.keyboard.press("Enter");
		const facts = await factsOf("fast", solver);
		const settled = Number(facts.positions).toLocaleString("zh");
		await eventually(
			async () => (await race.locator(".race-said").textContent())?.includes(settled),
			true,
		);
		for (const line of await race.locator("tbody tr").all()) {
			assert.match((await line.locator("td").first().textContent()) ?? "", /^[\d.,]+ 毫秒$/);
		}
		const ticks = await page.evaluate(
			() => (globalThis as typeof globalThis & { ticks: number }).ticks,
		);
		assert.ok(ticks > 20, String(ticks));
		assert.deepEqual(await findings(page), []);
	}));

test("the chapter shows the program of rows that the tests run, and its rows without a script", () =>
	open("en", { javaScriptEnabled: false }, async (page) => {
		const facts = await factsOf("fast", solver);
		const program = await readFile(
			new URL("../../web/learn/fast/rows.cpp", import.meta.url),
			"utf8",
		);
		const shown = await page.locator("pre code.language-cpp").allTextContents();
		assert.ok(shown.includes(program));
		const drawn = await page.locator("bit-rows pre").allTextContents();
		assert.deepEqual(drawn, [
			facts["win-targets"],
			facts["win-left"],
			facts["win-left-masked"],
			facts["win-found"],
			facts["loss-targets"],
			facts["loss-found"],
		]);
	}));

for (const language of languages) {
	test(`the questions of the chapter take the right answers (${language})`, () =>
		open(language, { width: 390 }, async (page) => {
			const facts = await factsOf("fast", solver);
			const field = page.locator("lesson-ask .ask-field input");
			await field.fill(String(facts["win-count"]));
			await field.press("Enter");
			for (const key of ["every", "memory", String(facts["step-down"])]) {
				await page.locator(`[data-choice="${key}"] button`).click();
			}
			assert.equal(await page.locator("lesson-ask:not([data-answered])").count(), 0);
		}));
}
