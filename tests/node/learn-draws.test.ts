/** What the tutorial says of draws, on its own graph and on others. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { before, describe, test } from "node:test";
import { Random } from "../../wasm/bench/boards.mjs";
import { compiled, tutorialFile } from "./compiled.ts";
import { goodFixtures, programs } from "./fixtures.ts";

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

	const questions = 500;

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
