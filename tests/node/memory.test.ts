/** The package where memory is short. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("where memory runs out in a solve, that is the same refusal, and the next solve works", () => {
	const script = `
		const { load } = await import("catchmate");
		const solver = await load();
		const rules = solver.games.find(({ id }) => id === "crossing-pawn");
		const solve = (size) => solver.solve({ rules, board: { rows: size, columns: size, obstacles: [] } });
		for (let round = 0; round < 2; round++) {
			await solve(20).catch(({ name, bytes, budget }) => console.log(name, bytes > budget, budget > 2 ** 24));
			console.log((await solve(6)).positions);
		}`;
	// A module can have 64 MB here; the package knows nothing of that.
	const { stdout, stderr } = spawnSync(
		process.execPath,
		["--wasm-max-mem-pages=1024", "--input-type=module", "--eval", script],
		{ encoding: "utf8" },
	);
	const round = "TableTooLargeError true true\n45360\n";
	assert.equal(stdout, round.repeat(2));
	assert.equal(stderr, "");
});
