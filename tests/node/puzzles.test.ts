/** The list of puzzles, its path, the day's puzzle, storms and progress. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import {
	dayOf,
	earlierDayOf,
	lessons,
	levelOf,
	levels,
	momentOf,
	movesIn,
	type Puzzle,
	puzzleOfDay,
	readList,
	themes,
	weekdayOf,
	weekOf,
	writeList,
} from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import { bandOf, lessonsOf, nextLesson, stagesOf } from "../../web/model/puzzle-path.ts";
import {
	addAttempt,
	addDay,
	addLostDay,
	addResult,
	attemptAt,
	bestStreak,
	foundIn,
	isProgress,
	noProgress,
	type Progress,
	resultOf,
	streakLost,
	streakOf,
	streakOn,
} from "../../web/model/puzzle-progress.ts";
import { stormGames, stormOf, withoutDaily } from "../../web/model/puzzle-storm.ts";
import { withoutLessons } from "../../web/puzzles/lessons.ts";
import { puzzleGames } from "../../web/puzzles/make.ts";
import { symmetryText } from "../../web/puzzles/symmetry.ts";
import { assertArePuzzles } from "./puzzle-claims.ts";
import { solver, useSolver } from "./solver.ts";

useSolver();

const puzzles = readList(list);

const isAscending = (numbers: readonly number[]) =>
	numbers.every((number, index) => (numbers[index - 1] ?? number) <= number);

/** Puzzles named in existing links: they never change. */
const digestOfNamed = "764a3ba71a52b6fba3b006826dfbc43f8d5e336b062194769f7c10df2e7177e0";

describe("the list of puzzles", () => {
	// tests/release checks all of them.
	test("has a verified puzzle in each eightieth place", () =>
		assertArePuzzles(puzzles.filter(({ number }) => number % 80 === 0)));

	test("has puzzles of each game and level, of two to six moves except micro-puzzles", () => {
		for (const id of puzzleGames) {
			const found = new Set(puzzles.filter(({ game }) => game === id).map(levelOf));
			assert.deepEqual([...found].sort(), [...levels], id);
		}
		const isFit = (puzzle: Puzzle) =>
			puzzle.lesson === null ? movesIn(puzzle) >= 2 && movesIn(puzzle) <= 6 : movesIn(puzzle) <= 2;
		for (const puzzle of puzzles) assert.ok(isFit(puzzle), String(puzzle.number));
	});

	test("ends with the lessons of each game", () => {
		const first = puzzles.findIndex(({ lesson }) => lesson !== null);
		assert.equal(first, 1087);
		for (const id of puzzleGames) {
			const here: readonly Puzzle[] = puzzles.slice(first).filter(({ game }) => game === id);
			const taught = here.map(({ lesson }) => lesson);
			const expected = lessons.filter((lesson) => !withoutLessons[id]?.includes(lesson));
			assert.deepEqual(taught, expected, id);
		}
	});

	test("has no duplicates up to board symmetry", () => {
		const known = new Map<string, number>();
		for (const { number, code } of puzzles) {
			const text = symmetryText(solver.decode(code));
			assert.equal(known.get(text), undefined, `puzzles ${known.get(text)} and ${number}`);
			known.set(text, number);
		}
	});

	test("has every theme many times, each with its own initial", () => {
		for (const theme of themes) {
			const some = puzzles.filter((puzzle) => puzzle.themes.includes(theme));
			assert.ok(some.length >= 40, `${theme}: ${some.length}`);
		}
		assert.equal(new Set(themes.map((theme) => theme.charAt(0))).size, themes.length);
	});

	test("keeps the numbers in links, and reads back as written", () => {
		const digest = createHash("sha256");
		const named = puzzles.slice(0, 389).map(({ game, code }) => `${game} ${code}`);
		assert.equal(digest.update(named.join("\n")).digest("hex"), digestOfNamed);
		for (const [index, { number }] of puzzles.entries()) assert.equal(number, index + 1);
		assert.equal(writeList(puzzles), list.trimStart());
	});
});

