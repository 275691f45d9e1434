/** The page for long: edits with their answers, of which nothing stays behind. CATCHMATE_EDITS says how many. */
import assert from "node:assert/strict";
import { chaseLink, test } from "./fixtures.ts";
import { pickActivity } from "./page.ts";
import { seesWorkers } from "./workers.ts";

const edits = Number(process.env.CATCHMATE_EDITS ?? 300);

/** Edits are made in so many parts, to be compared. */
const parts = 3;

test.setTimeout(120_000 + edits * 100);

test("edits with their answers leave no memory, listener or worker behind", async ({ visit }) => {
	const page = await visit({ hash: chaseLink });
	await pickActivity(page, "Edit");
	const devTools = await page.context().newCDPSession(page);
	const latencies: number[] = [];
	const held: { nodes: number; listeners: number; heap: number }[] = [];
	for (let part = 0; part < parts; part++) {
		const spent = await page.evaluate(
			async (count) => {
				const board = document.querySelector("catchmate-board");
				const spent: number[] = [];
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
					const begun = performance.now();
					board.edit({ ...problem, game });
					await board.idle();
					if (!board.value || !board.record) throw new Error(`edit ${edit} is not answered`);
					spent.push(performance.now() - begun);
				}
				return spent;
			},
			Math.ceil(edits / parts),
		);
		latencies.push(...spent);
		await devTools.send("HeapProfiler.collectGarbage");
		const { nodes, jsEventListeners: listeners } = await devTools.send("Memory.getDOMCounters");
		const { usedSize: heap } = await devTools.send("Runtime.getHeapUsage");
		held.push({ nodes, listeners, heap });
	}
	const p95 = (of: readonly number[]) =>
		[...of].sort((one, other) => one - other)[Math.floor(of.length * 0.95)];
	const some = Math.min(1000, Math.floor(latencies.length / parts));
	test.info().annotations.push({
		type: "soak",
		description: JSON.stringify({
			edits,
			held,
			first: p95(latencies.slice(0, some)),
			last: p95(latencies.slice(-some)),
		}),
	});
	const [, before, after] = held;
	assert.ok(before && after);
	assert.ok(after.listeners <= 1.05 * before.listeners, "listeners stay behind");
	assert.ok(after.nodes <= 1.05 * before.nodes, "nodes stay behind");
	// Undo remembers each edit.
	assert.ok(after.heap - before.heap < 20_000 * (edits / parts) + 1e6, "memory stays behind");
	await seesWorkers(page, 1);
});
