/** What the seventh chapter says of the long hunt, and of the pattern of chase's longest games. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { factsOf } from "../../web/learn/build/build.ts";
import { huntStory } from "../../web/learn/no-limit/hunt-story.ts";
import { patternOf, predicted } from "../../web/learn/no-limit/pattern.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

test("the hunt goes as it is told: one piece stands guard above Black, the other goes round, and Black goes up but once", async () => {
	const facts = await factsOf("no-limit", solver);
	const { game, position } = await problemOf("crossing-pawn", String(facts.longHuntBoard));
	const table = await solver.solve(game);
	const story = await huntStory(table, position);
	const { moves, positions } = await table.line(position);
	assert.equal(story.black.moves + story.guard + story.hunter, moves.length);
	assert.equal(moves.length, facts.plies);
	// The guard comes from the top right corner, and is never below Black.
	const corner = { row: 1, column: game.board.columns };
	const [first] = (position.pieces.red ?? []).filter(({ row }) => row === 1);
	assert.deepEqual(first, corner);
	let guard = corner;
	let guarded = 0;
	let hunted = 0;
	for (const [ply, { from, to }] of moves.entries()) {
		const there = positions[ply];
		const [black] = there?.pieces.black ?? [];
		assert.ok(from && to && black && there);
		assert.ok(guard.row < story.row, `the guard stands in row ${guard.row}`);
		if (there.toMove === "black") {
			assert.equal(to.row === from.row - 1, ply === moves.length - 2, `ply ${ply}`);
			continue;
		}
		if (from.row === guard.row && from.column === guard.column) {
			guard = to;
			guarded += 1;
		} else {
			hunted += 1;
		}
	}
	assert.deepEqual([guarded, hunted], [story.guard, story.hunter]);
	// The position that is played is won, with Red to move, in as many plies as the text says.
	const { winner, distance } = await table.lookup(story.end.position);
	assert.deepEqual(
		[winner, distance, story.end.position.toMove],
		["red", facts.huntEndPlies, "red"],
	);
	table.dispose();
});

const line = (from: number, to: number, longest: (size: number) => number) =>
	Array.from({ length: to - from + 1 }, (_, at) => ({
		size: from + at,
		longest: longest(from + at),
	}));

test("a pattern is found from the first size that follows it, and predicts; where one is broken there is none", () => {
	const longest = (size: number) => 3 * size - (size % 4 === 0 ? 2 : 1);
	const sizes = line(2, 20, longest);
	const found = patternOf(sizes, 4);
	assert.deepEqual(found, { from: 2, rows: 4, plies: 12 });
	assert.ok(found);
	assert.equal(predicted(found, sizes, 24), longest(24));
	assert.equal(predicted(found, sizes, 31), longest(31));
	assert.deepEqual(
		patternOf(
			line(2, 20, (size) => (size === 2 ? 1 : longest(size))),
			4,
		),
		{
			...found,
			from: 3,
		},
	);
	assert.equal(
		patternOf(
			line(2, 20, (size) => size * size),
			4,
		),
		null,
	);
	assert.equal(
		patternOf(
			line(2, 20, (size) => longest(size) + (size === 14 ? 1 : 0)),
			4,
		),
		null,
	);
	assert.equal(patternOf(line(2, 5, longest), 4), null);
});