describe("the path", () => {
	const stages = stagesOf(puzzles);

	test("has every non-trivial puzzle once", () => {
		const path = stages.flatMap((stage) => stage.puzzles);
		assert.equal(new Set(path).size, path.length);
		const trivial = puzzles.filter(({ isTrivial }) => isTrivial);
		// Three steps to an exit, and a forced lap.
		for (const number of [194, 460]) assert.ok(trivial.some((each) => each.number === number));
		assert.equal(path.length, puzzles.length - trivial.length);
		assert.ok(trivial.every(({ themes, lesson }) => themes.length === 0 && lesson === null));
	});

	test("starts with each game's lessons, then goes by level and theme", () => {
		const kinds = stages.map(({ kind }) => kind);
		assert.equal(kinds.lastIndexOf("lessons"), puzzleGames.length - 1);
		const climbs = stages.filter((stage) => stage.kind === "climb");
		assert.ok(isAscending(climbs.map(({ level }) => level)));
		for (const { puzzles: some, level, theme } of climbs) {
			const kinds = some.map((puzzle) => [levelOf(puzzle), puzzle.themes[0] ?? null]);
			assert.deepEqual(kinds, Array(some.length).fill([level, theme]));
		}
	});

	test("leads to the first unsolved lesson, those with a seen solution last", () => {
		const lessons = lessonsOf(puzzles);
		const [seen = assert.fail(), solved = assert.fail(), open] = lessons;
		const next = (results: Progress["results"]) => nextLesson(lessons, { ...noProgress, results });
		const results = { [seen.number]: null, [solved.number]: 0 };
		assert.equal(next(results), open);
		const others = lessons.filter((lesson) => lesson !== seen).map(({ number }) => [number, 1]);
		const all = Object.fromEntries(others);
		assert.equal(next({ ...all, [seen.number]: null }), seen);
		assert.equal(next({ ...all, [seen.number]: 0 }), seen);
	});

	test("has stages of up to twelve, from easy to hard, the boss last, games in turn", () => {
		const climbed = stages.flatMap((stage) => (stage.kind === "climb" ? stage.puzzles : []));
		const same = climbed.filter(({ game }, index) => game === climbed[index - 1]?.game);
		assert.ok(same.length < climbed.length / 3, String(same.length));
		for (const stage of stages) {
			assert.ok(stage.puzzles.length <= 12);
			if (stage.kind !== "climb") continue;
			const { boss, puzzles: some } = stage;
			assert.equal(some.at(-1), boss);
			assert.ok(some.every(({ rating }) => rating <= boss.rating));
			assert.ok(isAscending(some.map(bandOf)));
		}
	});
});

describe("the day's puzzle", () => {
	test("changes at midnight UTC everywhere", () => {
		const midnight = Date.UTC(2026, 10, 22);
		assert.equal(dayOf(midnight - 1), dayOf(midnight) - 1);
		assert.equal(dayOf(midnight), dayOf(midnight + 86_399_999));
		assert.equal(momentOf(dayOf(midnight + 1)), midnight);
	});

	const monday = dayOf(Date.UTC(2026, 10, 2));
	const run = Array.from({ length: 130 }, (_, week) =>
		weekOf(monday + 7 * week + (week % 7)).map((day) => puzzleOfDay(puzzles, day) ?? assert.fail()),
	);

	test("has one game a week, from Monday on, ever harder", () => {
		assert.deepEqual([monday, monday + 6].map(weekdayOf), [0, 6]);
		for (const [nth, week] of run.entries()) {
			assert.equal(new Set(week.map(({ game }) => game)).size, 1, String(nth));
			assert.ok(isAscending(week.map(({ rating }) => rating)), String(nth));
		}
	});

	test("is recognised afterwards by its last day, for four weeks", () => {
		const puzzle = puzzleOfDay(puzzles, monday) ?? assert.fail();
		const days = [0, 1, 28, 29].map((later) => earlierDayOf(puzzles, puzzle, monday + later));
		assert.deepEqual(days, [null, monday, monday, null]);
	});

	test("is never trivial, changes its game each week, and recurs after years", () => {
		assert.ok(run.flat().every(({ isTrivial, lesson }) => !isTrivial && lesson === null));
		assert.equal(new Set(run.flat()).size, 130 * 7);
		const same = run.filter(([puzzle], nth) => puzzle?.game === run[nth - 1]?.[0]?.game);
		assert.ok(same.length <= 1, String(same.length));
	});
});

test("a storm has distinct short puzzles, ever harder, different each time", () => {
	const runs = [() => 0, () => 0.5, () => 0.9].map((random) => stormOf(puzzles, random));
	for (const run of runs) {
		assert.deepEqual([run.length, new Set(run).size], [80, 80]);
		assert.ok(run.every((each) => movesIn(each) <= 3 && !each.isTrivial && each.lesson === null));
		const ratings = run.map(({ rating }) => rating);
		assert.ok(isAscending(ratings));
		assert.ok((ratings[0] ?? 0) < 1000 && (ratings.at(-1) ?? 0) > 1800);
	}
	assert.ok(new Set(runs.flat()).size > 200);
});

