/** The package's program speaks the language of the locale. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { dataFault } from "../../web/locale/zh/data-faults.ts";
import { badFiles } from "./bad-data.ts";
import { badFixtures, commandsIn } from "./fixtures.ts";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

const run = (
	args: readonly string[],
	locale: NodeJS.ProcessEnv,
	input: Uint8Array = Buffer.of(),
) => {
	const { LC_ALL: _, LC_MESSAGES: __, LANG: ___, ...others } = process.env;
	const env = { ...others, ...locale };
	return spawnSync(process.execPath, [cli, ...args], { input, env, encoding: "utf8" });
};

const chinese = { LANG: "zh_CN.UTF-8" };

/** The commands, options, placeholders and examples of a help, which are the same in every language. */
const terms = (help: string) =>
	new Set(help.match(/(?<![\w-])--?[a-z]+|\b[A-Z]{4,}\b|^ {2}(?:echo|catchmate|printf) .*$/gm));

describe("the package's program", () => {
	test("speaks Chinese where the first of the locale's variables that is set says so", () => {
		const said = (locale: NodeJS.ProcessEnv) => run(["nothing"], locale).stderr;
		const zh =
			/^catchmate: 没有命令“nothing”，可用的有 solve、verify、.*、svg\n请看 catchmate --help。\n$/;
		const en = /^catchmate: unknown command 'nothing', expected/;
		assert.match(said(chinese), zh);
		assert.match(said({ LC_MESSAGES: "zh_TW", LANG: "en_GB" }), zh);
		assert.match(said({ LC_ALL: "", LANG: "zh" }), zh);
		assert.match(said({ LC_ALL: "C", LANG: "zh_CN.UTF-8" }), en);
		assert.match(said({ LANG: "de_DE.UTF-8" }), en);
		assert.match(said({}), en);
	});

	test("tells all that the English help tells in the Chinese one", () => {
		const general = run(["--help"], {}).stdout;
		const names = commandsIn(general);
		assert.ok(names.includes("svg"));
		for (const args of [["--help"], ...names.map((name) => [name, "-h"])]) {
			const [english, other] = [run(args, {}).stdout, run(args, chinese).stdout];
			assert.match(other, /用法/);
			assert.deepEqual(terms(other), terms(english), args.join(" "));
		}
	});

	test("says in Chinese what is wrong with a board, and where", () => {
		const fixtures = badFixtures.filter(({ name }) => /crossing-pawn-[a-d]/.test(name));
		assert.ok(fixtures.length > 0);
		for (const { name, game, input } of fixtures) {
			const { status, stderr } = run(["solve", game], chinese, input);
			assert.equal(status, 2);
			assert.match(stderr, /^catchmate: (第 \d+ 个棋盘，)?第 \d+ 行第 \d+ 列：.*。\n$/, name);
		}
		for (const [input, fault] of [
			["8\t2 4 1 5\n", "第 1 行第 2 列：应为一个空格，却是制表符。"],
			["8 2 4 1 5\n\n", "第 2 行第 1 列：不应有空白，却是空行。"],
			["8 2 4 1 5", "第 1 行第 10 列：应为换行，文本到此结束。"],
			["08 2 4 1 5\n", "第 1 行第 1 列：整数不能有前导零，应为 8，此处是“08”。"],
			["21 2 4 1 5\n", "第 1 行第 1 列：n 应为 2 到 20 之间的整数，此处是“21”。"],
		]) {
			const { status, stderr } = run(["validate", "chase"], chinese, Buffer.from(input ?? ""));
			assert.deepEqual([status, stderr], [3, `catchmate: ${fault}\n`]);
		}
		assert.match(
			run(["validate", "crossing-pawn"], chinese, Buffer.from("0 1\n2 2\nX.\nOO\n")).stderr,
			/^catchmate: 第 1 个棋盘，第 3 行第 1 列：黑方的棋子开局时就在目标上，这局棋已经结束。\n$/,
		);
		assert.equal(run(["solve", "--code", "?"], chinese).stderr, "catchmate: 局面码无效。\n");
		assert.match(
			run(["solve", "chase", "--board", "-"], chinese, Buffer.from('{"a":01}')).stderr,
			/^catchmate: 第 1 行第 6 列：从这里起不是 JSON\n$/,
		);
	});

	test("says in Chinese what is wrong with a value in a JSON file, and of given rules on a board", () => {
		/** A sentence without the paths, the values and the words of the format. */
		const plain = (said: string) =>
			said
				.replace(/"[^"]*"|\{ winner: \S+ \}|只能有 .*/g, "")
				.replace(/(?:rules|board|position)[\w.[\]]*:?/g, "")
				.replace(/ (?:true|false|null|from|cop|loses|passes|draws|1e\+300)(?= |，|：|。|$)/g, "");
		for (const { sentence } of badFiles) {
			const said = dataFault(sentence);
			assert.doesNotMatch(plain(said), /[A-Za-z]/, said);
			assert.match(said, /\p{Script=Han}/u);
		}
		const rules = '{"id":5}';
		assert.match(
			run(["solve", "--rules", "-", "README.md"], chinese, Buffer.from(rules)).stderr,
			/^catchmate: rules\.id 是 5，应为字符串\n$/,
		);
		const graph = { rows: 1, columns: 2, graph: { edges: [{ from: 1, to: 2 }] }, obstacles: [] };
		const board = JSON.stringify({ board: graph, position: {} });
		assert.equal(
			run(["solve", "chase", "--board", "-"], chinese, Buffer.from(board)).stderr,
			"catchmate: 这个棋盘不合 chase 的规则：sides[1].reach 是 2，应为 1：棋盘是图\n",
		);
	});
});
