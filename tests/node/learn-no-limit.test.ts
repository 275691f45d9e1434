/** What the seventh chapter says of the long hunt, and of the pattern of chase's longest games. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { MoveValue, Square } from "catchmate";
import { huntStory } from "../../web/learn/no-limit/hunt-story.ts";
import { patternOf, predicted } from "../../web/learn/no-limit/pattern.ts";
import { factsOf } from "./facts.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

test("the hunt goes as it is told: one piece stands guard above Black, the other goes round, and Black goes up but once", async () => {
	const facts = factsOf("no-limit");
	const { game, position } = await problemOf("crossing-pawn", String(facts.longHuntBoard));
	const table = await solver.solve(game);
	const story = await huntStory(table, position);
	assert.equal(story.black.moves + story.guard + story.hunter, facts.plies);
	assert.equal(story.hunter, story.shortest);
	// The same game, move by move: the hunter's step if one is best, and else the guard's, which any step of the hunter is worse than.
	let [guard, hunter] = [
		{ row: 1, column: game.board.columns },
		{ row: 8, column: 8 },
	];
	const seen = { guard: 0, hunter: 0, thrown: 0, slow: 0 };
	let there = position;
	for (let left = Number(facts.plies); left > 0; left -= 1) {
		const values = await table.moves(there);
		const best = values.filter(({ distance, outcome }) => distance === left && outcome !== "draw");
		const isStep = (piece: Square) => (value: MoveValue) =>
			value.move.from?.row === piece.row && value.move.from.column === piece.column;
		assert.ok(guard.row < story.row, `the guard stands in row ${guard.row}`);
		const stays = best.find(({ move: { from, to } }) => from?.row === to?.row);
		const step = best.find(isStep(hunter));
		const made = there.toMove === "black" ? (stays ?? best[0]) : (step ?? best[0]);
		assert.ok(made?.move.to);
		if (there.toMove === "black") {
			assert.equal(stays === undefined, left === facts.huntUpPlies, `${left} plies before the end`);
		} else if (step === undefined) {
			assert.ok(isStep(guard)(made));
			guard = made.move.to;
			seen.guard += 1;
			const others = values.filter(isStep(hunter));
			seen[others.some(({ outcome }) => outcome === "win") ? "slow" : "thrown"] += 1;
		} else {
			hunter = made.move.to;
			seen.hunter += 1;
		}
		there = made.position;
	}
	assert.deepEqual(seen, {
		guard: story.guard,
		hunter: story.hunter,
		thrown: facts.huntBound,
		slow: facts.huntSlow,
	});
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
