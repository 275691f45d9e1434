/** The package's program speaks the language of the locale. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { badFixtures } from "./fixtures.ts";

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
			/^catchmate: 没有命令“nothing”，可用的有 solve、verify、games、schema、svg\n请看 catchmate --help。\n$/;
		const en = /^catchmate: unknown command 'nothing', expected/;
		assert.match(said(chinese), zh);
		assert.match(said({ LC_MESSAGES: "zh_TW", LANG: "en_GB" }), zh);
		assert.match(said({ LC_ALL: "", LANG: "zh" }), zh);
		assert.match(said({ LC_ALL: "C", LANG: "zh_CN.UTF-8" }), en);
		assert.match(said({ LANG: "de_DE.UTF-8" }), en);
		assert.match(said({}), en);
	});

	test("tells all that the English help tells in the Chinese one", () => {
		const [english, other] = [run(["--help"], {}).stdout, run(["--help"], chinese).stdout];
		assert.match(other, /用法/);
		assert.deepEqual(terms(other), terms(english));
		assert.equal(run(["svg", "-h"], chinese).stdout, other);
	});

	test("says in Chinese what is wrong with a board, and where", () => {
		const fixtures = badFixtures.filter(({ name }) => /crossing-pawn-[a-d]/.test(name));
		assert.ok(fixtures.length > 0);
		for (const { name, game, input } of fixtures) {
			const { status, stderr } = run(["solve", game], chinese, input);
			assert.equal(status, 2);
			assert.match(stderr, /^catchmate: (第 \d+ 个棋盘，)?第 \d+ 行第 \d+ 列：.*。\n$/, name);
		}
		assert.equal(run(["solve", "--code", "?"], chinese).stderr, "catchmate: 棋盘代码无效。\n");
		assert.match(
			run(["solve", "chase", "--board", "-"], chinese, Buffer.from('{"a":01}')).stderr,
			/^catchmate: 第 1 行第 6 列：从这里起不是 JSON\n$/,
		);
	});
});
