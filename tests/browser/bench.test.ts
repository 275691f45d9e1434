/** The benchmark's page, which nobody looks at between two benchmarks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openChromium, timeMoves } from "../../wasm/bench/engines.mjs";
import { openPage, quantile } from "../../wasm/bench/page.mjs";

test("the benchmark times a solve in Chromium", async () => {
	const chromium = await openChromium();
	try {
		const small = { name: "small", game: "chase", input: "3 1 1 3 3", runs: 2 };
		const timing = await chromium.time(small);
		assert.equal(timing?.positions, 162);
		assert.ok(timing.ms > 0);
	} finally {
		await chromium.close();
	}
});

test("the benchmark times the answer to a question", async () => {
	const times = await timeMoves();
	assert.ok(times.length > 1);
	for (const time of times) assert.ok(time > 0);
});

test("the benchmark measures the page: every change by the pointer, the first load, and its tasks", async () => {
	const page = await openPage();
	try {
		const [measured, ...others] = await page.moves((preset) => preset === "crossing-gate");
		assert.deepEqual(others, []);
		assert.equal(measured?.preset, "crossing-gate");
		// A machine that is busy joins many of them.
		assert.ok(measured.moves.length > 1, `${measured.moves.length} changes`);
		for (const { drawn, frame } of measured.moves) assert.ok(drawn > 0 && frame > drawn);
		const [load = 0] = await page.loads(1);
		assert.ok(load > 0);
		// The line alone takes longer: the page's document, and then its script.
		const [slow = 0] = await page.loads(1, true);
		assert.ok(slow > 2 * 150, `${slow} ms`);
		assert.ok((await page.longestTask(6)) >= 0);
	} finally {
		await page.close();
	}
});

test("a quantile is the number that a part of all does not exceed", () => {
	const numbers = Array.from({ length: 100 }, (_, place) => 100 - place);
	assert.deepEqual(
		[quantile(numbers, 0.5), quantile(numbers, 0.95), quantile([7], 0.95)],
		[51, 96, 7],
	);
});
