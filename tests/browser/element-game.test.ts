/** What an element says of its board and of the game on it: who has put it up, which game it is, who plays, how it ended. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { board, hearsOf, seesVerdict, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const far = 'position="8 1 1 8 8"';

/** Both sides go to and fro, so that the position comes again. */
const toAndFro = (page: Page) =>
	withBoard(page, async (element) => {
		const move = (row: number, from: number, to: number) =>
			element.play({ from: { row, column: from }, to: { row, column: to } }, "reader");
		const made = [await move(1, 1, 2), await move(8, 8, 7), await move(1, 2, 1)];
		if (!made.every(Boolean) || !(await move(8, 7, 8))) throw new Error("not made");
	});

test("a board says who has put it up, and counts the boards", async ({ host }) => {
	const page = await host({ body: board(`${far} mode="edit"`) });
	await hearsOf(page, "solve");
	const openings = await withBoard(page, async (element) => {
		const all = [element.opening];
		const { problem } = element;
		if (problem === null) throw new Error("no board");
		element.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
		await element.idle();
		all.push(element.opening);
		await element.undo();
		all.push(element.opening);
		await element.open({ ...problem }, { by: "link", hints: 2 });
		all.push(element.opening);
		const { hints } = element.currentGame ?? {};
		element.setAttribute("puzzle", "1");
		await element.idle();
		all.push(element.opening);
		const [first] = all;
		return [...all.map(({ number, by }) => [number - (first?.number ?? 0), by]), hints];
	});
	const expected = [[0, "author"], [1, "edit"], [2, "author"], [3, "link"], [4, "puzzle"], 2];
	assert.deepEqual(openings, expected);
});

test("a game begins on another board, after a restart, and where play takes up what was analysed", async ({
	host,
}) => {
	const page = await host({ body: board(`${far} mode="analyse"`) });
	await hearsOf(page, "solve");
	const begun = await withBoard(page, async (element) => {
		const begun: (string | number)[] = [];
		const number = element.currentGame?.number ?? 0;
		element.addEventListener("begin", ({ detail: { game, why } }) => {
			begun.push(`${game.number - number} ${why}`);
		});
		const setMode = async (mode: "analyse" | "play") => {
			element.mode = mode;
			await element.updateComplete;
		};
		const playBest = () => {
			element.playBest();
			return element.idle();
		};
		await playBest();
		await element.reset();
		element.humans = ["white", "black"];
		await setMode("play");
		await setMode("analyse");
		// Nothing was done: the same game goes on.
		await setMode("play");
		await setMode("analyse");
		await playBest();
		await setMode("play");
		if (element.problem) await element.open({ ...element.problem });
		return begun;
	});
	assert.deepEqual(begun, ["1 restarted", "2 taken-up", "3 taken-up", "4 opened"]);
});

test("hints are counted once for all their stages, but for naming the only piece, and anew with each game", async ({
	host,
}) => {
	const page = await host({ body: board(`${far} mode="play"`) });
	await hearsOf(page, "solve");
	const hints = () => withBoard(page, ({ currentGame }) => currentGame?.hints);
	const hint = page.getByRole("button", { name: "Hint" });
	assert.equal(await hints(), 0);
	await hint.click();
	await hearsOf(page, "hint", 1);
	assert.equal(await hints(), 0);
	await hint.click();
	await hint.click();
	await hearsOf(page, "hint", 3);
	assert.equal(await hints(), 1);
	await withBoard(page, async (element) => {
		element.playBest();
		await element.idle();
	});
	await hint.click();
	await hint.click();
	assert.equal(await hints(), 2);
	await withBoard(page, (element) => element.reset());
	assert.equal(await hints(), 0);
});

test("the page chooses who plays; sides that the game does not have are as none chosen", async ({
	host,
}) => {
	const page = await host({ body: board(`${far} mode="play" human="white"`) });
	await hearsOf(page, "solve");
	const humans = await withBoard(page, async (element) => {
		const all = [element.humans];
		for (const names of [["white", "black"], ["red"], null]) {
			element.humans = names;
			await element.updateComplete;
			all.push(element.humans);
		}
		return all;
	});
	assert.deepEqual(humans, [["white"], ["white", "black"], ["black"], ["white"]]);
});

test("a game that goes round in circles goes on, or is called off", async ({ host }) => {
	const page = await host({ body: board(`${far} mode="play" human="white black"`) });
	await seesVerdict(page, "White to move.");
	const repetition = () => withBoard(page, (element) => element.repetition);
	await toAndFro(page);
	assert.equal(await repetition(), 2);
	await withBoard(page, (element) => element.goOn());
	assert.equal(await repetition(), null);
	await toAndFro(page);
	assert.equal(await repetition(), 3);
	await withBoard(page, (element) => element.callOff());
	const { winner, ply } = await hearsOf(page, "end");
	assert.deepEqual([winner, ply], [null, 8]);
	const ended = () => withBoard(page, ({ currentGame }) => currentGame?.ended);
	assert.deepEqual(await ended(), { winner: null, by: "call-off" });
	assert.equal(await repetition(), null);
	await withBoard(page, (element) => element.undo());
	await expect.poll(ended).toBeNull();
});

test("Restart goes back to the ply that the board was opened at, and from before it never forward", async ({
	host,
}) => {
	const moves = 'position="5 3 3 3 4" moves="3,3-2,3 3,4-3,3"';
	const page = await host({ body: `<catchmate-board ${moves} ply="1"></catchmate-board>` });
	const restart = page.getByRole("button", { name: "Restart" });
	const ply = () => withBoard(page, (board) => board.record?.index);
	await expect.poll(ply).toBe(1);
	await expect(restart).toBeDisabled();
	await page.getByRole("button", { name: "Next move" }).click();
	await expect.poll(ply).toBe(2);
	await restart.click();
	await expect.poll(ply).toBe(1);
	await page.keyboard.press("Home");
	await expect.poll(ply).toBe(0);
	await expect(restart).toBeDisabled();
});
