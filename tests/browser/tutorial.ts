/** Test steps on the tutorial's pages, as a reader takes them. */
import assert from "node:assert/strict";
import { expect, type Locator, type Page } from "@playwright/test";
import { chapters } from "../../web/learn/chapters.ts";
import { cell, middleOf } from "./board.ts";
import { overflowOf } from "./page.ts";

/** The name of every tutorial page, index before the chapters. */
export const pageNames: readonly string[] = ["index", ...chapters];

/** Waits until the boards on or near the screen are solved and drawn. */
export async function expectBoards(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		[...document.querySelectorAll("catchmate-board")]
			.filter((board) => {
				const { top, bottom } = board.getBoundingClientRect();
				// Boards in a closed fold have a box, but are invisible.
				return bottom > 0 && top < innerHeight && board.checkVisibility();
			})
			.every((board) => board.problem !== null && board.shadowRoot?.querySelector("canvas")),
	);
	await page.evaluate(
		() =>
			new Promise<void>((resolve) =>
				requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
			),
	);
}

/** Scrolls a page to its end, half a screen at a time, and waits for each board on the way. */
export async function readToEnd(page: Page): Promise<void> {
	for (;;) {
		await expectBoards(page);
		const isAtEnd = await page.evaluate(() => {
			const before = scrollY;
			scrollBy({ top: innerHeight / 2, behavior: "instant" });
			return scrollY === before;
		});
		if (isAtEnd) {
			return;
		}
	}
}

/** Texts below a checker's legible size, in folds too; shapes inside chips are exempt. */
const smallTexts = (page: Page) =>
	page.evaluate(() => {
		const small: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { data = "", parentElement } = texts.currentNode as Text;
			const isShape = parentElement?.matches(".chip-glyph, script, style") ?? true;
			if (!isShape && parentElement && data.trim() !== "") {
				const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
				small.push(...(size < 12 ? [`${size}px: ${data.trim()}`] : []));
			}
		}
		return small;
	});

/** Asserts that a page fits a phone, a smaller phone and a wide screen, without small texts. */
export async function expectFit(page: Page): Promise<void> {
	assert.deepEqual(await smallTexts(page), []);
	for (const width of [390, 320, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		assert.equal(await overflowOf(page), 0, `${width} pixels wide`);
	}
}

/** The board with an id, visible and solved. */
export async function boardOf(page: Page, id: string): Promise<Locator> {
	const board = page.locator(`catchmate-board#${id}`);
	await board.scrollIntoViewIfNeeded();
	await expectBoards(page);
	return board;
}

/** The token's points so far, by name. */
export const tokenPath = (page: Page, id: string): Promise<string> =>
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

/** A graph board's values, in point order, and its arrows, by point names. */
export async function heatAndArrows(page: Page, id: string): Promise<string> {
	const { names, heat, arrows } = await page
		.locator(`catchmate-board#${id}`)
		.evaluate((board: HTMLElementTagNameMap["catchmate-board"]) => ({
			names: board.problem?.game.board.graph?.names ?? [],
			heat: board.layers.heat,
			arrows: board.layers.arrows,
		}));
	const at = (square: { readonly column: number } | null) => names[(square?.column ?? 0) - 1];
	return [
		...heat.map(({ square, outcome, distance }) => `${at(square)} ${outcome} ${distance ?? "–"}`),
		...arrows.map(({ from, to }) => `${at(from)}→${at(to)}`),
	].join(", ");
}

/** A point of a graph, by its name in either language. */
export const pointOf = (page: Page, id: string, point: string): Locator =>
	page.locator(`catchmate-board#${id}`).getByRole("option", {
		name: new RegExp(`^(point ${point}|${point} 点)(?![a-z])`),
	});

/** Clicks a point of a graph with the mouse. */
export async function clickPoint(page: Page, id: string, point: string): Promise<void> {
	const option = pointOf(page, id, point);
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
	const square = cell(page.locator(`catchmate-board#${id}`), row, column);
	await square.scrollIntoViewIfNeeded();
	const { x, y } = await middleOf(square);
	await page.mouse.click(x, y);
}

/** Moves some sides' pieces on a board, or removes them. */
export const putPieces = (
	board: Locator,
	pieces: Readonly<Record<string, readonly { row: number; column: number }[]>>,
): Promise<void> =>
	board.evaluate((element: HTMLElementTagNameMap["catchmate-board"], pieces) => {
		const { game, position } = element.problem ?? {};
		if (game === undefined || position === undefined) throw new Error("no board");
		element.edit({ game, position: { ...position, pieces: { ...position.pieces, ...pieces } } });
	}, pieces);

/** Answers every question of a page wrongly, which opens nothing, then rightly, by keyboard alone. */
export async function answerQuestions(page: Page): Promise<void> {
	const asks = await page.locator("lesson-ask").all();
	assert.ok(asks.length > 0);
	for (const ask of asks) {
		const answer = (await ask.getAttribute("data-answer")) ?? "";
		const told = ask.locator(".ask-answer");
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
		await expect(ask.locator(".ask-status")).toHaveAttribute("data-right", "false");
		assert.equal(await told.getAttribute("open"), null);
		await give(true);
		await expect(told).toHaveAttribute("open", "");
	}
}
