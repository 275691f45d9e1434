/** The tutorial's graph algorithms, programs and steps, against the solver. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import fc from "fast-check";
import { Random } from "../../wasm/bench/boards.mjs";
import { movesOf } from "../../web/learn/backwards/drawn-moves.ts";
import {
	begin,
	claim,
	countLeft,
	isOver,
	ready,
	take,
} from "../../web/learn/backwards/settling.ts";
import { solvePoints } from "../../web/learn/build/solve-points.ts";
import {
	correct,
	firstWinCounts,
	settleWith,
	withStack,
} from "../../web/learn/distance/variants.ts";
import { callLines, callSteps } from "../../web/learn/graph/calls.ts";
import { moves as garden, points } from "../../web/learn/graph/graph.ts";
import { guessed, returns } from "../../web/learn/graph/recursion.ts";
import { lines, settled, trace } from "../../web/learn/graph/trace.ts";
import type { Known } from "../../web/learn/lesson/graph-picture.ts";
import { compiledTogether, tutorialFile } from "./compiled.ts";
import { packageSolver } from "./games.ts";

/** Each point's successors. */
type Moves = readonly (readonly number[])[];

/** Graphs of two to eight points. */
const graphs: fc.Arbitrary<Moves> = fc
	.integer({ min: 2, max: 8 })
	.chain((size) =>
		fc.tuple(
			...Array.from({ length: size }, () =>
				fc.shuffledSubarray([...Array(size).keys()], { maxLength: Math.min(size, 4) }),
			),
		),
	);

/** The text's graph, a point that is hard to lose, and random ones, the same in every run. */
const samples: readonly Moves[] = [
	garden,
	[[], [0], [1, 0]],
	...fc.sample(graphs, { seed: 1, numRuns: 60 }),
];

/** The solver's result for each point. */
async function solved(moves: Moves) {
	const edges = moves.flatMap((ways, from) => ways.map((to) => `${from + 1}>${to + 1}`));
	const written = edges.length === 0 ? "" : `edges ${edges.join(" ")} `;
	const text = `graph ${moves.length} ${written}pieces first 1`;
	const values = await solvePoints(packageSolver, text);
	return values.map(({ outcome, distance }) => ({ outcome, distance }));
}

const truths = await Promise.all(samples.map(solved));

const outcomesOf = (values: readonly Known[]) => values.map(({ outcome }) => outcome);

test("steps and queue find each point's outcome and distance; the variants, its outcome", () => {
	assert.deepEqual(samples.map(settled), truths);
	assert.deepEqual(
		samples.map((moves) => settleWith(correct, moves)),
		truths,
	);
	for (const variant of [firstWinCounts, withStack]) {
		const found = samples.map((moves) => outcomesOf(settleWith(variant, moves)));
		assert.deepEqual(found, truths.map(outcomesOf));
	}
});

test("an edge drawn twice or both ways is one move", () => {
	const edges = [
		{ from: 1, to: 2 },
		{ from: 1, to: 2, oneWay: true },
		{ from: 3, to: 3, oneWay: true },
	];
	assert.deepEqual(movesOf({ edges }, 3), [[1], [0], [2]]);
});

