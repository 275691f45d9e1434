/** Boards in the modes show, analyse and play: a reader's actions and their events. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import {
	allTextOf,
	board,
	cell,
	eventsOf,
	expectDistance,
	expectVerdict,
	focusName,
	tabTo,
	valueWords,
	waitForAnswers,
	waitForEvent,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { puzzles } from "./puzzles.ts";

const small = 'position="2 1 1 2 2"';

const types = async (page: Page) => (await eventsOf(page)).map(({ type }) => type);

test("show displays the position and its verdict, and allows no move", async ({ host }) => {
	const page = await host({ body: board(small) });
	await expectVerdict(page, "Black wins in 2 plies. White to move.");
	const { problem, value } = await waitForEvent(page, "solve");
	assert.equal((value as { distance: number }).distance, 2);
	assert.equal((problem as { game: { rules: { id: string } } }).game.rules.id, "chase");
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
	await waitForAnswers(page);
	await expect(page.locator(".notice")).toHaveText("");
	await expect(page.getByRole("button")).toHaveCount(0);
	assert.deepEqual(await types(page), ["solve"]);

	const seen = await withBoard(page, async (board) => {
		board.mode = "analyse";
		await board.playBest();
		await board.idle();
		const hidden = (["off", "staged", "full"] as const).map((hints) => {
			board.hints = hints;
			return board.hidesValues;
		});
		const before = board.shownProblem;
		if (before === null) throw new Error("there is no board");
		const toMove = [board.problem?.position.toMove, before.position.toMove];
		// The position appears before it is solved.
		board.edit({ ...before, position: { ...before.position, toMove: "white" } });
		toMove.push(board.shownProblem?.position.toMove);
		return { hidden, toMove, record: board.record };
	});
	assert.deepEqual(seen, {
		hidden: [true, true, false],
		toMove: ["white", "black", "white"],
		record: null,
	});
	await withBoard(page, (board) => {
		board.mode = "puzzle";
	});
	await expect.poll(() => withBoard(page, ({ hidesValues }) => hidesValues)).toBe(true);
});

test("analyse moves both sides and shows the value of every move", async ({ host }) => {
	const page = await host({ body: board(`${small} mode="analyse"`) });
	await expectDistance(page, 2);
	const made = await withBoard(page, async (element) => {
		const from = { row: 1, column: 1 };
		const to = (row: number, column: number) => element.play({ from, to: { row, column } });
		const index = () => element.record?.index;
		const results: unknown[] = [await to(2, 2), await to(2, 1)];
		await element.undo();
		results.push(index());
		await element.redo();
		results.push(index());
		const line = await element.solution();
		results.push(line.length, element.record?.moves.length);
		await element.reset();
		return [...results, element.record?.moves.length];
	});
	assert.deepEqual(made, [false, true, 0, 1, 1, 2, 0]);
	assert.deepEqual(await types(page), ["solve"], "methods tell no events of the reader's");
	await expectDistance(page, 2);
	await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", /a move here loses in 2 plies/);
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
	await expectDistance(page, 1);
	const { by, side, ply: first, move } = await waitForEvent(page, "move");
	assert.deepEqual([by, side, first], ["reader", "white", 1]);
	assert.deepEqual(move, { from: { row: 1, column: 1 }, to: { row: 1, column: 2 } });
	await page.locator(".move").first().click();
	const { winner, ply, start } = await waitForEvent(page, "end");
	assert.deepEqual([winner, ply, (start as { distance: number }).distance], ["black", 2, 2]);
	await page.getByRole("button", { name: "Restart" }).click();
	await expectDistance(page, 2);
});

/** The grade of the reader's move. */
const ownGrade = /(Mistake: a|Slip: still (winning|losing)|A best move|The best there is)[^.]*\./g;

