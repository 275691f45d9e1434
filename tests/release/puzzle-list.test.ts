/** The whole list of puzzles: each is valid, and the script reproduces the list. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readList, writeList } from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import { puzzlesOf } from "../../web/puzzles/make.ts";
import { assertArePuzzles } from "../node/puzzle-claims.ts";
import { solver, useSolver } from "../node/solver.ts";

useSolver();

test("every puzzle of the list agrees with its table", () => assertArePuzzles(readList(list)));

for (const id of ["crossing-pawn", "hare-and-hounds"]) {
	test(`the puzzles of ${id} are what the script writes, repeatably`, async () => {
		const rules = solver.games.find((game) => game.id === id);
		assert.ok(rules);
		const known = readList(list).filter(({ game }) => game === id);
		assert.equal(writeList((await puzzlesOf(solver, rules)).flat()), writeList(known));
	});
}
