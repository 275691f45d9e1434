/** The words: which language a reader gets, and what is said of games and sides that have no words of their own. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Ending, PositionValue, Rules, SideRules } from "catchmate";
import { endsOf } from "../../web/app/analysis/judgement.ts";
import { tokenHolder } from "../../web/board/position.ts";
import { listOf } from "../../web/locale/en/learn/list.ts";
import { helpWords } from "../../web/locale/help.ts";
import { elementWords } from "../../web/locale/index.ts";
import { pageLanguages, pageWords } from "../../web/locale/page.ts";
import { topicWords } from "../../web/locale/topics.ts";
import { chase } from "./games.ts";

test("the first language asked for that there is comes, whatever its region, and English else", () => {
	assert.equal(pageWords(["fr", "ZH-Hant-TW", "en"]).nativeName, "中文");
	assert.equal(pageWords(["fr"]).nativeName, "English");
	assert.equal(elementWords(["zh"]).controls.restart, "重新开始");
	assert.equal(elementWords([]).controls.restart, "Restart");
});

test("English lists are written as browsers write them", () => {
	const names = ["a", "b", "c", "d"];
	for (let count = 0; count <= names.length; count++) {
		const list = names.slice(0, count);
		assert.equal(listOf(list), new Intl.ListFormat("en").format(list));
	}
});

describe("where there are no words", () => {
	for (const words of pageLanguages) {
		test(`a game has its id as a name, and general phrases: ${words.nativeName}`, () => {
			for (const id of ["three-hunters", "constructor", ""]) {
				const { name, rules, format, presets } = words.game(id);
				assert.equal(name, id);
				assert.deepEqual(presets, {});
				const phrases = [rules, format, ...helpWords(words.tag).content.game(id)];
				assert.ok(phrases.length >= 3 && phrases.every((text) => text.length > 5), phrases.join());
			}
		});

		test(`a side has its name: ${words.nativeName}`, () => {
			const facts = {
				...{
					square: { row: 1, column: 1 },
					graph: undefined,
					neighbours: [],
					obstacle: false,
					sides: ["constructor", "vixen"],
					pieces: [1, 1],
				},
				...{ goals: [], closed: [] },
				...{ token: false, toMove: null, selected: false, target: null, showsValue: false },
				...{ heat: null, labels: [], lastMove: null },
			};
			assert.match(words.cell(facts), /constructor.*vixen/);
			assert.match(words.verdict.toMove("vixen"), /vixen/i);
			assert.match(words.verdict.toMove("constructor"), /constructor/i);
		});
	}
});

const [english, chinese] = [pageWords(["en"]), pageWords(["zh"])];

const endlessWin: PositionValue = {
	...{ outcome: "win", distance: null, winner: "cat", over: false, ending: null },
};

describe("a win because play never ends", () => {
	test("is told as one, with the side whose win it is, and never as a draw", () => {
		assert.equal(
			english.verdict.sentence({ ...endlessWin, outcome: "loss" }, "white"),
			"White to move. The cat wins: play never ends.",
		);
		assert.equal(
			chinese.verdict.sentence({ ...endlessWin, outcome: "loss" }, "white"),
			"轮到白方走。猫必胜：对局无限循环，判猫胜。",
		);
		assert.equal(english.moves.value(endlessWin), "wins: play never ends");
		assert.equal(english.moves.value({ ...endlessWin, outcome: "loss" }), "loses: play never ends");
		assert.equal(chinese.moves.value(endlessWin), "必胜，对局无限循环");
		for (const words of pageLanguages) {
			const { line, why, watch, statistics } = topicWords(words.tag);
			const winner = words.side("cat").toLowerCase();
			for (const text of [
				line.repeats(3, "cat"),
				why.loop("cat"),
				watch.method("cat"),
				watch.never("cat"),
				words.play.offer("cat"),
				words.play.called("cat"),
				helpWords(words.tag).legend.endless("cat"),
			]) {
				assert.ok(text.toLowerCase().includes(winner), text);
				assert.doesNotMatch(text, /draw|平局/i);
			}
			assert.doesNotMatch(statistics.caption(endlessWin, true), /draw|平局/);
		}
	});

	test("is graded apart from one that ends", () => {
		const grade = (outcome: "win" | "loss", plies: number | null) =>
			english.play.grade({ before: outcome, after: outcome, plies });
		assert.match(grade("win", null), /Still a win, but play now never ends/);
		assert.match(grade("loss", null), /Still a loss, but play could have gone on for ever/);
		assert.equal(grade("win", 0), "A best move.");
	});

	test("a move that keeps a loss for as long as can be is not praised as if nothing were wrong", () => {
		for (const words of [english, chinese]) {
			const grade = (outcome: "win" | "draw" | "loss") =>
				words.play.grade({ before: outcome, after: outcome, plies: 0 });
			assert.match(grade("loss"), /still loses|会输/);
			assert.equal(grade("draw"), grade("win"));
		}
	});

	test("a refused move of a puzzle says where it leads", () => {
		const refused = (
			outcome: "win" | "draw" | "loss",
			distance: number | null,
			winner: string | null,
		) => [english, chinese].map(({ news }) => news.wrong({ outcome, distance, winner }));
		assert.deepEqual(refused("loss", 2, "cops"), [
			"That lets the cops win in 2 plies. Try again.",
			"这样走，警察 2 步获胜，再试试。",
		]);
		assert.match(refused("draw", null, null)[0] ?? "", /only draws/);
		assert.match(refused("win", 5, "robber")[0] ?? "", /wins too/);
	});
});

test("sides of several have verbs of several, and sides with a common noun an article", () => {
	const value: PositionValue = {
		...{ outcome: "loss", distance: 44, winner: "hounds" },
		...{ over: false, ending: null },
	};
	assert.equal(
		english.verdict.sentence(value, "fox"),
		"The fox to move. The hounds win in 44 plies.",
	);
	assert.equal(chinese.verdict.sentence(value, "fox"), "轮到狐狸走。猎犬必胜，共 44 步。");
});

describe("the end of a game", () => {
	const [mouse, cat] = chase.sides;
	const rules: Rules = {
		...{ ...chase, id: "cat-and-mouse-2", starts: "mouse", capture: { winner: "cat" } },
		sides: [
			{ ...mouse, name: "mouse" },
			{ ...cat, name: "cat" },
		],
	};
	const away = { row: 3, column: 1 };
	const over = (toMove: string, ending: Ending) =>
		pageLanguages.map(({ verdict }) => verdict.over(ending, toMove, rules));

	test("is a goal that the winner has reached, a border by its name", () => {
		assert.deepEqual(over("cat", { how: "goal", winner: "mouse", edge: null }), [
			"Game over. The mouse has won: reached a goal.",
			"对局结束。老鼠获胜：已到达目标。",
		]);
		assert.deepEqual(over("cat", { how: "goal", winner: "mouse", edge: "top" }), [
			"Game over. The mouse has won: reached the top row.",
			"对局结束。老鼠获胜：已到达第一行。",
		]);
	});

	test("is a lack of moves, which may be a draw", () => {
		assert.deepEqual(over("cat", { how: "no-move", winner: null, edge: null }), [
			"Game over. Draw: the cat has no move.",
			"对局结束。平局：猫无路可走。",
		]);
	});

	test("is a capture by the side that the rules name, whoever moved", () => {
		for (const toMove of ["mouse", "cat"]) {
			assert.deepEqual(over(toMove, { how: "meeting", winner: "cat", edge: null }), [
				"Game over. The cat has won: captured the mouse.",
				"对局结束。猫获胜：捉住了老鼠。",
			]);
		}
		const move = { from: { row: 3, column: 2 }, to: away };
		assert.match(
			english.news.moved("cat", move, "captures", {}),
			/^The cat moves .* and captures\.$/,
		);
		assert.match(english.news.moved("mouse", move, "falls", {}), / and is captured\.$/);
	});
});

test("solving begins with what can end the game, as the rules and the board have it", () => {
	const side: SideRules = {
		...{ name: "fox", pieces: 1, directions: ["up"], reach: 1, leaps: "nothing", goals: [] },
		mayPass: false,
	};
	const rules: Rules = { ...chase, sides: [side, { ...side, name: "hare" }], capture: "wins" };
	const told = (change: Partial<Rules>, goals = {}) => {
		const game = {
			rules: { ...rules, ...change },
			board: { rows: 2, columns: 2, obstacles: [], goals },
		};
		return pageLanguages.map(({ tag }) =>
			topicWords(tag).watch.over(endsOf(game), tokenHolder(game.rules) !== null),
		);
	};
	assert.deepEqual(told({ noMove: "loses" }), [
		"At 0 the game is over: a piece is captured or no move is left.",
		"第 0 步：对局已经结束（棋子被吃或无路可走）。",
	]);
	const token: Partial<Rules> = { sides: [side, { ...side, name: "hare", pieces: 0 }] };
	assert.deepEqual(told({ ...token, noMove: "loses" }, { hare: [{ row: 1, column: 1 }] }), [
		"At 0 the game is over: the token is on a goal or no move is left.",
		"第 0 步：对局已经结束（棋子已到目标或无路可走）。",
	]);
	assert.deepEqual(told({ capture: "forbidden", noMove: "passes" }), [
		"Nothing ends this game.",
		"这种棋没有终局。",
	]);
});

describe("the token, which both sides move", () => {
	const side: Omit<SideRules, "name" | "pieces"> = {
		...{ directions: [], reach: 1, leaps: "nothing", goals: [], mayPass: false },
	};
	const rules: Rules = {
		id: "race",
		sides: [
			{ ...side, name: "first", pieces: 1 },
			{ ...side, name: "second", pieces: 0 },
		],
		...{ starts: "first", capture: "wins", noMove: "loses", endless: "draws" },
	};
	const point = (column: number) => ({ row: 1, column });
	const graph = { edges: [{ from: 1, to: 2 }] };
	const board = { rows: 1, columns: 2, obstacles: [], graph, goals: { second: [point(2)] } };
	const position = (column: number) => ({
		toMove: "second",
		pieces: { first: [point(column)], second: [] },
	});

	test("is on a goal of the side that wins, or cannot be moved", () => {
		const over = (ending: Ending) =>
			pageLanguages.map(({ verdict }) => verdict.over(ending, "second", rules));
		assert.deepEqual(over({ how: "goal", winner: "second", edge: null }), [
			"Game over. The second player has won: the token is on a goal of the second player.",
			"对局结束。后手获胜：棋子已到达后手的目标。",
		]);
		assert.deepEqual(over({ how: "no-move", winner: "first", edge: null }), [
			"Game over. The first player has won: the second player has no move.",
			"对局结束。先手获胜：后手无路可走。",
		]);
	});

	test("is moved by the reader and by the other side where the reader plays one of the two", () => {
		const move = { from: point(1), to: point(2) };
		const value = {
			outcome: "loss",
			distance: 2,
			winner: "other",
			over: false,
			ending: null,
		} as const;
		assert.deepEqual(
			pageLanguages.map(({ verdict, news }) => [
				verdict.toMove("you"),
				verdict.sentence(value, "you"),
				verdict.over({ how: "goal", winner: "you", edge: null }, "other", rules),
				verdict.over({ how: "no-move", winner: "other", edge: null }, "you", rules),
				news.moved("you", move, null, board, true),
				news.moved("other", move, null, board, true),
			]),
			[
				[
					"Your move.",
					"Your move. The other side wins in 2 plies.",
					"Game over. You have won: the token is on a goal of yours.",
					"Game over. The other side has won: you have no move.",
					"You move the token from point 1 to point 2.",
					"The other side moves the token from point 1 to point 2.",
				],
				[
					"轮到你走。",
					"轮到你走。对方必胜，共 2 步。",
					"对局结束。你获胜：棋子已到达你的目标。",
					"对局结束。对方获胜：你无路可走。",
					"你把棋子从 1 点走到 2 点。",
					"对方把棋子从 1 点走到 2 点。",
				],
			],
		);
	});

	test("is moved, hinted at and described as what it is", () => {
		const move = { from: point(1), to: point(2) };
		assert.deepEqual(
			pageLanguages.map(({ news, hints, picture }) => [
				news.moved("second", move, null, board, true),
				hints.piece(point(1), board, true),
				picture.description({ rules, board: { ...board, goals: {} } }, position(1), null),
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
});
