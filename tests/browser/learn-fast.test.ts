/** The tutorial's chapter on bitboards: shifting them by hand, and the race. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { factsOf } from "../node/facts.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { seesWorkers } from "./workers.ts";

const chapter = "fast";

async function bitboardsOf(page: Page): Promise<Locator> {
	await page.locator("catchmate-board#bits").scrollIntoViewIfNeeded();
	const bits = page.locator("bit-boards");
	await bits.locator(".bit-said").waitFor();
	return bits;
}

const said = (bits: Locator): Locator => bits.locator(".bit-said");

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

test("three shifts without masks leave wrong bits, and under masks exactly those of the table", async ({
	read,
}) => {
	const page = await read(chapter, "zh", { width: 390 });
	const facts = factsOf(chapter);
	const { bits: words } = tutorialWords("zh-CN").fast;
	const bits = await bitboardsOf(page);
	const press = (name: string) => bits.getByRole("button", { name }).click();
	for (const [task, count, found] of [
		["win", facts["win-count"], facts["win-found"]],
		["loss", facts["loss-count"], facts["loss-found"]],
	] as const) {
		await press(words[task].name);
		for (let collected = 0; collected < 3; collected += 1) {
			await expect(said(bits)).toHaveText(words.left(3 - collected));
			await press(words.collect);
		}
		await expect(said(bits)).toHaveText(words.leaked(await bits.locator(".is-wrong").count()));
		await press(words.restart);
		await press(words.mask);
		for (let collected = 0; collected < 3; collected += 1) {
			await press(words.collect);
		}
		await expect(said(bits)).toHaveText(words.same(Number(count)));
		assert.equal(await result(bits), found);
		await press(words.mask);
	}
	assert.deepEqual(await findings(page), []);
});

test("bitboards are shifted, masked and collected with the keyboard alone, the focus staying where it is", async ({
	read,
}) => {
	const page = await read(chapter, "en", { colorScheme: "dark" });
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
	await expect(said(bits)).toHaveText(/exactly/);
	assert.deepEqual(await findings(page), []);
});

test("each bit has its row and its column named to a screen reader", async ({ read }) => {
	const page = await read(chapter, "en");
	const bits = await bitboardsOf(page);
	const table = bits.getByRole("table").first();
	for (const [role, name, count] of [
		["columnheader", "column", 5],
		["rowheader", "row", 4],
	] as const) {
		await expect(table.getByRole(role)).toHaveCount(count);
		await table.getByRole(role, { name: `${name} ${count}`, exact: true }).waitFor();
	}
});

test("the bitboards follow a board that is changed", async ({ read }) => {
	const page = await read(chapter, "en");
	const bits = await bitboardsOf(page);
	const table = bits.locator("table").first();
	const before = (await table.textContent()) ?? "";
	await page.locator("catchmate-board#bits").evaluate((board: CatchmateBoard) => {
		const { game, position } = board.problem ?? {};
		if (game === undefined || position === undefined) throw new Error("no board");
		const red = [
			{ row: 4, column: 1 },
			{ row: 4, column: 2 },
		];
		board.edit({ game, position: { ...position, pieces: { ...position.pieces, red } } });
	});
	await expect(table).not.toHaveText(before);
	await expect(said(bits)).toHaveText(tutorialWords("en").fast.bits.left(3));
});

/** Takes the black piece off the board of the bitboards, or puts it somewhere. */
const putBlack = (page: Page, black: readonly { row: number; column: number }[]) =>
	page.locator("catchmate-board#bits").evaluate((board: CatchmateBoard, black) => {
		const { game, position } = board.problem ?? {};
		if (game === undefined || position === undefined) throw new Error("no board");
		board.edit({ game, position: { ...position, pieces: { ...position.pieces, black } } });
	}, black);

test("of a board that cannot be played the bitboards say so, until it can be played again", async ({
	read,
}) => {
	const page = await read(chapter, "en");
	const bits = await bitboardsOf(page);
	const { bits: words } = tutorialWords("en").fast;
	await putBlack(page, []);
	await expect(said(bits)).toHaveText(words.invalid);
	assert.deepEqual(await findings(page), []);
	await putBlack(page, [{ row: 4, column: 1 }]);
	await expect(said(bits)).toHaveText(words.left(3));
});

test("each board is solved once for its bitboards", async ({ read }) => {
	const page = await read(chapter, "en");
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
	await expect.poll(asked).toEqual([false]);
	await expect
		.poll(() =>
			page
				.locator("catchmate-board#bits")
				.evaluate((board: CatchmateBoard) => board.record?.positions[0]?.pieces.black?.[0]?.column),
		)
		.toBe(1);
	await expect(said(bits)).toHaveText(tutorialWords("en").fast.bits.left(3));
	assert.deepEqual(await asked(), [false]);
});

/** What a page has heard of a race, and how it was left to itself meanwhile, in milliseconds. */
interface Heard {
	readonly said: string[];
	/** The whole time, and the longest until the race let the page have its turn. */
	time: number;
	longest: number;
}

