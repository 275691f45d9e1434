/** Games on an element: events, move selection, grades and announcements. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { board, eventsOf, waitForAnswers, waitForEvent, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const far = 'position="8 1 1 8 8"';

/** Both sides move back and forth, to repeat the position. */
const toAndFro = (page: Page) =>
	withBoard(page, async (element) => {
		const move = (row: number, from: number, to: number) =>
			element.play({ from: { row, column: from }, to: { row, column: to } }, "reader");
		const made = [await move(1, 1, 2), await move(8, 8, 7), await move(1, 2, 1)];
		if (!made.every(Boolean) || !(await move(8, 7, 8))) throw new Error("not made");
	});

test("events name the board's source and the start of each game", async ({ host }) => {
	const page = await host({ body: board(`${far} mode="analyse"`) });
	await waitForEvent(page, "solve");
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
		// Without a move, the same game continues.
		await setMode("play");
		await setMode("analyse");
		await playBest();
		await setMode("play");
		if (element.problem) await element.open({ ...element.problem });
		return begun;
	});
	assert.deepEqual(begun, ["1 restarted", "2 taken-up", "3 taken-up", "4 opened"]);

	const openings = await withBoard(page, async (element) => {
		element.mode = "edit";
		element.position = "8 2 2 7 7";
		await element.idle();
		const first = element.opening.number;
		const all: (string | number | undefined)[] = [];
		const note = () => all.push(element.opening.number - first, element.opening.by);
		note();
		const { problem } = element;
		if (problem === null) throw new Error("no board");
		element.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
		await element.idle();
		note();
		await element.undo();
		note();
		await element.open({ ...problem }, { by: "link", hints: 2 });
		note();
		all.push(element.currentGame?.hints);
		element.setAttribute("puzzle", "1");
		await element.idle();
		note();
		return all;
	});
	const expected = [...[0, "author", 1, "edit", 2, "author", 3, "link"], 2, 4, "puzzle"];
	assert.deepEqual(openings, expected);
});

test("hints name piece, unless it is the only one, move and line, and count once per position", async ({
	host,
}) => {
	const page = await host({
		body: board('game="fox-and-hounds" mode="play" human="fox hounds"'),
	});
	await waitForEvent(page, "solve");
	const hints = () => withBoard(page, ({ currentGame }) => currentGame?.hints);
	let given = 0;
	const press = async () => {
		await page.getByRole("button", { name: "Hint" }).click();
		given += 1;
		await waitForEvent(page, "hint", given);
		return hints();
	};
	assert.equal(await hints(), 0);
	const [piece, move, line] = [/row \d, column \d/, /→\(\d,\d\)\.$/, /→\(\d,\d\), /];
	for (const [count, stages] of [
		[1, [move, line]],
		[2, [piece, move, line]],
	] as const) {
		for (const stage of stages) {
			assert.equal(await press(), count);
			// The board's arrows draw the line, which the status alone lists.
			await expect(page.locator("[part=hint]")).toHaveText(stage === line ? /arrows/ : stage);
			await expect(page.getByRole("status")).toHaveText(stage);
		}
		await expect(page.getByRole("button", { name: "Hint" })).toBeDisabled();
		await withBoard(page, async (element) => {
			element.playBest();
			await element.idle();
		});
	}
	await withBoard(page, (element) => element.reset());
	assert.equal(await hints(), 0);
});

test("a repeating game continues or is called a draw @more", async ({ host }) => {
	const page = await host({ body: board(`${far} mode="play" human="white black"`) });
	await waitForEvent(page, "solve");
	const repetition = () => withBoard(page, (element) => element.repetition);
	await toAndFro(page);
	assert.equal(await repetition(), 2);
	await withBoard(page, (element) => element.goOn());
	assert.equal(await repetition(), null);
	await toAndFro(page);
	assert.equal(await repetition(), 3);
	await withBoard(page, (element) => element.callOff());
	const { winner, ply } = await waitForEvent(page, "end");
	assert.deepEqual([winner, ply], [null, 8]);
	const ended = () => withBoard(page, ({ currentGame }) => currentGame?.ended);
	assert.deepEqual(await ended(), { winner: null, by: "call-off" });
	assert.equal(await repetition(), null);
	await withBoard(page, (element) => element.undo());
	await expect.poll(ended).toBeNull();
});

/** Moves the white piece in the corner as the reader. */
const playTo = (page: Page, row: number, column: number) =>
	withBoard(page, (element, to) => element.play({ from: { row: 1, column: 1 }, to }, "reader"), {
		row,
		column,
	});

