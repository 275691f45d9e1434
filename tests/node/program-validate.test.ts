/** The command `validate` of both programs. What is a fault, and where, is in tests/core/validator_test.cpp. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { both } from "./fixtures.ts";
import { at } from "./folder.ts";

const pawn = "0 1\n3 3\n#.#\nO.O\n.X.\n";
const pawnOnGoal = "0 1\n3 3\n#X#\nO.O\n...\n";

test("both programs say nothing of a valid input, and where the first fault of another one is", async () => {
	const valid = { status: 0, stdout: "", stderr: "" };
	assert.deepEqual(await both(["validate", "crossing-pawn"], pawn), valid);
	assert.deepEqual(await both(["validate", "chase", "-"], "8 2 4 1 5\n"), valid);
	for (const [game, input, fault] of [
		["crossing-pawn", "0\t1\n", "line 1, column 2: found a tab, expected one space"],
		["crossing-pawn", "0 11\n", "line 1, column 3: found '11', expected T from 1 to 10"],
		[
			"crossing-pawn",
			pawn.trimEnd(),
			"line 5, column 4: found the end of the input, expected a line end",
		],
		[
			"crossing-pawn",
			pawnOnGoal,
			"line 3, column 2: board 1: found a piece of black on its goal, expected no game that is over",
		],
		["crossing-pawn", "", "line 1, column 1: found an empty input, expected id T"],
		["chase", "21 1 1 2 2\n", "line 1, column 1: found '21', expected n from 2 to 20"],
		["token", "2 1 1\n1 2 \n1 0\n", "line 2, column 4: found a space, expected a line end"],
		[
			"cat-and-mouse",
			"[[1, 2],[0],[0]]\n",
			"line 1, column 5: found a space, expected no white space",
		],
		[
			"cat-and-mouse-2",
			'["FCM"]\n1\n9\n',
			"line 3, column 1: board 1: found '9', expected mouseJump from 1 to 8",
		],
	] as const) {
		assert.deepEqual(await both(["validate", game], input), {
			status: 3,
			stdout: "",
			stderr: `catchmate: ${fault}\n`,
		});
	}
});

test("both programs tell tools of a fault as JSON on standard error", async () => {
	const path = at("1.in");
	writeFileSync(path, "0 11\n");
	const named = await both(["validate", "crossing-pawn", path]);
	assert.match(named.stderr, new RegExp(`^catchmate: ${path}: line 1`));
	const { status, stdout, stderr } = await both(["validate", "crossing-pawn", "--json", path]);
	assert.deepEqual([status, stdout], [3, ""]);
	assert.deepEqual(JSON.parse(stderr), {
		file: path,
		code: "number-out-of-range",
		board: 0,
		line: 1,
		column: 3,
		found: "11",
		subject: "T",
		low: 1,
		high: 10,
		description: "found '11', expected T from 1 to 10",
	});
	// Where solve and verify print their answers as JSON, they tell faults so too.
	for (const command of ["solve", "verify"]) {
		const { status, stderr } = await both([command, "crossing-pawn", "--json"], "0 1\n3 3\n?");
		assert.equal(status, 2);
		const { file, code, found, high } = JSON.parse(stderr);
		assert.deepEqual([file, code, found, high], ["-", "unknown-character", "?", null]);
	}
});

test("both programs end validate with 2 if they are called wrongly or cannot read", async () => {
	const contests = "chase, crossing-pawn, cat-and-mouse-2, cat-and-mouse, token";
	for (const [args, message] of [
		[[], /^expected a game: chase, /],
		[["draughts"], /^unknown game 'draughts', expected one of chase, /],
		[
			["fox-and-hounds"],
			new RegExp(`^fox-and-hounds is of no contest, expected one of ${contests}\n`),
		],
		[["chase", "a", "b"], /^unexpected argument 'b'\nTry 'catchmate validate --help'\.\n$/],
		[["chase", "--moves"], /^unknown option '--moves'/],
		[["chase", "/nowhere/1.in"], /^\/nowhere\/1\.in: there is no such file\n$/],
		[["chase", "/"], /^\/: it is a directory\n$/],
	] as const) {
		const { status, stdout, stderr } = await both(["validate", ...args]);
		assert.deepEqual([status, stdout], [2, ""], args.join(" "));
		assert.match(stderr.replace(/^catchmate: /, ""), message);
	}
});

test("an input without end is not valid", () => {
	const cwd = new URL("../..", import.meta.url);
	for (const program of ["build/native/catchmate", `"${process.execPath}" dist/cli.js`]) {
		const command = `yes '' | ${program} validate chase`;
		const { status, stderr } = spawnSync("sh", ["-c", command], { cwd, encoding: "utf8" });
		assert.equal(status, 3, program);
		assert.match(stderr, /found a longer text, expected at most 67108864 bytes\n$/);
	}
});
