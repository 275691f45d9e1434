/** A board that is shown, analysed or played on: a reader's actions, and the events that tell the page of them. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import {
	board,
	cell,
	everything,
	focusName,
	hearsOf,
	isAnswered,
	seesVerdict,
	tabTo,
	told,
	values,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";

const small = 'position="2 1 1 2 2"';
const middle = 'position="5 3 3 3 4"';

const types = async (page: Page) => (await told(page)).map(({ type }) => type);

test("show shows the position and its verdict, and lets nothing be done", async ({ host }) => {
	const page = await host({ body: board(small) });
	await seesVerdict(page, "Black wins in 2 plies. White to move.");
	const { problem, value } = await hearsOf(page, "solve");
	assert.equal((value as { distance: number }).distance, 2);
	assert.equal((problem as { game: { rules: { id: string } } }).game.rules.id, "chase");
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
	await isAnswered(page);
	assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 0);
	await expect(page.locator(".notice")).toHaveText("");
	await expect(page.getByRole("button")).toHaveCount(0);
	assert.deepEqual(await types(page), ["solve"]);
});

test("a board tells the position shown, and whether it hides values, at any time", async ({
	host,
}) => {
	const page = await host({ body: board(`${small} mode="analyse"`) });
	await seesVerdict(page, "Black wins in 2 plies. White to move.");
	const shown = () =>
		withBoard(page, ({ problem, shownProblem, hidesValues }) => ({
			toMove: shownProblem?.position.toMove,
			first: problem?.position.toMove,
			hidesValues,
		}));
	await withBoard(page, async (board) => board.playBest());
	await seesVerdict(page, "Black wins in 1 ply. Black to move.");
	assert.deepEqual(await shown(), { toMove: "black", first: "white", hidesValues: false });
	const hidden = await withBoard(page, (board) =>
		(["off", "staged", "full"] as const).map((hints) => {
			board.hints = hints;
			return board.hidesValues;
		}),
	);
	assert.deepEqual(hidden, [true, true, false]);
	// A board that is set up is shown before it is solved.
	const edited = await withBoard(page, (board) => {
		const before = board.shownProblem;
		if (before === null) throw new Error("there is no board");
		board.edit({ ...before, position: { ...before.position, toMove: "white" } });
		return [board.shownProblem?.position.toMove, board.record];
	});
	assert.deepEqual(edited, ["white", null]);
	await withBoard(page, (board) => {
		board.mode = "puzzle";
	});
	await expect.poll(shown).toMatchObject({ toMove: "white", hidesValues: true });
});

test("analyse lets both sides be moved, with the value of every move, and tells of each and of the end", async ({
	host,
}) => {
	const page = await host({ body: board(`${small} mode="analyse"`) });
	await seesVerdict(page, "Black wins in 2 plies. White to move.");
	const made = await withBoard(page, async (element) => {
		const from = { row: 1, column: 1 };
		const to = (row: number, column: number) => element.play({ from, to: { row, column } });
		const index = () => element.record?.index;
		const results = [await to(2, 2), await to(2, 1)];
		await element.undo();
		results.push(index() === 0);
		await element.redo();
		results.push(index() === 1);
		const line = await element.solution();
		results.push(line.length === 1 && element.record?.moves.length === 2);
		await element.reset();
		return [...results, element.record?.moves.length === 0];
	});
	assert.deepEqual(made, [false, true, true, true, true, true]);
	assert.deepEqual(await types(page), ["solve"], "methods tell no events of the reader's");
	await seesVerdict(page, "Black wins in 2 plies. White to move.");
	await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", /a move here loses in 2 plies/);
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
	await seesVerdict(page, "Black wins in 1 ply. Black to move.");
	const first = await hearsOf(page, "move");
	assert.deepEqual([first.by, first.side, first.ply], ["reader", "white", 1]);
	assert.deepEqual(first.move, { from: { row: 1, column: 1 }, to: { row: 1, column: 2 } });
	await page.locator(".move").first().click();
	await seesVerdict(page, "Game over. Black has won: captured White.");
	const { winner, ply, start } = await hearsOf(page, "end");
	assert.deepEqual([winner, ply], ["black", 2]);
	assert.equal((start as { distance: number }).distance, 2);
	await page.getByRole("button", { name: "Restart" }).click();
	await seesVerdict(page, "Black wins in 2 plies. White to move.");
});

/** How good a move of the reader's was. */
const ownGrade = /(Mistake: a|Slip: still (winning|losing)|A best move|The best there is)[^.]*\./g;