test("in play the reader has the winning side against a perfect opponent", async ({ host }) => {
	const page = await host({ body: board('mode="play" position="8 2 4 1 5"') });
	const index = () => withBoard(page, ({ record }) => record?.index);
	const players = () => withBoard(page, ({ players }) => players);
	const begun = await waitForEvent(page, "move");
	assert.deepEqual([begun.by, begun.side, begun.value], ["opponent", "white", null]);
	assert.deepEqual(await players(), { white: "perfect", black: "human" });
	const undo = page.getByRole("button", { name: "Undo" });
	await expect(undo, "the reader has made no move").toHaveAttribute("aria-disabled", "true");
	await cell(page, 1, 5).click();
	await cell(page, 2, 5).click();
	assert.equal((await waitForEvent(page, "move", 3)).by, "opponent");
	await undo.click();
	await expect.poll(index).toBe(1);
	await expect(undo).toHaveAttribute("aria-disabled", "true");
	await withBoard(page, (element) => {
		element.human = "white black";
	});
	await expect.poll(players).toEqual({ white: "human", black: "human" });
	await withBoard(page, (element) => {
		element.position = "2 1 1 2 2";
		element.human = "";
	});
	await waitForEvent(page, "end");
});

for (const [hints, circle] of [
	["off", ""],
	["staged", " @more"],
] as const) {
	test(`play with hints ${hints} hides the values of positions and moves${circle}`, async ({
		host,
	}) => {
		const attributes = 'mode="play" human="white black" controls="verdict buttons moves"';
		const page = await host({
			body: board(`${attributes} hints="${hints}" position="3 1 1 3 3"`),
		});
		await page.locator(".verdict-words").waitFor();
		for (let ply = 0; ply < 3; ply++) {
			// Only the grade of the reader's own move is announced.
			const said = await allTextOf(page);
			assert.doesNotMatch(hints === "off" ? said : said.replace(ownGrade, ""), valueWords);
			await page.locator(".move").last().click();
			await waitForEvent(page, "move", ply + 1);
		}
		const moves = (await eventsOf(page)).filter(({ type }) => type === "move");
		assert.deepEqual(
			moves.map(({ detail: { value, grade } }) => [value, grade === null]),
			Array(3).fill([null, hints === "off"]),
		);
		await page.locator(".root").dispatchEvent("keydown", { key: " ", bubbles: true });
		await waitForAnswers(page);
		assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 3);
		const order = await withBoard(page, ({ legalMoves }) =>
			legalMoves.map(({ to }) => `${to?.row},${to?.column}`),
		);
		assert.deepEqual(order, [...order].sort());
	});
}

test("play counts the mover's own moves where an analysis counts plies", async ({ host }) => {
	const attributes = 'human="white black" hints="full" controls="verdict moves"';
	const page = await host({ body: board(`mode="play" ${attributes} position="3 1 1 3 3"`) });
	const said = page.locator(".verdict-words");
	const values = page.locator(".move .visually-hidden");
	await expect(said).toContainText("Black wins in 3 moves.");
	await expect(values.first()).toHaveText("loses in 3 moves");
	await expect(cell(page, 1, 2)).toHaveAccessibleName(/loses in \d moves?$/);
	await withBoard(page, (element) => {
		element.mode = "analyse";
	});
	await expect(said).toContainText("Black wins in 6 plies.");
	await expect(values.first()).toHaveText("loses in 6 plies");
});

test("keys alone play a game, and Tab leaves the board", async ({ host }) => {
	const page = await host({
		body: `<button>before</button>${board('mode="play" position="5 3 3 3 4"')}<button>after</button>`,
	});
	await page.locator(".verdict-words").waitFor();
	await tabTo(page, /^row 3, column 3, white piece, to move/);
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowRight");
	await expect
		.poll(() => focusName(page))
		.toMatch(/^row 3, column 4, black piece, a move here is legal/);
	await page.keyboard.press("Enter");
	assert.equal((await waitForEvent(page, "end")).winner, "white");
	await page
		.locator(".live")
		.filter({ hasText: "captures. You won" })
		.waitFor({ state: "attached" });
	await tabTo(page, /^after$/);
	for (const name of [/Undo/, /row 3/, /^before$/]) {
		await tabTo(page, name, "Shift+Tab");
	}
});

