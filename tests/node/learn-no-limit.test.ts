/** What the seventh chapter says of the long hunt, and of the pattern of chase's longest games. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { huntStory } from "../../web/learn/no-limit/hunt-story.ts";
import { patternOf, predicted } from "../../web/learn/no-limit/pattern.ts";
import { factsOf } from "./facts.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

test("the story of the hunt has as many moves as the hunt has plies, and ends where the text lets the reader play", async () => {
	const facts = factsOf("no-limit");
	const { game, position } = await problemOf("crossing-pawn", String(facts.longHuntBoard));
	const table = await solver.solve(game);
	const story = await huntStory(table, position);
	assert.equal(story.black.moves + story.guard + story.hunter, facts.plies);
	assert.equal(story.hunter, story.shortest);
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
	const later = line(2, 20, (size) => (size === 2 ? 1 : longest(size)));
	assert.deepEqual(patternOf(later, 4), { ...found, from: 3 });
	const square = (size: number) => size * size;
	const broken = (size: number) => longest(size) + (size === 14 ? 1 : 0);
	for (const [to, other] of [
		[20, square],
		[20, broken],
		[5, longest],
	] as const) {
		assert.equal(patternOf(line(2, to, other), 4), null);
	}
});
