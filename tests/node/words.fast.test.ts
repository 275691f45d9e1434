/** The words: which language a reader gets, and what is said of games and sides that have no words of their own. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import type { Ending, PositionValue, Rules, SideRules } from "catchmate";
import { gameWords } from "../../web/app/shell/game-words.ts";
import { listOf } from "../../web/locale/en/learn/list.ts";
import type { PageWords } from "../../web/locale/en/page.ts";
import { detectiveWords, helpWords, topicWords } from "../../web/locale/further-words.ts";
import { preferredTag, tags } from "../../web/locale/languages.ts";
import { told } from "../../web/locale/shared.ts";
import { elementWords, pageWords } from "../../web/locale/words.ts";
import { endsOf } from "../../web/model/judgement.ts";
import { noOverlay, overlayFacts } from "../../web/model/overlay.ts";
import { tokenHolder } from "../../web/model/position.ts";
import { chase, packageSolver } from "./games.ts";

/** The languages whose sentences are written down here, in this order. */
const both = [pageWords("en"), pageWords("zh-CN")] as const;

test("the first language asked for that there is comes, whatever its region, and English else", () => {
	assert.equal(preferredTag(["tlh", "ZH-Hant-TW", "en"]), "zh-CN");
	assert.equal(preferredTag(["tlh"]), "en");
	assert.equal(preferredTag([]), "en");
	assert.equal(elementWords(preferredTag(["zh"])).controls.restart, "重新开始");
});

test("moves stay apart in a list, and a place is set off from what is wrong there by the language's own colon", () => {
	const square = (row: number, column: number) => ({ row, column });
	const moves = [
		{ from: square(1, 6), to: square(1, 7) },
		{ from: square(7, 8), to: square(7, 9) },
	];
	const said = both.map(({ errors, moves: words }) => [
		moves.map((move) => words.move(move, {})).join(", "),
		errors.at(null, "?"),
		errors.at("1", "?"),
	]);
	const list = "(1,6)→(1,7), (7,8)→(7,9)";
	assert.deepEqual(said, [
		[list, "?", "1: ?"],
		[list, "?", "1：?"],
	]);
	const error = {
		code: "number-missing",
		description: "",
		board: 0,
		line: 1,
		column: 1,
		low: 0,
		high: null,
		found: "x",
		subject: "id",
	} as const;
	assert.equal(both[1].errors.input(error), "缺少整数 id，此处是“x”。");
});

test("the rules of each game say how play without end ends, if it can be a draw, and how far the mice and cats of a board jump", () => {
	// Hounds come to an end of the board.
	const ends = ["fox-and-hounds"];
	for (const words of both) {
		for (const rules of packageSolver.games) {
			const text = told(words.game(rules.id).rules, rules);
			const isDraw = rules.endless === "draws" && !ends.includes(rules.id);
			assert.equal(/Endless play is a draw|平局/.test(text), isDraw, `${rules.id}: ${text}`);
		}
	}
	const mice = packageSolver.games.find(({ id }) => id === "cat-and-mouse-2");
	assert.ok(mice);
	const [mouse, cat] = mice.sides;
	const far: Rules = { ...mice, sides: [{ ...mouse, reach: 7 }, cat] };
	const [english, chinese] = both.map((words) =>
		told(gameWords(words, packageSolver.games, far).rules, far),
	);
	assert.match(
		english ?? "",
		/^Both jump in a line, here the mouse up to 7 and the cat up to 1, not/,
	);
	assert.match(
		chinese ?? "",
		/^双方沿直线跳（这个棋盘上，老鼠最多\u00a07\u00a0格，猫最多\u00a01\u00a0格），/,
	);
	// Of other games, such rules are not the listed ones.
	const [white, black] = chase.sides;
	const fast: Rules = { ...chase, sides: [{ ...white, reach: 7 }, black] };
	assert.equal(gameWords(both[0], packageSolver.games, fast).name, "chase");
});

test("the rule of crossing pawn can be read at a glance", () => {
	const [english, chinese] = both.map(({ game }) => told(game("crossing-pawn").rules, chase));
	assert.equal(
		english?.split("\n")[0],
		"Red captures the pawn, or the pawn reaches the top. Whoever cannot move loses.",
	);
	assert.equal(chinese?.split("\n")[0], "红方吃掉黑卒就赢，黑卒走到第一行就赢；谁无路可走谁输。");
});

