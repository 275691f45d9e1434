/**
 * The page for long: edits with their answers, and many puzzles, without leaks. CATCHMATE_EDITS and
 * CATCHMATE_PUZZLES set their numbers.
 */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { chaseLink, test } from "../../browser/fixtures.ts";
import { pickActivity } from "../../browser/page.ts";
import { heading, puzzleWith } from "../../browser/puzzles.ts";
import { expectWorkers } from "../../browser/workers.ts";

const edits = Number(process.env.CATCHMATE_EDITS ?? 300);
const puzzles = Number(process.env.CATCHMATE_PUZZLES ?? 12);

/** The number of parts of a run, to be compared. */
const parts = 3;

/**
 * Repeats an action `count` times, by a function that takes the first number and the count, and restores the page.
 * @param remembered the bytes that each action may retain
 */
async function soak(
	page: Page,
	count: number,
	remembered: number,
	act: (of: { first: number; count: number }) => Promise<void>,
): Promise<void> {
	const devTools = await page.context().newCDPSession(page);
	const held: { nodes: number; listeners: number; heap: number }[] = [];
	const inPart = Math.ceil(count / parts);
	for (let part = 0; part < parts; part++) {
		await act({ first: part * inPart, count: inPart });
		await devTools.send("HeapProfiler.collectGarbage");
		const { nodes, jsEventListeners: listeners } = await devTools.send("Memory.getDOMCounters");
		const { usedSize: heap } = await devTools.send("Runtime.getHeapUsage");
		held.push({ nodes, listeners, heap });
	}
	const description = JSON.stringify({ count, held });
	const [, before, after] = held;
	assert.ok(before && after);
	assert.ok(after.listeners <= 1.05 * before.listeners, `listeners stay behind: ${description}`);
	assert.ok(after.nodes <= 1.05 * before.nodes, `nodes stay behind: ${description}`);
	const grown = after.heap - before.heap;
	assert.ok(grown < remembered * inPart + 1e6, `memory stays behind: ${description}`);
	await expectWorkers(page, 1);
}

test("edits with their answers leak no memory, listener or worker", async ({ visit }) => {
	test.setTimeout(120_000 + edits * 100);
	const page = await visit({ hash: chaseLink });
	await pickActivity(page, "Edit");
	const edit = async ({ count }: { count: number }) => {
		const board = document.querySelector("catchmate-board");
		for (let edit = 0; edit < count; edit++) {
			const { problem } = board ?? {};
			if (!board || !problem) throw new Error("there is no board");
			const square = { row: 2 + (edit % 6), column: 2 + (Math.floor(edit / 6) % 6) };
			const { obstacles } = problem.game.board;
			const others = obstacles.filter(
				({ row, column }) => row !== square.row || column !== square.column,
			);
			const changed = others.length < obstacles.length ? others : [...obstacles, square];
			const game = { ...problem.game, board: { ...problem.game.board, obstacles: changed } };
			board.edit({ ...problem, game });
			await board.idle();
			if (!board.value || !board.record) throw new Error(`edit ${edit} is not answered`);
		}
	};
	// Undo remembers each edit.
	await soak(page, edits, 20_000, (part) => page.evaluate(edit, part));
});

test("solved puzzles leak no memory, listener or worker", async ({ visit }) => {
	test.setTimeout(120_000 + puzzles * 2000);
	const { number } = puzzleWith(({ isTrivial }) => !isTrivial);
	const page = await visit({ hash: `#puzzle=${number}`, reducedMotion: "reduce" });
	await page.locator(heading).waitFor();
	const solve = async ({ first, count }: { first: number; count: number }) => {
		const { catchmate } = globalThis as unknown as { catchmate: { idle(): Promise<void> } };
		const board = document.querySelector("catchmate-board");
		const solver = await board?.solver;
		for (let solved = first; solved < first + count; solved++) {
			const { problem } = board ?? {};
			if (!board || !problem || !solver) throw new Error("there is no board");
			const table = await solver.solve(problem.game);
			while (board.puzzleState !== "solved") {
				const { record } = board;
				const seen = record?.positions[record.index];
				const [best] = seen === undefined ? [] : await table.moves(seen);
				if (best === undefined || !(await board.play(best.move, "reader"))) {
					throw new Error(`puzzle ${solved}, ${board.code}, does not take a right move`);
				}
				await catchmate.idle();
			}
			table.dispose();
			const next = document.querySelector<HTMLElement>("#puzzles .puzzle-end .primary");
			// After its end the path starts over.
			if (next === null) location.hash = `#puzzle=${1 + (solved % 1000)}`;
			else next.click();
			while (board.problem === problem) await new Promise(requestAnimationFrame);
			await catchmate.idle();
		}
	};
	await soak(page, puzzles, 2_000, async (part) => {
		await page.evaluate(solve, part);
		// A larger board has more squares, which are counted; so is a circle for each solved stage.
		await page.evaluate((again) => {
			location.hash = again;
		}, `#puzzle=${number}`);
		await page
			.locator(heading)
			.filter({ hasText: String(number) })
			.waitFor();
		await page.evaluate("catchmate.idle()");
	});
});
