/** The words for games with a token, which both sides move, so that the reader and the other side have no names of their own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Ending, Rules, SideRules } from "catchmate";
import { pictureWords } from "../../web/locale/further-words.ts";
import { pageWords } from "../../web/locale/words.ts";
import { type Naming, namingFor, otherSide, ownNames, reader } from "../../web/model/naming.ts";
import { noOverlay, overlayFacts } from "../../web/model/overlay.ts";
import { packageSolver } from "./games.ts";

const english = pageWords("en");

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
const move = { from: point(1), to: point(2) };
const graph = { edges: [{ from: 1, to: 2 }] };
const board = { rows: 1, columns: 2, obstacles: [], graph, goals: { second: [point(2)] } };
const position = (column: number) => ({
	toMove: "second",
	pieces: { first: [point(column)], second: [] },
});

test("the token is moved, hinted at, described, and on a goal of the side that wins", () => {
	const { verdict, news, hints, tag } = english;
	const over = (ending: Ending) => verdict.over(ending, "second", rules);
	assert.equal(
		over({ how: "goal", winner: "second", edge: null }),
		"Game over. The second player has won: the token is on a goal of the second player.",
	);
	const place = { rules, board: { ...board, goals: {} } };
	assert.deepEqual(
		[
			news.moved("second", move, null, board, true),
			hints.piece(point(1), board, true),
			pictureWords(tag)?.description(place, position(1), null),
		],
		[
			"The second player moves the token from point 1 to point 2.",
			"Hint: the token on point 1.",
			"The token on point 1.",
		],
	);
});

test("the token is moved by the reader and by the other side where the reader plays one of the two", () => {
	const lost = { outcome: "loss", distance: 2, winner: otherSide } as const;
	const value = { ...lost, over: false, ending: null };
	const told = ({ verdict, news, play }: typeof english) => [
		verdict.toMove(reader),
		verdict.outcome(value, false),
		verdict.over({ how: "goal", winner: reader, edge: null }, otherSide, rules, true, 3),
		news.moved(reader, move, null, board, true),
		news.moved(otherSide, move, null, board, true),
		play.called(otherSide),
	];
	assert.deepEqual(told(english), [
		"Your move.",
		"You lose in 2 plies.",
		"You won after 3 plies: the token is on a goal of yours.",
		"You move the token from point 1 to point 2.",
		"The other side moves the token from point 1 to point 2.",
		"The other side wins by repetition.",
	]);
	const chinese = told(pageWords("zh-CN"));
	assert.ok(
		chinese.every((text) => /你|对方/.test(text) && !/先手|后手/.test(text)),
		chinese.join(),
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
	assert.equal(
		english.cell(facts),
		"point 1, neighbour 2 (one way there, for you alone, back for the other side alone); goal of yours; goal of the other side; closed to you; token; your move",
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
