/** What the tutorial says of draws, on its own graph and on others. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { moves as garden, points } from "../../web/learn/graph/graph.ts";
import { graphs, type Moves, solved } from "./learn-graphs.ts";

const samples: readonly Moves[] = [garden, ...fc.sample(graphs, { seed: 4, numRuns: 80 })];

test("a draw has a move to a draw and none to a lost point", async () => {
	let draws = 0;
	for (const moves of samples) {
		const values = await solved(moves);
		for (const [point, ways] of moves.entries()) {
			if (values[point]?.outcome === "draw") {
				const after = ways.map((to) => values[to]?.outcome);
				assert.ok(after.includes("draw") && !after.includes("loss"));
				draws += 1;
			}
		}
	}
	assert.ok(draws > 20);
});

test("every distance up to the longest occurs, so that it is less than the number of points", async () => {
	for (const moves of samples) {
		const found = new Set((await solved(moves)).map(({ distance }) => distance));
		const longest = Math.max(...[...found].map((distance) => distance ?? 0));
		assert.ok(longest < moves.length);
		for (let distance = longest; distance > 0; distance -= 1) {
			assert.ok(found.has(distance));
		}
	}
});

test("a graph of ten points can have a distance of nine", async () => {
	const line = points.map((_, point) => (point === 0 ? [] : [point - 1]));
	assert.equal((await solved(line)).at(-1)?.distance, points.length - 1);
});

test("recursion that is asked for c comes to a, b, e and d in this order", () => {
	const seen: number[] = [];
	const visit = (point: number) => {
		if (!seen.includes(point)) {
			seen.push(point);
			garden[point]?.forEach(visit);
		}
	};
	visit(points.indexOf("c"));
	assert.equal(
		seen
			.slice(0, 5)
			.map((point) => points[point])
			.join(""),
		"cabed",
	);
});