const rooms = 'game="police-and-thief" position="3 3 police\ngoal thief 3,3\nO..\n...\n.X.\n"';
const cops = 'game="cops-and-robber" position="4 4\n..X.\n....\n....\nO..O"';
/** Its right move is a pass. */
const puzzle = puzzles[162] ?? assert.fail("the list has no such puzzle");
const pass = (page: Page) => page.getByRole("button", { name: "Pass", exact: true });
const madeMoves = (page: Page) => withBoard(page, ({ record }) => record?.moves ?? []);
const none = { from: null, to: null };

test("the Pass button works by mouse, key and finger, and keeps its place", async ({ host }) => {
	const page = await host({ body: board(`mode="analyse" ${rooms}`), hasTouch: true });
	for (const act of [
		() => pass(page).click(),
		() => pass(page).press("Enter"),
		() => pass(page).tap(),
	]) {
		await expectDistance(page, 2);
		await act();
		await expectDistance(page, 1);
		assert.deepEqual(await madeMoves(page), [none]);
		await page.getByRole("button", { name: "Restart" }).click();
	}
	const place = () =>
		pass(page).evaluate((button) => {
			const { offsetLeft, offsetTop } = button as HTMLElement;
			return [offsetLeft, offsetTop];
		});
	const set = (settings: object) =>
		withBoard(page, (element, settings) => void Object.assign(element, settings), settings);
	await withBoard(page, (element) => {
		element.opponent = () => new Promise(() => undefined);
	});
	await set({ mode: "play", human: "police" });
	await expect(pass(page)).toHaveAttribute("aria-disabled", "false");
	const before = await place();
	await pass(page).click();
	await expect(pass(page)).toHaveAttribute("aria-disabled", "true");
	assert.deepEqual(await place(), before);
	await pass(page).dispatchEvent("click");
	assert.equal((await madeMoves(page)).length, 1);
	await set({ mode: "show" });
	await expect(pass(page)).toHaveCount(0);
	await set({ mode: "analyse", human: null, game: "chase", position: "5 3 3 3 4" });
	await expectDistance(page, 1);
	await expect(pass(page)).toHaveCount(0);
});

test("Pass keeps all pieces of a turn in place, or the rest of them @more", async ({ host }) => {
	const page = await host({ body: board(`mode="analyse" ${cops}`) });
	await pass(page).click();
	await expect.poll(() => madeMoves(page)).toEqual([none]);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
	await cell(page, 4, 1).click();
	await cell(page, 3, 1).click();
	await pass(page).click();
	const step = { from: { row: 4, column: 1 }, to: { row: 3, column: 1 } };
	await expect.poll(() => madeMoves(page)).toEqual([step]);
});

test("a hint to pass marks the button @more", async ({ host }) => {
	const { code, plies } = puzzle;
	const page = await host({ body: board(`mode="play" human="robber" position="${code}"`) });
	await pass(page).waitFor();
	await page.getByRole("button", { name: "Hint" }).click();
	await expect(page.locator('[part="hint"]')).toHaveText(/pass/);
	await expect(page.locator(".control.is-hinted").filter({ hasText: "Pass" })).toHaveCount(1);
	await withBoard(
		page,
		async (element, plies) => {
			element.setAttribute("ply-to", String(plies));
			element.mode = "puzzle";
			await element.idle();
		},
		plies,
	);
	await pass(page).click();
	await expect.poll(() => withBoard(page, ({ record }) => record?.index)).toEqual(2);
	assert.equal(await withBoard(page, ({ mistakes }) => mistakes), 0);
	assert.deepEqual((await madeMoves(page))[0], none);
});
