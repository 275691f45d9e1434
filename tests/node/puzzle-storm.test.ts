/** The puzzles of a storm. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { movesIn, readList } from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import { stormOf } from "../../web/model/puzzle-storm.ts";

const puzzles = readList(list);

test("a storm has short puzzles of the path, each once, ever harder, and others each time", () => {
	const runs = [() => 0, () => 0.5, () => 0.9].map((random) => stormOf(puzzles, random));
	for (const run of runs) {
		assert.equal(run.length, 80);
		assert.equal(new Set(run).size, run.length);
		assert.ok(run.every((each) => movesIn(each) <= 3 && !each.isTrivial && each.lesson === null));
		const ratings = run.map(({ rating }) => rating);
		assert.deepEqual(
			ratings,
			[...ratings].sort((a, b) => a - b),
		);
		assert.ok((ratings[0] ?? 0) < 1000 && (ratings.at(-1) ?? 0) > 1800);
	}
	assert.ok(new Set(runs.flat()).size > 200);
});
