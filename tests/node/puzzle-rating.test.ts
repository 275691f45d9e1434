/** The rating of a puzzle solver, and the path that follows it. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Path } from "../../web/app/puzzles/path.ts";
import { finish, isReliable, rated, ratingOf, scoreOf } from "../../web/app/puzzles/rating.ts";
import { type Puzzle, readList } from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import { stagesOf } from "../../web/model/puzzle-path.ts";
import { noProgress, type Progress, resultOf } from "../../web/model/puzzle-progress.ts";

const puzzles = readList(list);

/** A puzzle with about this rating. */
const about = (rating: number): Puzzle =>
	puzzles.find((puzzle) => Math.abs(puzzle.rating - rating) < 30) ?? assert.fail();

const clean = { slips: 0, hints: 0 };

describe("a rating", () => {
	test("rises with a solved puzzle, more with a harder one, and falls with a failed one", () => {
		const before = { rating: 1400, deviation: 80, volatility: 0.06 };
		const [easy, hard] = [1100, 1800].map((difficulty) => rated(before, difficulty, 1).rating);
		assert.ok(easy && hard && before.rating < easy && easy < hard);
		const { rating, deviation } = rated(before, 1400, 0);
		assert.ok(rating < before.rating);
		assert.ok(deviation < before.deviation);
		const largest = rated({ ...before, deviation: 300 }, 3000, 1).rating - before.rating;
		assert.ok(largest > 40 && largest < 60, String(largest));
	});

	test("follows Glickman's formulas", () => {
		// Against 1400 with a deviation of 90, won: by his formulas, g = 0.9607 and E = 0.6331 from 1500.
		const { rating } = rated({ rating: 1500, deviation: 100, volatility: 0.06 }, 1400, 1);
		const scale = 173.7178;
		const g = 1 / Math.sqrt(1 + (3 * (90 / scale) ** 2) / Math.PI ** 2);
		const expected = 1 / (1 + Math.exp((-g * 100) / scale));
		const variance = 1 / (g ** 2 * expected * (1 - expected));
		const phi = 1 / (1 / ((100 / scale) ** 2 + 0.06 ** 2) + 1 / variance);
		assert.ok(Math.abs(rating - (1500 + scale * phi * g * (1 - expected))) < 0.05, String(rating));
	});

	test("loses a quarter point for each slip or hint", () => {
		const attempts = [
			clean,
			{ slips: 1, hints: 0 },
			{ slips: 1, hints: 1 },
			{ slips: 7, hints: 0 },
		];
		assert.deepEqual([...attempts, null].map(scoreOf), [1, 0.75, 0.5, 0, 0]);
		const before = { rating: 1400, deviation: 80, volatility: 0.06 };
		assert.ok(rated(before, 1300, scoreOf({ slips: 1, hints: 0 })).rating > before.rating);
	});

	test("counts the first result of each puzzle, and no lesson", () => {
		const puzzle = about(1200);
		const once = finish(noProgress, puzzle, { slips: 1, hints: 0 });
		assert.equal(resultOf(once, puzzle.number), 1);
		assert.equal(finish(once, puzzle, clean), once);
		assert.equal(resultOf(finish(noProgress, puzzle, null), puzzle.number), null);
		const lesson = puzzles.find(({ lesson }) => lesson !== null) ?? assert.fail();
		const after = finish(noProgress, lesson, { slips: 1, hints: 0 });
		assert.deepEqual([after.rating, resultOf(after, lesson.number)], [undefined, 1]);
	});

	test("approaches the strength of a person who solves exactly the easier puzzles", () => {
		const strength = 1500;
		let progress: Progress = noProgress;
		assert.equal(isReliable(ratingOf(progress)), false);
		const isOpen = ({ number }: Puzzle) => resultOf(progress, number) === undefined;
		for (let count = 0; count < 60; count++) {
			const { rating } = ratingOf(progress);
			const off = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
			const nearest = puzzles.filter(isOpen).reduce((a, b) => (off(b) < off(a) ? b : a));
			progress = finish(progress, nearest, nearest.rating <= strength ? clean : null);
		}
		const { rating } = ratingOf(progress);
		assert.ok(Math.abs(rating - strength) < 150, String(rating));
		assert.equal(isReliable(ratingOf(progress)), true);
	});
});

describe("the path", () => {
	const pathAt = (progress: Progress, puzzle: Puzzle | null = null) =>
		new Path(puzzles, () => ({ puzzle, progress }));

	const stages = stagesOf(puzzles);
	const whole = stages.flatMap((stage) => stage.puzzles);

	test("continues over stages, past solved puzzles", () => {
		const results = Object.fromEntries(whole.slice(20, 30).map(({ number }) => [number, 0]));
		const path = pathAt({ ...noProgress, results });
		const next = [0, 18, 19, 40].map((at) => path.next(whole[at] ?? null)?.number);
		assert.deepEqual(
			next,
			[1, 19, 30, 41].map((at) => whole[at]?.number),
		);
	});

	test("returns at its end to the first skipped puzzle, and ends without one", () => {
		const last = whole.at(-1) ?? assert.fail();
		const left = whole[7] ?? assert.fail();
		const solved = whole.filter((each) => each !== left).map(({ number }) => [number, 0]);
		const path = pathAt({ ...noProgress, results: Object.fromEntries(solved) });
		assert.equal(path.next(last), left);
		assert.equal(path.next(left), null);
	});

	test("starts at its beginning for a newcomer, else at the last place", () => {
		const trivial = puzzles.find(({ isTrivial }) => isTrivial) ?? assert.fail();
		assert.equal(pathAt(noProgress).next(trivial), whole[0]);
		assert.equal(pathAt(noProgress, trivial).at, 0);
		const [before = assert.fail(), after] = whole.slice(500);
		const begun = { ...noProgress, last: before.number };
		assert.equal(pathAt(begun).next(null), before);
		assert.equal(pathAt(begun, trivial).next(trivial), before);
		assert.equal(pathAt({ ...begun, results: { [before.number]: 0 } }).next(null), after);
		assert.ok(pathAt(begun).stage?.puzzles.includes(before));
	});

	test("shows the current puzzle's stage, and that of one game on request", () => {
		const puzzle = about(1500);
		const path = pathAt(noProgress, puzzle);
		assert.ok(path.stage?.puzzles.includes(puzzle));
		assert.equal(path.stages.length, stages.length);
		path.shownSet.value = 0;
		assert.equal(path.stage, path.stages[0]);
		path.choose("fox-and-hounds");
		assert.equal(path.stages[0]?.kind, "lessons");
		assert.ok(path.shown.every(({ game }) => game === "fox-and-hounds"));
		path.choose(puzzle.game);
		assert.ok(path.stage?.puzzles.includes(puzzle));
	});
});
