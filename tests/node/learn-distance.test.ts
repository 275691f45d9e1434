/** The tutorial's distances: its own ways to find them against the solver's, with and without the mistakes that it shows. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import fc from "fast-check";
import {
	correct,
	firstWinCounts,
	settleWith,
	withStack,
} from "../../web/learn/distance/variants.ts";
import { moves as garden, points } from "../../web/learn/graph/graph.ts";
import { compiled, tutorialFile } from "./compiled.ts";
import { graphs, type Moves, solved } from "./learn-graphs.ts";

/** The graph of the text, and random ones, the same in every run. */
const samples: readonly Moves[] = [garden, ...fc.sample(graphs, { seed: 3, numRuns: 80 })];

test("the queue finds the outcome and the distance that the solver finds of every point", async () => {
	for (const moves of samples) {
		assert.deepEqual(settleWith(correct, moves), await solved(moves));
	}
});

test("a stack, and a loser in a hurry, leave every outcome as it is", async () => {
	for (const moves of samples) {
		const outcomes = (await solved(moves)).map(({ outcome }) => outcome);
		for (const variant of [firstWinCounts, withStack]) {
			assert.deepEqual(
				settleWith(variant, moves).map(({ outcome }) => outcome),
				outcomes,
			);
		}
	}
});

test("on the graph of the text, a loser in a hurry is one who takes the minimum", async () => {
	const values = await solved(garden);
	const found = values.map(() => Number.POSITIVE_INFINITY);
	// As often as there are points, which is enough for every way to the end.
	for (const _ of garden) {
		for (const [point, ways] of garden.entries()) {
			const { outcome } = values[point] ?? {};
			const after = ways.filter((to) => outcome !== "win" || values[to]?.outcome === "loss");
			found[point] =
				outcome === "draw"
					? Number.POSITIVE_INFINITY
					: after.length === 0
						? 0
						: 1 + Math.min(...after.map((to) => found[to] ?? 0));
		}
	}
	assert.deepEqual(
		settleWith(firstWinCounts, garden).map(({ distance }) => distance ?? Number.POSITIVE_INFINITY),
		found,
	);
	assert.ok(points.some((_, point) => found[point] !== values[point]?.distance));
});

const main = `
#include <iostream>
int main() {
	int n = 0;
	while (std::cin >> n) {
		Graph moves(n);
		for (auto& ways : moves) {
			int degree = 0;
			std::cin >> degree;
			ways.resize(degree);
			for (int& to : ways) std::cin >> to;
		}
		for (int distance : distances(moves)) std::cout << distance << " ";
		std::cout << "\\n";
	}
}
`;

test("the C++ code compiles without a warning, and its distances tell the outcomes too", async () => {
	const program = compiled(tutorialFile("distance/distance.cpp") + main);
	const input = samples
		.map((moves) => [moves.length, ...moves.flatMap((ways) => [ways.length, ...ways])].join(" "))
		.join("\n");
	const printed = execFileSync(program, { input, encoding: "utf8" }).trimEnd().split("\n");
	assert.equal(printed.length, samples.length);
	for (const [at, moves] of samples.entries()) {
		const found = printed[at]?.trim().split(" ").map(Number) ?? [];
		assert.deepEqual(
			found.map((distance) =>
				distance < 0
					? { outcome: "draw", distance: null }
					: { outcome: distance % 2 === 0 ? "loss" : "win", distance },
			),
			await solved(moves),
		);
	}
});
