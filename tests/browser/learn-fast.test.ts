/** The tutorial's chapter on bitboards: shifting them by hand, and the race. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { factsOf } from "../../web/learn/build/build.ts";
import { preferredTag } from "../../web/locale/languages.ts";
import { tutorialWords } from "../../web/locale/words.ts";
import { solver, useSolver } from "../node/solver.ts";
import { findings } from "./axe.ts";
import { eventually } from "./eventually.ts";
import { type Language, languages, openChapter, type Reading } from "./learn-harness.ts";
import { seesWorkers } from "./workers.ts";

useSolver();

const open = (language: Language, reading: Reading, act: (page: Page) => Promise<void>) =>
	openChapter("fast", language, reading, act);

async function bitboardsOf(page: Page): Promise<Locator> {
	await page.locator("catchmate-board#bits").scrollIntoViewIfNeeded();
	const bits = page.locator("bit-boards");
	await bits.locator(".bit-said").waitFor();
	return bits;
}

const said = async (bits: Locator): Promise<string> =>
	((await bits.locator(".bit-said").textContent()) ?? "").trim();

/** The bits of the last table, the result, line by line. */
const result = (bits: Locator): Promise<string> =>
	bits
		.locator("table")
		.last()
		.evaluate((table: HTMLTableElement) =>
			[...(table.tBodies[0]?.rows ?? [])]
				.map((row) =>
					[...row.querySelectorAll("td")].map(({ textContent }) => textContent).join(" "),
				)
				.join("\n"),
		);

for (const language of languages) {
	test(`three shifts without masks leave wrong bits, and under masks exactly those of the table (${language})`, () =>
		open(language, { width: language === "en" ? 1280 : 390 }, async (page) => {
			const facts = await factsOf("fast", solver);
			const { bits: words } = tutorialWords(preferredTag([language])).fast;
			const bits = await bitboardsOf(page);
			const press = (name: string) => bits.getByRole("button", { name }).click();
			for (const [task, count, found] of [
				["win", facts["win-count"], facts["win-found"]],
				["loss", facts["loss-count"], facts["loss-found"]],
			] as const) {
				await press(words[task].name);
				for (let collected = 0; collected < 3; collected += 1) {
					assert.equal(await said(bits), words.left(3 - collected));
					await press(words.collect);
				}
				assert.equal(await said(bits), words.leaked(await bits.locator(".is-wrong").count()));
				await press(words.restart);
				await press(words.mask);
				for (let collected = 0; collected < 3; collected += 1) {
					await press(words.collect);
				}
				assert.equal(await said(bits), words.same(Number(count)));
				assert.equal(await result(bits), found);
				await press(words.mask);
			}
			assert.deepEqual(await findings(page), []);
		}));
}

test("bitboards are shifted, masked and collected with the keyboard alone, the focus staying where it is", () =>
	open("en", { colorScheme: "dark" }, async (page) => {
		const { bits: words } = tutorialWords("en").fast;
		const bits = await bitboardsOf(page);
		const tabTo = async (name: string) => {
			const button = bits.getByRole("button", { name });
			for (let presses = 0; presses < 12; presses += 1) {
				if (await button.evaluate((element) => element === document.activeElement)) return;
				await page.keyboard.press("Tab");
			}
			assert.fail(`${name} is not reached`);
		};
		await bits.getByRole("button").first().focus();
		await tabTo(words.mask);
		await page.keyboard.press("Space");
		await tabTo(words.collect);
		for (let collected = 0; collected < 3; collected += 1) {
			await page.keyboard.press("Enter");
		}
		assert.match(await said(bits), /exactly/);
		assert.deepEqual(await findings(page), []);
	}));

test("each bit has its row and its column named to a screen reader", () =>
	open("en", {}, async (page) => {
		const bits = await bitboardsOf(page);
		const table = bits.getByRole("table").first();
		for (const [role, name, count] of [
			["columnheader", "column", 5],
			["rowheader", "row", 4],
		] as const) {
			const headers = table.getByRole(role);
			assert.equal(await headers.count(), count);
			await table.getByRole(role, { name: `${name} ${count}`, exact: true }).waitFor();
		}
	}));

test("the bitboards follow a board that is changed", () =>
	open("en", {}, async (page) => {
		const bits = await bitboardsOf(page);
		const before = await bits.locator("table").first().textContent();
		await page.locator("catchmate-board#bits").evaluate((board: CatchmateBoard) => {
			const { game, position } = board.problem ?? {};
			if (game === undefined || position === undefined) throw new Error("no board");
			const red = [
				{ row: 4, column: 1 },
				{ row: 4, column: 2 },
			];
			board.edit({ game, position: { ...position, pieces: { ...position.pieces, red } } });
		});
		await eventually(
			async () => (await bits.locator("table").first().textContent()) !== before,
			true,
		);
		const { bits: words } = tutorialWords("en").fast;
		assert.equal(await said(bits), words.left(3));
	}));

/** Takes the black piece off the board of the bitboards, or puts it somewhere. */
const putBlack = (page: Page, black: readonly { row: number; column: number }[]) =>
	page.locator("catchmate-board#bits").evaluate((board: CatchmateBoard, black) => {
		const { game, position } = board.problem ?? {};
		if (game === undefined || position === undefined) throw new Error("no board");
		board.edit({ game, position: { ...position, pieces: { ...position.pieces, black } } });
	}, black);

test("of a board that cannot be played the bitboards say so, until it can be played again", () =>
	open("en", {}, async (page) => {
		const bits = await bitboardsOf(page);
		const { bits: words } = tutorialWords("en").fast;
		await putBlack(page, []);
		await eventually(() => said(bits), words.invalid);
		assert.deepEqual(await findings(page), []);
		await putBlack(page, [{ row: 4, column: 1 }]);
		await eventually(() => said(bits), words.left(3));
	}));

