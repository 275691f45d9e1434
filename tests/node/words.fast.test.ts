/** The words: which language a reader gets, what is said of games and sides without words of their own, and what sentences depend on. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Ending, PositionValue, Rules } from "catchmate";
import { gameWords } from "../../web/app/shell/game-words.ts";
import { detectiveWords, helpWords, topicWords } from "../../web/locale/further-words.ts";
import { preferredTag, tags } from "../../web/locale/languages.ts";
import { told } from "../../web/locale/shared.ts";
import { pageWords } from "../../web/locale/words.ts";
import { noOverlay, overlayFacts } from "../../web/model/overlay.ts";
import { chase, packageSolver } from "./games.ts";

const [english, chinese] = [pageWords("en"), pageWords("zh-CN")];
const both = [english, chinese] as const;

/** Texts that are told apart: none of them is another. */
const assertApart = (texts: readonly string[]) =>
	assert.equal(new Set(texts).size, texts.length, texts.join("\n"));

test("the first language asked for that there is comes, whatever its region, and English else", () => {
	assert.equal(preferredTag(["tlh", "ZH-Hant-TW", "en"]), "zh-CN");
	assert.equal(preferredTag(["tlh"]), "en");
	assert.equal(preferredTag([]), "en");
});

test("the rules of each game say how play without end ends, if it can be a draw, and how far the mice and cats of a board jump", () => {
	// Hounds come to an end of the board.
	const ends = ["fox-and-hounds"];
	const [mouse, cat] = packageSolver.games.find(({ id }) => id === "cat-and-mouse-2")?.sides ?? [];
	assert.ok(mouse && cat);
	for (const words of both) {
		for (const rules of packageSolver.games) {
			const text = told(words.game(rules.id).rules, rules);
			const isDraw = rules.endless === "draws" && !ends.includes(rules.id);
			assert.equal(/Endless play is a draw|平局/.test(text), isDraw, `${rules.id}: ${text}`);
			if (rules.id !== "cat-and-mouse-2") continue;
			const far: Rules = { ...rules, sides: [{ ...mouse, reach: 7 }, cat] };
			const said = told(gameWords(words, packageSolver.games, far).rules, far);
			assert.match(said, /mouse up to 7 and the cat up to 1|老鼠最多\s7\s格，猫最多\s1\s格/);
		}
	}
	// Of other games, such rules are not the listed ones.
	const [white, black] = chase.sides;
	const fast: Rules = { ...chase, sides: [{ ...white, reach: 7 }, black] };
	assert.equal(gameWords(english, packageSolver.games, fast).name, "chase");
});

test("a game without words has its id as a name and general phrases, and a side has its name", () => {
	const at = { row: 1, column: 1 };
	const facts = {
		square: at,
		graph: undefined,
		neighbours: [],
		obstacle: false,
		unused: false,
		sides: ["constructor", "vixen"],
		pieces: [1, 1],
		goals: [],
		closed: [],
		token: false,
		toMove: null,
		selected: false,
		target: null,
		showsValue: false,
		...overlayFacts(noOverlay, at),
		lastMove: null,
	};
	for (const words of both) {
		for (const id of ["three-hunters", "constructor", ""]) {
			const { name, rules, presets } = words.game(id);
			assert.deepEqual([name, presets], [id, {}]);
			const phrases = [rules, ...helpWords(words.tag).content.game(id)];
			assert.ok(phrases.length >= 2 && phrases.every((text) => text.length > 5), phrases.join());
		}
		assert.match(words.cell(facts), /constructor.*vixen/);
		for (const side of ["vixen", "constructor"]) {
			assert.match(words.verdict.toMove(side), new RegExp(side, "i"));
		}
	}
});

const endless: PositionValue = {
	outcome: "win",
	distance: null,
	winner: "cat",
	over: false,
	ending: null,
};

test("a win because play never ends names its winner, never a draw, and is graded apart from one that ends", () => {
	for (const tag of tags) {
		const words = pageWords(tag);
		const { line, why, watch, statistics } = topicWords(tag);
		const winner = words.side("cat").toLowerCase();
		for (const text of [
			words.verdict.outcome(endless),
			words.verdict.outcome({ ...endless, outcome: "loss" }),
			line.repeats(3, "cat"),
			why.loop("cat"),
			watch.method("cat"),
			watch.never("cat"),
			words.play.offer("cat"),
			words.play.called("cat"),
			helpWords(tag).legend.endless("cat"),
		]) {
			assert.ok(text.toLowerCase().includes(winner), text);
			assert.doesNotMatch(text, /draw|平局/i);
		}
		assert.doesNotMatch(statistics.caption(endless, true), /draw|平局/);
		const { value, grade } = words.moves;
		assertApart([value(endless), value({ ...endless, outcome: "loss" })]);
		const grades = (["win", "loss"] as const).flatMap((outcome) =>
			[null, 0].map((plies) => grade({ before: outcome, after: outcome, plies })),
		);
		assertApart(grades);
		// The best move of one who loses is not praised as if nothing were wrong; that of a draw is.
		assert.equal(grade({ before: "draw", after: "draw", plies: 0 }), grades[1]);
	}
});

