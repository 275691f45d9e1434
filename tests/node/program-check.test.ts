/** `catchmate check` runs programs with each kind of fault, native and from the package. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { programs } from "./fixtures.ts";

const mistaken = "build/native/mistaken";

/** What a program says of a program. Its seed is 1. */
const check = (name: keyof typeof programs, game: string, options: string, command: string[]) =>
	programs[name](["check", game, "--seed", "1", ...options.split(" "), "--", ...command]);

/** A time in seconds that no other process sleeps: this file's own. */
const sleep = `sleep 1000.${process.pid}`;

/** The commands of this file's processes that run. */
const running = () =>
	readdirSync("/proc")
		.filter((entry) => /^\d+$/.test(entry))
		.map((entry) => {
			try {
				return readFileSync(`/proc/${entry}/cmdline`, "utf8").replaceAll("\0", " ");
			} catch {
				return "";
			}
		})
		.filter((command) => command.includes(sleep));

/** A process that was killed is there until the machine comes to it. */
async function assertNothingRuns(): Promise<void> {
	for (let tries = 0; running().length > 0 && tries < 100; tries++) await setTimeout(50);
	assert.deepEqual(running(), []);
}

for (const name of ["native", "package"] as const) {
	test(`the ${name} program finds a mistake, names it, and makes its board small`, async () => {
		const command = [mistaken, "crossing-pawn", "shares", "red"];
		const { stdout, stderr, status } = await check(name, "crossing-pawn", "--seconds 60", command);
		assert.deepEqual([status, stderr], [1, ""], stdout);
		assert.match(stdout, /The program's answer is wrong for this input/);
		assert.ok(stdout.includes("  - lets two of red's pieces stand on one square\n"), stdout);
		const [, input = ""] = /input:\n\n([\s\S]*?)\n\nexpected/.exec(stdout) ?? [];
		assert.ok(input.split("\n").length <= 5, input);
	});

	test(`the ${name} program finds nothing wrong in right programs`, async () => {
		for (const [game, ...command] of [
			["cat-and-mouse-2", mistaken, "cat-and-mouse-2"],
			["crossing-pawn", "node", "tests/games/layering.mjs"],
		] as const) {
			const options = "--seconds 1 --time 60000 --memory 4G --jobs 2";
			const { stdout, stderr, status } = await check(name, game, options, command);
			assert.match(stdout, /^No wrong answer on \d+ boards? \(seed 1\)\.\n$/, command.join(" "));
			assert.deepEqual([status, stderr], [0, ""]);
		}
	});

	test(`the ${name} program tells how a program fails, and leaves nothing of it running`, async () => {
		// A machine that is busy takes its time: only what is to be ended for it has little.
		const [short, long] = ["--seconds 60 --time 300", "--seconds 60 --time 60000"];
		for (const [options, script, fault] of [
			[long, "true", /answer is wrong.*printed:\n {2}nothing/s],
			[long, "echo help >&2; exit 7", /exited with 7.*printed to standard error:\n {2}help/s],
			[long, "kill -SEGV $$", /ended by signal 11/],
			[short, "trap '' TERM; while :; do :; done", /did not end in time/],
			[long, "yes | head -1000000", /printed without end/],
			[long, `${sleep} & echo WHITE 1`, /answer is wrong/],
			[short, `setsid ${sleep} & ${sleep}`, /did not end in time/],
			[long, "printf '\\377\\376'", /answer is wrong/],
		] as const) {
			const command = ["sh", "-c", `: ${sleep}; ${script}`];
			const { stdout, status } = await check(name, "chase", options, command);
			assert.match(stdout, fault, script);
			assert.equal(status, 1);
			await assertNothingRuns();
		}
	});

	test(`the ${name} program says what it cannot run`, async () => {
		for (const [line, message] of [
			["check", /expected a game: chase, /],
			["check chess -- true", /unknown game 'chess', expected one of chase/],
			["check chase", /expected a program to check, as in: check chase -- \.\/solution/],
			["check chase -- ./nowhere", /cannot run '\.\/nowhere': there is no such program/],
			["check chase -- tests", /cannot run 'tests'/],
			["check chase --jobs=0 -- true", /'0' is no number of jobs, expected one from 1/],
			["check chase --memory x -- true", /'x' is no number of bytes/],
		] as const) {
			const { stdout, stderr, status } = await programs[name](line.split(" "));
			assert.deepEqual([status, stdout], [2, ""], stderr);
			assert.match(stderr, message);
		}
	});
}

test("both programs say the same of a program", async () => {
	const command = ["echo", "BLACK 2"];
	const native = await check("native", "chase", "--seconds 60", command);
	assert.match(native.stdout, /^Run on 2 boards \(seed 1\)\.\n/);
	assert.deepEqual(await check("package", "chase", "--seconds 60", command), native);
});

test("the package's program reports in Chinese", () => {
	const { LC_ALL: _, ...others } = process.env;
	const run = (game: string, ...command: readonly string[]) =>
		spawnSync(
			process.execPath,
			["dist/cli.js", "check", game, "--seed", "1", "--time", "60000", "--", ...command],
			{ encoding: "utf8", env: { ...others, LANG: "zh_CN.UTF-8" } },
		).stdout;
	assert.match(
		run("chase", "sh", "-c", "echo BLACK 2; echo help >&2"),
		/^检查了 \d+ 个棋盘（种子 1）。\n\n程序的答案不对，.*\n\n标准错误输出：\n {2}help\n\n/s,
	);
	assert.match(
		run("token", mistaken, "token", "passes", "first"),
		/\n {2}- 程序允许先手原地不动。\n/,
	);
});

test("a program that is interrupted kills what it runs", async () => {
	const script = `timeout -s INT 2 build/native/catchmate check chase -- sh -c '${sleep}'`;
	spawnSync("sh", ["-c", script]);
	await assertNothingRuns();
});
