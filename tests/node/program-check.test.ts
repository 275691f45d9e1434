/** `catchmate check` runs programs with each kind of fault, native and from the package. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { programs } from "./fixtures.ts";

const mistaken = "build/native/mistaken";

/** What a program says of a program. Its seed is 1. */
const check = (name: keyof typeof programs, game: string, options: string, command: string[]) =>
	programs[name](
		["check", game, "--seed", "1", ...options.split(" "), "--", ...command],
		Buffer.from(""),
	);

/** The commands of all processes that run. */
const running = () =>
	readdirSync("/proc")
		.filter((entry) => /^\d+$/.test(entry))
		.map((entry) => {
			try {
				return readFileSync(`/proc/${entry}/cmdline`, "utf8").replaceAll("\0", " ");
			} catch {
				return "";
			}
		});

for (const name of ["native", "package"] as const) {
	test(`the ${name} program finds mistakes, names them, and makes their boards small`, async () => {
		for (const [game, mistake, smallest, about] of [
			["crossing-pawn", ["shares", "red"], 3, "lets two of red's pieces stand on one square"],
			["crossing-pawn", ["rounds"], 3, "counts rounds, a move of each side, instead of plies"],
			["chase", ["one-step", "black"], 3, "moves black one square at most"],
			["token", ["passes", "first"], 3, "lets first pass"],
			["cat-and-mouse-2", ["no-capture", "cat"], 3, "never has cat capture"],
		] as const) {
			const { stdout, stderr, status } = await check(name, game, "--seconds 30", [
				mistaken,
				game,
				...mistake,
			]);
			assert.deepEqual([status, stderr], [1, ""], stdout);
			assert.match(stdout, /The program's answer is wrong for this input/);
			assert.ok(stdout.includes(`  - ${about}\n`), stdout);
			const [, input = ""] = /input:\n\n([\s\S]*?)\n\nexpected/.exec(stdout) ?? [];
			assert.ok(input.split("\n").length <= smallest + 2, input);
		}
	});

	test(`the ${name} program finds nothing wrong in a right one`, async () => {
		for (const game of ["crossing-pawn", "chase", "cat-and-mouse", "cat-and-mouse-2", "token"]) {
			const { stdout, status } = await check(name, game, "--seconds 1 --jobs 2", [mistaken, game]);
			assert.match(stdout, /^No wrong answer on \d+ boards \(seed 1\)\.\n$/);
			assert.equal(status, 0);
		}
	});

	test(`the ${name} program finds nothing wrong in right programs of three styles`, async () => {
		for (const command of [
			["build/native/core/bench/contest_crossing_pawn"],
			["build/native/sweeping"],
			["node", "tests/games/layering.mjs"],
		]) {
			const options = "--seconds 5 --time 60000 --memory 4G";
			const { stdout, stderr, status } = await check(name, "crossing-pawn", options, command);
			assert.match(stdout, /^No wrong answer on \d+ boards \(seed 1\)\.\n$/, command.join(" "));
			assert.deepEqual([status, stderr], [0, ""]);
		}
	});

	test(`the ${name} program tells how a program fails, and leaves nothing of it running`, async () => {
		const shell = (script: string) => ["sh", "-c", `: catchmate-test; ${script}`];
		for (const [script, fault] of [
			["true", /answer is wrong.*printed:\n {2}nothing/s],
			["echo help >&2", /printed to standard error:\n {2}help/],
			["exit 7", /exited with 7/],
			["kill -SEGV $$", /ended by signal 11/],
			["trap '' TERM; while :; do :; done", /did not end in time/],
			["exec yes", /printed without end/],
			["yes | head -1000000", /printed without end/],
			["sleep 1000 & echo WHITE 1", /answer is wrong/],
			["setsid sleep 1000 & sleep 1000", /did not end in time/],
			["printf '\\377\\376'", /answer is wrong/],
		] as const) {
			const { stdout, status } = await check(
				name,
				"chase",
				"--seconds 1 --time 300",
				shell(script),
			);
			assert.match(stdout, fault, script);
			assert.equal(status, 1);
			const left = running().filter((command) => /catchmate-test|sleep 1000/.test(command));
			assert.deepEqual(left, [], script);
		}
	});

	test(`the ${name} program says what it cannot run`, async () => {
		for (const [args, message] of [
			[["check"], /expected a game: chase, /],
			[["check", "chess", "--", "true"], /unknown game 'chess', expected one of chase/],
			[["check", "chase"], /expected a program to check, as in: check chase -- \.\/solution/],
			[["check", "chase", "--", "./nowhere"], /cannot run '\.\/nowhere': there is no such program/],
			[["check", "chase", "--", "tests"], /cannot run 'tests'/],
			[
				["check", "chase", "--jobs=0", "--", "true"],
				/'0' is no number of jobs, expected one from 1/,
			],
			[["check", "chase", "--memory", "x", "--", "true"], /'x' is no number of bytes/],
		] as const) {
			const { stdout, stderr, status } = await programs[name](args, Buffer.from(""));
			assert.deepEqual([status, stdout], [2, ""], stderr);
			assert.match(stderr, message);
		}
	});
}

test("both programs say the same of a program", async () => {
	const native = await check("native", "chase", "--seconds 30", ["echo", "BLACK 2"]);
	assert.match(native.stdout, /^Run on 2 boards \(seed 1\)\.\n/);
	assert.deepEqual(await check("package", "chase", "--seconds 30", ["echo", "BLACK 2"]), native);
});

test("the package's program tells in Chinese what the report tells in English", () => {
	const { LC_ALL: _, ...others } = process.env;
	const run = (script: string, time: string) =>
		spawnSync(
			process.execPath,
			["dist/cli.js", "check", "chase", "--seed", "1", "--time", time, "--", "sh", "-c", script],
			{ encoding: "utf8", env: { ...others, LANG: "zh_CN.UTF-8" } },
		).stdout;
	assert.match(
		run("echo BLACK 2; echo help >&2", "2000"),
		/^检查了 \d+ 个棋盘（种子 1）。\n\n程序的答案不对，输入如下：\n\n {2}\d.*\n\n正确答案：\n {2}\w+ \d+\n\n程序输出：\n {2}BLACK 2\n\n标准错误输出：\n {2}help\n\n.*\n\n最后一个棋盘，双方最优走法：\n/s,
	);
	assert.match(run("exit 7", "2000"), /程序的退出码是 7，输入如下/);
	const mistaken = spawnSync(
		process.execPath,
		[
			"dist/cli.js",
			"check",
			"token",
			"--seed",
			"1",
			"--",
			"build/native/mistaken",
			"token",
			"passes",
			"first",
		],
		{ encoding: "utf8", env: { ...others, LANG: "zh_CN.UTF-8" } },
	);
	assert.match(
		mistaken.stdout,
		/下面的错误恰好得出程序至今的全部输出：\n {2}- 程序允许先手原地不动。\n/,
	);
});

test("a program that is interrupted kills what it runs", () => {
	const script = "timeout -s INT 1 build/native/catchmate check chase -- sh -c 'sleep 1000'";
	spawnSync("sh", ["-c", script]);
	assert.deepEqual(
		running().filter((command) => command.includes("sleep 1000")),
		[],
	);
});