test("a game is told from the reader's view to one who plays one side of it", () => {
	const won = { ...endless, winner: "white", distance: 22 };
	const isOfReader = (text: string) => /^(You|你)/.test(text);
	for (const { verdict } of both) {
		for (const distance of [22, null]) {
			const said = [true, false, undefined].map((isReader) =>
				verdict.outcome({ ...won, distance }, isReader),
			);
			assert.deepEqual(said.map(isOfReader), [true, true, false]);
			assertApart(said);
		}
		for (const [ending, toMove, plies] of [
			[{ how: "meeting", winner: "white", edge: null }, "black", 27],
			[{ how: "goal", winner: "black", edge: "top" }, "white", 4],
			[{ how: "no-move", winner: "black", edge: null }, "white", 1],
		] as const) {
			const said = [true, false].map((isReader) =>
				verdict.over(ending, toMove, chase, isReader, plies),
			);
			assert.match(said[0] ?? "", /^You won|^你赢了/);
			assert.match(said[1] ?? "", /^You lost|^你输了/);
			assert.ok(said.every((text) => text.includes(plies === 1 ? "1" : `${plies}`)));
			assert.doesNotMatch(said.join(), /\b1 plies/);
		}
	}
});

test("sides of several have verbs of several, and sides with a common noun an article", () => {
	const { outcome, toMove } = english.verdict;
	assert.equal(
		outcome({ ...endless, winner: "hounds", distance: 44 }),
		"The hounds win in 44 plies.",
	);
	assert.equal(toMove("fox"), "The fox to move.");
});

test("the end of a game names its winner and how it came, whoever moved", () => {
	const [one, other] = chase.sides;
	const sides = [
		{ ...one, name: "mouse" },
		{ ...other, name: "cat" },
	] as const;
	const rules: Rules = {
		...chase,
		...{ id: "cat-and-mouse-2", starts: "mouse", capture: { winner: "cat" }, sides },
	};
	const endings: readonly Ending[] = [
		{ how: "goal", winner: "mouse", edge: null },
		{ how: "goal", winner: "mouse", edge: "top" },
		{ how: "no-move", winner: null, edge: null },
		{ how: "meeting", winner: "cat", edge: null },
	];
	for (const { verdict, news, side } of both) {
		const said = endings.map((ending) => verdict.over(ending, "cat", rules));
		assertApart(said);
		for (const [at, { winner }] of endings.entries()) {
			const named =
				winner === null ? /Draw|平局/ : new RegExp(`(The )?${side(winner)}(获胜| has)`, "i");
			assert.match(said[at] ?? "", named);
		}
		assert.equal(verdict.over(endings[3] as Ending, "mouse", rules), said[3]);
		const move = { from: { row: 3, column: 2 }, to: { row: 3, column: 1 } };
		assertApart((["captures", "falls"] as const).map((what) => news.moved("cat", move, what, {})));
	}
});

test("every mistake of a program is told of in Chinese", () => {
	const source = readFileSync(
		new URL("../../core/src/setter/mistakes.cpp", import.meta.url),
		"utf8",
	);
	const kinds = [...source.matchAll(/list\.add(?:_\w+)?\(\s*"([a-z-]+)"/g)].map(
		([, kind]) => kind ?? "",
	);
	assert.ok(kinds.length > 30, `${kinds.length} mistakes`);
	const about = "takes what lasts more than 2 to 74 plies for a draw";
	const { mistake } = detectiveWords("zh-CN");
	for (const kind of [...kinds, "cap"]) {
		for (const side of ["red", null]) {
			assert.doesNotMatch(mistake({ kind, side, about }), /[a-z]/, kind);
		}
	}
	assert.match(mistake({ kind: "cap", side: null, about }), /2～74/);
	assert.equal(mistake({ kind: "its-own", side: null, about }), `${about}。`);
});
