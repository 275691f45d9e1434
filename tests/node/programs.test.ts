import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import {
	badFixtures,
	both,
	commandsIn,
	type Fixture,
	goodFixtures,
	matches,
	programs,
	type Run,
	signatures,
	signaturesIn,
} from "./fixtures.ts";
import { at, folder } from "./folder.ts";

/** The first fixture of each game. */
const firstOfEach = <Each extends Fixture>(fixtures: readonly Each[]): readonly Each[] =>
	fixtures.filter(
		({ game }, index) => fixtures.findIndex((other) => other.game === game) === index,
	);

// What the package's program makes of the other fixtures is the API's, in package.test.ts.
for (const [name, run, good, bad] of [
	["native", programs.native, goodFixtures, badFixtures],
	["package", programs.package, firstOfEach(goodFixtures), firstOfEach(badFixtures)],
] as const) {
	test(`the ${name} program answers as a judge expects`, async () => {
		for (const { name, game, input, output } of good) {
			assert.deepEqual(
				await run(["solve", game], input),
				{ status: 0, stdout: output, stderr: "" },
				name,
			);
		}
	});

	for (const command of ["solve", "verify"]) {
		test(`the ${name} program's ${command} says of a bad input where and why, with exit status 2`, async () => {
			for (const { name, game, input, message } of bad) {
				const { status, stderr } = await run([command, game], input);
				assert.equal(status, 2, name);
				assert.ok(matches(stderr, message), `${name}: ${stderr}`);
			}
		});
	}

	test(`the ${name} program counts the positions that it verifies`, async () => {
		assert.equal(
			(await run(["verify", "crossing-pawn"], openBoard(6))).stdout,
			"board 1: 45360 positions, every one agrees with its successors\n",
		);
		assert.equal(
			(await run(["verify", "chase", "--json"], Buffer.from("4 1 1 3 3"))).stdout,
			'{"game":"chase","number":1,"positions":512,"fault":null}\n',
		);
	});

	test(`the ${name} program tells what each solve took`, async () => {
		const text = "0 2\n3 3\n#.#\nO.O\n.X.\n3 4\nO...\n.#.X\n..O.\n";
		const stats = async (scope: string) => {
			const { stdout, stderr } = await run(
				["solve", "crossing-pawn", "--stats", "--scope", scope],
				Buffer.from(text),
			);
			assert.match(stdout, /^Black 2\n/);
			return stderr
				.trimEnd()
				.split("\n")
				.map((line) => JSON.parse(line));
		};
		for (const [board, line] of (await stats("table")).entries()) {
			const { seconds, bytes, positions, longest, layers, ...rest } = line;
			assert.deepEqual(rest, {
				game: "crossing-pawn",
				scope: "table",
				rows: 3,
				columns: board + 3,
			});
			// Two of the 7 or 11 free squares for red, one for black, either side to move.
			assert.equal(positions, [21 * 7 * 2, 55 * 11 * 2][board]);
			assert.equal(layers, longest + 1);
			assert.ok(seconds > 0 && seconds < 60);
			assert.ok(bytes > line.positions);
		}
		const [first] = await stats("position");
		assert.equal(first.scope, "position");
		assert.ok(first.positions < 21 * 7 * 2);
		assert.equal(first.longest, 2);
	});

	test(`the ${name} program refuses a board for which it may not take the memory`, async () => {
		const { status, stdout, stderr } = await run(
			["solve", "chase", "--memory", "10K"],
			Buffer.from("8 2 4 1 5\n"),
		);
		assert.deepEqual([status, stdout], [2, ""]);
		assert.match(stderr, /takes \d+ bytes of memory to solve, expected at most 10240 bytes/);
		for (const bytes of ["M", "-1", "1.5G", "12X", "1 G"]) {
			const wrong = await run(["solve", "chase", `--memory=${bytes}`]);
			assert.equal(wrong.status, 1, bytes);
			assert.match(wrong.stderr, /is no number of bytes/);
		}
		const enough = await run(["solve", "chase", "--memory", "1M"], Buffer.from("8 2 4 1 5\n"));
		assert.equal(enough.stdout, "BLACK 20\n");
	});

	test(`the ${name} program gives the same table on any number of threads`, async () => {
		const board = Buffer.from("40 2 4 1 5\n");
		const signed = ["solve", "chase", "--scope", "table", "--json", "--signature"];
		const { stdout } = await run([...signed, "--threads", "1"], board);
		assert.equal((await run([...signed, "--threads=3"], board)).stdout, stdout);
		for (const threads of ["0", "-1", "two", "1.5", "1025", "4294967297"]) {
			const wrong = await run(["solve", "chase", `--threads=${threads}`]);
			assert.deepEqual([wrong.status, wrong.stdout], [1, ""], threads);
			assert.match(wrong.stderr, /'\S+' is no number of threads, expected one from 1 to 1024/);
		}
	});

	test(`the ${name} program answers the boards before a bad one`, async () => {
		const input = "0 2\n3 3\n#.#\nO.O\n.X.\n3 3\nO..\n.?X\n.O.\n";
		for (const [command = "", stdout] of [
			["solve", "Black 2\n"],
			["verify", "board 1: 294 positions, every one agrees with its successors\n"],
		]) {
			assert.deepEqual(await run([command, "crossing-pawn"], Buffer.from(input)), {
				status: 2,
				stdout,
				stderr: "catchmate: line 8, column 2: board 2: found '?', expected one of . # X O *\n",
			});
		}
	});

	test(`the ${name} program reads a file, and names it in messages`, async () => {
		const good = at("good.txt");
		const bad = at("bad.txt");
		writeFileSync(good, "8 2 4 1 5\n");
		writeFileSync(bad, "8 2 4 1\n");
		assert.equal((await run(["solve", "chase", good])).stdout, "BLACK 20\n");
		assert.equal(
			(await run(["solve", "chase", bad])).stderr,
			`catchmate: ${bad}: line 2, column 1: found the end of the input, expected the number c2\n`,
		);
		assert.deepEqual(await run(["verify", "chase", folder]), {
			status: 1,
			stdout: "",
			stderr: `catchmate: ${folder}: it is a directory\n`,
		});
		const none = at("none.txt");
		assert.equal(
			(await run(["solve", "chase", none])).stderr,
			`catchmate: ${none}: there is no such file\n`,
		);
	});
}

