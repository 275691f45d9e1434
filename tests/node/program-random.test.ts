/** The command `random` of both programs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { both, games, programs } from "./fixtures.ts";

const contests = ["chase", "crossing-pawn", "cat-and-mouse", "cat-and-mouse-2", "token"];

test("both programs make the same random boards of a seed, which are valid and solved", async () => {
	for (const game of games) {
		const args = [
			"random",
			game,
			"--rows",
			"5",
			"--columns",
			"6",
			"--obstacles",
			"30",
			"--seed",
			"7",
		];
		const { status, stdout, stderr } = await both(args);
		assert.deepEqual([status, stderr], [0, ""], game);
		assert.equal(programs.native(["solve", game], Buffer.from(stdout)).status, 0, game);
		if (contests.includes(game)) {
			assert.equal((await both(["validate", game], stdout)).status, 0, game);
		}
		const { stdout: other } = await both([...args, "--seed", "8"]);
		assert.notEqual(other, stdout, game);

		const lines = (await both([...args, "--json", "--count", "3"])).stdout.trimEnd().split("\n");
		assert.deepEqual(
			lines.map((line) => JSON.parse(line).number),
			[1, 2, 3],
		);
		for (const line of lines) {
			assert.equal(programs.native(["solve", "--board", "-", game], Buffer.from(line)).status, 0);
		}
	}
});

test("several random boards are one input", async () => {
	const { stdout } = await both([
		"random",
		"crossing-pawn",
		"--rows=10",
		"--columns=10",
		"--count=10",
		"--seed=1",
	]);
	assert.match(stdout, /^0 10\n10 10\n/);
	assert.equal((await both(["validate", "crossing-pawn"], stdout)).status, 0);
	assert.equal(
		programs.native(["solve", "crossing-pawn"], Buffer.from(stdout)).stdout.split("\n").length,
		11,
	);
});

test("a seed that was not given is told, and gives the same boards again", async () => {
	for (const run of [programs.native, programs.package]) {
		const { stdout, stderr } = await run(["random", "chase"]);
		const [, seed = ""] = /^--seed (\d+)\n$/.exec(stderr) ?? [];
		assert.deepEqual(await both(["random", "chase", "--seed", seed]), {
			status: 0,
			stdout,
			stderr: "",
		});
		assert.notEqual((await run(["random", "chase"])).stderr, stderr);
	}
});

test("both programs say what is wrong with the boards that are wanted", async () => {
	for (const [args, message] of [
		[[], "expected a game: chase, "],
		[["draughts"], "unknown game 'draughts', expected one of "],
		[["chase", "--rows", "0"], "'0' is no number of rows, expected one from 1 to 1000\n"],
		[["chase", "--columns", "1e3"], "'1e3' is no number of columns, expected one from 1 to 1000\n"],
		[["chase", "--obstacles", "-1"], "'-1' is no percentage, expected one from 0 to 100\n"],
		[
			["chase", "--count", "100001"],
			"'100001' is no number of boards, expected one from 1 to 100000\n",
		],
		[
			["chase", "--seed", "9007199254740992"],
			"'9007199254740992' is no seed, expected one from 0 to 9007199254740991\n",
		],
		[["chase", "--count", "2"], "an input of chase has one board, more need --json\n"],
		[
			["crossing-pawn", "--rows", "1", "--columns", "2"],
			"boards of this size have no room for the pieces\n",
		],
		[
			["crossing-pawn", "--rows", "1000", "--columns", "1000", "--count", "100"],
			"these are more than 67108864 squares in all\n",
		],
	] as const) {
		const { status, stdout, stderr } = await both(["random", ...args]);
		assert.deepEqual([status, stdout], [1, ""], args.join(" "));
		assert.equal(stderr.slice(0, `catchmate: ${message}`.length), `catchmate: ${message}`);
	}
});
