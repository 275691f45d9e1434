/** The words for games with a token, which both sides move, so that the reader and the other side have no names of their own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Ending, PositionValue, Rules, SideRules } from "catchmate";
import { Of, of } from "../../web/locale/en/board.ts";
import { endWords, pictureWords } from "../../web/locale/further-words.ts";
import { pageWords } from "../../web/locale/words.ts";
import { type Naming, namingFor, otherSide, ownNames, reader } from "../../web/model/naming.ts";
import { noOverlay, overlayFacts } from "../../web/model/overlay.ts";
import { packageSolver } from "./games.ts";

const english = pageWords("en");
const both = [english, pageWords("zh-CN")] as const;

const endlessWin: PositionValue = {
	outcome: "win",
	distance: null,
	winner: reader,
	over: false,
	ending: null,
};

const side: Omit<SideRules, "name" | "pieces"> = {
	directions: [],
	reach: 1,
	leaps: "nothing",
	goals: [],
	mayPass: false,
};
const rules: Rules = {
	id: "race",
	sides: [
		{ ...side, name: "first", pieces: 1 },
		{ ...side, name: "second", pieces: 0 },
	],
	starts: "first",
	capture: "wins",
	noMove: "loses",
	endless: "draws",
};
const point = (column: number) => ({ row: 1, column });
const graph = { edges: [{ from: 1, to: 2 }] };
const board = { rows: 1, columns: 2, obstacles: [], graph, goals: { second: [point(2)] } };
const position = (column: number) => ({
	toMove: "second",
	pieces: { first: [point(column)], second: [] },
});

test("the token is on a goal of the side that wins, or cannot be moved", () => {
	const over = (ending: Ending) => both.map(({ verdict }) => verdict.over(ending, "second", rules));
	assert.deepEqual(over({ how: "goal", winner: "second", edge: null }), [
		"Game over. The second player has won: the token is on a goal of the second player.",
		"对局结束。后手获胜：棋子已到达后手的目标。",
	]);
	assert.deepEqual(over({ how: "no-move", winner: "first", edge: null }), [
		"Game over. The first player has won: the second player has no move.",
		"对局结束。先手获胜：后手无路可走。",
	]);
});

test("the token is moved by the reader and by the other side where the reader plays one of the two", () => {
	const move = { from: point(1), to: point(2) };
	const value = {
		outcome: "loss",
		distance: 2,
		winner: otherSide,
		over: false,
		ending: null,
	} as const;
	assert.deepEqual(
		both.map(({ verdict, news }) => [
			verdict.toMove(reader),
			verdict.outcome(value, false),
			verdict.over({ how: "goal", winner: reader, edge: null }, otherSide, rules, true, 3),
			verdict.over({ how: "no-move", winner: otherSide, edge: null }, reader, rules, false, 1),
			news.moved(reader, move, null, board, true),
			news.moved(otherSide, move, null, board, true),
		]),
		[
			[
				"Your move.",
				"You lose in 2 plies.",
				"You won after 3 plies: the token is on a goal of yours.",
				"You lost after 1 ply: you have no move.",
				"You move the token from point 1 to point 2.",
				"The other side moves the token from point 1 to point 2.",
			],
			[
				"轮到你走。",
				"你必败，共 2 步。",
				"你赢了，共 3 步：棋子已到达你的目标。",
				"你输了，共 1 步：你无路可走。",
				"你把棋子从 1 点走到 2 点。",
				"对方把棋子从 1 点走到 2 点。",
			],
		],
	);
});

test("the token has points that are told of with the reader and the other side too", () => {
	const facts = {
		square: point(1),
		graph,
		obstacle: false,
		unused: false,
		sides: ["first"],
		pieces: [1],
		token: true,
		neighbours: [{ name: "2", way: "there", side: reader, back: otherSide } as const],
		goals: [reader, otherSide],
		closed: [reader],
		toMove: reader,
		selected: false,
		target: null,
		showsValue: false,
		...overlayFacts(noOverlay, point(1)),
		lastMove: null,
	};
	assert.deepEqual(
		both.map((words) => words.cell(facts)),
		[
			"point 1, neighbour 2 (one way there, for you alone, back for the other side alone); goal of yours; goal of the other side; closed to you; token; your move",
			"1 点，相邻：2（只能过去，仅你可走，对方可回来）；你的目标；对方的目标；你不能进入；棋子；轮到你走",
		],
	);
	assert.match(english.cell({ ...facts, toMove: otherSide }), /; the other side to move$/);
});

test("the token is moved by the reader and the other side only where the reader plays one of two that have no pieces", () => {
	const names = (naming: Naming) => ["first", "second"].map(naming);
	const pieces: Rules = { ...rules, sides: [rules.sides[0], { ...rules.sides[1], pieces: 1 }] };
	assert.deepEqual(names(namingFor(rules, ["second"])), [otherSide, reader]);
	assert.deepEqual(names(namingFor(rules, ["first"])), [reader, otherSide]);
	for (const [of, humans] of [
		[rules, []],
		[rules, ["first", "second"]],
		[pieces, ["first"]],
	] as const) {
		assert.deepEqual(names(namingFor(of, humans)), names(ownNames));
	}
});

test("the token is moved by sides whose own names are never taken for the reader or the other side", () => {
	const [first, second] = rules.sides;
	const validate = (name: string) =>
		packageSolver.validate(
			{
				rules: { ...rules, sides: [first, { ...second, name }] },
				board: { rows: 1, columns: 2, obstacles: [], graph },
			},
			{ toMove: "first", pieces: { first: [point(1)], [name]: [] } },
		);
	validate("second");
	for (const name of [reader, otherSide]) {
		assert.throws(() => validate(name), { name: "InvalidRulesError", field: "sides[1].name" });
	}
	assert.equal(english.verdict.toMove("other"), "Other to move.");
	assert.equal(english.verdict.toMove("you"), "You to move.");
});

test("the reader and the other side have owners' names in English", () => {
	assert.deepEqual([reader, otherSide, "hounds"].map(of), [
		"your",
		"the other side's",
		"the hounds'",
	]);
	assert.equal(Of(reader), "Your");
});

test("the token is played for by the reader, and said to be won by the reader or the other side", () => {
	assert.deepEqual(
		both.map(({ play, tag }) => [
			play.waiting([reader], true),
			endWords(tag).best({ ...endlessWin, winner: reader, distance: 3 }),
			endWords(tag).best({ ...endlessWin, winner: otherSide }),
			play.offer(reader),
			play.called(reader),
			play.called(otherSide),
		]),
		[
			[
				"You play one side; moves are graded here.",
				"With best play you win in 3 plies.",
				"With best play it never ends, so the other side wins.",
				"Go on, or call it a win for you?",
				"You win by repetition.",
				"The other side wins by repetition.",
			],
			[
				"你和程序各走一方。每步棋的评价显示在这里。",
				"双方都走最佳走法，你 3 步获胜。",
				"双方都走最佳走法，对局无限循环，判对方胜。",
				"继续，还是判你胜？",
				"局面重复，判你胜。",
				"局面重复，判对方胜。",
			],
		],
	);
});

test("the token is moved, hinted at and described as what it is", () => {
	const move = { from: point(1), to: point(2) };
	assert.deepEqual(
		both.map(({ news, hints, tag }) => [
			news.moved("second", move, null, board, true),
			hints.piece(point(1), board, true),
			pictureWords(tag)?.description({ rules, board: { ...board, goals: {} } }, position(1), null),
		]),
		[
			[
				"The second player moves the token from point 1 to point 2.",
				"Hint: the token on point 1.",
				"The token on point 1.",
			],
			["后手把棋子从 1 点走到 2 点。", "提示：走 1 点的棋子。", "棋子在 1 点。"],
		],
	);
});