test("the native program verifies every board", () => {
	for (const { name, game, input, output } of goodFixtures) {
		const { status, stdout, stderr } = programs.native(["verify", game], input);
		assert.deepEqual({ status, stderr }, { status: 0, stderr: "" }, name);
		const lines = stdout.trimEnd().split("\n");
		assert.equal(lines.length, output.trimEnd().split("\n").length, name);
		for (const [index, line] of lines.entries()) {
			const expected = `^board ${index + 1}: \\d+ positions, every one agrees with its successors$`;
			assert.match(line, new RegExp(expected), name);
		}
	}
});

// What holds for the native program of scopes and of refusals holds for the other: the same core answers both, as below.

test("a program answers alike from the position's scope and from the whole table", () => {
	for (const { name, game, input } of goodFixtures) {
		const [position, table] = ["position", "table"].map((scope) => {
			const { status, stdout } = programs.native(
				["solve", game, "--moves", "--line", `--scope=${scope}`],
				input,
			);
			assert.equal(status, 0, name);
			return stdout;
		});
		assert.equal(position, table, name);
	}
});

const signed = ["--json", "--signature", "--scope", "table"];

test("the native program computes the pinned signatures", () => {
	for (const { name, game, input } of goodFixtures) {
		const expected = signatures.get(name);
		if (expected === undefined) continue;
		const { stdout } = programs.native(["solve", game, ...signed], input);
		assert.deepEqual(signaturesIn(stdout), expected, name);
	}
});

test("both programs print the same, byte for byte, whatever they are asked for", async () => {
	for (const { game, input } of goodFixtures) {
		await both(["solve", game, "--moves", "--line", "--boards"], input);
	}
	// The package's signatures of all are in package.test.ts.
	for (const { game, input } of firstOfEach(goodFixtures)) {
		await both(["solve", game, ...signed], input);
	}
	for (const args of [
		["solve", "chase", "--moves"],
		["solve", "chase", "--line"],
		["solve", "chase", "--boards"],
		["verify", "chase", "--json"],
	]) {
		await both(args, Buffer.from("3 1 1 3 3"));
	}
});

/** The output of the package's program, with the commands that the native one has. */
function asNative({ status, stdout, stderr }: Run): Run {
	return {
		status,
		stdout,
		stderr: stderr.replace("games, schema, pack or svg", "games or schema"),
	};
}