test("each board is solved once for its bitboards", () =>
	open("en", {}, async (page) => {
		const bits = await bitboardsOf(page);
		await page.locator("catchmate-board#bits").evaluate(async (board: CatchmateBoard) => {
			const solver = await board.solver;
			const solve = solver.solve.bind(solver);
			const held = globalThis as typeof globalThis & { signals: (AbortSignal | undefined)[] };
			held.signals = [];
			solver.solve = (game, options) => {
				// The board itself asks for more than that.
				if (Object.keys(options ?? {}).join() === "signal") {
					held.signals.push(options?.signal);
				}
				return solve(game, options);
			};
		});
		const asked = () =>
			page.evaluate(() =>
				(globalThis as typeof globalThis & { signals: (AbortSignal | undefined)[] }).signals.map(
					(signal) => signal?.aborted,
				),
			);
		await putBlack(page, [{ row: 4, column: 1 }]);
		await eventually(asked, [false]);
		await eventually(
			async () =>
				await page
					.locator("catchmate-board#bits")
					.evaluate(
						(board: CatchmateBoard) => board.record?.positions[0]?.pieces.black?.[0]?.column,
					),
			1,
		);
		assert.deepEqual(await asked(), [false]);
		await eventually(() => said(bits), tutorialWords("en").fast.bits.left(3));
	}));

test("the race measures both programs on both boards, finds their answers equal, and leaves the page alive", () =>
	open("zh", {}, async (page) => {
		const { race: words } = tutorialWords("zh-CN").fast;
		await page.evaluate(() => {
			const counter = globalThis as typeof globalThis & { ticks: number[] };
			let ticks = 0;
			counter.ticks = [];
			setInterval(() => {
				ticks += 1;
			}, 10);
			const race = document.querySelector("speed-race");
			let said = "";
			new MutationObserver(() => {
				const now = race?.querySelector(".race-said")?.textContent ?? "";
				if (now !== said) {
					said = now;
					counter.ticks.push(ticks);
					ticks = 0;
				}
			}).observe(race ?? document, { childList: true, characterData: true, subtree: true });
		});
		const race = page.locator("speed-race");
		await race.getByRole("button", { name: words.start }).focus();
		await page.keyboard.press("Enter");
		const facts = await factsOf("fast", solver);
		const settled = (Number(facts.positions) + Number(facts.huntPositions)).toLocaleString("zh");
		await eventually(
			async () => (await race.locator(".race-said").textContent())?.includes(settled),
			true,
		);
		assert.deepEqual(await race.locator("tbody th[scope='rowgroup']").allTextContents(), [
			words.open,
			words.hunt,
		]);
		const lines = await race.locator("tbody tr:has(td)").all();
		assert.equal(lines.length, 4);
		for (const line of lines) {
			assert.match((await line.locator("td").first().textContent()) ?? "", /^[\d.,]+ 毫秒$/);
		}
		// While a program works without a pause, the page has but a moment for itself in each round.
		const [, ...ticks] = await page.evaluate(
			() => (globalThis as typeof globalThis & { ticks: number[] }).ticks,
		);
		assert.equal(ticks.length, 6);
		assert.ok(Math.min(...ticks) > 5, String(ticks));
		assert.deepEqual(await findings(page), []);
	}));

/** Has the next solver that is made fail, or the one after that be as always. */
const failNextLoad = (page: Page) =>
	page.evaluate(() => {
		const Board = customElements.get("catchmate-board") as typeof CatchmateBoard;
		const { load } = Board;
		Board.load = () => {
			Board.load = load;
			return Promise.reject(new Error("no solver"));
		};
	});

test("a race that fails says so, and can be started again", () =>
	open("en", {}, async (page) => {
		await bitboardsOf(page);
		const { race: words } = tutorialWords("en").fast;
		const race = page.locator("speed-race");
		const raceSaid = () => race.locator(".race-said").textContent();
		const button = race.getByRole("button", { name: words.start });
		await failNextLoad(page);
		await button.click();
		await eventually(raceSaid, words.failed);
		assert.equal(await button.getAttribute("aria-disabled"), "false");
		await button.click();
		await eventually(raceSaid, words.round(1, 6));
	}));

test("a race ends with its solver when it leaves the page, and can be started when it is back", () =>
	open("en", {}, async (page) => {
		await bitboardsOf(page);
		const { race: words } = tutorialWords("en").fast;
		const race = page.locator("speed-race");
		const button = race.getByRole("button", { name: words.start });
		await button.click();
		await seesWorkers(page, 2);
		const gone = await race.evaluateHandle((element) => {
			const place = element.parentElement;
			element.remove();
			return { element, place };
		});
		await seesWorkers(page, 1);
		await gone.evaluate(({ element, place }) => place?.append(element));
		assert.equal(await race.locator(".race-said").textContent(), "");
		await button.click();
		await eventually(() => race.locator(".race-said").textContent(), words.round(1, 6));
	}));

test("the chapter shows the program of bitboards that the tests run, and its bitboards without a script", () =>
	open("en", { javaScriptEnabled: false }, async (page) => {
		const facts = await factsOf("fast", solver);
		const program = await readFile(
			new URL("../../web/learn/fast/bitboards.cpp", import.meta.url),
			"utf8",
		);
		const shown = await page.locator("pre code.language-cpp").allTextContents();
		assert.ok(shown.includes(program));
		const drawn = await page.locator("bit-boards pre").allTextContents();
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
