/** What the tests of several chapters do with the boards and the questions of a page. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { hasAttribute, middleOf } from "./eventually.ts";
import { seesBoards } from "./learn-harness.ts";

/** The board of an id, on the screen and solved. */
export async function boardOf(page: Page, id: string): Promise<Locator> {
	const board = page.locator(`catchmate-board#${id}`);
	await board.scrollIntoViewIfNeeded();
	await seesBoards(page);
	return board;
}

/** The names of the points that the token has been on, in order, up to where it is. */
export const way = (page: Page, id: string): Promise<string> =>
	page
		.locator(`catchmate-board#${id}`)
		.evaluate((board: HTMLElementTagNameMap["catchmate-board"]) => {
			const names = board.problem?.game.board.graph?.names ?? [];
			const { positions = [], index = 0 } = board.record ?? {};
			return positions
				.slice(0, index + 1)
				.map(({ pieces }) => names[(pieces.first?.[0]?.column ?? 0) - 1])
				.join("");
		});

/** The values that a board of a graph shows, in the order of the points, and its arrows, by the names of the points. */
export async function picture(page: Page, id: string): Promise<string> {
	const { names, heat, arrows } = await page
		.locator(`catchmate-board#${id}`)
		.evaluate((board: HTMLElementTagNameMap["catchmate-board"]) => ({
			names: board.problem?.game.board.graph?.names ?? [],
			heat: board.heat,
			arrows: board.arrows,
		}));
	const at = (square: { readonly column: number } | null) => names[(square?.column ?? 0) - 1];
	return [
		...heat.map(({ square, outcome, distance }) => `${at(square)} ${outcome} ${distance ?? "–"}`),
		...arrows.map(({ from, to }) => `${at(from)}→${at(to)}`),
	].join(", ");
}

/** Clicks a point of a graph with the mouse. */
export async function clickPoint(page: Page, id: string, point: string): Promise<void> {
	const option = page.locator(`catchmate-board#${id}`).getByRole("option", {
		name: new RegExp(`^(point ${point}|${point} 点)(?![a-z])`),
	});
	await option.scrollIntoViewIfNeeded();
	const { x, y } = await middleOf(option);
	await page.mouse.click(x, y);
}

/** Clicks a square of a rectangle with the mouse. */
export async function clickSquare(
	page: Page,
	id: string,
	row: number,
	column: number,
): Promise<void> {
	const square = page
		.locator(`catchmate-board#${id}`)
		.locator(`[data-row="${row}"][data-column="${column}"]`);
	await square.scrollIntoViewIfNeeded();
	const { x, y } = await middleOf(square);
	await page.mouse.click(x, y);
}

/** Gives every question of a page a wrong answer, which opens nothing, and then the right one, with the keyboard alone. */
export async function answerAll(page: Page): Promise<void> {
	const asks = await page.locator("lesson-ask").all();
	assert.ok(asks.length > 0);
	for (const ask of asks) {
		const answer = (await ask.getAttribute("data-answer")) ?? "";
		const told = ask.locator(".told");
		const give = async (isRight: boolean) => {
			if ((await ask.locator(".choices").count()) > 0) {
				const choice = isRight
					? `[data-choice="${answer}"]`
					: `[data-choice]:not([data-choice="${answer}"])`;
				await ask.locator(`${choice} button`).first().focus();
			} else {
				await ask.locator("input").focus();
				await page.keyboard.press("ControlOrMeta+A");
				await page.keyboard.type(isRight ? answer : `${answer} 1`);
			}
			await page.keyboard.press("Enter");
		};
		await give(false);
		await hasAttribute(ask.locator(".ask-said"), "data-right", "false");
		assert.equal(await told.getAttribute("open"), null);
		await give(true);
		await hasAttribute(told, "open", "");
	}
}