test("both programs say the same of every wrong argument, with exit status 1", async () => {
	const wrong = [
		[],
		["solve"],
		["frobnicate"],
		["solve", "draughts"],
		["solve", "chase", "-", "another"],
		["--frobnicate"],
		["solve", "chase", "--moves=3"],
		["solve", "chase", "---x"],
		["solve", "chase", "-5"],
		["--help="],
		["--hasOwnProperty"],
		["-hx"],
		["-5"],
		["---x"],
		["[solve,chase]"],
		["solve", "chase", "[]"],
		["solve", "[chase]"],
		["solve", "chase", ""],
		["", ""],
		["solve", "chase", "--frobnicate=3"],
		["solve", "chase", "-x"],
		["solve", "chase", "--", "--moves"],
		["verify"],
		["verify", "draughts"],
		["verify", "chase", "--moves"],
		["verify", "chase", "--line"],
		["verify", "chase", "--boards", "--json"],
		["verify", "chase", "--boards", "--line", "--moves"],
		["--moves", "verify"],
		["verify", "chase", "--json=yes"],
		["verify", "chase", "--frobnicate"],
		["verify", "chase", "-", "another"],
		["verify", "chase", "--", "--json"],
		["solve", "verify"],
		["toString", "chase"],
		["solve", "chase", "--signature", "--json"],
		["solve", "chase", "--signature", "--scope", "table"],
		["verify", "chase", "--signature"],
		["verify", "chase", "--signature", "--json"],
		["games", "chase"],
		["solve", "--standard"],
		["solve", "chase", "--standard", "boards.txt"],
		["solve", "draughts", "--standard"],
		["verify", "chase", "--standard=yes"],
		["solve", "chase", "--code", "1Ac4WIAzzUx"],
		["solve", "--code", "1Ac4WIAzzUx", "--standard"],
		["solve", "--code"],
		["verify", "--code="],
	];
	for (const args of wrong) {
		const native = programs.native(args);
		assert.equal(native.status, 1, args.join(" "));
		assert.match(native.stderr, /^catchmate: ./, args.join(" "));
		assert.deepEqual(asNative(await programs.package(args)), native, args.join(" "));
	}
});

test("both programs say the same first of several mistakes in their arguments", async () => {
	for (const line of [
		"check",
		"check draughts --jobs 0 --memory x",
		"check chase --memory x --seconds 0",
		"check chase",
		"hunt draughts --rows 0 --seconds 0",
		"hunt chase another --goal x",
		"random draughts --seed x --count 0",
		"random --seed=-1",
		"solve draughts --threads 0 --memory x",
		"solve draughts --memory 4g",
		"solve draughts --signature",
		"verify draughts --signature",
		"validate chase a b --json",
	]) {
		const args = line.split(" ");
		assert.deepEqual(asNative(await programs.package(args)), programs.native(args), line);
	}
});

test("the last value of an option counts, and a value may look like an option", async () => {
	const args = ["random", "chase", "--rows", "9", "--seed", "1", "--rows=4", "--columns", "--json"];
	assert.match((await both(args)).stderr, /^catchmate: '--json' is no number of columns/);
	assert.equal((await both([...args, "--columns", "4"])).stdout.split(" ")[0], "4");
});

test("both programs print the same version and help, each with its own command in the list", async () => {
	assert.deepEqual(await programs.package(["--version"]), programs.native(["--version"]));
	const native = programs.native(["--help"]);
	assert.deepEqual([native.status, native.stderr], [0, ""]);
	assert.match(native.stdout, /^Solves two-player pursuit games/);
	assert.deepEqual(programs.native(["-h"]), native);
	const own = await programs.package(["--help"]);
	assert.deepEqual(await programs.package(["-h"]), own);
	assert.equal(own.stdout.replace(/^ {2}(?:pack|svg) .*\n/gm, ""), native.stdout);

	const names = commandsIn(native.stdout);
	assert.deepEqual(commandsIn(own.stdout), [...names, "pack", "svg"]);
	for (const name of names) {
		const { status, stdout } = await both([name, "--help"]);
		assert.equal(status, 0);
		const [about] = stdout.split("\n");
		assert.match(native.stdout, new RegExp(`^  ${name} +${about}$`, "m"));
		assert.match(stdout, new RegExp(`^Usage: catchmate ${name}( |$)`, "m"));
	}
	const { stdout } = await both(["solve", "chase", "-h", "--memory", "M"]);
	assert.equal(stdout, programs.native(["solve", "--help"]).stdout);
	assert.match((await programs.package(["svg", "-h"])).stdout, /^Usage: catchmate svg GAME/m);
});

