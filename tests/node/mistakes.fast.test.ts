/** What programs with mistakes print, and the comparison of an output with them, which can be stopped. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const input = "0 2\n3 3\n#.#\nO.O\n.X.\n3 3\nO..\n.#X\n.O.\n";

describe("a comparison of an output", () => {
	test("is stopped by its signal, before it begins and while it goes on", async () => {
		const reason = new Error("stopped");
		const begun = solver.detect("crossing-pawn", input, "", { signal: AbortSignal.abort(reason) });
		await assert.rejects(begun, reason);
		const controller = new AbortController();
		const going = solver.detect("crossing-pawn", input, "Black 1 Black 1", controller);
		controller.abort(reason);
		await assert.rejects(going, reason);
		const found = await solver.detect("crossing-pawn", input, "Black 1 Black 1");
		assert.deepEqual(
			found?.explanations.map(({ kind }) => kind),
			["rounds", "one-less"],
		);
	});
});

describe("a program with a mistake", () => {
	test("answers by the rules that it takes for the game's, or by those of its own", async () => {
		const { game, position } = await problemOf("crossing-pawn", input);
		const list = solver.mistakes("crossing-pawn");
		assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
		for (const { id, rules } of list) {
			const answer = await solver.answerWith(id, game, position);
			if (rules === null) continue;
			const table = await solver.solve({ ...game, rules }, { position });
			const { winner, distance } = await table.lookup(position);
			table.dispose();
			const expected =
				winner === null ? "Tie" : `${winner === "red" ? "Red" : "Black"} ${distance}`;
			assert.equal(answer, expected, id);
		}
		assert.equal(await solver.answerWith("rounds", game, position), "Black 1");
		await assert.rejects(solver.answerWith("nothing", game, position), {
			name: "TypeError",
			message: "the game has no mistake 'nothing'",
		});
	});
});
