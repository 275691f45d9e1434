import assert from "node:assert/strict";
import { test } from "node:test";
import {
	crossingPawnInput,
	Random,
	randomBoard,
	randomChase,
	randomToken,
} from "../../wasm/bench/boards.mjs";
import { contestProgram, goodFixtures, programs } from "./fixtures.ts";
import { packageSolver } from "./games.ts";

test("the contest programs answer the fixtures of their games", () => {
	for (const { name, game, input, output } of goodFixtures) {
		// Judges never omit the first line or draw a graph.
		if (name === "crossing-pawn/without-first-line" || !Object.hasOwn(inputs, game)) continue;
		if (input.toString().startsWith("graph")) continue;
		const expected = { status: 0, stdout: output, stderr: "" };
		assert.deepEqual(contestProgram(game, input), expected, name);
	}
});

const inputs = {
	chase: (random: Random) => randomChase(2 + random.below(19), random),
	token: (random: Random) =>
		randomToken(
			2 + random.below(30),
			random.below(80),
			1 + random.below(20),
			random.below(101),
			random,
		),
	"crossing-pawn": (random: Random) => {
		const boards = Array.from({ length: 10 }, () =>
			randomBoard(random, 2 + random.below(9), 2 + random.below(9), 5 * random.below(9)),
		);
		return crossingPawnInput(...boards);
	},
};

for (const { game, count } of [
	{ game: "chase", count: 10 },
	{ game: "crossing-pawn", count: 2 },
	{ game: "token", count: 20 },
] as const) {
	test(`the contest program of ${game} and the native program agree on random inputs`, () => {
		const random = new Random(2023);
		for (let made = 0; made < count; made++) {
			const input = inputs[game](random);
			const expected = programs.native(["solve", game], Buffer.from(input));
			assert.deepEqual(contestProgram(game, Buffer.from(input)), expected, input);
		}
	});
}

test("no contest start of chase lasts as long as its program searches", async () => {
	for (const n of [2, 3, 9, 20]) {
		const [problem] = (await packageSolver.read("chase", `${n} 1 1 ${n} ${n}`)).problems;
		using table = await packageSolver.solve(problem?.game ?? assert.fail());
		const { toMove, byDistance } = await table.statistics();
		for (const side of Object.values(toMove)) assert.equal(side.draws, 0);
		assert.ok(byDistance.length - 1 < 3 * n, `${n}: ${byDistance.length - 1}`);
	}
});