test("play lets the side that can win be the reader's, and a perfect opponent begin, reply and be changed", async ({
	host,
}) => {
	const page = await host({ body: board('mode="play" position="8 2 4 1 5"') });
	const index = () => withBoard(page, ({ record }) => record?.index);
	const players = () => withBoard(page, ({ players }) => players);
	const begun = await hearsOf(page, "move");
	assert.deepEqual([begun.by, begun.side, begun.value], ["opponent", "white", null]);
	assert.deepEqual(await players(), { white: "perfect", black: "human" });
	await seesVerdict(page, "Black to move: your turn.");
	const undo = page.getByRole("button", { name: "Undo" });
	await expect(undo, "the reader has made no move").toHaveAttribute("aria-disabled", "true");
	await cell(page, 1, 5).click();
	await cell(page, 2, 5).click();
	assert.equal((await hearsOf(page, "move", 3)).by, "opponent");
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
	await hearsOf(page, "end");
});

for (const hints of ["off", "staged"]) {
	test(`play with hints ${hints} tells nothing of what positions and moves are worth`, async ({
		host,
	}) => {
		const attributes = 'mode="play" human="white black" controls="verdict buttons moves"';
		const page = await host({
			body: board(`${attributes} hints="${hints}" position="3 1 1 3 3"`),
		});
		await page.locator(".verdict-words").waitFor();
		for (let ply = 0; ply < 3; ply++) {
			// All that is told is how good the reader's own move was.
			const said = await everything(page);
			assert.doesNotMatch(hints === "off" ? said : said.replace(ownGrade, ""), values);
			await page.locator(".move").last().click();
			await hearsOf(page, "move", ply + 1);
		}
		const events = await told(page);
		assert.ok(events.every(({ detail }) => detail.value === null));
		const grades = events.filter(({ type }) => type === "move").map(({ detail }) => detail.grade);
		assert.ok(grades.every((grade) => (grade === null) === (hints === "off")));
		await page.locator(".root").dispatchEvent("keydown", { key: " ", bubbles: true });
		await isAnswered(page);
		assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 3);
		const order = await withBoard(page, ({ legalMoves }) =>
			legalMoves.map(({ to }) => `${to?.row},${to?.column}`),
		);
		assert.deepEqual(order, [...order].sort());
	});
}

test("hints name the piece, the move and then the line, and are heard", async ({ host }) => {
	const page = await host({ body: board('mode="play" position="3 1 1 1 2"') });
	await page.locator(".verdict-words").waitFor();
	const hint = page.getByRole("button", { name: "Hint" });
	for (const text of [
		"Hint: the piece on row 1, column 1.",
		"Hint: (1,1)→(1,2).",
		"Best play: (1,1)→(1,2)",
	]) {
		await hint.click();
		await page.locator("[part=hint]").getByText(text, { exact: true }).waitFor();
		await expect(page.getByRole("status")).toHaveText(text);
	}
	await expect(hint).toHaveAttribute("aria-disabled", "true");
	assert.deepEqual(await hearsOf(page, "hint", 3), { stage: 3 });
});

test("keys alone play a game, and Tab leads out again", async ({ host }) => {
	const page = await host({
		body: `<button>before</button>${board(`mode="play" ${middle}`)}<button>after</button>`,
	});
	await page.locator(".verdict-words").waitFor();
	await tabTo(page, /^row 3, column 3, white piece, to move/);
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowRight");
	await expect
		.poll(() => focusName(page))
		.toMatch(/^row 3, column 4, black piece, a move here is legal/);
	await page.keyboard.press("Enter");
	await seesVerdict(page, "You won after 1 ply: captured Black.");
	await page
		.locator(".live")
		.filter({ hasText: "and captures. You won after 1 ply" })
		.waitFor({ state: "attached" });
	await tabTo(page, /^after$/);
	for (const name of [/Undo/, /row 3/, /^before$/]) {
		await tabTo(page, name, "Shift+Tab");
	}
});
