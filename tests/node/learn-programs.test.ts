/** The tutorial's judge programs: each agrees with the native program on the judge's samples and random boards. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { before, test } from "node:test";
import {
	crossingPawnInput,
	Random,
	randomBoard,
	randomChase,
	randomToken,
} from "../../wasm/bench/boards.mjs";
import { compiledTogether, printedByPython, tutorialProgram } from "./compiled.ts";
import { goodFixtures, programs } from "./fixtures.ts";

/** A graph in LeetCode 913's form, where mouse and cat always have a move. */
function mouseGraph(random: Random): string {
	const points = 3 + random.below(8);
	const ends = Array.from({ length: points }, () => new Set<number>());
	const join = (one: number, other: number) => {
		if (one === other) return;
		ends[one]?.add(other);
		ends[other]?.add(one);
	};
	for (let point = 2; point < points; point += 1) {
		join(point, 1 + random.below(point - 1));
		join(random.below(points), random.below(points));
	}
	join(0, 1 + random.below(points - 1));
	return `${JSON.stringify(ends.map((each) => [...each]))}\n`;
}

/** A board in LeetCode 1728's form. */
function mouseGrid(random: Random): string {
	const animals = random.below(2) === 0 ? ["M", "C"] : ["C", "M"];
	const rows = randomBoard(random, 2 + random.below(4), 4 + random.below(3), 25).map((row) =>
		row.replace(/O/g, () => animals.shift() ?? "").replace("X", "F"),
	);
	return `${JSON.stringify(rows)}\n${1 + random.below(3)}\n${1 + random.below(3)}\n`;
}

const pawnBoards = (sides: number, count: number) => (random: Random) =>
	crossingPawnInput(
		...Array.from({ length: count }, () =>
			randomBoard(random, 2 + random.below(sides), 2 + random.below(sides), 5 * random.below(9)),
		),
	);

/** Fixtures that a judge could use and that Python programs can finish. */
const rungs = [
	{
		game: "token",
		files: ["ladder/template.py ladder/goal.py", "draws/goal.cpp", "draws/goal_fast.cpp"],
		fixtures: /\/(a-loop|edges-twice|one-point|random)/,
		lines: Number.POSITIVE_INFINITY,
		make: (random: Random) => randomToken(2 + random.below(20), random.below(50), 20, 60, random),
		answers: ["-1", "0", "1"],
	},
	{
		game: "cat-and-mouse",
		files: [
			"ladder/template.py ladder/cat_and_mouse.py",
			"ladder/template.cpp ladder/cat_and_mouse.cpp",
		],
		fixtures: /\/(samples|small)$/,
		lines: 1,
		make: mouseGraph,
		answers: ["0", "1", "2"],
	},
	{
		game: "chase",
		files: ["ladder/template.py ladder/chase.py", "board/chase.cpp"],
		fixtures: /\/board-0[2-5]$/,
		lines: 1,
		make: (random: Random) => randomChase(2 + random.below(4), random),
		answers: ["BLACK", "WHITE"],
	},
	{
		game: "cat-and-mouse-2",
		files: [
			"ladder/template.py ladder/cat_and_mouse_2.py",
			"ladder/template.cpp ladder/cat_and_mouse_2.cpp",
		],
		fixtures: /samples$/,
		lines: 3,
		make: mouseGrid,
		answers: ["false", "true"],
	},
	{
		game: "crossing-pawn",
		files: ["ladder/template.py ladder/crossing_pawn.py"],
		fixtures: /\/(samples|smallest|stuck-black|one-column)$/,
		lines: Number.POSITIVE_INFINITY,
		make: pawnBoards(3, 2),
		answers: ["Black", "Red", "Tie"],
	},
	{
		game: "crossing-pawn",
		files: ["fast/bitboards.cpp"],
		fixtures: /\/(?!without-first-line)/,
		lines: Number.POSITIVE_INFINITY,
		make: pawnBoards(9, 6),
		answers: ["Black", "Red", "Tie"],
	},
] as const;

const weighted = "beyond/weighted.cpp";

let program = "";

before(() => {
	const ladder = rungs.flatMap(({ files }) => files.filter((file) => file.endsWith(".cpp")));
	const files = [...ladder, weighted];
	program = compiledTogether(
		Object.fromEntries(files.map((file) => [file, tutorialProgram(file)])),
	);
});

for (const { game, files, fixtures, lines, make, answers } of rungs) {
	test(`${files.join(" and ")} match the native program on samples and random boards`, () => {
		const samples = goodFixtures
			.filter((one) => one.game === game && fixtures.test(one.name))
			.flatMap(({ input }) => {
				const all = input.toString().split(/(?<=\n)/);
				// These programs read one board.
				const starts = all.map((_, line) => line).filter((line) => line % lines === 0);
				return starts.map((start) => all.slice(start, start + lines).join(""));
			});
		assert.ok(samples.length >= 4);
		const random = new Random(913);
		const inputs = [...samples, ...Array.from({ length: 20 }, () => make(random))];
		const right = inputs.map((input) => {
			const { status, stdout } = programs.native(["solve", game], Buffer.from(input));
			assert.equal(status, 0, input);
			return stdout;
		});
		const run = (file: string, input: string) =>
			execFileSync(program, [file], { input, encoding: "utf8" });
		for (const file of files) {
			const isPython = file.endsWith(".py");
			const printed = isPython
				? printedByPython(file, inputs)
				: inputs.map((input) => run(file, input));
			assert.deepEqual(printed, right, file);
		}
		const kinds = new Set(right.flatMap((each) => each.match(/^\S+/gm) ?? []));
		assert.deepEqual([...kinds].sort(), answers);
	});
}

/**
 * Values of a game with weighted moves by their definition, with at most one move to the end, then two, and so on: a result
 * and seconds for each point.
 */
function weightedValues(n: number, arrows: readonly (readonly number[])[]): readonly string[] {
	let values = Array.from({ length: n }, () => [0, 0]);
	for (let round = 0; round < 10 * n; round += 1) {
		values = values.map((_, point) => {
			const moves = arrows
				.filter(([from]) => from === point)
				.map(([, to = 0, weight = 0]) => [values[to]?.[0] ?? 0, weight + (values[to]?.[1] ?? 0)]);
			const seconds = (result: number) =>
				moves.flatMap(([its, all = 0]) => (its === result ? [all] : []));
			if (moves.length === 0) return [-1, 0];
			if (seconds(-1).length > 0) return [1, Math.min(...seconds(-1))];
			return seconds(1).length === moves.length ? [-1, Math.max(...seconds(1))] : [0, 0];
		});
	}
	return values.map((value) => value.join(" "));
}

test("the program for weighted moves agrees with the rules' definition on random graphs", () => {
	const random = new Random(786);
	const seen = new Set<string>();
	for (let count = 0; count < 60; count += 1) {
		const n = 2 + random.below(8);
		const arrows = Array.from({ length: random.below(3 * n) }, () => [
			random.below(n),
			random.below(n),
			random.below(10),
		]);
		const input = [[n, arrows.length], ...arrows].map((line) => line.join(" ")).join("\n");
		const printed = execFileSync(program, [weighted], { input, encoding: "utf8" });
		assert.deepEqual(printed.trim().split("\n"), weightedValues(n, arrows), input);
		for (const line of printed.match(/^-?\d/gm) ?? []) seen.add(line);
	}
	assert.deepEqual([...seen].sort(), ["-1", "0", "1"]);
});
