/** `catchmate check` on programs with each kind of fault. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { programs, runBoth } from "./fixtures.ts";

/** A sleep time in seconds that no other process uses: this file's own. */
const sleep = `sleep 1000.${process.pid}`;

/** This file's running commands. */
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

/** A killed process exists until the system reaps it. */
async function assertNothingRuns(): Promise<void> {
	for (let tries = 0; running().length > 0 && tries < 600; tries++) await setTimeout(50);
	assert.deepEqual(running(), []);
}

test("a mistake is found, named, and shown on a small board", async () => {
	const options = "--seed 1 --seconds 60 --time 60000";
	const mistaken = "build/native/mistaken crossing-pawn shares red";
	const line = `check crossing-pawn ${options} -- ${mistaken}`;
	const { stdout, stderr, status } = await runBoth(line.split(" "));
	assert.deepEqual([status, stderr], [1, ""], stdout);
	assert.ok(stdout.includes("  - lets two of red's pieces stand on one square\n"), stdout);
	const [, input = ""] = /input:\n\n([\s\S]*?)\n\nexpected/.exec(stdout) ?? [];
	assert.ok(input.split("\n").length <= 5, input);
});

test("a right program passes, even a memory-hungry script", async () => {
	for (const run of Object.values(programs)) {
		const options = "crossing-pawn --seed 1 --seconds 1 --time 60000 --memory 4G --jobs 2";
		const line = `check ${options} -- node tests/games/layering.mjs`;
		const { stdout, stderr, status } = await run(line.split(" "));
		assert.match(stdout, /^No wrong answer on \d+ boards? \(seed 1\)\.\n$/);
		assert.deepEqual([status, stderr], [0, ""]);
	}
});

for (const [name, run] of Object.entries(programs)) {
	test(`the ${name} program describes how a program fails, and leaves no process`, async () => {
		for (const [time, script, fault] of [
			[60000, "echo help >&2; exit 7", /exited with 7.*printed to standard error:\n {2}help/s],
			[60000, "kill -SEGV $$", /ended by signal 11/],
			[60000, "yes | head -1000000", /printed without end/],
			// Its output stays open: the package's program waits for the last limit.
			[1000, `${sleep} & printf '\\377\\376'`, /answer is wrong/],
			[
				300,
				`trap '' TERM; setsid ${sleep} & ${sleep}`,
				// A busy machine notices late.
				/did not end in time \((1\.[5-9]|[2-9]\.)\d+ s of wall, 0\.[01]/,
			],
			[
				300,
				"(while :; do :; done); exit",
				/did not end in time .* (0\.[1-9]|[1-3]\.)\d+ s of processor, limit 0\.30 s/,
			],
		] as const) {
			const options = `--seed 1 --seconds 1 --time ${time}`.split(" ");
			const command = ["sh", "-c", `: ${sleep}; ${script}`];
			const { stdout, status } = await run(["check", "chase", ...options, "--", ...command]);
			assert.match(stdout, fault, script);
			assert.equal(status, 1);
			await assertNothingRuns();
		}
	});
}

for (const [name, run] of Object.entries(programs)) {
	test(`the ${name} program judges by processor time`, () => {
		const options = "check chase --seed 1 --seconds 1 --time 700 --jobs 2 -- sh -c".split(" ");
		const { stdout, status } = run([...options, "sleep 1; exec build/native/mistaken chase"]);
		assert.equal(status, 0, stdout);
	});
}

test("an interrupted check kills its program", async () => {
	for (const program of ["build/native/catchmate", `${process.execPath} dist/cli.js`]) {
		spawnSync("sh", ["-c", `timeout -s INT 2 ${program} check chase -- sh -c '${sleep}'`]);
		await assertNothingRuns();
	}
});
