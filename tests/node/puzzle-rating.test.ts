/** The rating of a person who solves puzzles, and the path that follows it. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Path } from "../../web/app/puzzles/path.ts";
import { finish, isReliable, rated, ratingOf, scoreOf } from "../../web/app/puzzles/rating.ts";
import { type Puzzle, pathThrough, readList } from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import { noProgress, type Progress, resultOf } from "../../web/model/puzzle-progress.ts";

const puzzles = readList(list);

/** A puzzle about as hard as given. */
const about = (rating: number): Puzzle =>
	puzzles.find((puzzle) => Math.abs(puzzle.rating - rating) < 30) ?? assert.fail();

const clean = { slips: 0, hints: 0 };

describe("a rating", () => {
	test("rises by a puzzle solved without help, more by a harder one, and falls by one given up", () => {
		const before = { rating: 1400, deviation: 80, volatility: 0.06 };
		const [easy, hard] = [1100, 1800].map((difficulty) => rated(before, difficulty, 1).rating);
		assert.ok(easy && hard && before.rating < easy && easy < hard);
		const { rating, deviation } = rated(before, 1400, 0);
		assert.ok(rating < before.rating);
		assert.ok(deviation < before.deviation);
	});

	test("is as Glickman's worked example has it, up to the two games that are left out", () => {
		// Against 1400 with a deviation of 90, won: by his formulas, g = 0.9607 and E = 0.6331 from 1500.
		const { rating } = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, 1400, 1);
		const scale = 173.7178;
		const g = 1 / Math.sqrt(1 + (3 * (90 / scale) ** 2) / Math.PI ** 2);
		const expected = 1 / (1 + Math.exp((-g * 100) / scale));
		const variance = 1 / (g ** 2 * expected * (1 - expected));
		const phi = 1 / (1 / ((200 / scale) ** 2 + 0.06 ** 2) + 1 / variance);
		assert.ok(Math.abs(rating - (1500 + scale * phi * g * (1 - expected))) < 0.05, String(rating));
	});

	test("gives half a point with one slip or hint, and none with more or with the solution seen", () => {
		const scores = [clean, { slips: 1, hints: 0 }, { slips: 0, hints: 1 }, { slips: 1, hints: 1 }];
		assert.deepEqual(
			[...scores, { slips: 7, hints: 0 }, null].map(scoreOf),
			[1, 0.5, 0.5, 0, 0, 0],
		);
	});

	test("counts the first result of each puzzle, and no other", () => {
		const puzzle = about(1200);
		const once = finish(noProgress, puzzle, { slips: 1, hints: 0 });
		assert.equal(resultOf(once, puzzle.number), 1);
		assert.equal(finish(once, puzzle, clean), once);
		assert.equal(resultOf(finish(noProgress, puzzle, null), puzzle.number), null);
	});

	test("of someone who solves what is below a strength, and nothing above, comes near it and is reliable", () => {
		const strength = 1500;
		let progress: Progress = noProgress;
		assert.equal(isReliable(ratingOf(progress)), false);
		const traveller = { puzzle: null, progress };
		const path = new Path(puzzles, traveller);
		let puzzle = about(900);
		for (let count = 0; count < 60; count++) {
			progress = finish(progress, puzzle, puzzle.rating <= strength ? clean : null);
			traveller.progress = progress;
			puzzle = path.next(puzzle) ?? assert.fail();
		}
		const { rating } = ratingOf(progress);
		assert.ok(Math.abs(rating - strength) < 150, String(rating));
		assert.equal(isReliable(ratingOf(progress)), true);
	});
});

describe("the path", () => {
	const pathAt = (progress: Progress, puzzle: Puzzle | null = null) =>
		new Path(puzzles, { puzzle, progress });

	test("goes on with a puzzle of another game, not much easier than the person is strong", () => {
		const rating = { rating: 1600, deviation: 60, volatility: 0.06 };
		const path = pathAt({ ...noProgress, rating });
		const next = path.next(about(1600)) ?? assert.fail();
		assert.notEqual(next.game, about(1600).game);
		assert.ok(next.rating >= 1500 && next.rating < 1600, String(next.rating));
	});

	test("goes on with the hardest of those left, where nothing harder is", () => {
		const rating = { rating: 3000, deviation: 60, volatility: 0.06 };
		const last = pathThrough(puzzles).at(-1) ?? assert.fail();
		const path = pathAt({ ...noProgress, rating });
		assert.equal(path.next(about(900)), last);
		const results = Object.fromEntries(puzzles.map(({ number }) => [number, 0]));
		assert.equal(pathAt({ ...noProgress, results }).next(last), null);
	});

	test("shows twelve at a time, the page of the current one, and only what the filter keeps", () => {
		const puzzle = about(1500);
		const path = pathAt(noProgress, puzzle);
		assert.equal(path.onPage.length, 12);
		assert.ok(path.onPage.includes(puzzle));
		assert.equal(path.pages, Math.ceil(puzzles.length / 12));
		path.turnTo(path.pages + 5);
		assert.equal(path.page, path.pages - 1);
		assert.equal(path.onPage.at(-1), pathThrough(puzzles).at(-1));
		path.choose({ game: "fox-and-hounds" });
		path.choose({ theme: "zugzwang" });
		assert.deepEqual(path.filter.value, { game: "fox-and-hounds", theme: "zugzwang" });
		assert.ok(path.shown.length > 0);
		assert.ok(
			path.shown.every(
				({ game, themes }) => game === "fox-and-hounds" && themes.includes("zugzwang"),
			),
		);
		assert.ok(path.page < path.pages);
	});
});
