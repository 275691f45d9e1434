/** The words: choice of language, completeness, and sentences that depend on the game. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import type { Ending, PositionValue, Rules } from "catchmate";
import { gameWords } from "../../web/app/shell/game-words.ts";
import { secondsLeft } from "../../web/element/tables.ts";
import * as lists from "../../web/locale/every.ts";
import { preferredTag, tags } from "../../web/locale/languages.ts";
import { formatTime, gameText } from "../../web/locale/shared.ts";
import { namingFor, otherSide, ownNames, reader } from "../../web/model/naming.ts";
import { noOverlay, overlayFacts } from "../../web/model/overlay.ts";
import { chase, packageSolver } from "./games.ts";
import { burrowRules, point } from "./graphs.ts";

const { pageWords } = lists;
const [english, chinese] = [pageWords("en"), pageWords("zh-CN")];
const both = [english, chinese] as const;

const root = new URL("../../", import.meta.url);
const file = (path: string) => readFileSync(new URL(path, root), "utf8");

/** Asserts that all texts differ. */
const assertDistinct = (texts: readonly string[]) =>
	assert.equal(new Set(texts).size, texts.length, texts.join("\n"));

describe("the languages", () => {
	/** All words by key; a list counts as one word. */
	const wordsAt = (words: unknown, path = ""): readonly (readonly [string, unknown])[] =>
		typeof words === "object" && words !== null && !Array.isArray(words)
			? Object.entries(words).flatMap(([name, word]) => wordsAt(word, `${path}.${name}`))
			: [[path, words]];

	test("use the reader's first available choice in any region, else English", () => {
		assert.equal(preferredTag(["tlh", "ZH-Hant-TW", "en"]), "zh-CN");
		assert.equal(preferredTag(["tlh"]), "en");
		assert.equal(preferredTag([]), "en");
	});

	test("have all the words of English, no others, and none in English", () => {
		/** Some short words are names or keys, the same in all languages. */
		const several = /\p{L}+(\s+\p{L}{2,}){2}/u;
		for (const [list, wordsIn] of Object.entries(lists)) {
			const [inEnglish, ...others] = tags.map((tag) => wordsAt(wordsIn(tag)));
			const shape = (words: typeof inEnglish) =>
				words?.map(([path, word]) => `${path}: ${Array.isArray(word) || typeof word}`).sort();
			const texts = (words: typeof inEnglish) =>
				(words ?? [])
					.flatMap(([, word]): unknown => word)
					.filter((word) => typeof word === "string" && several.test(word));
			const borrowed = new Set(texts(inEnglish));
			for (const own of others) {
				assert.deepEqual(shape(own), shape(inEnglish), list);
				assert.deepEqual(
					texts(own).filter((word) => borrowed.has(word)),
					[],
				);
			}
		}
	});

	test("Chinese has one word for a thing, and no space after a full-width mark", () => {
		const below = (folder: string, pattern: RegExp) =>
			readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
				.filter((path) => pattern.test(path))
				.map((path) => `${folder}/${path}`);
		const texts = /(^|\/)(zh|comments\.zh)(\.md$|\.json$|\/.*\.(ts|md|txt)$)/;
		const paths = [
			"README.zh-CN.md",
			...["web", "core/cli", "wasm/cli"].flatMap((folder) => below(folder, texts)),
			...["core", "wasm/cli"].flatMap((folder) => below(folder, /\.(cpp|h)$/)),
		];
		const lines = paths.flatMap((path) => {
			const whole = file(path);
			// The translations in a list of translations, and among a program's sentences.
			const text = path.endsWith(".json")
				? Object.values(JSON.parse(whole)).join("\n")
				: /\.(cpp|h)$/.test(path)
					? (whole.match(/"[^"\n]*\p{Script=Han}[^"\n]*"/gu) ?? []).join("\n")
					: whole;
			return text.split("\n").map((line, index) => `${path}:${index + 1}: ${line}`);
		});
		/** Each word's unused synonyms. */
		const glossary: Record<string, string[]> = JSON.parse(file("web/locale/zh/glossary.json"));
		for (const [word, others] of Object.entries(glossary)) {
			for (const other of others) {
				const found = lines.filter((line) => line.includes(other));
				assert.deepEqual(found, [], `${word}, not ${other}`);
			}
			assert.ok(
				lines.some((line) => line.includes(word)),
				`nothing says ${word}`,
			);
		}
		assert.deepEqual(
			lines.filter((line) => /[。，、；：！？] +\p{L}/u.test(line)),
			[],
		);
	});
});

test("each game's rules mention endless draws, and the board's jumps where they differ", () => {
	for (const words of both) {
		for (const rules of packageSolver.games) {
			const text = gameText(words.game(rules.id).rules, rules).join(words.betweenSentences);
			// Hounds reach the end of the board.
			const isDraw = rules.endless === "draws" && rules.id !== "fox-and-hounds";
			assert.equal(/[Ee]ndless play is a draw|平局/.test(text), isDraw, `${rules.id}: ${text}`);
			const [one, other] = rules.sides;
			const far: Rules = { ...rules, sides: [{ ...one, reach: 7 }, other] };
			const { name, rules: said } = gameWords(words, packageSolver.games, far);
			if (rules.id === "cat-and-mouse-2") assert.match(gameText(said, far).join(" "), /7.*1/);
			// In other games, such rules are not the listed ones.
			if (rules.id === "chase") assert.equal(name, "chase");
		}
	}
});

