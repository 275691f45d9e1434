/** The tutorial's programs on the largest inputs that their problems allow, on which they do all that they ever do. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { crossingPawnInput, openBoard } from "../../wasm/bench/boards.mjs";
import { presetText } from "../../web/learn/build/problems.ts";
import { compiledTogether, printedByPython, tutorialFile } from "../node/compiled.ts";
import { programs } from "../node/fixtures.ts";

/** Ten times one of the page's boards, as the judge gives them. */
const tenOf = (preset: string): string => {
	const [, , ...rows] = presetText("crossing-pawn", preset).split("\n");
	return crossingPawnInput(...Array<string[]>(10).fill(rows));
};

const everyPair = Array.from({ length: 50 }, (_, point) =>
	[...Array(50).keys()].filter((other) => other !== point),
);

/** Where points 1 to 49 are a path with the cat at its end, so that the mouse has the longest way; none leads to the hole but 49. */
const path = Array.from({ length: 50 }, (_, point) =>
	[...Array(50).keys()].filter((other) => Math.abs(other - point) === 1 || other + point === 49),
);

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

/** Largest inputs, by the program's name and the game's id. */
const largest = [
	["chase", "chase", ["20 1 1 20 20\n", "20 1 1 1 2\n"]],
	[
		"cat_and_mouse",
		"cat-and-mouse",
		[everyPair, path].map((graph) => `${JSON.stringify(graph)}\n`),
	],
	["cat_and_mouse_2", "cat-and-mouse-2", [`${openRoom}\n8\n8\n`, `${openRoom}\n1\n1\n`]],
	...(["crossing_pawn", "bitboards"] as const).map(
		(name) =>
			[
				name,
				"crossing-pawn",
				[
					crossingPawnInput(...Array<string[]>(10).fill(openBoard(10))),
					tenOf("crossing-longest-hunt"),
					tenOf("crossing-longest-crossing"),
				],
			] as const,
	),
] as const;

let program = "";

before(() => {
	program = compiledTogether({
		chase: tutorialFile("board/chase.cpp"),
		cat_and_mouse: tutorialFile("ladder/cat_and_mouse.cpp"),
		cat_and_mouse_2: tutorialFile("ladder/cat_and_mouse_2.cpp"),
		crossing_pawn: readFileSync(
			new URL("../../core/bench/contest_crossing_pawn.cpp", import.meta.url),
			"utf8",
		),
		bitboards: tutorialFile("fast/bitboards.cpp"),
	});
});

for (const [name, game, inputs] of largest) {
	test(`the program ${name} answers the largest inputs as the native program does`, () => {
		for (const input of inputs) {
			const { status, stdout } = programs.native(["solve", game], Buffer.from(input));
			assert.equal(status, 0);
			assert.equal(execFileSync(program, [name], { input, encoding: "utf8" }), stdout);
		}
	});
}

/** Of the problems with several boards or questions, one: each takes Python seconds. */
const largestForPython = [
	["chase.py", "chase", "20 1 1 20 20\n"],
	["cat_and_mouse.py", "cat-and-mouse", `${JSON.stringify(path)}\n`],
	["cat_and_mouse_2.py", "cat-and-mouse-2", `${openRoom}\n8\n8\n`],
	["crossing_pawn.py", "crossing-pawn", crossingPawnInput(openBoard(10))],
	["goal.py", "token", fullGraph],
] as const;

for (const [name, game, input] of largestForPython) {
	test(`the program ${name} answers one of the largest inputs as the native program does`, () => {
		const { status, stdout } = programs.native(["solve", game], Buffer.from(input));
		assert.equal(status, 0);
		assert.deepEqual(printedByPython(`ladder/${name}`, [input]), [stdout]);
	});
}
