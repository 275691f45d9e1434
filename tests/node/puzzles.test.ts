/** The puzzles: each of the list is one, the list is what the script writes, and every day has its own. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import {
	dayOf,
	lessons,
	levelOf,
	levels,
	momentOf,
	movesIn,
	type Puzzle,
	puzzleOfDay,
	readList,
	themes,
	writeList,
} from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import { bandOf, stagesOf } from "../../web/model/puzzle-path.ts";
import {
	addAttempt,
	addDay,
	addResult,
	attemptAt,
	foundIn,
	isProgress,
	noProgress,
	type Progress,
	resultOf,
	streakOn,
} from "../../web/model/puzzle-progress.ts";
import { stormOf } from "../../web/model/puzzle-storm.ts";
import { withoutLessons } from "../../web/puzzles/lessons.ts";
import { puzzleGames } from "../../web/puzzles/make.ts";
import { solutionOf } from "../../web/puzzles/solution.ts";
import { symmetryText } from "../../web/puzzles/symmetry.ts";
import { assertArePuzzles } from "./puzzle-claims.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const puzzles = readList(list);

/** Of the puzzles that links already name: they may never change. */
const digestOfNamed = "764a3ba71a52b6fba3b006826dfbc43f8d5e336b062194769f7c10df2e7177e0";

describe("the list of puzzles", () => {
	// Of all of them in tests/release.
	test("has in each fortieth place a puzzle that its table shows to be one", () =>
		assertArePuzzles(puzzles.filter(({ number }) => number % 40 === 0)));

	test("has puzzles of each game and level, of two to six moves but for micro-puzzles", () => {
		for (const id of puzzleGames) {
			for (const level of levels) {
				const some = puzzles.filter((puzzle) => puzzle.game === id && levelOf(puzzle) === level);
				assert.ok(some.length > 0, `${id}, level ${level}`);
			}
		}
		assert.ok(puzzles.length >= 1000);
		const isFit = (puzzle: Puzzle) =>
			puzzle.lesson === null ? movesIn(puzzle) >= 2 && movesIn(puzzle) <= 6 : movesIn(puzzle) <= 2;
		assert.deepEqual(
			puzzles.filter((puzzle) => !isFit(puzzle)),
			[],
		);
	});

	test("teaches each game in five micro-puzzles, but for what it does not have, at the end of the list", () => {
		const first = puzzles.findIndex(({ lesson }) => lesson !== null);
		assert.equal(first, 1087);
		for (const id of puzzleGames) {
			const taught: readonly Puzzle[] = puzzles.slice(first).filter(({ game }) => game === id);
			const expected = lessons.filter((lesson) => !withoutLessons[id]?.includes(lesson));
			assert.deepEqual(
				taught.map(({ lesson }) => lesson),
				expected,
				id,
			);
		}
	});

	test("has none twice up to a symmetry of its board", () => {
		const known = new Map<string, number>();
		for (const { number, code } of puzzles) {
			const text = symmetryText(solver.decode(code));
			assert.equal(known.get(text), undefined, `puzzles ${known.get(text)} and ${number}`);
			known.set(text, number);
		}
	});

	test("has every theme many times, and each theme's first letter is its own", () => {
		for (const theme of themes) {
			const some = puzzles.filter((puzzle) => puzzle.themes.includes(theme));
			assert.ok(some.length >= 40, `${theme}: ${some.length}`);
		}
		assert.equal(new Set(themes.map((theme) => theme.charAt(0))).size, themes.length);
	});

	test("has the puzzles at the numbers under which links know them", () => {
		const digest = createHash("sha256");
		const named = puzzles.slice(0, 389).map(({ game, code }) => `${game} ${code}`);
		assert.equal(digest.update(named.join("\n")).digest("hex"), digestOfNamed);
	});

	test("is written as it is read", () => {
		assert.equal(writeList(puzzles), list.trimStart());
		assert.deepEqual(
			puzzles.map(({ number }) => number),
			puzzles.map((_, index) => index + 1),
		);
	});
});