/** Watches a race, in the page. Time goes on with the work alone: by a millisecond each time that somebody asks for it. */
function hearRace(): void {
	const heard: Heard = { said: [], time: 0, longest: 0 };
	Object.assign(globalThis, { heard });
	performance.now = () => ++heard.time;
	let last = 0;
	const giveTurn = () => {
		heard.longest = Math.max(heard.longest, heard.time - last);
		last = heard.time;
	};
	// The two ways to wait for the next turn; which of them the browser lets come first, it does not promise.
	const { setTimeout: later } = window;
	const { postMessage: post } = MessagePort.prototype;
	Object.assign(window, {
		setTimeout: (...given: unknown[]) => {
			giveTurn();
			return Reflect.apply(later, window, given);
		},
	});
	MessagePort.prototype.postMessage = function (...given: unknown[]) {
		giveTurn();
		Reflect.apply(post, this, given);
	};
	const race = document.querySelector("speed-race");
	new MutationObserver(() => {
		const now = race?.querySelector(".race-said")?.textContent ?? "";
		if (now !== (heard.said.at(-1) ?? "")) heard.said.push(now);
	}).observe(race ?? document, { subtree: true, childList: true, characterData: true });
}

test("the race measures both programs on both boards, finds their answers equal, and leaves the page alive", async ({
	read,
}) => {
	const page = await read(chapter, "zh");
	const { race: words } = tutorialWords("zh-CN").fast;
	await page.evaluate(hearRace);
	const race = page.locator("speed-race");
	await race.getByRole("button", { name: words.start }).focus();
	await page.keyboard.press("Enter");
	const facts = factsOf(chapter);
	const settled = (Number(facts.positions) + Number(facts.huntPositions)).toLocaleString("zh");
	await expect(race.locator(".race-said")).toContainText(settled);
	await expect(race.locator("tbody th[scope='rowgroup']")).toHaveText([words.open, words.hunt]);
	await expect(race.locator("tbody tr:has(td) td:nth-of-type(1)")).toHaveText(
		Array.from({ length: 4 }, () => /^[\d.,]+ 毫秒$/),
	);
	const { said, time, longest } = await page.evaluate(
		() => (globalThis as typeof globalThis & { heard: Heard }).heard,
	);
	assert.deepEqual(
		said.slice(0, -1),
		[1, 2, 3, 4, 5, 6].map((round) => words.round(round, 6)),
	);
	assert.ok(time > 500 && longest < 20, `${longest} of ${time} milliseconds`);
	assert.deepEqual(await findings(page), []);
});

/** Holds a race, which lets the page have its turn again and again, in its first round. */
async function holdRace(page: Page): Promise<void> {
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
}

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

test("a race that fails says so, and can be started again", async ({ read }) => {
	const page = await read(chapter, "en");
	await bitboardsOf(page);
	const { race: words } = tutorialWords("en").fast;
	const race = page.locator("speed-race");
	const raceSaid = race.locator(".race-said");
	const button = race.getByRole("button", { name: words.start });
	await holdRace(page);
	await failNextLoad(page);
	await button.click();
	await expect(raceSaid).toHaveText(words.failed);
	await expect(button).toHaveAttribute("aria-disabled", "false");
	await button.click();
	await expect(raceSaid).toHaveText(words.round(1, 6));
});

test("a race ends with its solver when it leaves the page, and can be started when it is back", async ({
	read,
}) => {
	const page = await read(chapter, "en");
	await bitboardsOf(page);
	const { race: words } = tutorialWords("en").fast;
	const race = page.locator("speed-race");
	const button = race.getByRole("button", { name: words.start });
	await holdRace(page);
	await button.click();
	await seesWorkers(page, 2);
	const gone = await race.evaluateHandle((element) => {
		const place = element.parentElement;
		element.remove();
		return { element, place };
	});
	// It may be in a pause of the plain program, which ends with the clock.
	const workers = async () => {
		await page.clock.runFor(50);
		return page.workers().length;
	};
	await expect.poll(workers).toBe(1);
	await gone.evaluate(({ element, place }) => place?.append(element));
	await expect(race.locator(".race-said")).toHaveText("");
	await button.click();
	await expect(race.locator(".race-said")).toHaveText(words.round(1, 6));
});

test("the chapter shows the program of bitboards that the tests run, and its bitboards without a script", async ({
	read,
}) => {
	const page = await read(chapter, "en", { javaScriptEnabled: false });
	const facts = factsOf(chapter);
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
});

test("the questions of the chapter take the right answers", async ({ read }) => {
	const page = await read(chapter, "zh", { width: 390 });
	const facts = factsOf(chapter);
	const field = page.locator("lesson-ask .ask-field input");
	await field.fill(String(facts["win-count"]));
	await field.press("Enter");
	for (const key of ["every", "memory", String(facts["step-down"])]) {
		await page.locator(`[data-choice="${key}"] button`).click();
	}
	await expect(page.locator("lesson-ask:not([data-answered])")).toHaveCount(0);
});