test("a storm draws from the games met, and never shows a puzzle of the day", () => {
	const today = 20_000;
	assert.deepEqual(stormGames(puzzles, ["token", "chase"]), ["chase"]);
	assert.deepEqual(stormGames(puzzles, ["token"]), [puzzles[0]?.game]);
	const month = [-28, -21, -14, -7, 0, 1].map((later) => puzzleOfDay(puzzles, today + later));
	const progress = month.slice(0, 4).reduce<Progress>((before, puzzle, nth) => {
		const { number } = puzzle ?? assert.fail();
		return addDay(before, today - 28 + 7 * nth, number);
	}, noProgress);
	const others = withoutDaily(puzzles, progress, today);
	for (const puzzle of month) assert.ok(puzzle && !others.includes(puzzle));
	assert.equal(others.length, puzzles.length - 4 - 7);
});

describe("the progress", () => {
	test("keeps each puzzle's first result, and the most slips and hints of all tabs", () => {
		const begun = addAttempt(noProgress, 3, { slips: 2, hints: 0 }, 0);
		const both = addAttempt(begun, 3, { slips: 1, hints: 1 }, 0);
		assert.deepEqual(attemptAt(both, 3), { slips: 2, hints: 1 });
		assert.deepEqual(attemptAt(both, 4), { slips: 0, hints: 0 });
		assert.equal(addAttempt(noProgress, 3, { slips: 0, hints: 0 }, 0), noProgress);
		const solved = addResult(addResult(both, 3, 2), 7, null);
		assert.deepEqual(attemptAt(solved, 3), { slips: 0, hints: 0 });
		assert.equal(addAttempt(solved, 3, { slips: 5, hints: 0 }, 0), solved);
		const again = addResult(addResult(solved, 3, 0), 7, 0);
		const results = [3, 7, 4].map((number) => resultOf(again, number));
		assert.deepEqual(results, [2, null, undefined]);
	});

	test("keeps the worst way in which each move was found", () => {
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
		const found = ["hint", "clean", "hint", "slips"];
		assert.deepEqual(foundIn(addResult(begun, 3, 3), puzzle), found);
		assert.deepEqual(foundIn(addResult(noProgress, 3, 0), puzzle), Array(4).fill("clean"));
		const givenUp = foundIn(addResult(begun, 3, null, 2), puzzle);
		assert.deepEqual(givenUp, ["hint", "clean", "failed", "failed"]);
		// Earlier versions of the page did not store it.
		assert.equal(foundIn({ ...noProgress, results: { 3: 0 } }, puzzle), null);
	});

	test("counts the streak up to today or yesterday", () => {
		const third = addDay(addDay(addDay(noProgress, 10, 7), 11, 8), 12, 9);
		const streaks = [12, 13, 14].map((today) => streakOn(third, today));
		assert.deepEqual(streaks, [3, 3, 0]);
		assert.equal(streakOn(addDay(third, 14, 10), 14), 1);
		assert.deepEqual(addDay(third, 12, 11).daily, [7, 8, 9]);
		assert.equal(streakOn(noProgress, 14), 0);
	});

	test("ends the streak at once when the day's puzzle is given up", () => {
		const lost = addLostDay(addDay(addDay(noProgress, 10, 7), 11, 8), 12);
		assert.deepEqual(streakOf(lost, 12), { days: 0, isTodayOver: true });
		assert.deepEqual([streakLost(lost, 12), streakLost(lost, 13), bestStreak(lost)], [2, 0, 2]);
		const anew = addDay(lost, 13, 9);
		assert.deepEqual(streakOf(anew, 13), { days: 1, isTodayOver: true });
		assert.deepEqual([bestStreak(anew), isProgress(anew)], [2, true]);
	});

	test("is refused in any other form", () => {
		assert.ok(isProgress(noProgress));
		assert.ok(isProgress(addDay(addResult(noProgress, 3, null), 20_000, 3)));
		const rating = { rating: 1500, deviation: 80, volatility: 0.06 };
		const begun = addAttempt(noProgress, 3, { slips: 1, hints: 2 }, 4);
		assert.ok(isProgress({ ...begun, rating }));
		for (const broken of [null, [], {}]) assert.ok(!isProgress(broken));
		for (const broken of [
			...[
				{ days: -1 },
				{ lastDay: "today" },
				{ results: { x: 1 } },
				{ results: { 3: "yes" } },
				{ daily: [-1] },
			],
			...[{ found: { 3: "4" } }, { begun: { 3: 1 } }, { begun: { 3: { slips: -1, hints: 0 } } }],
			...[{ rating: 1500 }, { rating: { ...rating, deviation: 0 } }],
		]) {
			assert.ok(!isProgress({ ...noProgress, ...broken }), JSON.stringify(broken));
		}
	});
});
