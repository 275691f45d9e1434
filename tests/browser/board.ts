/** Test steps on boards in authors' pages, and the events of these boards. */
import assert from "node:assert/strict";
import { expect, type Locator, type Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import type { Point } from "../../web/model/places.ts";

/** All events of the page's boards, in order. */
export interface BoardEvent {
	readonly type: string;
	readonly board: string;
	readonly detail: Record<string, unknown>;
}

/** Records board events. Runs in the page before its scripts, without access to this file's functions. */
export function recordEvents(): void {
	const boardEvents: object[] = [];
	Object.assign(globalThis, { boardEvents });
	for (const type of ["solve", "move", "end", "hint", "edit", "mistake", "solved", "error"]) {
		addEventListener(
			type,
			(event) => {
				const board = event.target;
				if (board instanceof HTMLElement && event instanceof CustomEvent) {
					boardEvents.push({
						type,
						board: board.id,
						detail: JSON.parse(JSON.stringify(event.detail)),
					});
				}
			},
			true,
		);
	}
}

export const eventsOf = (page: Page): Promise<readonly BoardEvent[]> =>
	page.evaluate(() => (globalThis as unknown as { boardEvents: BoardEvent[] }).boardEvents);

/** Waits for the nth event of a type and returns its detail. */
export async function waitForEvent(
	page: Page,
	type: string,
	times = 1,
): Promise<BoardEvent["detail"]> {
	await page.waitForFunction(
		([type, times]) =>
			(globalThis as unknown as { boardEvents: BoardEvent[] }).boardEvents.filter(
				(each) => each.type === type,
			).length >= times,
		[type, times] as const,
	);
	const all = (await eventsOf(page)).filter((each) => each.type === type);
	const last = all.at(-1);
	assert.ok(last);
	return last.detail;
}

/** Runs a function on the page's first board, inside the page. */
export function withBoard<Argument, Result>(
	page: Page,
	act: (board: CatchmateBoard, argument: Argument) => Result | Promise<Result>,
	argument: Argument,
): Promise<Result>;
export function withBoard<Result>(
	page: Page,
	act: (board: CatchmateBoard) => Result | Promise<Result>,
): Promise<Result>;
export function withBoard(page: Page, act: unknown, argument?: unknown): Promise<unknown> {
	return page.evaluate(
		`(${act})(document.querySelector("catchmate-board"), ${JSON.stringify(argument)})`,
	);
}

/** Waits until the solver has answered all of the first board's requests. */
export const waitForAnswers = (page: Page): Promise<void> =>
	withBoard(page, async ({ problem, solver }) => {
		if (problem !== null) (await (await solver).solve(problem.game)).dispose();
	});

/** A square of a board, by row and column. */
export function cell(board: Page | Locator, row: number, column: number): Locator {
	return board.locator(`[data-row="${row}"][data-column="${column}"]`);
}

/** Waits until the page's first verdict has exactly this text. */
export function expectVerdict(page: Page, sentence: string): Promise<void> {
	const verdict = page.locator(".verdict").getByText(sentence, { exact: true });
	return verdict.and(page.locator(":not(.verdict-turn)")).first().waitFor();
}

/** Waits until the first board shows a position at a distance in plies. */
export const expectDistance = (page: Page, plies: number): Promise<void> =>
	expect.poll(() => withBoard(page, ({ value }) => value?.distance)).toBe(plies);

/** The first board's picture, once two frames agree. */
export async function pictureOf(page: Page): Promise<string> {
	const drawn = () =>
		page
			.locator("canvas")
			.first()
			.evaluate(async (canvas) => {
				await new Promise(requestAnimationFrame);
				return (canvas as HTMLCanvasElement).toDataURL();
			});
	let seen = await drawn();
	await expect(async () => {
		const before = seen;
		seen = await drawn();
		expect(seen, "it is still being drawn").toBe(before);
	}).toPass();
	return seen;
}

/** The colour of a square of the first board, next to its text: red, green, blue and opacity, from 0 to 255. */
export const colourOf = (page: Page, row: number, column: number): Promise<readonly number[]> =>
	cell(page, row, column).evaluate((square) => {
		const canvas = (square.getRootNode() as ShadowRoot).querySelector("canvas");
		const [from, at] = [canvas, square].map((element) => element?.getBoundingClientRect());
		if (!canvas || !from || !at) {
			throw new Error("there is no board");
		}
		const scale = canvas.width / from.width;
		const x = (at.x + at.width * 0.12 - from.x) * scale;
		const y = (at.y + at.height * 0.12 - from.y) * scale;
		const copy = document.createElement("canvas").getContext("2d");
		copy?.drawImage(canvas, -Math.round(x), -Math.round(y));
		return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
	});

/** The label, or else the text, of the focused element, inside boards too. */
export const focusName = (page: Page): Promise<string> =>
	page.evaluate(() => {
		let focused = document.activeElement;
		while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
		const label = (focused as HTMLInputElement | null)?.labels?.[0]?.textContent;
		return (label ?? focused?.getAttribute("aria-label") ?? focused?.textContent ?? "").trim();
	});

/** All text that could reveal a value: visible, announced, or in properties. */
export async function allTextOf(page: Page): Promise<string> {
	const names = await page
		.locator("[aria-label]")
		.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")).join("\n"));
	const text = (await page.locator(".root").allTextContents()).join("\n");
	const properties = await withBoard(page, ({ value, values, table }) =>
		JSON.stringify({ value, values, table }),
	);
	return [names, text, properties].join("\n");
}

/** Words that reveal a value. */
export const valueWords = /\b(wins|loses|draws?|win|loss|ply|plies|winning|losing|best)\b/i;

/** Presses Tab, or another key, until the focused element has that name. */
export async function tabTo(page: Page, name: RegExp, key = "Tab"): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		await page.keyboard.press(key);
		if (name.test(await focusName(page))) return;
	}
	assert.fail(`${key} never reaches ${name}`);
}

/** The tag of a board. */
export const board = (attributes: string) => `<catchmate-board ${attributes}></catchmate-board>`;

/** Drags the mouse from one point of the window to another, straight. */
export async function dragMouse(page: Page, start: Point, end: Point): Promise<void> {
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
	await page.mouse.move(end.x, end.y);
	await page.mouse.up();
}

/** The middle of an element, in CSS pixels of the window, once it is still. */
export async function middleOf(element: Locator): Promise<Point> {
	let box = await element.boundingBox();
	await expect(async () => {
		await element.evaluate(() => new Promise(requestAnimationFrame));
		const before = box;
		box = await element.boundingBox();
		expect(box, "it moves").toEqual(before);
	}).toPass();
	assert.ok(box, "it is not on the screen");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
