/** The tutorial's program for crossing pawn, and its mistakes, against the solver. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import type { Game, Position } from "catchmate";
import { crossingPawnInput, Random, randomBoard } from "../../wasm/bench/boards.mjs";
import { changeLines } from "../../web/learn/build/code.ts";
import { type ClassicMistake, classicMistakes } from "../../web/learn/chapters.ts";
import { answersTo, hunt, huntBoard, mistakenAnswer } from "../../web/learn/crossing-pawn/hunt.ts";
import { PlainSolver } from "../../web/learn/plain/plain.ts";
import { compiledTogether, tutorialFile } from "./compiled.ts";
import { factsOf } from "./facts.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const facts = factsOf("crossing-pawn");

function solved(game: Game): PlainSolver {
	const plain = new PlainSolver(game);
	while (plain.advance()) {
		// To its end.
	}
	return plain;
}

/** The judge's line of a position, by some rules. */
async function lineOf(game: Game, position: Position): Promise<string> {
	const table = await solver.solve(game);
	const { winner, distance } = await table.lookup(position);
	table.dispose();
	return winner === null ? "Tie" : `${winner === "red" ? "Red" : "Black"} ${distance}`;
}

test("the plain program gives every position of every board of 2 rows and 3 columns the solver's answer", async () => {
	let compared = 0;
	for (let walls = 0; walls < 2 ** 6; walls += 1) {
		const squares = [...Array(6).keys()].map((square) => ({
			square: { row: Math.floor(square / 3) + 1, column: (square % 3) + 1 },
			isWall: ((walls >> square) & 1) === 1,
		}));
		const free = squares.filter(({ isWall }) => !isWall).map(({ square }) => square);
		if (free.length < 3) {
			continue;
		}
		const obstacles = squares.filter(({ isWall }) => isWall).map(({ square }) => square);
		const rules = solver.games.find(({ id }) => id === "crossing-pawn");
		assert.ok(rules);
		const game = { rules, board: { rows: 2, columns: 3, obstacles } };
		const plain = solved(game);
		const table = await solver.solve(game);
		for (const [number, a] of free.entries()) {
			for (const b of free.slice(number + 1)) {
				for (const c of free) {
					for (const toMove of ["red", "black"]) {
						const position = { toMove, pieces: { red: [a, b], black: [c] } };
						const { winner, distance } = await table.lookup(position);
						const expected =
							winner === null ? "Tie" : `${winner === "red" ? "Red" : "Black"} ${distance}`;
						assert.equal(plain.answer(position), expected, JSON.stringify({ game, position }));
						compared += 1;
					}
				}
			}
		}
		table.dispose();
	}
	assert.ok(compared > 1500, String(compared));
});

test("the exercises have the solver's answers", async () => {
	const { game, position } = await problemOf("crossing-pawn", String(facts.exercise));
	assert.equal(facts["exercise-answer"], await lineOf(game, position));
	const table = await solver.solve(game);
	assert.equal(facts["exercise-positions"], table.positions);
	table.dispose();
});

/** The program that the chapter shows. */
const shown = readFileSync(
	new URL("../../core/bench/contest_crossing_pawn.cpp", import.meta.url),
	"utf8",
);

/** What a changed program leaves unused, or compares in vain, which the compiler would complain of. */
const warnings: Partial<Record<ClassicMistake | "type", string>> = {
	"moves-as-other-black": "-Wunused-parameter",
	type: "-Wtype-limits",
};

/** The program with the lines of each mistake, and with nothing but the type of its distances changed. */
const changes: readonly (readonly [name: ClassicMistake | "type", lines: string])[] = [
	...classicMistakes.map(
		(mistake) => [mistake, tutorialFile(`crossing-pawn/${mistake}.diff`)] as const,
	),
	[
		"type",
		"-int distance[kMost];    // plies to the end of the game; -1 while not known\n+unsigned char distance[kMost];",
	],
];

let program = "";

before(() => {
	const sources = changes.map(([name, lines]) => {
		const warning = warnings[name];
		const pragma = warning && `#pragma GCC diagnostic ignored "${warning}"\n`;
		return [name, (pragma ?? "") + changeLines(shown, lines)];
	});
	program = compiledTogether(Object.fromEntries(sources));
});

const printed = (name: ClassicMistake | "type", input: string): readonly string[] =>
	execFileSync(program, [name], { input, encoding: "utf8" }).trim().split("\n");

test("the program with a byte for a distance, or with nothing but its type changed, prints what the texts say", () => {
	const { overflowBoard, overflowPrinted, wrapped, longHuntBoard } = factsOf("no-limit");
	assert.deepEqual(printed("byte", String(longHuntBoard)), [`Red ${wrapped}`]);
	assert.deepEqual(printed("byte", String(overflowBoard)), [`Red ${overflowPrinted}`]);
	const [line = ""] = printed("type", `0 1\n${facts["byte-board"]}\n`);
	for (const language of ["en", "zh"]) {
		assert.ok(tutorialFile(`crossing-pawn/${language}.md`).includes(`\`${line}\``), line);
	}
});

for (const mistake of classicMistakes) {
	test(`the program with the lines of the mistake "${mistake}" prints what the list says that it prints, on its own board another answer than the right one`, async () => {
		const own = String(facts[`${mistake}-board`]);
		const { game, position } = await problemOf("crossing-pawn", own);
		assert.equal(facts[`${mistake}-right`], await lineOf(game, position));
		assert.notEqual(facts[`${mistake}-wrong`], facts[`${mistake}-right`]);
		assert.deepEqual(printed(mistake, `0 1\n${own}\n`), [facts[`${mistake}-wrong`]]);
		const random = new Random(mistake.length);
		const boards = Array.from({ length: 60 }, () =>
			randomBoard(random, 2 + random.below(4), 2 + random.below(4), 5 * random.below(9)),
		);
		const twins: string[] = [];
		for (const board of boards) {
			const problem = await problemOf("crossing-pawn", crossingPawnInput(board));
			twins.push(await mistakenAnswer(solver, problem, mistake));
		}
		assert.deepEqual(printed(mistake, crossingPawnInput(...boards)), twins);
	});
}

test("a hunt finds the first of its boards on which the programs differ, tells of each, and gives up in time", async () => {
	const rules = solver.games.find(({ id }) => id === "crossing-pawn");
	assert.ok(rules);
	const { signal } = new AbortController();
	const told: number[] = [];
	const onTry = (_: unknown, tried: number) => told.push(tried);
	const range = { first: 100, most: 60 };
	const found = await hunt(solver, rules, "rounds", range, onTry, signal);
	assert.ok(found);
	assert.deepEqual(
		told,
		[...Array(found.tried).keys()].map((tried) => tried + 1),
	);
	for (let tried = 1; tried <= found.tried; tried += 1) {
		const problem = huntBoard(solver, rules, 100 + tried);
		const { right, mistaken } = await answersTo(problem, "rounds", solver);
		assert.equal(right, await lineOf(problem.game, problem.position));
		assert.equal(right !== mistaken, tried === found.tried);
	}
	assert.equal(await hunt(solver, rules, "byte", { first: 0, most: 5 }, () => {}, signal), null);
	const stopped = AbortSignal.abort();
	await assert.rejects(hunt(solver, rules, "byte", { first: 0, most: 5 }, () => {}, stopped));
});