const facts = {
	square: point(1),
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
	...overlayFacts(noOverlay, point(1)),
	lastMove: null,
};

test("a game without words uses its id and general phrases, and its sides' names", () => {
	for (const words of both) {
		for (const id of ["three-hunters", "constructor", ""]) {
			const { name, rules, presets } = words.game(id);
			assert.deepEqual([name, presets], [id, {}]);
			const phrases = [...gameText(rules, chase), ...words.help.content.game(id)];
			assert.ok(phrases.length >= 2 && phrases.every((text) => text.length > 5), phrases.join());
		}
		assert.match(words.cell(facts), /constructor.*vixen/);
		for (const side of ["vixen", "constructor", "you", "other"]) {
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

test("an endless win names its winner, never a draw, with its own grades", () => {
	for (const tag of tags) {
		const words = pageWords(tag);
		const { line, why, watch, statistics } = words.topics;
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
			words.help.legend.endless("cat"),
		]) {
			assert.ok(text.toLowerCase().includes(winner), text);
			assert.doesNotMatch(text, /draw|平局/i);
		}
		assert.doesNotMatch(statistics.caption(endless, true), /draw|平局/);
		const { value, grade } = words.moves;
		assertDistinct([value(endless), value({ ...endless, outcome: "loss" })]);
		const grades = (["win", "loss"] as const).flatMap((outcome) =>
			[null, 0].map((plies) => grade({ before: outcome, after: outcome, plies })),
		);
		assertDistinct(grades);
		// A loser's best move is not praised as if nothing were wrong; a draw's is.
		assert.equal(grade({ before: "draw", after: "draw", plies: 0 }), grades[1]);
	}
});

test("a game is described from the view of the reader's one side", () => {
	const won = { ...endless, winner: "white" };
	for (const { verdict } of both) {
		for (const distance of [22, null]) {
			const said = [true, false, undefined].map((isReader) =>
				verdict.outcome({ ...won, distance }, isReader),
			);
			assert.deepEqual(
				said.map((text) => /^(You|你)/.test(text)),
				[true, true, false],
			);
			assertDistinct(said);
		}
		for (const [how, winner, edge, plies] of [
			["meeting", "white", null, 27],
			["goal", "black", "top", 4],
			["no-move", "black", null, 1],
		] as const) {
			const said = [true, false].map((isReader) =>
				verdict.over({ how, winner, edge }, "white", chase, isReader, plies),
			);
			assert.match(said[0] ?? "", /^You won|^你赢了/);
			assert.match(said[1] ?? "", /^You lost|^你输了/);
			// Moves of one's own: the winner makes the last of all.
			assert.match(said[0] ?? "", new RegExp(`\\b${Math.ceil(plies / 2)}\\b`));
			if (plies > 1) assert.match(said[1] ?? "", new RegExp(`\\b${Math.ceil((plies - 1) / 2)}\\b`));
			assert.doesNotMatch(said.join(), /\b1 moves/);
		}
	}
});

test("plural sides take plural verbs, and common nouns an article", () => {
	const { outcome, toMove } = english.verdict;
	assert.match(outcome({ ...endless, winner: "hounds", distance: 44 }), /^The hounds win /);
	assert.match(toMove("fox"), /^The fox /);
});

test("the end of a game names its winner and cause, whoever moved", () => {
	const [one, other] = chase.sides;
	const sides = [
		{ ...one, name: "mouse" },
		{ ...other, name: "cat" },
	] as const;
	const rules: Rules = { ...chase, starts: "mouse", capture: { winner: "cat" }, sides };
	const meeting: Ending = { how: "meeting", winner: "cat", edge: null };
	const endings: readonly Ending[] = [
		{ how: "goal", winner: "mouse", edge: null },
		{ how: "goal", winner: "mouse", edge: "top" },
		{ how: "no-move", winner: null, edge: null },
		meeting,
	];
	for (const { verdict, news, side } of both) {
		const said = endings.map((ending) => verdict.over(ending, "cat", rules));
		assertDistinct(said);
		for (const [at, { winner }] of endings.entries()) {
			const named =
				winner === null ? /Draw|平局/ : new RegExp(`(The )?${side(winner)}(获胜| has)`, "i");
			assert.match(said[at] ?? "", named);
		}
		assert.equal(verdict.over(meeting, "mouse", rules), said[3]);
		const move = { from: { row: 3, column: 2 }, to: { row: 3, column: 1 } };
		assertDistinct(
			(["captures", "falls"] as const).map((what) => news.moved("cat", move, what, {})),
		);
	}
});

test("every mistake of a program has a Chinese sentence", () => {
	const source = file("core/src/setter/mistakes/mistakes.cpp");
	const kinds = [...source.matchAll(/list\.add(?:_\w+)?\(\s*"([a-z-]+)"/g)].map(
		([, kind]) => kind ?? "",
	);
	assert.ok(kinds.length > 30, `${kinds.length} mistakes`);
	const about = "takes what lasts more than 2 to 74 plies for a draw";
	const { mistake } = chinese.detective;
	for (const kind of [...kinds, "cap"]) {
		for (const side of ["red", null]) {
			assert.doesNotMatch(mistake({ kind, side, about }), /[a-z]/, kind);
		}
	}
	assert.match(mistake({ kind: "cap", side: null, about }), /2～74/);
	assert.ok(mistake({ kind: "its-own", side: null, about }).startsWith(about));
});

describe("a token", () => {
	const [side] = burrowRules.sides;
	const rules: Rules = {
		...burrowRules,
		sides: [
			{ ...side, name: "first" },
			{ ...side, name: "second", pieces: 0 },
		],
		starts: "first",
		capture: "wins",
	};
	const move = { from: point(1), to: point(2) };
	const graph = { edges: [{ from: 1, to: 2 }] };
	const board = { rows: 1, columns: 2, obstacles: [], graph };

	test("is moved, hinted, described, and shown on the winning side's goal", () => {
		const { verdict, news, hints, picture } = english;
		const ending = { how: "goal", winner: "second", edge: null } as const;
		const position = { toMove: "second", pieces: { first: [point(1)], second: [] } };
		for (const text of [
			verdict.over(ending, "second", rules),
			news.moved("second", move, null, board, true),
			hints.piece(point(1), board, true),
			picture.description({ rules, board }, position, null),
		]) {
			assert.match(text ?? "", /the token/i);
		}
	});

	test("is moved by reader and other side if the reader plays one side without pieces", () => {
		const pieces: Rules = { ...rules, sides: [rules.sides[0], { ...rules.sides[1], pieces: 1 }] };
		for (const [of, humans, names] of [
			[rules, ["second"], [otherSide, reader]],
			[rules, ["first"], [reader, otherSide]],
			[rules, [], ["first", "second"].map(ownNames)],
			[rules, ["first", "second"], ["first", "second"].map(ownNames)],
			[pieces, ["first"], ["first", "second"].map(ownNames)],
		] as const) {
			assert.deepEqual(["first", "second"].map(namingFor(of, humans)), names);
		}
		const value = { ...endless, outcome: "loss", distance: 2, winner: otherSide } as const;
		const ending = { how: "goal", winner: reader, edge: null } as const;
		const marked = { ...facts, graph, sides: ["first"], pieces: [1], token: true };
		for (const { verdict, news, play, cell } of both) {
			for (const text of [
				verdict.toMove(reader),
				verdict.outcome(value, false),
				verdict.over(ending, otherSide, rules, true, 3),
				news.moved(reader, move, null, board, true),
				cell({ ...marked, toMove: reader }),
				cell({ ...marked, goals: [reader] }),
				cell({ ...marked, closed: [reader] }),
			]) {
				assert.match(text, /\byou|你/i);
			}
			for (const text of [
				news.moved(otherSide, move, null, board, true),
				play.called(otherSide),
				cell({ ...marked, toMove: otherSide }),
				cell({ ...marked, goals: [otherSide] }),
			]) {
				assert.match(text, /the other side|对方/i);
			}
		}
	});

	test("has no side named like the placeholders of reader and opponent", () => {
		const [first, second] = rules.sides;
		for (const name of [reader, otherSide]) {
			const renamed = { ...rules, sides: [first, { ...second, name }] as const };
			const position = { toMove: "first", pieces: { first: [point(1)], [name]: [] } };
			const validate = () => packageSolver.validate({ rules: renamed, board }, position);
			assert.throws(validate, { name: "InvalidRulesError", field: "sides[1].name" });
		}
	});
});

test("a board is too large for the limit, or for any computer, in words", () => {
	for (const { errors } of both) {
		const said = (bytes: number) => errors.tooLarge(bytes, 1e9, null);
		assert.match(said(2e12), /2 TB/);
		assert.match(said(Number.POSITIVE_INFINITY), /no computer|没有计算机/);
		assert.match(said(Number.POSITIVE_INFINITY), /1 GB/);
	}
});

test("the remaining time follows from the elapsed time, rounded", () => {
	const left = (settled: number) =>
		secondsLeft({ settled, positions: 400, layers: 3, maxDistance: 254, seconds: 9 });
	assert.deepEqual([left(0), left(3), left(100), left(400)], [null, null, 27, 0]);
	assert.deepEqual(
		[0.2, 27, 61, 91].map((seconds) => formatTime(seconds, "en")),
		["1 second", "30 seconds", "70 seconds", "2 minutes"],
	);
	for (const { verdict } of both) {
		const said = (maxDistance: number) => verdict.extent({ positions: 1000, maxDistance }, 91);
		assert.match(said(254), /254/);
		assert.match(said(1000), /1,000.*2/);
		assert.doesNotMatch(said(1000), /254/);
	}
});