test("a page's own opponent gets position, values and table, and falls back to a best move", async ({
	host,
}) => {
	const page = await host({
		body: board(`${far} mode="play" human="white"`),
		expects: [/out of ideas/],
	});
	await waitForEvent(page, "solve");
	const makesReply = async (move: number) => {
		await playTo(page, 1, 2);
		const reply = await waitForEvent(page, "move", move);
		assert.equal(reply.by, "opponent");
		return reply.move;
	};
	await withBoard(page, (element) => {
		element.opponent = async ({ position, moves, table }) => {
			const value = await table.lookup(position);
			element.title = `${position.toMove} ${value.distance} ${moves[0]?.distance}`;
			return moves.at(-1)?.move ?? { from: null, to: null };
		};
	});
	const worst = await makesReply(2);
	assert.equal(await withBoard(page, ({ title }) => title), "black 19 19");
	const replies = await withBoard(page, async ({ problem, record, solver }) => {
		const position = record?.positions[1];
		if (problem === null || position === undefined) throw new Error("no game");
		const table = await (await solver).solve(problem.game);
		return (await table.moves(position)).map(({ move }) => move);
	});
	assert.deepEqual(worst, replies.at(-1));
	await withBoard(page, (element) => {
		element.opponent = () => ({ from: { row: 8, column: 8 }, to: { row: 1, column: 1 } });
		return element.reset();
	});
	assert.deepEqual(await makesReply(4), replies[0]);
	await withBoard(page, (element) => {
		element.opponent = () => {
			throw new Error("out of ideas");
		};
		return element.reset();
	});
	assert.deepEqual(await makesReply(6), replies[0]);
	await withBoard(page, (element) => {
		let asked = 0;
		element.opponent = ({ moves }) =>
			new Promise((resolve) => {
				asked += 1;
				element.title = `asked ${asked}`;
				const [best] = moves;
				if (asked === 1 && best !== undefined) {
					element.addEventListener("edit", () => resolve(best.move));
				}
			});
		return element.reset();
	});
	const asked = (times: number) =>
		expect(page.locator("catchmate-board")).toHaveAttribute("title", `asked ${times}`);
	await playTo(page, 1, 2);
	await asked(1);
	await withBoard(page, (element) => element.undo());
	await playTo(page, 2, 1);
	await asked(2);
	// The first answer arrives while the second is pending.
	await withBoard(page, (element) => element.dispatchEvent(new CustomEvent("edit")));
	await waitForAnswers(page);
	const made = await withBoard(page, ({ record }) => record?.moves.map(({ to }) => to));
	assert.deepEqual(made, [{ row: 2, column: 1 }]);
});

test("two perfect players wait for Play on under reduced motion, after Pause and at a repetition", async ({
	host,
}) => {
	const page = await host({
		body: board('mode="play" human="" position="0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X."'),
		reducedMotion: "reduce",
		script: "none",
	});
	await page.clock.install();
	await page.addScriptTag({ url: "/widget.js" });
	await waitForEvent(page, "solve");
	const plies = () => withBoard(page, ({ record }) => record?.moves.length ?? 0);
	const playOn = page.getByRole("button", { name: "Play on" });
	/** Runs the players until they wait, and longer than one move takes. */
	const stop = async () => {
		await expect(async () => {
			await page.clock.runFor(600);
			await waitForAnswers(page);
			expect(await playOn.count()).toBe(1);
		}).toPass();
		const made = await plies();
		await page.clock.runFor(1000);
		await waitForAnswers(page);
		assert.equal(await plies(), made);
		return made;
	};
	assert.equal(await stop(), 0);
	await playOn.click();
	await page.getByRole("button", { name: "Pause" }).click();
	assert.ok((await stop()) <= 1, "a pending move may still arrive");
	await playOn.click();
	const first = await stop();
	assert.ok(first > 1);
	await page.locator(".live").getByText("before").waitFor({ state: "attached" });
	await playOn.click();
	assert.ok((await stop()) > first + 1, "more than a ply until it stands a third time");
});

test("a grade counts how many plies sooner a move loses, or later it wins", async ({ host }) => {
	const body = board('mode="play" human="white black" hints="full" position="8 2 4 1 5"');
	const page = await host({ body });
	await waitForEvent(page, "solve");
	const expected = await withBoard(page, async (element) => {
		const grades: object[] = [];
		for (const [outcome, isBest] of [
			["loss", false],
			["win", false],
			["loss", true],
		] as const) {
			const [best] = element.values;
			const made = element.values.find(
				(value) => value.outcome === outcome && (value.distance === best?.distance) === isBest,
			);
			if (!made || !best) throw new Error("no such move");
			const plies = Math.abs((made.distance ?? 0) - (best.distance ?? 0));
			if (plies === 0 && !isBest) throw new Error("not worse");
			grades.push({ before: outcome, after: outcome, plies });
			await element.play(made.move, "reader");
			await element.idle();
		}
		return grades;
	});
	await waitForEvent(page, "move", 3);
	const moves = (await eventsOf(page)).filter(({ type }) => type === "move");
	assert.deepEqual(
		moves.map(({ detail }) => detail.grade),
		expected,
	);
});

test("simultaneous announcements join into one, without blanks in Chinese @more", async ({
	host,
}) => {
	const page = await host({ body: board('mode="play" human="white" position="3 1 1 3 3"') });
	await waitForEvent(page, "solve");
	await withBoard(page, (element) => {
		element.addEventListener("move", ({ detail }) => {
			if (detail.by === "reader") element.announce("A good one.", true);
		});
		element.opponent = () => new Promise(() => {});
	});
	await playTo(page, 1, 2);
	const live = page.locator(".live");
	await expect(live).toHaveText(/^White moves .* Black to move\. [^.]+\. A good one\.$/);
	await withBoard(page, (element) => element.announce("Later."));
	await expect(live).toHaveText("Later.");
	await withBoard(page, (element) => {
		element.lang = "zh";
	});
	await page.locator(".verdict-words").getByText("轮到").waitFor();
	await withBoard(page, (element) => {
		element.announce("这是一句。");
		element.announce("这是另一句。");
	});
	await expect(live).toHaveText("这是一句。这是另一句。");
});