test("wrong arguments are answered with the help of the command that has them", async () => {
	const wrong = await both(["verify", "chase", "--moves"]);
	assert.equal(
		wrong.stderr,
		"catchmate: unknown option '--moves'\nTry 'catchmate verify --help'.\n",
	);
	assert.match(
		programs.native(["--moves", "verify"]).stderr,
		/^catchmate: unknown command '--moves', expected solve, .* or .*\nTry 'catchmate --help'\.\n$/,
	);
});

/** An open board of crossing pawn. */
function openBoard(size: number): Buffer {
	const rows = Array.from({ length: size }, (_, row) => {
		const pieces = row === 0 ? "OO" : row === size - 1 ? "X" : "";
		return pieces.padEnd(size, ".");
	});
	return Buffer.from(`0 1\n${size} ${size}\n${rows.join("\n")}\n`);
}

const native = new URL("../../build/native/catchmate", import.meta.url).pathname;

test("the native program says when memory runs out that it had been promised", () => {
	const command = `ulimit -v 300000; "${native}" solve crossing-pawn --memory 4G --scope table`;
	const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
		input: openBoard(26),
		encoding: "utf8",
	});
	assert.deepEqual([status, stdout], [2, ""]);
	assert.match(
		stderr,
		/^catchmate: line 2, column 1: board 1: found a board that takes \d+ bytes of memory to solve, expected at most \d+ bytes\n$/,
	);
});

test("the native program shows its progress on a terminal, and only there", () => {
	const file = at("board.txt");
	writeFileSync(file, openBoard(30));
	const args = ["solve", "crossing-pawn", "--scope", "table", file];
	const piped = spawnSync(native, args, { encoding: "utf8" });
	assert.deepEqual([piped.status, piped.stderr], [0, ""]);
	// script runs a command on a terminal of its own.
	const command = [native, ...args].join(" ");
	const shown = spawnSync("script", ["-qec", command, "/dev/null"], { encoding: "utf8" });
	assert.match(shown.stdout, /\[#*\.*\] \d+ of 728190000 positions settled, distance \d+/);
	// Nothing is left of it behind the answer's line.
	assert.ok(shown.stdout.trimEnd().endsWith(piped.stdout.trimEnd()));
});

test("the help's examples name the options that there are", () => {
	const { stdout } = programs.native(["solve", "--help"]);
	const options = new Set(stdout.match(/--[a-z]+/g));
	options.delete("--help");
	// In the place of a game, of its input, or of standard output.
	for (const option of ["--code", "--rules", "--board", "--out"]) options.delete(option);
	const values: Record<string, string> = { "--scope": "table", "--memory": "1G", "--threads": "2" };
	const given = [...options].flatMap((option) => [option, values[option] ?? []].flat());
	const { status, stderr } = programs.native(["solve", "chase", ...given]);
	assert.equal(status, 0);
	assert.equal(JSON.parse(stderr).game, "chase");
});

test("the report shows the moves, best first, and a line of best play", () => {
	const { stdout } = programs.native(
		["solve", "crossing-pawn", "--moves", "--line", "--boards"],
		Buffer.from("3 3\n#.#\nO.O\n.X.\n"),
	);
	assert.equal(
		stdout,
		[
			"Black 2",
			"O red, X black:",
			"  #.#",
			"  O.O",
			"  .X.",
			"moves of red, best first:",
			"  (2,1)-(2,2)  loss in 2 plies",
			"  (2,1)-(3,1)  loss in 2 plies",
			"  (2,3)-(3,3)  loss in 2 plies",
			"  (2,3)-(2,2)  loss in 2 plies",
			"best play, 2 plies:",
			"  1. red    (2,1)-(2,2)",
			"  #.#",
			"  .OO",
			"  .X.",
			"  2. black  (3,2)-(2,2)",
			"  #.#",
			"  .*O",
			"  ...",
			"",
		].join("\n"),
	);
});
