/** Puzzles: an author's, or one from the page's list by number. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import {
	allTextOf,
	board,
	cell,
	eventsOf,
	expectDistance,
	pictureOf,
	valueWords,
	waitForAnswers,
	waitForEvent,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { puzzleGoal } from "./page.ts";
import { atTestDay, makeMove, ofDay, plyOf, puzzles, puzzleWith } from "./puzzles.ts";
import { expectWorkers } from "./workers.ts";

const middle = 'position="5 3 3 3 4"';
const wrongMove = { from: { row: 3, column: 3 }, to: { row: 2, column: 3 } };
const playersOf = (page: Page) => withBoard(page, ({ players }) => players);
const isSet = (page: Page) =>
	expect
		.poll(() => withBoard(page, ({ puzzleState, record }) => record && puzzleState))
		.toBe("open");
const wrong = (page: Page) => page.locator(".verdict-sentence.is-wrong");
const expectAnnounced = (page: Page, text: RegExp) =>
	page.locator(".live").filter({ hasText: text }).waitFor({ state: "attached" });

/** Records the drawn positions of the pieces at each change, frame by frame. */
async function watchPieces(page: Page): Promise<() => Promise<string[]>> {
	await page.evaluate(() => {
		const root = document.querySelector("catchmate-board")?.shadowRoot;
		const all: string[] = [];
		Object.assign(globalThis, { shown: all });
		const watch = () => {
			const pieces = [...(root?.querySelectorAll(".board-cell") ?? [])]
				.map((each) => each.getAttribute("aria-label") ?? "")
				.filter((label) => label.includes("piece"))
				.map((label) => label.replace(/^row (\d+), column (\d+), (.).*/, "$3$1$2"))
				.join();
			if (all.at(-1) !== pieces) all.push(pieces);
			requestAnimationFrame(watch);
		};
		watch();
	});
	return () => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
}

test("a puzzle accepts only best moves, and takes a wrong one back after its reply", async ({
	host,
}) => {
	const page = await host({ body: board(`mode="puzzle" ${middle}`) });
	await isSet(page);
	assert.doesNotMatch((await allTextOf(page)).replace(puzzleGoal, ""), valueWords);
	const shown = await watchPieces(page);
	await cell(page, 3, 3).click();
	await cell(page, 2, 3).click();
	const { move, reply, grade, mistakes } = await waitForEvent(page, "mistake");
	assert.deepEqual([move, mistakes], [wrongMove, 1]);
	assert.deepEqual(grade, { before: "win", after: "loss", plies: 0 });
	assert.deepEqual((reply as typeof wrongMove).from, { row: 3, column: 4 });
	await expect.poll(async () => (await shown()).length).toEqual(4);
	const [first, after, replied, last] = await shown();
	assert.deepEqual([first, after, last], ["w33,b34", "w23,b34", "w33,b34"]);
	assert.match(replied ?? "", /w23/);
	await expectAnnounced(page, /^Black moves from row 3, column 4/);
	await wrong(page).getByText("✗", { exact: true }).waitFor();
	assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 0);

	await page.evaluate((move) => {
		const board = document.querySelector("catchmate-board");
		const at = (row: number, column: number) =>
			board?.shadowRoot?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
		// The frame in which the move is drawn, well before the reply.
		const press = () => {
			if (at(2, 3)?.getAttribute("aria-label")?.includes("piece")) at(5, 5)?.click();
			else requestAnimationFrame(press);
		};
		press();
		void board?.play(move, "reader");
	}, wrongMove);
	await expect.poll(async () => (await shown()).slice(4)).toEqual(["w23,b34", "w33,b34"]);
	await cell(page, 3, 3).click();
	await cell(page, 3, 4).click();
	const solved = await waitForEvent(page, "solved");
	assert.deepEqual([(solved.moves as unknown[]).length, solved.mistakes], [1, 2]);
	await page.locator(".is-right[part=success]").getByText("✓", { exact: true }).waitFor();
	const state = () => withBoard(page, ({ puzzleState, value }) => [puzzleState, value?.over]);
	await expect.poll(state).toEqual(["solved", true]);
	for (const name of ["Best move", "Pause", "Next move"]) {
		await expect(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
	}
	await expect(page.getByRole("button", { name: "Step back" })).toBeEnabled();
});