describe("the path", () => {
	const stages = stagesOf(puzzles);

	test("has every puzzle once that is not trivial, as are three steps to an exit, and forced laps", () => {
		const path = stages.flatMap((stage) => stage.puzzles);
		assert.equal(new Set(path).size, path.length);
		const trivial = puzzles.filter(({ isTrivial }) => isTrivial);
		assert.deepEqual(
			[194, 460].map((number) => trivial.some((puzzle) => puzzle.number === number)),
			[true, true],
		);
		assert.equal(path.length, puzzles.length - trivial.length);
		assert.ok(trivial.length < 150, String(trivial.length));
		assert.ok(trivial.every(({ themes, lesson }) => themes.length === 0 && lesson === null));
	});

	test("begins with the lessons of each game, and goes on by level and theme", () => {
		const kinds = stages.map(({ kind }) => kind);
		assert.equal(kinds.lastIndexOf("lessons"), puzzleGames.length - 1);
		const climbs = stages.filter((stage) => stage.kind === "climb");
		assert.deepEqual(
			climbs.map(({ level }) => level),
			climbs.map(({ level }) => level).sort(),
		);
		for (const { puzzles: some, level, theme } of climbs) {
			assert.ok(some.every((puzzle) => levelOf(puzzle) === level));
			assert.ok(some.every((puzzle) => (puzzle.themes[0] ?? null) === theme));
		}
	});

	test("has stages of twelve at most, each from easy to hard, with the hardest as the boss at the end", () => {
		for (const stage of stages) {
			assert.ok(stage.puzzles.length <= 12);
			if (stage.kind === "climb") {
				const { boss, puzzles: some } = stage;
				assert.equal(some.at(-1), boss);
				assert.ok(some.every(({ rating }) => rating <= boss.rating));
				const bands = some.map(bandOf);
				assert.deepEqual(
					bands,
					[...bands].sort((a, b) => a - b),
				);
			}
		}
	});

	test("lets games take turns", () => {
		const climbed = stages.flatMap((stage) => (stage.kind === "climb" ? stage.puzzles : []));
		const same = climbed.filter(({ game }, index) => game === climbed[index - 1]?.game);
		assert.ok(same.length < climbed.length / 3, String(same.length));
	});
});

test("a position is no puzzle where its side loses, where several moves win, or where the game is over", async () => {
	for (const text of ["8 2 4 1 5", "5 3 3 3 4", "3 2 2 2 3"]) {
		const { game, position } = await problemOf("chase", text);
		using table = await solver.solve(game);
		assert.equal(await solutionOf(table, position), null, text);
	}
});

describe("the day's puzzle", () => {
	test("changes at midnight UTC, wherever one is", () => {
		const midnight = Date.UTC(2026, 10, 22);
		assert.equal(dayOf(midnight - 1), dayOf(midnight) - 1);
		assert.equal(dayOf(midnight), dayOf(midnight + 86_399_999));
		assert.equal(momentOf(dayOf(midnight + 1)), midnight);
	});

	const daily = puzzles.filter(({ number }) => number <= 1087);
	const first = daily.length * 20;
	const run = daily.map((_, later) => puzzleOfDay(puzzles, first + later) ?? assert.fail());

	test("is each of those that the days had from the first in its place, but for trivial ones", () => {
		for (const [at, puzzle] of daily.entries()) {
			assert.equal(run[at] === puzzle, !puzzle.isTrivial, String(puzzle.number));
		}
		assert.equal(puzzleOfDay(puzzles, first + daily.length), run[0]);
	});

	test("is never trivial, is seldom of the game of the day before, and comes again after a hundred days", () => {
		assert.ok(run.every(({ isTrivial }) => !isTrivial));
		const seen = new Map<Puzzle, number>();
		for (const [at, puzzle] of run.entries()) {
			assert.ok(at - (seen.get(puzzle) ?? -101) > 100, `${puzzle.number} at ${at}`);
			seen.set(puzzle, at);
		}
		const same = run.filter(({ game }, index) => game === run[index - 1]?.game);
		assert.ok(same.length < run.length / 7, String(same.length));
	});
});

