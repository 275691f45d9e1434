/** What the tutorial says of draws, on its own graph and on others. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { before, describe, test } from "node:test";
import fc from "fast-check";
import { Random } from "../../wasm/bench/boards.mjs";
import { moves as garden } from "../../web/learn/graph/graph.ts";
import { compiled, tutorialFile } from "./compiled.ts";
import { contestProgram, goodFixtures, programs } from "./fixtures.ts";
import { graphs, type Moves, solved } from "./learn-graphs.ts";

const samples: readonly Moves[] = [garden, ...fc.sample(graphs, { seed: 4, numRuns: 80 })];

test("a draw has a move to a draw and none to a lost point, and every distance up to the longest occurs", async () => {
	let draws = 0;
	for (const moves of samples) {
		const values = await solved(moves);
		for (const [point, ways] of moves.entries()) {
			if (values[point]?.outcome !== "draw") continue;
			const after = ways.map((to) => values[to]?.outcome);
			assert.ok(after.includes("draw") && !after.includes("loss"));
			draws += 1;
		}
		const found = new Set(values.flatMap(({ distance }) => distance ?? []));
		assert.deepEqual(
			[...found].sort(),
			[...found.keys()].map((_, plies) => plies).slice(0, found.size),
		);
	}
	assert.ok(draws > 20);
});

describe("the program for graphs with a goal", () => {
	const look = "int u = before[k]";
	let program = "";
	before(() => {
		const source = tutorialFile("draws/goal.cpp");
		assert.equal(source.split(look).length, 2);
		// The program as it is shown, but it also counts the arrows that it looks at.
		program = compiled(
			source
				.replace(look, `looks++;\n${look}`)
				.replace("int n, m, q;", "long long looks;\n$&")
				.replace(/ {2}return 0;\n\}\n$/, '  std::fprintf(stderr, "%lld", looks);\n$&'),
		);
	});

	/** What it prints, and how many arrows it looks at. */
	const run = (
		input: string | Uint8Array,
	): { readonly answers: string; readonly looks: number } => {
		const { status, stdout, stderr } = spawnSync(program, { input, encoding: "utf8" });
		assert.equal(status, 0);
		return { answers: stdout, looks: Number(stderr) };
	};

	const answersTo = (input: string | Uint8Array): string => run(input).answers;

	/** P6560's text of a graph and of the questions on it. */
	const textOf = (
		points: number,
		arrows: readonly (readonly [number, number])[],
		questions: readonly (readonly [number, number])[],
	): string =>
		[[points, arrows.length, questions.length], ...arrows, ...questions]
			.map((line) => `${line.join(" ")}\n`)
			.join("");

	test("answers every fixture that is in the judge's format", () => {
		const fixtures = goodFixtures.filter(
			({ game, input }) => game === "token" && /^\d+ \d+ \d+\s/.test(input.toString()),
		);
		assert.ok(fixtures.length >= 5, String(fixtures.length));
		for (const { name, input, output } of fixtures) {
			assert.equal(answersTo(input), output, name);
		}
	});

	test("answers as the native program does, wherever the goal is, round loops and arrows that are there twice", () => {
		const random = new Random(6560);
		const outcomes = new Set<string>();
		for (let made = 0; made < 60; made += 1) {
			const points = 1 + random.below(40);
			const point = () => 1 + random.below(points);
			const arrows = Array.from(
				{ length: random.below(3 * points) },
				() => [point(), point()] as const,
			);
			// More than fit in one number of 64 bits; some have no goal.
			const questions = Array.from(
				{ length: 150 },
				() => [point(), random.below(points + 1)] as const,
			);
			const input = textOf(points, arrows, questions);
			const { status, stdout } = programs.native(["solve", "token"], Buffer.from(input));
			assert.equal(status, 0);
			assert.equal(answersTo(input), stdout, input);
			for (const line of stdout.trim().split("\n")) {
				outcomes.add(line);
			}
		}
		assert.deepEqual([...outcomes].sort(), ["-1", "0", "1"]);
	});

	const [points, arrows, questions] = [100_000, 500_000, 500];

	/** The points in any order, so that their numbers tell nothing. */
	const shuffled = (random: Random): readonly number[] => {
		const names = Array.from({ length: points }, (_, point) => point + 1);
		for (let left = points; left > 1; left -= 1) {
			const other = random.below(left);
			const moved = names[left - 1] ?? 0;
			names[left - 1] = names[other] ?? 0;
			names[other] = moved;
		}
		return names;
	};

	for (const [kind, far, ring] of [
		["with long games", 20, 0],
		["with a ring at the end", 3000, questions],
	] as const) {
		test(`answers as many questions as there may be on a graph of full size ${kind}`, () => {
			const random = new Random(far);
			const names = shuffled(random);
			const named = (from: number, to: number) => [names[from] ?? 0, names[to] ?? 0] as const;
			const ways = Array.from({ length: arrows }, (_, arrow) => {
				if (arrow < ring) {
					return named(arrow, (arrow + 1) % ring);
				}
				const first = Math.max(1, ring);
				// Each point has a move, and the others are anywhere.
				const from =
					arrow < points && arrow >= first ? arrow : first + random.below(points - first);
				return named(from, from - 1 - random.below(Math.min(far, from)));
			});
			const asked = Array.from({ length: questions }, (_, question) =>
				named(points - 1 - random.below(100), ring > 0 ? question : 1 + random.below(questions)),
			);
			const answers = answersTo(textOf(points, ways, asked))
				.trim()
				.split("\n");
			assert.equal(answers.length, questions);
			// A queue for each question takes its time: it is asked some of them.
			const some = [...asked.keys()].filter((question) => question % 50 === 7);
			const input = textOf(
				points,
				ways,
				some.flatMap((question) => asked.slice(question, question + 1)),
			);
			assert.deepEqual(
				some.map((question) => answers[question]),
				contestProgram("token", Buffer.from(input)).stdout.trim().split("\n"),
			);
		});
	}

	test("looks at each arrow once at most for a question, on graphs where every point is settled for every question", () => {
		// A ring of triples: `lost` moves to the `won` of the triple before, and `won` to its own `lost`; `bridge` moves
		// to the sink. A goal settles the ring point by point, and the other moves lead against the order of the queue.
		for (const [triples, more] of [
			[33_332, 0],
			[33_333, 300_000],
		] as const) {
			const random = new Random(triples);
			const [lost, bridge, won] = [1, 2, 3].map(
				(kind) => (triple: number) => 3 * ((triple + triples) % triples) + kind,
			) as [(triple: number) => number, (triple: number) => number, (triple: number) => number];
			const sink = 3 * triples + 1;
			const ways = Array.from({ length: more }, (_, way) => {
				const from = questions + random.below(triples - questions);
				const to = questions + random.below(from - questions + 1);
				return way % 2 === 0
					? ([lost(from), won(to - 1)] as const)
					: ([won(from), lost(to)] as const);
			});
			for (let at = 0; at < triples; at += 1) {
				ways.push(
					[bridge(at), sink],
					[won(at), lost(at)],
					[lost(at), won(at - 1)],
					[lost(at), bridge(at)],
					[bridge(at), won(at)],
					[won(at), lost(at + 1)],
				);
			}
			const asked = Array.from(
				{ length: questions },
				(_, question) => [lost(question - 1), lost(question)] as const,
			);
			const { answers, looks } = run(textOf(sink, ways, asked));
			assert.equal(answers, "-1\n".repeat(questions));
			const most = questions * ways.length;
			assert.ok(looks <= most, `${looks} of ${most}`);
			// Or the graph would not be the worst.
			assert.ok(looks > 0.9 * most, `${looks} of ${most}`);
		}
	});
});