test("without motion, arrows show a refused move and its reply @more", async ({ host }) => {
	const page = await host({ body: board(`mode="puzzle" ${middle}`), reducedMotion: "reduce" });
	await isSet(page);
	const before = await pictureOf(page);
	const shown = await watchPieces(page);
	await makeMove(page, wrongMove);
	await expectAnnounced(page, /Black moves/);
	assert.notEqual(await pictureOf(page), before);
	assert.deepEqual(await shown(), ["w33,b34"]);

	await withBoard(page, (element) => {
		element.hints = "off";
		element.addEventListener("mistake", (event) => event.preventDefault());
		return element.reset();
	});
	await page.getByRole("button", { name: "Give up" }).waitFor();
	await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
	const mistakes = () => withBoard(page, (element) => element.mistakes);
	assert.equal(await mistakes(), 0);
	for (const count of [1, 2]) {
		assert.equal(await makeMove(page, wrongMove), false);
		await waitForEvent(page, "mistake", 1 + count);
		assert.equal(await mistakes(), count);
	}
	await expect(wrong(page)).toHaveCount(0);
});

test("a puzzle hints the move of an only piece, and counts down to the author's last ply", async ({
	host,
}) => {
	const page = await host({ body: board('mode="puzzle" ply-to="5" position="8 2 4 1 5"') });
	const playBest = () => withBoard(page, (element) => element.playBest());
	await isSet(page);
	const hint = page.getByRole("button", { name: "Hint" });
	await hint.click();
	await page.locator("[part=hint]").getByText("(2,4)→(3,4)").waitFor();
	assert.deepEqual(await waitForEvent(page, "hint"), { stage: 2 });
	await isSet(page);
	await expect(hint).toHaveAttribute("aria-disabled", "true");

	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await playBest();
	const right = page.locator(".verdict-sentence.is-right");
	await right.getByText("✓", { exact: true }).waitFor();
	await expect(right).toContainText("2");
	assert.equal(await plyOf(page), 1);
	await page.clock.resume();
	await expect.poll(() => plyOf(page)).toEqual(2);
	await playBest();
	await expect(right).toContainText("1");
	await expect.poll(() => plyOf(page)).toEqual(4);
	await playBest();
	assert.equal(((await waitForEvent(page, "solved")).moves as unknown[]).length, 5);
	await withBoard(page, (element) => element.reset());
	await isSet(page);
});

/** The mouse has one move that keeps the draw, and one again after the cat's. */
const drawn = "3lLCYBMQmQTMJoE1YxgIAoQFCAAGAwHQArKVj";

test("a won puzzle ends with its game, a drawn one with a saving move or the last ply", async ({
	host,
}) => {
	const page = await host({ body: board('mode="puzzle"'), reducedMotion: "reduce" });
	for (const [nth, [position, plyTo, plies]] of (
		[
			["3 2 2 1 1", null, 6],
			["5 5\n.....\n.....\n..O..\n#..#.\nO#.X.", null, 1],
			[drawn, 3, 3],
		] as const
	).entries()) {
		await withBoard(
			page,
			async (element, [position, plyTo]) => {
				element.plyTo = plyTo;
				element.position = position;
				await element.idle();
			},
			[position, plyTo] as const,
		);
		await expect(async () => {
			await withBoard(page, async (element) => {
				for (const move of element.legalMoves) {
					if (await element.play(move)) break;
				}
			});
			assert.equal(await withBoard(page, ({ puzzleState }) => puzzleState), "solved");
		}).toPass();
		const { moves } = await waitForEvent(page, "solved", nth + 1);
		assert.equal((moves as unknown[]).length, plies, position);
	}
});

test("a puzzle within a game hides the moves that followed @more", async ({ host }) => {
	const moves = 'moves="1,1-1,2 3,3-1,3 1,2-1,1" ply="1"';
	const page = await host({ body: board(`mode="puzzle" position="3 1 1 3 3" ${moves}`) });
	await isSet(page);
	const reader = { white: "perfect", black: "human" } as const;
	assert.deepEqual(await playersOf(page), reader);
	assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 1);
	for (const step of [1, -1]) {
		await withBoard(page, (element, step) => element.step(step), step);
		assert.equal(await plyOf(page), 1);
	}
	await withBoard(page, (element) => element.playBest());
	assert.equal((await waitForEvent(page, "move")).side, "white");
	await page.getByRole("button", { name: "Restart" }).click();
	await expect.poll(() => plyOf(page)).toEqual(1);
	await expect.poll(() => playersOf(page)).toEqual(reader);
});