test("in Chinese the last move is not called as a step back is", () => {
	const words = pageWords("zh-CN");
	assert.equal(words.controls.back, "上一步");
	assert.equal(words.help.marks.lastMove, "上一手");
	assert.equal(words.share.withMarks(true), "标出胜负与上一手");
	assert.match(helpWords("zh-CN").legend.lastMove({}), /^上一手/);
});

test("English lists are written as browsers write them", () => {
	const names = ["a", "b", "c", "d"];
	for (let count = 0; count <= names.length; count++) {
		const list = names.slice(0, count);
		assert.equal(listOf(list), new Intl.ListFormat("en").format(list));
	}
});

describe("where there are no words", () => {
	for (const words of tags.map(pageWords)) {
		test(`a game has its id as a name, and general phrases: ${words.tag}`, () => {
			for (const id of ["three-hunters", "constructor", ""]) {
				const { name, rules, presets } = words.game(id);
				assert.equal(name, id);
				assert.deepEqual(presets, {});
				const phrases = [rules, ...helpWords(words.tag).content.game(id)];
				assert.ok(phrases.length >= 2 && phrases.every((text) => text.length > 5), phrases.join());
			}
		});

		test(`a side has its name: ${words.tag}`, () => {
			const facts = {
				square: { row: 1, column: 1 },
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
				...overlayFacts(noOverlay, { row: 1, column: 1 }),
				lastMove: null,
			};
			assert.match(words.cell(facts), /constructor.*vixen/);
			assert.match(words.verdict.toMove("vixen"), /vixen/i);
			assert.match(words.verdict.toMove("constructor"), /constructor/i);
		});
	}
});

const [english, chinese] = [pageWords("en"), pageWords("zh-CN")];

/** What is said to one who only looks on. */
const sentence = ({ betweenSentences, verdict }: PageWords, value: PositionValue, toMove: string) =>
	`${verdict.outcome(value)}${betweenSentences}${verdict.toMove(toMove)}`;

const endlessWin: PositionValue = {
	outcome: "win",
	distance: null,
	winner: "cat",
	over: false,
	ending: null,
};

