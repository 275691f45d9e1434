/** The tutorial's programs on the largest inputs of their problems, at their full workload. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { before, test } from "node:test";
import { crossingPawnInput, openBoard } from "../../wasm/bench/boards.mjs";
import { presetText } from "../../web/learn/build/problems.ts";
import {
	compiled,
	compiledTogether,
	printedByPython,
	tutorialFile,
	tutorialProgram,
} from "../node/compiled.ts";
import { programs } from "../node/fixtures.ts";

/** Ten times one of the page's boards, in the judge's format. */
const tenOf = (preset: string): string => {
	const [, , ...rows] = presetText("crossing-pawn", preset).split("\n");
	return crossingPawnInput(...Array<string[]>(10).fill(rows));
};

const mouseGraph = (isJoined: (point: number, other: number) => boolean): string => {
	const points = [...Array(50).keys()];
	const ends = (point: number) => points.filter((other) => isJoined(point, other));
	return `${JSON.stringify(points.map(ends))}\n`;
};

const everyPair = mouseGraph((point, other) => point !== other);

/** Points 1 to 49 form a path with the cat at its end, so that the mouse has the longest way; only 49 leads to the hole. */
const path = mouseGraph((point, other) => Math.abs(other - point) === 1 || other + point === 49);

const openRoom = JSON.stringify(["M......F", ...Array<string>(6).fill("........"), ".......C"]);

/** P6560's largest graph: each point has five arrows to points shortly before it, so that all of them are settled. */
const fullGraph = [
	"100000 500000 1",
	...Array.from({ length: 500_000 }, (_, arrow) => {
		const from = 2 + (arrow % 99_999);
		return `${from} ${Math.max(1, from - 1 - 7 * Math.floor(arrow / 99_999))}`;
	}),
	"100000 1\n",
].join("\n");

const pawnBoards = [
	crossingPawnInput(...Array<string[]>(10).fill(openBoard(10))),
	tenOf("crossing-longest-hunt"),
	tenOf("crossing-longest-crossing"),
];

/** One board or question for Python, which takes seconds for each. */
const largest: readonly (readonly [file: string, game: string, inputs: readonly string[]])[] = [
	["board/chase.cpp", "chase", ["20 1 1 20 20\n", "20 1 1 1 2\n"]],
	["ladder/template.py ladder/chase.py", "chase", ["20 1 1 20 20\n"]],
	["ladder/template.cpp ladder/cat_and_mouse.cpp", "cat-and-mouse", [everyPair, path]],
	["ladder/template.py ladder/cat_and_mouse.py", "cat-and-mouse", [path]],
	[
		"ladder/template.cpp ladder/cat_and_mouse_2.cpp",
		"cat-and-mouse-2",
		[`${openRoom}\n8\n8\n`, `${openRoom}\n1\n1\n`],
	],
	["ladder/template.py ladder/cat_and_mouse_2.py", "cat-and-mouse-2", [`${openRoom}\n8\n8\n`]],
	["../../core/bench/contest_crossing_pawn.cpp", "crossing-pawn", pawnBoards],
	["fast/bitboards.cpp", "crossing-pawn", pawnBoards],
	[
		"ladder/template.py ladder/crossing_pawn.py",
		"crossing-pawn",
		[crossingPawnInput(openBoard(10))],
	],
	["draws/goal.cpp", "token", [fullGraph]],
	["draws/goal_fast.cpp", "token", [fullGraph]],
	["ladder/template.py ladder/goal.py", "token", [fullGraph]],
];

let program = "";

before(() => {
	const files = largest.flatMap(([file]) => (file.endsWith(".cpp") ? [file] : []));
	program = compiledTogether(
		Object.fromEntries(files.map((file) => [file, tutorialProgram(file)])),
	);
});

for (const [file, game, inputs] of largest) {
	test(`${file} answers the largest inputs as the native program does`, () => {
		for (const input of inputs) {
			const { status, stdout } = programs.native(["solve", game], Buffer.from(input));
			assert.equal(status, 0);
			const printed = file.endsWith(".py")
				? printedByPython(file, [input])[0]
				: execFileSync(program, [file], { input, encoding: "utf8" });
			assert.equal(printed, stdout);
		}
	});
}

test("the program for graphs with a goal visits each arrow at most once per question", () => {
	const look = "int u = before[k]";
	const counting = tutorialFile("draws/goal_fast.cpp")
		.replace(look, `looks++;\n${look}`)
		.replace("int n, m, q;", "long long looks;\n$&")
		.replace(/ {2}return 0;\n\}\n$/, '  std::fprintf(stderr, "%lld", looks);\n$&');
	const { stderr } = spawnSync(compiled(counting), { input: fullGraph, encoding: "utf8" });
	const looks = Number(stderr);
	assert.ok(looks > 400_000, `${looks}`);
	assert.ok(looks <= 500_000, `${looks}`);
});
