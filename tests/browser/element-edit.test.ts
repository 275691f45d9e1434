/** A reader's edits, and their events. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Mode } from "../../web/element/types.ts";
import type { BoardProblem } from "../../web/model/edit.ts";
import {
	board,
	cell,
	eventsOf,
	expectDistance,
	focusName,
	middleOf,
	tabTo,
	waitForEvent,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

const turnTo = (page: Page, mode: Mode) =>
	withBoard(page, (element, mode) => void Object.assign(element, { mode }), mode);

const edits = async (page: Page) =>
	(await eventsOf(page)).filter(({ type }) => type === "edit").length;

const isNamed = (page: Page, row: number, column: number, name: string | RegExp) =>
	expect(cell(page, row, column)).toHaveAttribute("aria-label", name);

const edited = board('mode="edit" position="5 3 3 3 4"');

async function moveTo(page: Page, row: number, column: number): Promise<void> {
	const { x, y } = await middleOf(cell(page, row, column));
	await page.mouse.move(x, y);
}

test("one stroke paints every square under it, each as its own change", async ({ host }) => {
	const drawing =
		"8 8\n........\n........\n........\n........\n........\n........\nO......O\n...X....";
	const page = await host({ body: board(`mode="edit" position="${drawing}"`) });
	await page.locator(".verdict-words").waitFor();
	await moveTo(page, 1, 1);
	await page.mouse.down();
	await moveTo(page, 1, 8);
	await page.mouse.up();
	const { problem } = await waitForEvent(page, "edit", 8);
	assert.deepEqual(
		(problem as BoardProblem).game.board.obstacles.map(({ row, column }) => [row, column]),
		[1, 2, 3, 4, 5, 6, 7, 8].map((column) => [1, column]),
	);
	await waitForEvent(page, "solve", 2);
	await isNamed(page, 1, 2, /obstacle/);
	await press(page, "Undo");
	await expect
		.poll(() => withBoard(page, ({ problem }) => problem?.game.board.obstacles.length))
		.toBe(0);
	await press(page, "Redo");
	await isNamed(page, 1, 1, /obstacle/);
	await cell(page, 1, 1).click();
	await isNamed(page, 1, 1, "row 1, column 1, goal of Black");
});

test("a dragged piece shows the verdict of its square and lands on empty squares only", async ({
	host,
}) => {
	const page = await host({ body: edited });
	await expectDistance(page, 1);
	await moveTo(page, 3, 4);
	await page.mouse.down();
	for (const [row, column, verdict] of [
		[2, 4, /^Black wins/],
		// The origin, and an occupied square.
		[3, 4, /^White wins/],
		[5, 5, /^Black wins/],
		[3, 3, /^White wins/],
		[5, 5, /^Black wins/],
	] as const) {
		await moveTo(page, row, column);
		await expect(page.locator(".verdict-words")).toHaveText(verdict);
	}
	await page.mouse.move(2, 2);
	await page.mouse.up();
	await expectDistance(page, 1);
	await isNamed(page, 3, 4, /black piece/);
	assert.equal(await edits(page), 0);
	await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");

	await cell(page, 3, 4).dragTo(cell(page, 1, 5));
	await waitForEvent(page, "edit");
	await isNamed(page, 1, 5, /black piece/);
	await expectDistance(page, 10);
	await cell(page, 3, 3).dragTo(cell(page, 1, 5));
	await expect(page.locator(".notice")).not.toHaveText("");
	assert.equal(await edits(page), 1);
});

test("keys and the page's brush paint squares and move pieces", async ({ host }) => {
	const page = await host({ body: edited });
	await tabTo(page, /^row 3, column 3/);
	await page.keyboard.press("Control+Home");
	await page.keyboard.press("Enter");
	await expect.poll(() => focusName(page)).toMatch(/^row 1, column 1, obstacle/);
	await cell(page, 3, 3).focus();
	for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
	await expect.poll(() => focusName(page)).toMatch(/^row 2, column 3, white piece/);
	await waitForEvent(page, "edit", 2);
	await press(page, "Restart");

	const goal = "row 1, column 1, goal of Black";
	const both = `${goal}, closed to White`;
	for (const [kind, side, name] of [
		["goal", "black", goal],
		["closed", "white", both],
		["closed", "white", goal],
		["goal", "fox", "row 1, column 1, obstacle"],
	] as const) {
		const brush = { kind, side };
		await withBoard(page, (element, brush) => void Object.assign(element, { brush }), brush);
		await cell(page, 1, 1).click();
		await isNamed(page, 1, 1, name);
	}
	for (const name of [goal, both, goal, "row 1, column 1"]) {
		await press(page, "Undo");
		await isNamed(page, 1, 1, name);
	}
});

test("the page edits a board and reads its verdict or error", async ({ host }) => {
	const page = await host({ body: edited });
	await expectDistance(page, 1);
	const verdict = await withBoard(page, async (board) => {
		const { problem } = board;
		if (problem) board.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
		await new Promise((resolve) => setTimeout(resolve));
		return board.shadowRoot?.querySelector(".verdict-words")?.textContent;
	});
	assert.match(verdict ?? "", /^Black wins in 1 ply\./);
	const { problem } = await waitForEvent(page, "edit");
	assert.equal((problem as BoardProblem).position.toMove, "black");
	await press(page, "Undo");
	const winner = () => withBoard(page, ({ value }) => value?.winner);
	await expect.poll(winner).toBe("white");
	await withBoard(page, (board) => {
		const { problem } = board;
		const pieces = { ...problem?.position.pieces, black: [] };
		if (problem) board.edit({ ...problem, position: { ...problem.position, pieces } });
	});
	await page.locator(".error").getByText("0 pieces").waitFor();
	await page.locator(".verdict-sentence.is-old").waitFor();
	for (const mode of ["analyse", "play", "edit"] as const) {
		await turnTo(page, mode);
		await page.locator(".error").waitFor();
		await expect(page.locator(".verdict-words")).toHaveCount(mode === "edit" ? 1 : 0);
		const told = await withBoard(page, ({ record, value, values, legalMoves, table }) => [
			...[record, value, table],
			...[values.length, legalMoves.length],
		]);
		assert.deepEqual(told, [null, null, null, 0, 0]);
	}
	await press(page, "Undo");
	await expect.poll(winner).toBe("white");
	await expect(page.locator(".error")).toHaveCount(0);
});

test("edits and moves share one history across modes", async ({ host }) => {
	const page = await host({ body: board('mode="edit" position="3 1 1 3 3"') });
	await expectDistance(page, 6);
	const state = () =>
		withBoard(page, ({ record, problem }) => [
			record?.index,
			record?.moves.length,
			problem?.game.board.obstacles.length,
			problem?.position.toMove,
		]);
	/** Presses a button once for each expected state. */
	const walk = async (name: "Undo" | "Redo", states: readonly unknown[]) => {
		for (const expected of states) {
			await press(page, name);
			await expect.poll(state).toEqual(expected);
		}
	};
	const begun = [0, 0, 0, "white"];
	const swapped = [0, 1, 0, "black"];
	const moved = [1, 1, 0, "black"];
	const painted = [0, 0, 1, "white"];
	await press(page, "Swap the turn");
	await expectDistance(page, 7);
	await turnTo(page, "analyse");
	await page.locator(".move").first().click();
	await waitForEvent(page, "move");
	await turnTo(page, "edit");
	await page.getByRole("button", { name: "Swap the turn" }).waitFor();
	assert.deepEqual(await state(), moved);
	await cell(page, 2, 2).click();
	await expect.poll(state).toEqual(painted);
	await turnTo(page, "analyse");
	await walk("Undo", [moved, swapped, begun]);
	await turnTo(page, "edit");
	await walk("Redo", [swapped, moved, painted]);
	await press(page, "Restart");
	await expect.poll(state).toEqual(begun);
});
