/** The tutorial's chapter on boards: its program against the solver, and its positions against the table that they come from. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { type Entry, Unfolding } from "../../web/learn/board/unfolding.ts";
import { positionText } from "../../web/learn/lesson/position-text.ts";
import { compiled, tutorialFile } from "./compiled.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

/** All starts on a small board, as judge inputs. */
function startsOn(size: number): readonly string[] {
	const squares = Array.from(
		{ length: size * size },
		(_, at) => `${Math.floor(at / size) + 1} ${(at % size) + 1}`,
	);
	return squares.flatMap((white) =>
		squares.filter((black) => black !== white).map((black) => `${size} ${white} ${black}`),
	);
}

const starts = [...startsOn(2), ...startsOn(3), "4 1 2 4 4", "7 1 1 7 7", "20 1 1 20 20"];

test("the program compiles without a warning and prints what the judge wants, from every start on small boards", async () => {
	const program = compiled(tutorialFile("board/chase.cpp"));
	for (const input of starts) {
		const { game, position } = await problemOf("chase", input);
		const table = await solver.solve(game, { position });
		const printed = execFileSync(program, { input, encoding: "utf8" });
		assert.equal(printed, `${await table.answer(position)}\n`, input);
		table.dispose();
	}
});

/** The entries of an unfolding, in the order of the lists. */
const entriesFrom = (entry: Entry): readonly Entry[] => [
	entry,
	...(entry.moves ?? []).flatMap(entriesFrom),
];

for (const [name, text] of [
	["the open board", "3 1 1 3 3"],
	["the ring", "3 3\nO..\n.#.\n..X\n"],
] as const) {
	test(`${name} unfolds to all its positions, each once, with the values of the table`, async () => {
		const { game, position } = await problemOf("chase", text);
		const table = await solver.solve(game);
		const unfolding = new Unfolding(table, position, await table.lookup(position));
		while (unfolding.folded.length > 0) {
			await unfolding.unfoldAll();
		}
		const entries = entriesFrom(unfolding.root);
		const firsts = entries.filter(({ first }) => first === null);
		assert.equal(new Set(firsts.map((entry) => positionText(entry.position))).size, firsts.length);
		assert.equal(firsts.length, unfolding.positions);
		assert.equal(entries.length - 1, unfolding.moves);
		assert.equal(entries.length - firsts.length, unfolding.repeats);
		assert.equal(unfolding.positions, table.positions);
		for (const { position, value, first, number } of entries) {
			const { outcome, distance } = await table.lookup(position);
			assert.deepEqual({ outcome: value.outcome, distance: value.distance }, { outcome, distance });
			assert.ok(first === null || first.number === number);
			assert.ok(first === null || positionText(first.position) === positionText(position));
		}
		const legal = firsts.reduce(
			(sum, { position }) => sum + solver.legalMoves(game, position).length,
			0,
		);
		assert.equal(unfolding.moves, legal);
		table.dispose();
	});
}
