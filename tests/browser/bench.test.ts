/** The benchmark's page, which nobody looks at between two benchmarks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openChromium } from "../../wasm/bench/engines.mjs";

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
