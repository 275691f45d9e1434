/** What an element says of its board and of the game on it: who has put it up, which game it is, who plays, how it ended. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { board, hearsOf, seesVerdict, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const far = 'position="8 1 1 8 8"';

/** Keeps why games have begun, from the next on. */
const keepBegun = (page: Page) =>
	withBoard(page, (element) => {
		const begun: string[] = [];
		Object.assign(element, { begun });
		element.addEventListener("begin", ({ detail: { game, why } }) => {
			begun.push(`${game.number} ${why}`);
		});
	});

const begun = (page: Page): Promise<readonly string[]> =>
	withBoard(page, (element) => (element as unknown as { begun: string[] }).begun);

/** Both sides go to and fro, so that the position comes again. */
const toAndFro = (page: Page) =>
	withBoard(page, async (element) => {
		const a = { row: 1, column: 1 };
		const b = { row: 1, column: 2 };
		const c = { row: 8, column: 8 };
		const d = { row: 8, column: 7 };
		for (const [from, to] of [
			[a, b],
			[c, d],
			[b, a],
			[d, c],
		] as const) {
			if (!(await element.play({ from, to }, "reader"))) throw new Error("not made");
		}
	});

test("a board says who has put it up, and counts the boards", async ({ host }) => {
	const page = await host({ body: board(`${far} mode="edit"`) });
	await hearsOf(page, "solve");
	const opening = () => withBoard(page, ({ opening }) => opening);
	const first = await opening();
	assert.equal(first.by, "author");
	await withBoard(page, async (element) => {
		const { problem } = element;
		if (problem === null) throw new Error("no board");
		element.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
		await element.idle();
	});
	assert.deepEqual(await opening(), { number: first.number + 1, by: "edit" });
	await withBoard(page, (element) => element.undo());
	assert.deepEqual(await opening(), { number: first.number + 2, by: "author" });
	await withBoard(page, async (element) => {
		const { problem } = element;
		if (problem !== null) await element.open({ ...problem }, { by: "link", hints: 2 });
	});
	assert.deepEqual(await opening(), { number: first.number + 3, by: "link" });
	assert.equal(await withBoard(page, ({ currentGame }) => currentGame?.hints), 2);
});

test("a puzzle of the list says that it is one", async ({ host }) => {
	const page = await host({ body: board('puzzle="1"') });
	await hearsOf(page, "solve");
	assert.equal(await withBoard(page, ({ opening }) => opening.by), "puzzle");
});

test("a game begins on another board, after a restart, and where play takes up what was analysed", async ({
	host,
}) => {
	const page = await host({ body: board(`${far} mode="analyse"`) });
	await hearsOf(page, "solve");
	await keepBegun(page);
	const number = await withBoard(page, ({ currentGame }) => currentGame?.number ?? 0);
	const setMode = (mode: "analyse" | "play") =>
		withBoard(
			page,
			async (element, mode) => {
				element.mode = mode;
				await element.updateComplete;
			},
			mode,
		);
	await withBoard(page, async (element) => {
		element.playBest();
		await element.idle();
		await element.reset();
		element.humans = ["white", "black"];
	});
	await setMode("play");
	await setMode("analyse");
	// Nothing was done: the same game goes on.
	await setMode("play");
	await setMode("analyse");
	await withBoard(page, async (element) => {
		element.playBest();
		await element.idle();
	});
	await setMode("play");
	assert.deepEqual(await begun(page), [
		`${number + 1} restarted`,
		`${number + 2} taken-up`,
		`${number + 3} taken-up`,
	]);
	await withBoard(page, async (element) => {
		const { problem } = element;
		if (problem !== null) await element.open({ ...problem });
	});
	assert.equal((await begun(page)).at(-1), `${number + 4} opened`);
});

test("hints are counted once for all their stages, not for naming the only piece, and with the game", async ({
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
	const humans = (names?: readonly string[] | null) =>
		withBoard(
			page,
			async (element, names) => {
				if (names !== undefined) element.humans = names;
				await element.updateComplete;
				return element.humans;
			},
			names,
		);
	assert.deepEqual(await humans(), ["white"]);
	assert.deepEqual(await humans(["white", "black"]), ["white", "black"]);
	assert.deepEqual(await humans(["red"]), ["black"]);
	assert.deepEqual(await humans(null), ["white"]);
});

test("a game that goes round in circles is gone on with, or called off", async ({ host }) => {
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
