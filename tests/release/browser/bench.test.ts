/** The benchmark's page, otherwise used only by benchmarks. */
import assert from "node:assert/strict";
import { openChromium, timeMoves } from "../../../wasm/bench/engines.mjs";
import { openPage, quantile } from "../../../wasm/bench/page.mjs";
import { test as base } from "../../browser/fixtures.ts";

const test = base.extend<{ measured: Awaited<ReturnType<typeof openPage>> }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
	measured: async ({}, use) => {
		const page = await openPage();
		await use(page);
		await page.close();
	},
});

test("the benchmark times a solve in Chromium", async () => {
	const chromium = await openChromium();
	const small = { name: "small", game: "chase", input: "3 1 1 3 3", runs: 2 };
	const timing = await chromium.time(small);
	await chromium.close();
	assert.equal(timing?.positions, 162);
	assert.ok(timing.ms > 0);
});

test("the benchmark times the answer to a question", async () => {
	const times = await timeMoves();
	assert.ok(times.length > 1);
	for (const time of times) assert.ok(time > 0);
});

test("the benchmark measures the page: first load, pointer changes and longest task", async ({
	measured,
}) => {
	// Everything is measured several times, some of it on a slow line and a slow processor.
	test.slow();
	const [load = 0] = await measured.loads(1);
	assert.ok(load > 0);
	// The line alone takes longer: the document, then its script.
	const [slow = 0] = await measured.loads(1, true);
	assert.ok(slow > 2 * 150, `${slow} ms`);
	const [board, ...others] = await measured.moves((preset) => preset === "crossing-gate");
	assert.deepEqual([board?.preset, others], ["crossing-gate", []]);
	// A busy machine joins many of them.
	const { moves = [] } = board ?? {};
	assert.ok(moves.length > 1, `${moves.length} changes`);
	for (const { drawn, frame } of moves) assert.ok(drawn > 0 && frame > drawn);
	assert.ok((await measured.longestTask(6)) >= 0);
});

test("a quantile is the value that a share of all does not exceed", () => {
	const numbers = Array.from({ length: 100 }, (_, place) => 100 - place);
	assert.deepEqual(
		[quantile(numbers, 0.5), quantile(numbers, 0.95), quantile([7], 0.95)],
		[51, 96, 7],
	);
});
