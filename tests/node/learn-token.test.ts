/** What the first chapter says of recursion is so: the program that it shows, and the one that guesses. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import fc from "fast-check";
import { listFact } from "../../web/learn/build/lists.ts";
import { callSteps, callLines as lines } from "../../web/learn/graph/calls.ts";
import { moves as garden, points } from "../../web/learn/graph/graph.ts";
import { guessed, returns } from "../../web/learn/graph/recursion.ts";
import { tutorialFile } from "./compiled.ts";
import { factsOf } from "./facts.ts";
import { graphs, type Moves, solved } from "./learn-graphs.ts";

const shown = tutorialFile("token/recursion.py");

const samples: readonly Moves[] = [garden, ...fc.sample(graphs, { seed: 4, numRuns: 100 })];

test("the shown recursion returns just where it is said to, and what it returns is true", async () => {
	const main = `
import json, sys
${shown}
runs = []
for moves in json.load(sys.stdin):
    answers = []
    for point in range(len(moves)):
        try:
            answers.append(wins(point))
        except RecursionError:
            answers.append(None)
    runs.append(answers)
print(json.dumps(runs))
`;
	const runs: (boolean | null)[][] = JSON.parse(
		execFileSync("python3", ["-c", main], { input: JSON.stringify(samples), encoding: "utf8" }),
	);
	assert.equal(runs.length, samples.length);
	for (const [index, moves] of samples.entries()) {
		const truth = await solved(moves);
		for (const [point, answer] of (runs[index] ?? []).entries()) {
			assert.equal(answer !== null, returns(moves, point), `point ${point} of ${index}`);
			if (answer !== null) {
				assert.equal(answer ? "win" : "loss", truth[point]?.outcome);
			}
		}
	}
});

test("the shown program has the graph of the text, and returns where the text says, in its order and in the opposite one", () => {
	const main = `
import json
${shown}
graph = moves
runs = []
for order in (1, -1):
    moves = {point: graph[point][::order] for point in graph}
    runs.append("")
    for point in moves:
        try:
            wins(point)
            runs[-1] += point
        except RecursionError:
            pass
print(json.dumps([{point: "".join(graph[point]) for point in graph}, *runs]))
`;
	const [graph, ...returning] = JSON.parse(
		execFileSync("python3", ["-c", main], { encoding: "utf8" }),
	);
	const namesOf = (to: readonly number[]) => to.map((one) => points[one]).join("");
	assert.deepEqual(
		graph,
		Object.fromEntries(points.map((name, at) => [name, namesOf(garden[at] ?? [])])),
	);
	const said = factsOf("token");
	const named = (isNamed: (point: string) => boolean) => listFact(points.filter(isNamed));
	assert.deepEqual(
		said.returning,
		named((point) => returning[0].includes(point)),
	);
	assert.deepEqual(
		said.stuckReversed,
		named((point) => !returning[1].includes(point)),
	);
});

test("the program that guesses draws errs on the graph of the text, and never where no moves go in a circle", async () => {
	const wrong = async (moves: Moves) => {
		const truth = await solved(moves);
		return guessed(moves).filter((outcome, point) => outcome !== truth[point]?.outcome).length;
	};
	assert.ok((await wrong(garden)) > 0);
	for (const moves of samples) {
		const onward = moves.map((ways, from) => ways.filter((to) => to > from));
		assert.equal(await wrong(onward), 0);
	}
});

test("the steps of the recursion are the calls that the shown program makes, in their order, with its answers", () => {
	const main = `
import json
${shown}
plain, called = wins, []
def wins(point):
    called.append(point)
    return plain(point)
runs = {}
for start in moves:
    called.clear()
    try:
        answer = wins(start)
    except RecursionError:
        answer = None
    runs[start] = ["".join(called)[:200], answer]
print(json.dumps(runs))
`;
	const runs: Readonly<Record<string, readonly [string, boolean | null]>> = JSON.parse(
		execFileSync("python3", ["-c", main], { encoding: "utf8" }),
	);
	let repeated = 0;
	for (const [start, name] of points.entries()) {
		const steps = callSteps(garden, start);
		const [called = "", answer] = runs[name] ?? [];
		const shownCalls = steps
			.filter(({ mark }) => mark !== "return")
			.map(({ point }) => points[point])
			.join("");
		const last = steps.at(-1);
		assert.equal(last?.mark, answer === null ? "overflow" : "return", name);
		assert.equal(
			answer === null ? called.startsWith(shownCalls) : called === shownCalls,
			true,
			name,
		);
		assert.equal(last?.result ?? null, answer, name);
		assert.ok(steps.every(({ stack }) => stack[0] === start && stack.length <= 9));
		repeated += steps.filter(({ mark }) => mark === "again").length;
	}
	assert.ok(repeated > 0);
	const all = shown.split("\n").map((one) => one.trim());
	for (const line of Object.values(lines)) assert.ok(all.includes(line), line);
});
