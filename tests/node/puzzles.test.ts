/** The puzzles: each of the list is one, the list is what the script writes, and every day has its own. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import { plainAnswer } from "../../web/learn/plain/plain.ts";
import {
	bandOf,
	dayOf,
	levelOf,
	levels,
	momentOf,
	movesIn,
	pathThrough,
	puzzleOfDay,
	readList,
	themes,
	writeList,
} from "../../web/model/puzzle.ts";
import { list } from "../../web/model/puzzle-list.ts";
import {
	addAttempt,
	addDay,
	addResult,
	attemptAt,
	isProgress,
	noProgress,
	resultOf,
	streakOn,
} from "../../web/model/puzzle-progress.ts";
import { puzzleGames } from "../../web/puzzles/make.ts";
import { solutionOf } from "../../web/puzzles/solution.ts";
import { symmetryText } from "../../web/puzzles/symmetry.ts";
import { assertArePuzzles } from "./puzzle-claims.ts";
import { solver, useSolver } from "./solver.ts";

useSolver();

const puzzles = readList(list);

/** Of the puzzles that links already name: they may never change. */
const digestOfNamed = "764a3ba71a52b6fba3b006826dfbc43f8d5e336b062194769f7c10df2e7177e0";

describe("the list of puzzles", () => {
	// Of all of them in tests/release.
	test("has in each fifth place a puzzle that its table shows to be one", () =>
		assertArePuzzles(puzzles.filter(({ number }) => number % 5 === 0)));

	test("agrees with a plain solver that knows one game alone", async () => {
		for (const { number, goal, code } of puzzles.filter(({ game }) => game === "crossing-pawn")) {
			const { game, position } = solver.decode(code);
			if (number % 10 !== 0) continue;
			const [winner] = (await plainAnswer({ game, position })).toLowerCase().split(" ");
			assert.equal(winner, goal === "draw" ? "tie" : position.toMove, `puzzle ${number}`);
		}
	});

	test("has puzzles of each game and level, of two to six moves, and none twice", () => {
		for (const id of puzzleGames) {
			for (const level of levels) {
				const some = puzzles.filter((puzzle) => puzzle.game === id && levelOf(puzzle) === level);
				assert.ok(some.length > 0, `${id}, level ${level}`);
			}
		}
		assert.ok(puzzles.length >= 1000);
		assert.ok(puzzles.every((puzzle) => movesIn(puzzle) >= 2 && movesIn(puzzle) <= 6));
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
	test("has every puzzle once, from easy to hard, and games take turns", () => {
		const path = pathThrough(puzzles);
		assert.equal(new Set(path).size, puzzles.length);
		const pairs = path.slice(1).map((puzzle, index) => [path[index] ?? puzzle, puzzle] as const);
		assert.ok(pairs.every(([before, after]) => bandOf(before) <= bandOf(after)));
		const same = pairs.filter(([before, after]) => before.game === after.game);
		assert.ok(same.length < path.length / 5, String(same.length));
	});
});

describe("a position", () => {
	test("is no puzzle where its side loses, where several moves win, or where the game is over", async () => {
		const answers: unknown[] = [];
		for (const text of ["8 2 4 1 5", "5 3 3 3 4", "3 2 2 2 3"]) {
			const { problems } = await solver.read("chase", text);
			const [problem] = problems;
			assert.ok(problem);
			const table = await solver.solve(problem.game);
			answers.push(await solutionOf(table, problem.position));
			table.dispose();
		}
		assert.deepEqual(answers, [null, null, null]);
	});
});

describe("the day's puzzle", () => {
	test("changes at midnight UTC, wherever one is", () => {
		const midnight = Date.UTC(2026, 10, 22);
		assert.equal(dayOf(midnight - 1), dayOf(midnight) - 1);
		assert.equal(dayOf(midnight), dayOf(midnight + 86_399_999));
		assert.equal(momentOf(dayOf(midnight + 1)), midnight);
	});

	test("is each of the list once before any comes again", () => {
		const first = dayOf(Date.UTC(2026, 0, 1));
		const run = puzzles.map((_, later) => puzzleOfDay(puzzles, first + later)?.number);
		assert.equal(new Set(run).size, puzzles.length);
		assert.equal(puzzleOfDay(puzzles, first + puzzles.length)?.number, run[0]);
	});

	test("is of another game than on the day before, but for a few days", () => {
		const same = puzzles.filter(({ game }, index) => game === puzzles[index - 1]?.game);
		assert.ok(same.length < puzzles.length / 10, String(same.length));
	});
});

describe("what is remembered of puzzles", () => {
	test("is the first result of each: slips, or that its solution was seen", () => {
		const once = addResult(addResult(noProgress, 3, 2), 7, null);
		const twice = addResult(addResult(once, 3, 0), 7, 0);
		assert.deepEqual([resultOf(twice, 3), resultOf(twice, 7)], [2, null]);
		assert.equal(resultOf(twice, 4), undefined);
	});

	test("are the slips and hints of puzzles that were begun, the most of all tabs, until there is a result", () => {
		const begun = addAttempt(noProgress, 3, { slips: 2, hints: 0 });
		const both = addAttempt(begun, 3, { slips: 1, hints: 1 });
		assert.deepEqual(attemptAt(both, 3), { slips: 2, hints: 1 });
		assert.deepEqual(attemptAt(both, 4), { slips: 0, hints: 0 });
		assert.equal(addAttempt(noProgress, 3, { slips: 0, hints: 0 }), noProgress);
		const solved = addResult(both, 3, 2);
		assert.deepEqual(attemptAt(solved, 3), { slips: 0, hints: 0 });
		assert.equal(addAttempt(solved, 3, { slips: 5, hints: 0 }), solved);
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
		const begun = addAttempt(noProgress, 3, { slips: 1, hints: 2 });
		assert.ok(isProgress({ ...begun, rating }));
		const broken = [
			null,
			[],
			{},
			{ ...noProgress, days: -1 },
			{ ...noProgress, lastDay: "today" },
			{ ...noProgress, results: { x: 1 } },
			{ ...noProgress, results: { 3: "yes" } },
			{ ...noProgress, begun: { 3: 1 } },
			{ ...noProgress, begun: { 3: { slips: -1, hints: 0 } } },
			{ ...noProgress, rating: 1500 },
			{ ...noProgress, rating: { ...rating, deviation: 0 } },
			{ ...noProgress, rating: { ...rating, rating: null } },
		];
		assert.deepEqual(
			broken.filter((each) => isProgress(each)),
			[],
		);
	});
});
