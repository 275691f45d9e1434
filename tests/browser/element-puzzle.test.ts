/** A board that is set as a puzzle. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import {
	board,
	cell,
	everything,
	hearsOf,
	isAnswered,
	picture,
	seesVerdict,
	told,
	values,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";

const middle = 'position="5 3 3 3 4"';
const task = "White to move: win in the fewest moves.";
const holdOut = "White to move: hold out as long as you can.";
const wrongMove = { from: { row: 3, column: 3 }, to: { row: 2, column: 3 } };
const tryWrong = (page: Page) =>
	withBoard(page, (element, move) => element.play(move, "reader"), wrongMove);

const plyOf = (page: Page) => withBoard(page, ({ record }) => record?.index);
const wrong = (page: Page) => page.locator(".verdict-sentence.is-wrong");

/** Makes the first legal move that the puzzle takes. */
const makesRight = (page: Page) =>
	withBoard(page, async (element) => {
		for (const move of element.legalMoves) {
			if (await element.play(move)) break;
		}
	});

test("a puzzle takes only the best moves, tells nothing before, and is solved by them", async ({
	host,
}) => {
	const page = await host({ body: board(`mode="puzzle" ${middle}`) });
	await seesVerdict(page, task);
	assert.doesNotMatch((await everything(page)).replaceAll("win in the fewest", ""), values);
	await cell(page, 3, 3).click();
	await cell(page, 2, 3).click();
	const { move, reply, grade, ...first } = await hearsOf(page, "mistake");
	assert.deepEqual([move, first.mistakes], [wrongMove, 1]);
	assert.deepEqual(grade, { before: "win", after: "loss", plies: 0 });
	assert.deepEqual((reply as typeof wrongMove).from, { row: 3, column: 4 });
	await wrong(page)
		.getByText(/^That lets Black win in \d+ pl(y|ies)\./)
		.waitFor();
	await wrong(page).getByText("✗", { exact: true }).waitFor();
	await expect(page.locator(".notice")).toHaveText("");
	assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 0);
	await cell(page, 3, 3).click();
	await cell(page, 3, 4).click();
	const { moves, mistakes } = await hearsOf(page, "solved");
	assert.deepEqual([(moves as unknown[]).length, mistakes], [1, 1]);
	await page.locator(".is-right[part=success]").getByText("✓", { exact: true }).waitFor();
	await seesVerdict(page, "Solved. You won after 1 ply: captured Black.");
	await expect
		.poll(() => withBoard(page, ({ puzzle, value }) => puzzle === "solved" && value?.over))
		.toEqual(true);
	// Nothing is left to be played.
	for (const name of ["Best move", "Pause", "Next move"]) {
		await expect(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
	}
	await expect(page.getByRole("button", { name: "Step back" })).toBeEnabled();
});

test("a page that wants to answer wrong moves keeps the board silent; they count until a restart", async ({
	host,
}) => {
	const page = await host({ body: board(`mode="puzzle" hints="off" ${middle}`) });
	await seesVerdict(page, task);
	await page.getByRole("button", { name: "Give up" }).waitFor();
	await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
	await withBoard(page, (element) =>
		element.addEventListener("mistake", (event) => event.preventDefault()),
	);
	for (const count of [1, 2]) {
		assert.equal(await tryWrong(page), false);
		await hearsOf(page, "mistake", count);
		assert.equal(await withBoard(page, ({ mistakes }) => mistakes), count);
	}
	await seesVerdict(page, task);
	await expect(wrong(page)).toHaveCount(0);
	await withBoard(page, (element) => element.reset());
	assert.equal(await withBoard(page, ({ mistakes }) => mistakes), 0);
});

/** Keeps where the pieces are drawn, frame by frame, whenever that changes. */
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

