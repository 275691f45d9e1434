/** The tutorial's crossing pawn programs, right and with each classic mistake, against the solver. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { load } from "catchmate/workshop";
import { crossingPawnInput, Random, randomBoard } from "../../wasm/bench/boards.mjs";
import { changeLines } from "../../web/learn/build/code.ts";
import { type ClassicMistake, classicMistakes } from "../../web/learn/chapters.ts";
import { answersTo, hunt, huntBoard, mistakenAnswer } from "../../web/learn/crossing-pawn/hunt.ts";
import { compiledTogether, tutorialFile } from "./compiled.ts";
import { factsOf } from "./facts.ts";
import { crossingPawn } from "./games.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();
const workshop = await load();
after(() => workshop.dispose());

const facts = factsOf("crossing-pawn");

const random = new Random(2023);
const boards = Array.from({ length: 60 }, () =>
	randomBoard(random, 2 + random.below(4), 2 + random.below(4), 5 * random.below(9)),
);

const problemsOf = async () =>
	Promise.all(boards.map((board) => problemOf("crossing-pawn", crossingPawnInput(board))));

test("the exercise has as many positions as the text says", async () => {
	const { game } = await problemOf("crossing-pawn", String(facts.exercise));
	const table = await solver.solve(game);
	assert.equal(facts["exercise-positions"], table.positions);
	table.dispose();
});

/** The chapter's program. */
const shown = readFileSync(
	new URL("../../core/bench/contest_crossing_pawn.cpp", import.meta.url),
	"utf8",
);

/** Unused or pointless parts of a changed program that would cause compiler warnings. */
const warnings: Partial<Record<ClassicMistake | "type", string>> = {
	"moves-as-other-black": "-Wunused-parameter",
	type: "-Wtype-limits",
};

/** The program with each mistake, and with only its distance type changed. */
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

test("the program with byte distances, or only their type changed, prints what the texts say", () => {
	const { overflowBoard, overflowPrinted } = factsOf("no-limit");
	assert.deepEqual(printed("byte", String(overflowBoard)), [`Red ${overflowPrinted}`]);
	const [line = ""] = printed("type", `0 1\n${facts["byte-board"]}\n`);
	for (const language of ["en", "zh"]) {
		assert.ok(tutorialFile(`crossing-pawn/${language}.md`).includes(`\`${line}\``), line);
	}
});

for (const mistake of classicMistakes) {
	test(`the program with the mistake "${mistake}" prints what the page says`, async () => {
		const own = `0 1\n${facts[`${mistake}-board`]}\n`;
		assert.deepEqual(printed(mistake, own), [facts[`${mistake}-wrong`]]);
		const twins: string[] = [];
		for (const problem of await problemsOf()) {
			twins.push(await mistakenAnswer(workshop, problem, mistake));
		}
		assert.deepEqual(printed(mistake, crossingPawnInput(...boards)), twins);
	});
}

test("a hunt ends at the first board that separates the programs, or gives up in time", async () => {
	const { signal } = new AbortController();
	const told: number[] = [];
	const onTry = (_: unknown, tried: number) => told.push(tried);
	const range = { first: 100, most: 60 };
	const found = await hunt(workshop, crossingPawn, "rounds", range, onTry, signal);
	const tried = told.length;
	assert.equal(found?.tried, tried);
	assert.deepEqual(
		[...told.keys()],
		told.map((each) => each - 1),
	);
	for (const number of told) {
		const problem = huntBoard(workshop, crossingPawn, range.first + number);
		const { right, mistaken } = await answersTo(problem, "rounds", workshop);
		assert.equal(right !== mistaken, number === tried);
	}
	const few = { first: 0, most: 5 };
	assert.equal(await hunt(workshop, crossingPawn, "byte", few, () => {}, signal), null);
	const stopped = AbortSignal.abort();
	await assert.rejects(hunt(workshop, crossingPawn, "byte", few, () => {}, stopped));
});
