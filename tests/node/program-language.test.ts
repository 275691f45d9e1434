/** The program speaks the locale's language, in both builds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { badFiles } from "./bad-data.ts";
import { commandsIn, programs } from "./fixtures.ts";

/** Runs a program with exactly these locale variables. */
function runOne(
	program: keyof typeof programs,
	args: string,
	locale: NodeJS.ProcessEnv,
	input = "",
) {
	for (const name of ["LC_ALL", "LC_MESSAGES", "LANG"]) delete process.env[name];
	Object.assign(process.env, locale);
	return programs[program](args.split(" "), Buffer.from(input));
}

const run = (args: string, locale: NodeJS.ProcessEnv, input = "") =>
	runOne("package", args, locale, input);

const chinese = { LANG: "zh_CN.UTF-8" };

/** A help's commands, options, placeholders and examples, the same in every language. */
const terms = (help: string) =>
	new Set(help.match(/(?<![\w-])--?[a-z]+|\b[A-Z]{4,}\b|^ {2}(?:echo|catchmate|printf) .*$/gm));

test("the locale's first set variable decides the language", async () => {
	for (const [locale, isChinese] of [
		[chinese, true],
		[{ LC_MESSAGES: "zh_TW", LANG: "en_GB" }, true],
		[{ LC_ALL: "", LANG: "zh" }, true],
		[{ LC_ALL: "C", LANG: "zh_CN.UTF-8" }, false],
		[{ LANG: "de_DE.UTF-8" }, false],
		[{}, false],
	] as const) {
		const said = (await run("nothing", locale)).stderr;
		assert.match(said, isChinese ? /^catchmate: 没有命令“nothing”/ : /^catchmate: unknown command/);
	}
});

test("the Chinese help has the English one's commands, options and examples", async () => {
	const general = (await run("--help", {})).stdout;
	for (const args of ["--help", ...commandsIn(general).map((name) => `${name} -h`)]) {
		const english = (await run(args, {})).stdout;
		const other = (await run(args, chinese)).stdout;
		assert.match(other, /用法/);
		assert.deepEqual(terms(other), terms(english), args);
	}
});

test("faults of boards, codes, texts, values and rules are reported in Chinese", async () => {
	const graph = { rows: 1, columns: 2, graph: { edges: [{ from: 1, to: 2 }] }, obstacles: [] };
	for (const [args, input, said] of [
		["solve chase", "8 2 4 1", /^第 1 行第 8 列：缺少/],
		["validate crossing-pawn", "0 1\n2 2\nX.\nOO\n", /^第 1 个棋盘，第 3 行第 1 列：/],
		["solve --code ?", "", /局面码/],
		["solve chase --board -", '{"a":01}', /^第 1 行第 6 列：/],
		["solve --rules - README.md", '{"id":5}', /^rules\.id 是 5/],
		[
			"solve chase --board -",
			JSON.stringify({ board: graph, position: {} }),
			/棋盘不合 chase 的规则/,
		],
	] as const) {
		for (const program of ["native", "package"] as const) {
			const { stderr } = runOne(program, args, chinese, input);
			assert.match(stderr.trimEnd().replace("catchmate: ", ""), said);
		}
	}
	/** A sentence without paths, values and keywords. */
	const plain = (said: string) =>
		said
			.replace(/"[^"]*"|\{ winner: \S+ \}|只能有 .*/g, "")
			.replace(/(?:rules|board|position)[\w.[\]]*:?/g, "")
			.replace(/ (?:true|false|null|from|cop|loses|passes|draws|1e\+300)(?= |，|：|。|$)/g, "");
	for (const { text } of badFiles) {
		const { stderr } = programs.native(["solve", "--board", "-"], Buffer.from(text));
		const said = stderr.trimEnd().replace("catchmate: ", "");
		assert.doesNotMatch(plain(said), /[A-Za-z]/, said);
		assert.match(said, /\p{Script=Han}/u);
	}
});

test("answers beyond the contest's are reported in Chinese", async () => {
	const board = "3 4\n....\n.#..\nO.XO\n";
	for (const [args, input] of [
		["solve crossing-pawn --moves --line --boards", board],
		["solve crossing-pawn 4 --scope table", ""],
		["statistics crossing-pawn 4", ""],
		["verify crossing-pawn 4", ""],
		["find crossing-pawn 4 --where distance=9 --limit 2", ""],
	] as const) {
		const { stdout } = runOne("native", args, chinese, input);
		const said = stdout.replace(/^[A-Z]\w+ \d+$/gm, "").replace(/[OX]|\b(?:red|black)\b/g, "");
		assert.match(said, /\p{Script=Han}/u, args);
		assert.doesNotMatch(said, /[A-Za-z]/, said);
	}
});

test("check reports in Chinese", async () => {
	const mistaken = "build/native/mistaken token passes first";
	const { stdout } = await run(`check token --seed 1 --time 60000 -- ${mistaken}`, chinese);
	assert.match(stdout, /^检查了 \d+ 个棋盘.*\n {2}- 程序允许先手/s);
});