test("a refused move and the reply to it are played out and taken back, at once where the board is pressed", async ({
	host,
}) => {
	const page = await host({ body: board(`mode="puzzle" ${middle}`) });
	await seesVerdict(page, task);
	const shown = await watchPieces(page);
	await tryWrong(page);
	await expect.poll(async () => (await shown()).length).toEqual(4);
	const [first, after, replied, last] = await shown();
	assert.deepEqual([first, after, last], ["w33,b34", "w23,b34", "w33,b34"]);
	assert.match(replied ?? "", /w23/);
	await page
		.locator(".live")
		.filter({ hasText: /^Black moves from row 3, column 4/ })
		.waitFor({ state: "attached" });
	await wrong(page).waitFor();
	await page.evaluate((move) => {
		const board = document.querySelector("catchmate-board");
		const at = (row: number, column: number) =>
			board?.shadowRoot?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
		// In the frame in which the move stands there, long before the reply.
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
	await hearsOf(page, "solved");
});

test("without motion a refused move and the reply are arrows", async ({ host }) => {
	const page = await host({ body: board(`mode="puzzle" ${middle}`), reducedMotion: "reduce" });
	await seesVerdict(page, task);
	const before = await picture(page);
	const shown = await watchPieces(page);
	await tryWrong(page);
	await page
		.locator(".live")
		.filter({ hasText: /^That lets Black win .* Black moves/ })
		.waitFor({ state: "attached" });
	assert.notEqual(await picture(page), before);
	assert.deepEqual(await shown(), ["w33,b34"]);
});

test("a right move is marked before it is answered, and says how many are to go to the author's last ply", async ({
	host,
}) => {
	const page = await host({ body: board('mode="puzzle" ply-to="5" position="8 2 4 1 5"') });
	const playBest = () => withBoard(page, (element) => element.playBest());
	await seesVerdict(page, holdOut);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await playBest();
	await page.locator(".verdict-sentence.is-right").getByText("✓", { exact: true }).waitFor();
	await seesVerdict(page, "Correct, 2 to go.");
	assert.equal(await plyOf(page), 1);
	await page.clock.resume();
	await expect.poll(() => plyOf(page)).toEqual(2);
	await playBest();
	await seesVerdict(page, "Correct, 1 to go.");
	await expect.poll(() => plyOf(page)).toEqual(4);
	await playBest();
	assert.equal(((await hearsOf(page, "solved")).moves as unknown[]).length, 5);
	await withBoard(page, (element) => element.reset());
	await seesVerdict(page, holdOut);
});

/** The mouse has one move that keeps the draw, and one again after the cat's. */
const drawn = "3lLCYBMQmQTMJoE1YxgIAoQFCAAGAwHQArKVj";

for (const [what, attributes, plies] of [
	["a puzzle of several moves is answered until its game ends", 'position="3 2 2 1 1"', null],
	[
		"a drawn puzzle asks for one move that keeps the draw",
		'position="5 5\n.....\n.....\n..O..\n#..#.\nO#.X."',
		1,
	],
	[
		"a drawn puzzle goes on to the author's last ply, each move keeping the draw",
		`ply-to="3" position="${drawn}"`,
		3,
	],
] as const) {
	test(what, async ({ host }) => {
		const body = board(`mode="puzzle" ${attributes}`);
		const page = await host({ body, reducedMotion: "reduce" });
		await page.locator(".verdict-words").waitFor();
		await expect(async () => {
			await makesRight(page);
			assert.equal(await withBoard(page, ({ puzzle }) => puzzle), "solved");
		}).toPass();
		const { length } = (await hearsOf(page, "solved")).moves as unknown[];
		assert.ok(plies === null ? length > 1 : length === plies, `${length}`);
	});
}

test("a puzzle within a game hides how the game went on, and is the reader's whose turn it begins with", async ({
	host,
}) => {
	const moves = 'moves="1,1-1,2 3,3-1,3 1,2-1,1" ply="1"';
	const page = await host({ body: board(`mode="puzzle" position="3 1 1 3 3" ${moves}`) });
	await seesVerdict(page, "Black to move: win in the fewest moves.");
	const reader = { white: "perfect", black: "human" } as const;
	assert.deepEqual(await withBoard(page, ({ players }) => players), reader);
	assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 1);
	for (const step of [1, -1]) {
		await withBoard(page, (element, step) => element.step(step), step);
		assert.equal(await plyOf(page), 1);
	}
	await withBoard(page, (element) => element.playBest());
	assert.equal((await hearsOf(page, "move")).side, "white");
	await page.getByRole("button", { name: "Restart" }).click();
	await expect.poll(() => plyOf(page)).toEqual(1);
	await expect.poll(() => withBoard(page, ({ players }) => players)).toEqual(reader);
});

test("hints name the piece and then the move, and never the solution", async ({ host }) => {
	const page = await host({ body: board('mode="puzzle" position="8 2 4 1 5"') });
	await seesVerdict(page, holdOut);
	const hint = page.getByRole("button", { name: "Hint" });
	for (const text of ["Hint: the piece on row 2, column 4.", "Hint: (2,4)→(3,4)."]) {
		await hint.click();
		await page.locator("[part=hint]").getByText(text, { exact: true }).waitFor();
	}
	assert.deepEqual(await hearsOf(page, "hint", 2), { stage: 2 });
	assert.equal(await withBoard(page, ({ puzzle }) => puzzle), "open");
	await expect(hint).toHaveAttribute("aria-disabled", "true");
});

const given = board('mode="puzzle" position="3 1 1 3 3"');
const solution = (page: Page) => page.locator("[part=hint]").getByText("The solution: (1,1)→");

test("Give up plays the solution to its end, and Again plays it again", async ({ host }) => {
	const page = await host({ body: given, reducedMotion: "reduce" });
	await page.getByRole("button", { name: "Give up" }).click();
	await solution(page).waitFor();
	await seesVerdict(page, "Game over. Black has won: captured White.");
	await withBoard(page, (element) => {
		const plies: (number | undefined)[] = [];
		Object.assign(globalThis, { plies });
		element.addEventListener("update", () => plies.push(element.record?.index));
	});
	await page.getByRole("button", { name: "Again" }).click();
	await page.getByRole("button", { name: "Pause" }).waitFor();
	await page.getByRole("button", { name: "Again" }).waitFor();
	const plies = await page.evaluate(() => (globalThis as unknown as { plies: number[] }).plies);
	assert.deepEqual([...new Set(plies)], [0, 1, 2, 3, 4, 5, 6]);
	await solution(page).waitFor();
});

test("a solution stops where the reader steps through it or presses the board", async ({
	host,
}) => {
	const page = await host({ body: given });
	await page.locator(".verdict-words").waitFor();
	await page.clock.install();
	// On a busy machine the solution would come to its end between two steps of the test.
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.getByRole("button", { name: "Give up" }).click();
	await solution(page).waitFor();
	/** Waits until it has stopped, and for longer than it takes for a move. */
	const isStopped = async () => {
		await page.getByRole("button", { name: "Again" }).waitFor();
		const ply = await plyOf(page);
		await page.clock.runFor(1000);
		await isAnswered(page);
		assert.equal(await plyOf(page), ply);
		assert.ok(ply !== 6);
	};
	await page.clock.runFor(1000);
	await page.getByRole("button", { name: "Next move" }).click();
	await isStopped();
	await page.getByRole("button", { name: "Again" }).click();
	await page.getByRole("button", { name: "Pause" }).waitFor();
	await cell(page, 2, 2).click();
	await isStopped();
	await page.getByRole("button", { name: "Restart" }).click();
	await seesVerdict(page, holdOut);
	assert.deepEqual(
		(await told(page)).filter(({ type }) => type === "solved"),
		[],
	);
});
