/** Idle signals of board and page, so that their state can be read at once. */
import type { Page } from "@playwright/test";
import { board, withBoard } from "./board.ts";
import { chaseLink, expect, test } from "./fixtures.ts";
import { openTab } from "./page.ts";
import { resumeSolves, stuckWorkers } from "./workers.ts";

/** Waits until a board is idle, then immediately evaluates an expression with `board` in scope. */
const onceIdle = (page: Page, expression: string): Promise<unknown> =>
	page.evaluate(
		`(async (board) => { await board.idle(); return ${expression}; })(document.querySelector("catchmate-board"))`,
	);

/** Waits for more frames than idleness takes. */
const manyFrames = (page: Page) =>
	page.evaluate(async () => {
		for (let frames = 0; frames < 20; frames++) {
			await new Promise(requestAnimationFrame);
		}
	});

/** Starts to await an expression's promise. Returns a function that says whether it has settled. */
async function waitsFor(page: Page, promise: string): Promise<() => Promise<unknown>> {
	await page.evaluate(`globalThis.hasCome = false; ${promise}.then(() => { hasCome = true; }); 0`);
	return () => page.evaluate("hasCome");
}

const picture = "board.shadowRoot.querySelector('canvas').toDataURL()";

test("a board is idle after solving, replying, a finished game or a failure @more", async ({
	host,
}) => {
	const page = await host({
		body: board('mode="analyse" position="3 1 1 3 3"'),
		expects: [/'9'/],
	});
	expect(await onceIdle(page, "board.value.distance")).toBe(6);
	for (const act of [
		"board.playBest()",
		"Object.assign(board, { mode: 'puzzle', position: '5 3 3 3 4' })",
		"board.play({ from: { row: 3, column: 3 }, to: { row: 2, column: 3 } })",
	]) {
		await page.evaluate(`{ const board = document.querySelector("catchmate-board"); ${act}; }`);
		const drawn = await onceIdle(page, picture);
		await manyFrames(page);
		expect(await onceIdle(page, picture), act).toBe(drawn);
	}
	expect(await onceIdle(page, "board.mistakes")).toBe(1);
	const set = (properties: object) =>
		withBoard(page, (element, given) => void Object.assign(element, given), properties);
	await set({ mode: "play", human: "white", position: "8 1 1 8 8" });
	await onceIdle(page, "board.playBest()");
	expect(await onceIdle(page, "board.record.moves.length")).toBe(2);
	// The opponent, to move on the last valid board, does nothing there.
	await onceIdle(page, "board.play(board.legalMoves[0]), board.position = '5 9 9 9 9'");
	expect(await onceIdle(page, "[board.failure.kind, board.record.moves.length]")).toEqual([
		"input",
		3,
	]);
	await set({ human: "", position: "2 1 1 2 2" });
	expect(await onceIdle(page, "[board.record.moves.length, board.value.over]")).toEqual([2, true]);
	await page.evaluate('document.createElement("catchmate-board").idle()');
});

test("the page is idle after a stuck solve, with its text up to date", async ({ open }) => {
	const page = await open(`index.html${chaseLink}`, { prepare: stuckWorkers });
	const isIdle = await waitsFor(page, "catchmate.idle()");
	await manyFrames(page);
	expect(await isIdle()).toBe(false);
	await resumeSolves(page);
	await page.evaluate("catchmate.idle()");
	await openTab(page, "text");
	expect(await page.locator("#judge-output").textContent()).toBe("BLACK 20");
	const text = await page.evaluate(`(async (board) => {
		const { game, position } = board.problem;
		const pieces = { ...position.pieces, white: [{ row: 1, column: 2 }] };
		board.edit({ game, position: { ...position, pieces } });
		await catchmate.idle();
		return document.querySelector("textarea").value;
	})(document.querySelector("catchmate-board"))`);
	expect(text).toBe("8 1 2 8 8\n");
});