describe("a win because play never ends", () => {
	test("is told as one, with the side whose win it is, and never as a draw", () => {
		assert.equal(
			sentence(english, { ...endlessWin, outcome: "loss" }, "white"),
			"The cat wins: play never ends. White to move.",
		);
		assert.equal(
			sentence(chinese, { ...endlessWin, outcome: "loss" }, "white"),
			"猫必胜：对局无限循环，判猫胜。轮到白方走。",
		);
		assert.equal(english.moves.value(endlessWin), "wins: play never ends");
		assert.equal(english.moves.value({ ...endlessWin, outcome: "loss" }), "loses: play never ends");
		assert.equal(chinese.moves.value(endlessWin), "必胜，对局无限循环");
		for (const words of tags.map(pageWords)) {
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
			english.moves.grade({ before: outcome, after: outcome, plies });
		assert.match(grade("win", null), /Slip: still a win, but play now never ends/);
		assert.match(grade("loss", null), /Slip: still a loss, but play could have gone on for ever/);
		assert.equal(grade("win", 0), "A best move.");
	});

	test("a move that keeps a loss for as long as can be is not praised as if nothing were wrong", () => {
		for (const words of [english, chinese]) {
			const grade = (outcome: "win" | "draw" | "loss") =>
				words.moves.grade({ before: outcome, after: outcome, plies: 0 });
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

test("a game is told from the reader's view to one who plays one side of it", () => {
	const won = { ...endlessWin, winner: "white", distance: 22 };
	const by = (how: Ending["how"], winner: string) =>
		({ how, winner, edge: how === "goal" ? "top" : null }) as const;
	const told = ({ verdict }: PageWords) => [
		verdict.outcome(won, true),
		verdict.outcome(won, false),
		verdict.outcome({ ...won, distance: null }, true),
		verdict.outcome({ ...won, outcome: "draw", winner: null, distance: null }, false),
		verdict.outcome({ ...won, outcome: "draw", winner: null, distance: null }),
		verdict.over(by("meeting", "white"), "black", chase, true, 27),
		verdict.over(by("meeting", "white"), "black", chase, false, 27),
		verdict.over(by("goal", "black"), "white", chase, true, 4),
		verdict.over(by("goal", "black"), "white", chase, false, 4),
		verdict.over(by("no-move", "black"), "white", chase, false, 1),
	];
	assert.deepEqual(told(english), [
		"You win in 22 plies.",
		"You lose in 22 plies.",
		"You win: play never ends.",
		"A draw, if nobody errs.",
		"Draw: neither side can force a win.",
		"You won after 27 plies: captured Black.",
		"You lost after 27 plies: White captured Black.",
		"You won after 4 plies: reached the top row.",
		"You lost after 4 plies: Black reached the top row.",
		"You lost after 1 ply: White has no move.",
	]);
	assert.deepEqual(told(chinese), [
		"你必胜，共 22 步。",
		"你必败，共 22 步。",
		"你必胜：对局无限循环，判白方胜。",
		"双方都不走错，就是平局。",
		"平局：双方都无法强制取胜。",
		"你赢了，共 27 步：抓住了黑方。",
		"你输了，共 27 步：白方抓住了黑方。",
		"你赢了，共 4 步：已到达第一行。",
		"你输了，共 4 步：黑方已到达第一行。",
		"你输了，共 1 步：白方无路可走。",
	]);
});

test("sides of several have verbs of several, and sides with a common noun an article", () => {
	const value: PositionValue = {
		outcome: "loss",
		distance: 44,
		winner: "hounds",
		over: false,
		ending: null,
	};
	assert.equal(sentence(english, value, "fox"), "The hounds win in 44 plies. The fox to move.");
	assert.equal(sentence(chinese, value, "fox"), "猎犬必胜，共 44 步。轮到狐狸走。");
});

describe("the end of a game", () => {
	const [mouse, cat] = chase.sides;
	const rules: Rules = {
		...chase,
		id: "cat-and-mouse-2",
		starts: "mouse",
		capture: { winner: "cat" },
		sides: [
			{ ...mouse, name: "mouse" },
			{ ...cat, name: "cat" },
		],
	};
	const away = { row: 3, column: 1 };
	const over = (toMove: string, ending: Ending) =>
		both.map(({ verdict }) => verdict.over(ending, toMove, rules));

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
				"对局结束。猫获胜：抓住了老鼠。",
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
		name: "fox",
		pieces: 1,
		directions: ["up"],
		reach: 1,
		leaps: "nothing",
		goals: [],
		mayPass: false,
	};
	const rules: Rules = { ...chase, sides: [side, { ...side, name: "hare" }], capture: "wins" };
	const told = (change: Partial<Rules>, goals = {}) => {
		const game = {
			rules: { ...rules, ...change },
			board: { rows: 2, columns: 2, obstacles: [], goals },
		};
		return both.map(({ tag }) =>
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

test("the Chinese key for taking back tells a move in play from a change of the board", () => {
	const { undo, back, unedit } = elementWords("zh-CN").controls;
	assert.deepEqual([undo, back, unedit], ["悔棋", "上一步", "撤销"]);
	const [, does] = helpWords("zh-CN").legend.keyList.find(([key]) => key === "Ctrl Z") ?? [];
	assert.equal(does, `${undo}，或${unedit}一次改动`);
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
	assert.equal(mistake({ kind: "cap", side: null, about }), "步数超过 2～74 就判为平局。");
	assert.equal(mistake({ kind: "its-own", side: null, about }), `${about}。`);
});

test("the plan of the side that wins tells where the other is shut in, whether it is caught there or has no move", () => {
	const told = { at: "1,2", isShutIn: true, isToken: false };
	const said = both.map(({ tag }) =>
		(["meeting", "no-move"] as const).map((how) =>
			topicWords(tag)
				.why.plan({ winner: "hounds", how, edge: null }, ["hounds", "hare"], 3, told)
				.replace(/[.。].*/, ""),
		),
	);
	assert.deepEqual(said, [
		[
			"The hounds' plan: shut the hare in at 1,2, where no move escapes",
			"The hounds' plan: shut the hare in at 1,2, without a move",
		],
		["猎犬的计划：把野兔困在 1,2，往哪走都会被抓住", "猎犬的计划：把野兔困在 1,2，让它无路可走"],
	]);
});