/** A language's program, reporting each step in its line. Both languages know `and`, and `;` after anything. */
const telling = (language: "cpp" | "python"): string =>
	Object.entries(lines[language]).reduce(
		(text, [mark, line]) => {
			const u = mark === "take" ? "-1" : "u";
			const tell = (points: string) => `tell("${mark}", ${points}, moves_left, outcome)`;
			const told: Readonly<Record<string, string>> = {
				begin: line,
				skip: line.replace(/(draw"?)([:)])/, `$1 and ${tell("v, u")}$2`),
				end: `${tell("-1, -1")}; ${line}`,
			};
			return text.replace(line, told[mark] ?? `${line} ; ${tell(`v, ${u}`)};`);
		},
		tutorialFile(`backwards/settle.${language === "cpp" ? "cpp" : "py"}`),
	);

/** The programs' reports on all samples. */
const steps = samples.flatMap((moves) =>
	trace(moves)
		.filter(({ mark }) => mark !== "begin")
		.map(({ mark, v, u, known, left }) => {
			const outcomes = known.map((one) => one?.outcome ?? "draw");
			return [mark, v ?? -1, (mark === "take" ? null : u) ?? -1, ...left, ...outcomes].join(" ");
		}),
);

/** The output of a Python program that reads the samples. */
const printedBy = (source: string): string =>
	execFileSync("python3", ["-c", source], {
		input: JSON.stringify(samples),
		encoding: "utf8",
	}).trimEnd();

test("the Python code follows the steps in their lines and order", () => {
	const main = `
import json, sys
names = {"draw": "draw", "won": "win", "lost": "loss"}
def tell(mark, v, u, left, outcome):
    print(mark, v, u, *left, *[names[one] for one in outcome])
    return True
for moves in json.load(sys.stdin):
    settle(moves)
`;
	assert.deepEqual(printedBy(telling("python") + main).split("\n"), steps);
});

/** Reads the samples and runs code on each. */
const mainFor = (work: string) => `
#include <iostream>
int main() {
	for (int n = 0; std::cin >> n;) {
		Graph moves(n);
		for (auto& ways : moves) {
			int degree = 0;
			std::cin >> degree;
			ways.resize(degree);
			for (int& to : ways) std::cin >> to;
		}
		${work}
	}
}
`;

test("the C++ code compiles without warnings, follows the steps, and finds the distances", () => {
	const teller = `
bool tell(const char* mark, int v, int u, const std::vector<int>& left, const std::vector<Outcome>& outcome) {
	std::cout << mark << ' ' << v << ' ' << u;
	for (int count : left) std::cout << ' ' << count;
	for (Outcome one : outcome) std::cout << (one == draw ? " draw" : one == won ? " win" : " loss");
	std::cout << '\\n';
	return true;
}
`;
	const printDistances = `
		for (int distance : distances(moves)) std::cout << distance << ' ';
		std::cout << '\\n';`;
	const program = compiledTogether({
		settle: telling("cpp").replace(/^enum .*$/m, `$&${teller}`) + mainFor("settle(moves);"),
		distance: tutorialFile("distance/distance.cpp") + mainFor(printDistances),
	});
	const input = samples
		.map((moves) => [moves.length, ...moves.flatMap((ways) => [ways.length, ...ways])].join(" "))
		.join("\n");
	const printed = (name: string) =>
		execFileSync(program, [name], { input, encoding: "utf8" }).trimEnd().split("\n");
	assert.deepEqual(printed("settle"), steps);
	const distances = truths.map((truth) => truth.map(({ distance }) => distance ?? -1));
	assert.deepEqual(
		printed("distance").map((line) => line.trim()),
		distances.map((all) => all.join(" ")),
	);
});

test("by hand, only true and proved claims are accepted, until the draws are left", () => {
	for (const [index, moves] of samples.entries()) {
		const random = new Random(index);
		let settling = begin(moves);
		while (!isOver(settling)) {
			if (random.below(3) === 0) {
				settling = take(settling);
				continue;
			}
			const point = random.below(moves.length);
			const what = random.below(2) === 0 ? "win" : "loss";
			const after = claim(settling, point, what);
			const isTrue = truths[index]?.[point]?.outcome === what;
			assert.equal(after.isRight, isTrue && ready(settling).includes(point));
			assert.equal(after.settling === settling, !after.isRight);
			const { kind, about } = after.reason;
			const ways = [...(moves[point] ?? []), ...(kind === "settled" ? [point] : [])];
			assert.deepEqual(
				about.filter((to) => !ways.includes(to)),
				[],
			);
			settling = after.settling;
		}
		const said = settling.claims.map((one) => one ?? "draw");
		assert.deepEqual(said, outcomesOf(truths[index] ?? []));
		for (const [point, one] of said.entries()) {
			if (one === "draw") assert.ok(countLeft(settling, point) > 0);
		}
	}
});

test("the shown recursion has the text's graph and calls, and returns only where stated", () => {
	const shown = tutorialFile("token/recursion.py");
	const [graph, runs] = JSON.parse(
		printedBy(`
import json, sys
${shown}
graph, plain, called, runs = moves, wins, [], []
def wins(point):
    called.append(point)
    return plain(point)
for moves in json.load(sys.stdin):
    runs.append([])
    for point in range(len(moves)):
        called.clear()
        try:
            answer = wins(point)
        except RecursionError:
            answer = None
        runs[-1].append([called[:], answer])
print(json.dumps([graph, runs]))
`),
	);
	const named = garden.map((ways, at) => [points[at], ways.map((to) => points[to]).join("")]);
	assert.deepEqual(graph, Object.fromEntries(named));
	for (const [index, moves] of samples.entries()) {
		for (const [point, [called, answer]] of runs[index].entries()) {
			assert.equal(answer !== null, returns(moves, point));
			const calls = callSteps(moves, point);
			assert.equal(calls.at(-1)?.result, answer);
			const asked = calls.filter(({ mark }) => mark === "call" || mark === "again");
			assert.deepEqual(
				answer === null ? called.slice(0, asked.length) : called,
				asked.map((call) => call.point),
			);
			if (answer === null) continue;
			assert.equal(answer ? "win" : "loss", truths[index]?.[point]?.outcome);
		}
	}
	const all = shown.split("\n").map((one) => one.trim());
	for (const line of Object.values(callLines)) assert.ok(all.includes(line), line);
});

test("the draw-guessing program errs on the text's graph, and never without cycles", async () => {
	assert.notDeepEqual(guessed(garden), outcomesOf(truths[0] ?? []));
	for (const moves of samples) {
		const onward = moves.map((ways, from) => ways.filter((to) => to > from));
		assert.deepEqual(guessed(onward), outcomesOf(await solved(onward)));
	}
});
