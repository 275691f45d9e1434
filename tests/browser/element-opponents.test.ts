/** The other side of a game in an element: who chooses its moves, how the reader's are graded, and what is heard meanwhile. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { board, cell, hearsOf, isAnswered, seesVerdict, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const far = 'mode="play" human="white" position="8 1 1 8 8"';

/** The moves of the position after the first move, best first. */
const repliesTo = (page: Page) =>
	withBoard(page, async ({ problem, record, solver }) => {
		const position = record?.positions[1];
		if (problem === null || position === undefined) throw new Error("no game");
		const table = await (await solver).solve(problem.game);
		return (await table.moves(position)).map(({ move }) => move);
	});

test("an opponent of the page's own is given position, values and table, and a best move is made for one that fails", async ({
	host,
}) => {
	const page = await host({ body: board(far), expects: [/out of ideas/] });
	await hearsOf(page, "solve");
	const makesReply = async (move: number) => {
		await cell(page, 1, 1).click();
		await cell(page, 1, 2).click();
		const reply = await hearsOf(page, "move", move);
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
	const replies = await repliesTo(page);
	assert.deepEqual(worst, replies.at(-1));
	assert.equal(await withBoard(page, ({ title }) => title), "black 19 19");
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
});

test("the move of a slow opponent is dropped when the reader has gone elsewhere", async ({
	host,
}) => {
	const page = await host({ body: board(far) });
	await hearsOf(page, "solve");
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
	});
	const asked = (times: number) =>
		expect(page.locator("catchmate-board")).toHaveAttribute("title", `asked ${times}`);
	const from = { row: 1, column: 1 };
	const playTo = (row: number, column: number) =>
		withBoard(page, (element, move) => element.play(move, "reader"), {
			from,
			to: { row, column },
		});
	await playTo(1, 2);
	await asked(1);
	await withBoard(page, (element) => element.undo());
	await playTo(2, 1);
	await asked(2);
	// The first answer comes now, while the second is waited for.
	await withBoard(page, (element) => element.dispatchEvent(new CustomEvent("edit")));
	await isAnswered(page);
	const made = await withBoard(page, ({ record }) => record?.moves.map(({ to }) => to));
	assert.deepEqual(made, [{ row: 2, column: 1 }]);
});

test("two perfect players stop where a position comes again, until Play on", async ({ host }) => {
	const page = await host({
		body: board('mode="play" human="" position="0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X."'),
	});
	const stopped = page.locator(".live").getByText("Stopped: this position has occurred before.");
	await stopped.waitFor({ state: "attached", timeout: 120_000 });
	const plies = () => withBoard(page, ({ record }) => record?.moves.length ?? 0);
	const first = await plies();
	await page.getByRole("button", { name: "Play on" }).click();
	await expect
		.poll(() => withBoard(page, ({ record }) => record?.index ?? 0))
		.toBeGreaterThan(first);
	await page.getByRole("button", { name: "Play on" }).waitFor({ timeout: 120_000 });
	assert.ok((await plies()) > first + 1, "more than a ply until it stands a third time");
});

test("a grade compares a move with a best one: by outcome, by plies won later, and by plies lost sooner", async ({
	host,
}) => {
	const body = board('mode="play" human="white black" hints="full" position="8 2 4 1 5"');
	const page = await host({ body });
	await hearsOf(page, "solve");
	/** Makes a move of an outcome that takes other than the best number of plies, or its best one. */
	const makes = async (outcome: string, isBest: boolean, count: number) => {
		const plies = await withBoard(
			page,
			async (element, { outcome, isBest }) => {
				const [best] = element.values;
				const found = element.values.find(
					(value) => value.outcome === outcome && (value.distance === best?.distance) === isBest,
				);
				if (!found || !best) throw new Error("no such move");
				const plies = Math.abs((found.distance ?? 0) - (best.distance ?? 0));
				await element.play(found.move, "reader");
				return plies;
			},
			{ outcome, isBest },
		);
		const { grade } = await hearsOf(page, "move", count);
		return { plies, grade };
	};
	const sooner = await makes("loss", false, 1);
	assert.deepEqual(sooner.grade, { before: "loss", after: "loss", plies: sooner.plies });
	const later = await makes("win", false, 2);
	assert.deepEqual(later.grade, { before: "win", after: "win", plies: later.plies });
	assert.ok(sooner.plies > 0 && later.plies > 0);
	const best = await makes("loss", true, 3);
	assert.deepEqual(best.grade, { before: "loss", after: "loss", plies: 0 });
	await withBoard(page, (element) => element.setAttribute("position", "5 3 3 3 4"));
	await hearsOf(page, "solve", 2);
	const mistake = await makes("loss", false, 4);
	assert.deepEqual(mistake.grade, { before: "win", after: "loss", plies: 0 });
});

test("texts of one moment are heard together", async ({ host }) => {
	const page = await host({ body: board('mode="play" human="white" position="3 1 1 3 3"') });
	await seesVerdict(page, "White to move: your turn.");
	await withBoard(page, (element) => {
		element.addEventListener("move", ({ detail }) => {
			if (detail.by === "reader") element.announce("A good one.", true);
		});
		element.opponent = () => new Promise(() => {});
	});
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
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
	await expect(live, "no blank between two Chinese sentences").toHaveText("这是一句。这是另一句。");
});

test("the error of a wrong board stays, whoever was to move on the last sound one", async ({
	host,
}) => {
	const page = await host({
		body: '<catchmate-board mode="play" human="white" position="8 1 1 8 8"></catchmate-board>',
		expects: [/'9'/],
	});
	await hearsOf(page, "solve");
	await page.clock.install();
	await withBoard(page, async (board) => {
		await board.play(board.legalMoves[0] ?? { from: null, to: null });
		board.position = "5 9 9 9 9";
	});
	await page.locator(".error").waitFor();
	// Longer than a perfect player takes.
	await page.clock.runFor(1000);
	await isAnswered(page);
	await expect(page.locator(".error")).toHaveCount(1);
	assert.equal(await withBoard(page, (board) => board.record?.moves.length), 1);
	await withBoard(page, (board) => {
		board.position = "5 1 1 5 5";
	});
	await expect(page.locator(".error")).toHaveCount(0);
});
