/** The page's use of values, including endless play. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board, MoveValue, Rules, SideStatistics, Statistics, Value } from "catchmate";
import { bestOf, layersOf } from "../../web/model/judgement.ts";
import { candidates } from "../../web/model/opponents.ts";
import { boardScale, distanceText, isEndless, remoteness, scaleOf } from "../../web/model/value.ts";
import { chase } from "./games.ts";

const win = (distance: number | null): Value => ({ outcome: "win", distance, winner: "cat" });
const loss = (distance: number | null): Value => ({ outcome: "loss", distance, winner: "cat" });
const draw: Value = { outcome: "draw", distance: null, winner: null };

test("an endless win differs from a draw, is farther than any other, and keeps the scale", () => {
	assert.deepEqual([win(null), loss(null), draw, win(3)].map(isEndless), [
		...[true, true],
		...[false, false],
	]);
	const texts = [win(null), loss(null), draw, win(0)].map((value) => distanceText(value));
	assert.deepEqual(texts, ["∞", "∞", "", "0"]);
	const plain = remoteness(scaleOf([win(10), draw]));
	assert.deepEqual([win(0), win(5), win(10)].map(plain), [0, 0.5, 1]);
	const rules = rulesOf({});
	const board = boardScale({
		longest: 20,
		game: { rules, board: { rows: 2, columns: 2, obstacles: [] } },
	});
	assert.deepEqual(board, { longest: 20, hasEndless: true });
	assert.ok(remoteness(board)(win(10)) < 0.5 && remoteness(board)(win(20)) < 1);
	const part = remoteness(scaleOf([win(10), loss(null), draw]));
	assert.equal(part(loss(null)), 1);
	assert.ok(part(win(10)) < 1 && part(win(10)) > part(win(9)));
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

const square = (row: number, column: number) => ({ row, column });
const valued = (value: Value, column: number): MoveValue => ({
	...value,
	move: { from: square(1, 3), to: square(1, column) },
	position: { toMove: "cat", pieces: { mouse: [square(1, column)], cat: [square(3, 3)] } },
});

test("endless losses are the best of losing moves, and no near loss to a fallible player", () => {
	const lost = [valued(loss(null), 2), valued(loss(null), 4), valued(loss(9), 3)];
	assert.deepEqual(bestOf(lost), lost.slice(0, 2));
	assert.deepEqual(candidates(lost, 9), lost.slice(0, 2));
	const won = [valued(win(null), 2), valued(loss(9), 3)];
	assert.deepEqual(candidates(won, 8), won);
});

test("a board's layers hold its finished positions, split by winner where needed", () => {
	const side = (wins: number, losses: number, endless: number): SideStatistics => ({
		wins,
		draws: 0,
		losses,
		endless,
		longestWin: null,
		longestLoss: null,
	});
	// Of 15 finished positions, 1 is won at once, and the cat wins 7 more without end.
	const statistics: Statistics = {
		toMove: { mouse: side(4, 8, 5), cat: side(6, 4, 2) },
		byDistance: [6, 6, 3],
		zugzwangs: [],
	};
	const layers = (change: Partial<Rules>, goals: Board["goals"] = {}) =>
		layersOf(
			{ rules: rulesOf(change), board: { rows: 3, columns: 3, obstacles: [], goals } },
			statistics,
		);
	const ended = { won: [2, 6, 0], lost: [4, 0, 3] };
	assert.deepEqual(layers({}), ended);
	// A side can move onto a piece that captures it.
	assert.equal(layers({ capture: { winner: "cat" } }), null);
	const [mouse, cat] = rulesOf({}).sides;
	const token: Rules["sides"] = [
		{ ...mouse, goals: [], pieces: 1 },
		{ ...cat, goals: [], pieces: 0 },
	];
	assert.deepEqual(layers({ sides: token }), ended);
	assert.equal(layers({ sides: token }, { cat: [square(1, 1)] }), null);
});
