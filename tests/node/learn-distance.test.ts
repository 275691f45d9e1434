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
import { moves as garden } from "../../web/learn/graph/graph.ts";
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