test("a storm has short puzzles of the path, each once, ever harder, and others each time", () => {
	const runs = [() => 0, () => 0.5, () => 0.9].map((random) => stormOf(puzzles, random));
	for (const run of runs) {
		assert.deepEqual([run.length, new Set(run).size], [80, 80]);
		assert.ok(run.every((each) => movesIn(each) <= 3 && !each.isTrivial && each.lesson === null));
		const ratings = run.map(({ rating }) => rating);
		assert.deepEqual(
			ratings,
			[...ratings].sort((a, b) => a - b),
		);
		assert.ok((ratings[0] ?? 0) < 1000 && (ratings.at(-1) ?? 0) > 1800);
	}
	assert.ok(new Set(runs.flat()).size > 200);
});

describe("what is remembered of puzzles", () => {
	test("is the first result of each, and until then the slips and hints of it, the most of all tabs", () => {
		const begun = addAttempt(noProgress, 3, { slips: 2, hints: 0 }, 0);
		const both = addAttempt(begun, 3, { slips: 1, hints: 1 }, 0);
		assert.deepEqual(attemptAt(both, 3), { slips: 2, hints: 1 });
		assert.deepEqual(attemptAt(both, 4), { slips: 0, hints: 0 });
		assert.equal(addAttempt(noProgress, 3, { slips: 0, hints: 0 }, 0), noProgress);
		const solved = addResult(addResult(both, 3, 2), 7, null);
		assert.deepEqual(attemptAt(solved, 3), { slips: 0, hints: 0 });
		assert.equal(addAttempt(solved, 3, { slips: 5, hints: 0 }, 0), solved);
		const again = addResult(addResult(solved, 3, 0), 7, 0);
		assert.deepEqual(
			[3, 7, 4].map((number) => resultOf(again, number)),
			[2, null, undefined],
		);
	});

	test("is how each move was found: the worst of it, with all that was needed", () => {
		const puzzle = { number: 3, plies: 7 };
		const begun = [
			[0, 1, 0],
			[1, 1, 2],
			[1, 2, 2],
			[2, 2, 3],
			[3, 2, 3],
		].reduce<Progress>(
			(progress, [slips = 0, hints = 0, at = 0]) => addAttempt(progress, 3, { slips, hints }, at),
			noProgress,
		);
		const found = ["hint", "clean", "slip", "slips"];
		assert.deepEqual(foundIn(addResult(begun, 3, 3), puzzle), found);
		assert.deepEqual(foundIn(addResult(noProgress, 3, 0), puzzle), Array(4).fill("clean"));
		// Earlier versions of the page did not keep it.
		assert.equal(foundIn({ ...noProgress, results: { 3: 0 } }, puzzle), null);
	});

	test("are the days in a row, up to the day or the one before it", () => {
		const third = addDay(addDay(addDay(noProgress, 10), 11), 12);
		assert.deepEqual(
			[12, 13, 14].map((today) => streakOn(third, today)),
			[3, 3, 0],
		);
		assert.equal(streakOn(addDay(third, 12), 12), 3);
		assert.equal(streakOn(addDay(third, 14), 14), 1);
		assert.equal(streakOn(noProgress, 14), 0);
	});

	test("is not taken from a storage that holds anything else", () => {
		assert.ok(isProgress(noProgress));
		assert.ok(isProgress(addDay(addResult(noProgress, 3, null), 20_000)));
		const rating = { rating: 1500, deviation: 80, volatility: 0.06 };
		const begun = addAttempt(noProgress, 3, { slips: 1, hints: 2 }, 4);
		assert.ok(isProgress({ ...begun, rating }));
		for (const broken of [
			...[null, [], {}],
			...[{ days: -1 }, { lastDay: "today" }, { results: { x: 1 } }, { results: { 3: "yes" } }],
			...[{ found: { 3: "4" } }, { found: { 3: 0 } }, { begun: { 3: 1 } }],
			...[{ begun: { 3: { slips: -1, hints: 0 } } }, { rating: 1500 }],
			...[{ rating: { ...rating, deviation: 0 } }, { rating: { ...rating, rating: null } }],
		]) {
			const isPart = broken !== null && Object.keys(broken).length > 0;
			const stored = isPart ? { ...noProgress, ...broken } : broken;
			assert.ok(!isProgress(stored), JSON.stringify(broken));
		}
	});
});