test("Give up plays the solution until the reader steps in, and Again replays it @more", async ({
	host,
}) => {
	const page = await host({ body: board('mode="puzzle" position="3 1 1 3 3"') });
	const press = (name: string) => page.getByRole("button", { name }).click();
	const expectShown = (name: string) => page.getByRole("button", { name }).waitFor();
	await isSet(page);
	await page.clock.install();
	// A busy machine could finish the solution between two steps of the test.
	await page.clock.pauseAt(Date.now() + 60_000);
	await press("Give up");
	await page.locator("[part=hint]").getByText("(1,1)→").waitFor();
	/** Waits until play has stopped, and longer than one move takes. */
	const waitUntilStopped = async () => {
		await expectShown("Again");
		const ply = await plyOf(page);
		await page.clock.runFor(1000);
		await waitForAnswers(page);
		assert.equal(await plyOf(page), ply);
		assert.ok(ply !== 6);
	};
	await page.clock.runFor(1000);
	await press("Next move");
	await waitUntilStopped();
	await press("Again");
	await expectShown("Pause");
	await cell(page, 2, 2).click();
	await waitUntilStopped();
	await withBoard(page, (element) => {
		const plies: (number | undefined)[] = [];
		Object.assign(globalThis, { plies });
		element.addEventListener("update", () => plies.push(element.record?.index));
	});
	await press("Again");
	await expectShown("Pause");
	await page.clock.resume();
	await expectShown("Again");
	const plies = await page.evaluate(() => (globalThis as unknown as { plies: number[] }).plies);
	assert.deepEqual([...new Set(plies)].sort(), [0, 1, 2, 3, 4, 5, 6]);
	await press("Restart");
	await isSet(page);
	assert.deepEqual(
		(await eventsOf(page)).filter(({ type }) => type === "solved"),
		[],
	);
});

const twelfth = puzzles[11] ?? assert.fail();
/** The minimum number of moves, and a win. */
const short = puzzleWith(
	({ goal, plies, number }) => goal === "win" && plies === 3 && number > 389,
);

/** The codes of the boards' first positions. */
const codesOf = (page: Page) =>
	page.locator("catchmate-board").evaluateAll((all) =>
		Promise.all(
			(all as CatchmateBoard[]).map(async ({ problem, solver }) => {
				const loaded = await solver;
				return problem && loaded.encode(problem);
			}),
		),
	);

test("a number, a link or the day names a puzzle, also from the disk", async ({ host }) => {
	const given = [
		['puzzle="12"', "puzzle", twelfth],
		['position="https://catchmate.example/#puzzle=12"', "puzzle", twelfth],
		['puzzle="day"', "puzzle", ofDay],
		['position="#puzzle"', "puzzle", ofDay],
		['puzzle="12" mode="analyse"', "analyse", twelfth],
	] as const;
	const page = await host({
		body: given.map(([attributes]) => board(attributes)).join(""),
		fromDisk: true,
		prepare: atTestDay,
	});
	await waitForEvent(page, "solve", given.length);
	const modes = await page
		.locator("catchmate-board")
		.evaluateAll((all) => (all as CatchmateBoard[]).map(({ mode }) => mode));
	assert.deepEqual(
		[await codesOf(page), modes],
		[given.map(([, , { code }]) => code), given.map(([, mode]) => mode)],
	);
	await expectWorkers(page, 1);
});

test("only a puzzle number loads the list of puzzles @more", async ({ host }) => {
	const page = await host({
		body: board('position="3 1 1 3 3"'),
		expects: [
			/puzzle="easy"/,
			/There is no puzzle 99999\./,
			/ERR_FAILED|puzzle-list\.js/,
			/The puzzles could not be loaded/,
		],
		reducedMotion: "reduce",
	});
	const set = (puzzle: string) =>
		withBoard(page, (element, puzzle) => element.setAttribute("puzzle", puzzle), puzzle);
	const error = page.locator("[part=error]");
	const loads: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("puzzle-list")) loads.push(request.url());
	});
	await expectDistance(page, 6);
	await set("easy");
	await waitForEvent(page, "error");
	await expectDistance(page, 6);
	assert.deepEqual(loads, []);
	await page.route("**/puzzle-list.js", (route) => route.abort());
	await set("12");
	await error.waitFor();
	await page.unroute("**/puzzle-list.js");
	await set("12");
	await set(String(short.number));
	await expect.poll(() => codesOf(page)).toEqual([short.code]);
	assert.equal(loads.length, 2);
	await set("99999");
	await error.getByText("99999").waitFor();
	await withBoard(page, (element) => {
		element.setAttribute("position", "5 3 3 3 4");
		element.removeAttribute("puzzle");
	});
	await expectDistance(page, 1);
	assert.equal(await withBoard(page, ({ mode }) => mode), "show");
});
