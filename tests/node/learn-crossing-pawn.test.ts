/** The tutorial's program for crossing pawn, and its mistakes, against the solver. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game, Position, Problem } from "catchmate";
import { crossingPawnInput, Random, randomBoard } from "../../wasm/bench/boards.mjs";
import { factsOf } from "../../web/learn/build/build.ts";
import { mistakenRules } from "../../web/learn/crossing-pawn/rules.ts";
import { type Mistake, mistakes, PlainSolver, plainAnswer } from "../../web/learn/plain/plain.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

function solved(game: Game, mistake: Mistake | null = null): PlainSolver {
	const plain = new PlainSolver(game, mistake);
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

function* randomProblems(count: number): Generator<Promise<Problem>> {
	const random = new Random(9169);
	for (let made = 0; made < count; made += 1) {
		const [rows, columns] = [2 + random.below(5), 2 + random.below(5)];
		const board = randomBoard(random, rows, columns, 5 * random.below(9));
		yield problemOf("crossing-pawn", crossingPawnInput(board));
	}
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

test("on random boards it settles as many positions at each distance as the solver", async () => {
	for await (const { game } of randomProblems(60)) {
		const table = await solver.solve(game);
		const { byDistance } = await table.statistics();
		table.dispose();
		assert.deepEqual(solved(game).byDistance(), [...byDistance], JSON.stringify(game));
	}
});

for (const mistake of ["share", "down", "stuck", "meeting"] as const) {
	test(`with the mistake "${mistake}" it answers as the solver does by the mistaken rules`, async () => {
		for await (const { game, position } of randomProblems(60)) {
			const rules = mistakenRules(game.rules, mistake);
			assert.ok(rules);
			const expected = await lineOf({ ...game, rules }, position);
			assert.equal(await plainAnswer({ game, position }, mistake), expected);
		}
	});
}

test("the mistakes in counting change the number alone, and a cap calls what is longer a tie", async () => {
	const seen = new Set<Mistake>();
	const facts = await factsOf("crossing-pawn", solver);
	// A game of more plies than a byte can tell, and than its board has squares.
	const long = await problemOf("crossing-pawn", String(facts["byte-board"]));
	for (const problem of [long, ...(await Promise.all(randomProblems(120)))]) {
		const { game, position } = problem;
		const right = await lineOf(game, position);
		const [winner, plies = "0"] = right.split(" ");
		const expected: Partial<Record<Mistake, string>> =
			winner === "Tie"
				? { rounds: "Tie", cap: "Tie", byte: "Tie" }
				: {
						rounds: `${winner} ${Math.ceil(Number(plies) / 2)}`,
						cap: Number(plies) > game.board.rows * game.board.columns ? "Tie" : right,
						byte: `${winner} ${Number(plies) % 256}`,
					};
		for (const mistake of ["rounds", "cap", "byte"] as const) {
			const answer = await plainAnswer(problem, mistake);
			assert.equal(answer, expected[mistake]);
			if (answer !== right) seen.add(mistake);
		}
		const [hasty, soon = "0"] = (await plainAnswer(problem, "hurry")).split(" ");
		assert.equal(hasty, winner);
		assert.ok(Number(soon) <= Number(plies), `${right}: ${soon}`);
		if (soon !== plies) seen.add("hurry");
	}
	assert.deepEqual([...seen].sort(), ["byte", "cap", "hurry", "rounds"]);
});

test("each mistake has a board on which it prints another answer than the right one", async () => {
	const facts = await factsOf("crossing-pawn", solver);
	for (const mistake of mistakes) {
		const problem = await problemOf("crossing-pawn", String(facts[`${mistake}-board`]));
		const right = await lineOf(problem.game, problem.position);
		assert.equal(facts[`${mistake}-right`], right);
		assert.notEqual(facts[`${mistake}-wrong`], right);
		assert.equal(await plainAnswer(problem, mistake), facts[`${mistake}-wrong`]);
	}
});

test("the exercises have the solver's answers", async () => {
	const facts = await factsOf("crossing-pawn", solver);
	const { game, position } = await problemOf("crossing-pawn", String(facts.exercise));
	assert.equal(facts["exercise-answer"], await lineOf(game, position));
	const table = await solver.solve(game);
	assert.equal(facts["exercise-positions"], table.positions);
	table.dispose();
});
