/** Every program of the ladder against the solver: on the judge's fixtures, and on random boards. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { before, describe, test } from "node:test";
import { crossingPawnInput, Random, randomBoard } from "../../wasm/bench/boards.mjs";
import { compiledTogether, printedByPython, tutorialFile } from "./compiled.ts";
import { goodFixtures, programs } from "./fixtures.ts";

/** The answer of the native program. */
function expected(game: string, input: string): string {
	const { status, stdout } = programs.native(["solve", game], Buffer.from(input));
	assert.equal(status, 0, input);
	return stdout;
}

/** A graph in LeetCode 913's form, in which the mouse and the cat always have a move. */
function mouseGraph(random: Random): string {
	const points = 3 + random.below(8);
	const edges = Array.from({ length: points }, () => new Set<number>());
	const join = (one: number, other: number) => {
		edges[one]?.add(other);
		edges[other]?.add(one);
	};
	// Each point but the hole is joined to one before it, and the hole to one of them.
	for (let point = 2; point < points; point += 1) {
		join(point, 1 + random.below(point - 1));
	}
	join(0, 1 + random.below(points - 1));
	for (let more = random.below(2 * points); more > 0; more -= 1) {
		const [one, other] = [random.below(points), random.below(points)];
		if (one !== other) {
			join(one, other);
		}
	}
	const lists = edges.map((ends) => [...ends].sort((one, other) => one - other));
	return `${JSON.stringify(lists)}\n`;
}

function mouseGrid(random: Random): string {
	const [rows, columns] = [1 + random.below(5), 4 + random.below(3)];
	const cells: string[] = Array.from({ length: rows * columns }, () =>
		random.below(4) === 0 ? "#" : ".",
	);
	const free = new Set<number>();
	while (free.size < 3) {
		free.add(random.below(cells.length));
	}
	for (const [piece, cell] of [...free].entries()) {
		cells[cell] = "MCF"[piece] ?? "";
	}
	const lines = Array.from({ length: rows }, (_, row) =>
		cells.slice(row * columns, (row + 1) * columns).join(""),
	);
	return `${JSON.stringify(lines)}\n${1 + random.below(3)}\n${1 + random.below(3)}\n`;
}

function tokenGraph(random: Random): string {
	const points = 1 + random.below(20);
	const point = () => 1 + random.below(points);
	const arrows = Array.from({ length: random.below(3 * points) }, () => `${point()} ${point()}`);
	const questions = Array.from({ length: 20 }, () => `${point()} ${random.below(points + 1)}`);
	const lines = [`${points} ${arrows.length} ${questions.length}`, ...arrows, ...questions];
	return `${lines.join("\n")}\n`;
}

function chaseStart(random: Random): string {
	const size = 2 + random.below(4);
	const square = () => 1 + random.below(size);
	for (;;) {
		const places = [square(), square(), square(), square()];
		if (places[0] !== places[2] || places[1] !== places[3]) {
			return `${size} ${places.join(" ")}\n`;
		}
	}
}

const pawnBoard = (random: Random): string =>
	crossingPawnInput(
		...Array.from({ length: 6 }, () =>
			randomBoard(random, 2 + random.below(3), 2 + random.below(4), 10 * random.below(6)),
		),
	);

interface Rung {
	readonly game: string;
	readonly python: string;
	/** The program in C++ that stands in this chapter; null if another chapter has it. */
	readonly cpp: string | null;
	readonly make: (random: Random) => string;
	/** How many answers there are. */
	readonly answers: readonly string[];
}

const rungs: readonly Rung[] = [
	{ game: "token", python: "goal", cpp: null, make: tokenGraph, answers: ["-1", "0", "1"] },
	{
		game: "cat-and-mouse",
		python: "cat_and_mouse",
		cpp: "cat_and_mouse",
		make: mouseGraph,
		answers: ["0", "1", "2"],
	},
	{ game: "chase", python: "chase", cpp: null, make: chaseStart, answers: ["BLACK", "WHITE"] },
	{
		game: "cat-and-mouse-2",
		python: "cat_and_mouse_2",
		cpp: "cat_and_mouse_2",
		make: mouseGrid,
		answers: ["false", "true"],
	},
	{
		game: "crossing-pawn",
		python: "crossing_pawn",
		cpp: null,
		make: pawnBoard,
		answers: ["Black", "Red", "Tie"],
	},
];

let program = "";

before(() => {
	const sources = rungs.flatMap(({ cpp }) =>
		cpp === null ? [] : [[cpp, tutorialFile(`ladder/${cpp}.cpp`)]],
	);
	program = compiledTogether(Object.fromEntries(sources));
});

for (const { game, python, cpp, make, answers } of rungs) {
	describe(`the programs of the ladder for ${game}`, () => {
		/** What each program prints for each input is what the native program does. */
		function assertAll(inputs: readonly string[]): readonly string[] {
			const right = inputs.map((input) => expected(game, input));
			assert.deepEqual(printedByPython(`ladder/${python}.py`, inputs), right);
			if (cpp !== null) {
				const found = inputs.map((input) =>
					execFileSync(program, [cpp], { input, encoding: "utf8" }),
				);
				assert.deepEqual(found, right);
			}
			return right;
		}

		test("answer the judge's samples and random boards as the native program does, with every kind of answer", () => {
			const lines: Readonly<Record<string, number>> = { "cat-and-mouse": 1, "cat-and-mouse-2": 3 };
			const samples = goodFixtures
				.filter(
					(one) =>
						one.game === game &&
						(game === "token"
							? /^\d+ \d+ \d+\s/.test(one.input.toString())
							: /\/(samples|board-03)$/.test(one.name)) &&
						one.input.length < 5000,
				)
				.map(({ input }) =>
					input
						.toString()
						.split(/(?<=\n)/)
						.slice(0, lines[game])
						.join(""),
				);
			assert.ok(samples.length > 0);
			const random = new Random(913);
			const right = assertAll([...samples, ...Array.from({ length: 50 }, () => make(random))]);
			const seen = right.flatMap((each) => each.trim().split("\n"));
			const kinds = new Set(seen.map((line) => line.split(" ")[0] ?? ""));
			assert.deepEqual([...kinds].sort(), answers);
		});
	});
}
