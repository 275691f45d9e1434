/** What the page makes of values, those of play that never ends among them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Board, Game, MoveValue, Rules, SideStatistics, Statistics, Value } from "catchmate";
import { bestOf, layersOf } from "../../web/model/judgement.ts";
import { appeal, candidates } from "../../web/model/opponents.ts";
import { boardScale, distanceText, isEndless, remoteness, scaleOf } from "../../web/model/value.ts";
import { chase } from "./games.ts";

const win = (distance: number | null): Value => ({ outcome: "win", distance, winner: "cat" });
const loss = (distance: number | null): Value => ({ outcome: "loss", distance, winner: "cat" });
const draw: Value = { outcome: "draw", distance: null, winner: null };

describe("a win without an end", () => {
	test("is told from a draw", () => {
		assert.deepEqual([win(null), loss(null), draw, win(3)].map(isEndless), [
			...[true, true],
			...[false, false],
		]);
		assert.deepEqual(
			[win(null), loss(null), draw, win(0)].map((value) => distanceText(value)),
			["∞", "∞", "", "0"],
		);
	});

	test("is farther than any other, and leaves the scale as it is where there is none", () => {
		assert.deepEqual(
			[0, 5, 10].map((plies) => remoteness(scaleOf([win(10), draw]))(win(plies))),
			[0, 0.5, 1],
		);
		const board = boardScale({
			longest: 20,
			game: { rules: rulesOf({}), board: { rows: 2, columns: 2, obstacles: [] } },
		});
		assert.deepEqual(board, { longest: 20, hasEndless: true });
		assert.ok(remoteness(board)(win(10)) < 0.5 && remoteness(board)(win(20)) < 1);
		const part = remoteness(scaleOf([win(10), loss(null), draw]));
		assert.equal(part(loss(null)), 1);
		assert.ok(part(win(10)) < 1 && part(win(10)) > part(win(9)));
	});
});

const rulesOf = (change: Partial<Rules>): Rules => ({
	...chase,
	sides: [
		{ ...chase.sides[0], name: "mouse" },
		{ ...chase.sides[1], name: "cat" },
	],
	starts: "mouse",
	capture: "wins",
	endless: { winner: "cat" },
	...change,
});

const valued = (value: Value, column: number): MoveValue => {
	const to = { row: 1, column };
	return {
		...value,
		move: { from: { row: 1, column: 3 }, to },
		position: { toMove: "cat", pieces: { mouse: [to], cat: [{ row: 3, column: 3 }] } },
	};
};

test("the best of moves that lose without an end are those alone", () => {
	const moves = [valued(loss(null), 2), valued(loss(null), 4), valued(loss(9), 3)];
	assert.deepEqual(bestOf(moves), moves.slice(0, 2));
});

describe("a player below perfect", () => {
	test("sees no win without an end, and does not take a loss without one for a near loss", () => {
		const won = [valued(win(null), 2), valued(loss(9), 3)];
		assert.deepEqual(candidates(won, 8), won);
		const lost = [valued(loss(null), 2), valued(loss(9), 3)];
		assert.deepEqual(candidates(lost, 9), lost.slice(0, 1));
	});

	test("makes for the goals that the board marks, around what is closed to it, and away from who alone captures", () => {
		const position = {
			toMove: "mouse",
			pieces: { mouse: [{ row: 1, column: 3 }], cat: [{ row: 3, column: 3 }] },
		};
		const looks = (rules: Rules, more: object) =>
			[2, 4].map((column) => {
				const board = { rows: 3, columns: 5, obstacles: [], ...more };
				const moves = [valued(draw, column)];
				return appeal({ rules, board, position, moves, previous: null }, valued(draw, column));
			}) as [number, number];
		const [left, right] = looks(rulesOf({}), { goals: { mouse: [{ row: 1, column: 5 }] } });
		assert.ok(right > left);
		const wall = [1, 2, 3].map((row) => ({ row, column: 4 }));
		const [near, beyond] = looks(rulesOf({}), {
			goals: {
				mouse: [
					{ row: 1, column: 5 },
					{ row: 1, column: 1 },
				],
			},
			closed: { mouse: wall },
		});
		assert.ok(near > beyond);
		const strong = rulesOf({ capture: { winner: "cat" } });
		const [mouse, cat] = strong.sides;
		const sides = [{ ...mouse, pieces: 1, reach: 9 }, cat] as const;
		const at = (to: { row: number; column: number }) =>
			appeal(
				{
					rules: { ...strong, sides },
					board: { rows: 5, columns: 5, obstacles: [] },
					position: { ...position, pieces: { ...position.pieces, mouse: [{ row: 4, column: 1 }] } },
					moves: [],
					previous: null,
				},
				{
					move: { from: { row: 4, column: 1 }, to },
					position: { toMove: "cat", pieces: { mouse: [to], cat: [{ row: 3, column: 3 }] } },
				},
			);
		assert.ok(at({ row: 5, column: 2 }) > at({ row: 4, column: 3 }));
	});
});

describe("the layers of a board", () => {
	const side = (wins: number, losses: number, endless: number): SideStatistics => ({
		wins,
		draws: 0,
		losses,
		endless,
		longestWin: null,
		longestLoss: null,
	});
	/** Of 15 positions that end, 1 is won at once, and the cat wins 7 more without an end. */
	const statistics: Statistics = {
		toMove: { mouse: side(4, 8, 5), cat: side(6, 4, 2) },
		byDistance: [6, 6, 3],
		zugzwangs: [],
	};

	const gameOf = (change: Partial<Rules>, goals: Board["goals"] = {}): Game => ({
		rules: rulesOf(change),
		board: { rows: 3, columns: 3, obstacles: [], goals },
	});

	test("have the positions that end, and not those in which play never does", () => {
		const layers = layersOf(gameOf({}), statistics);
		assert.deepEqual(layers, { won: [2, 6, 0], lost: [4, 0, 3] });
	});

	test("are not split into won and lost where a side can move onto a piece that captures it", () => {
		assert.equal(layersOf(gameOf({ capture: { winner: "cat" } }), statistics), null);
	});

	test("are split on a token's board as long as no side can bring it to the other's goal", () => {
		const [mouse, cat] = rulesOf({}).sides;
		const token: Rules["sides"] = [
			{ ...mouse, goals: [], pieces: 1 },
			{ ...cat, goals: [], pieces: 0 },
		];
		assert.notEqual(layersOf(gameOf({ sides: token }), statistics), null);
		const goals = { cat: [{ row: 1, column: 1 }] };
		assert.equal(layersOf(gameOf({ sides: token }, goals), statistics), null);
	});
});
