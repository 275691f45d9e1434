/** Both programs, native and packaged, by table. Files, streams, checks, hunts and packages have their own test files. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import {
	badFixtures,
	commandsIn,
	type Fixture,
	games,
	goodFixtures,
	isRepeated,
	matches,
	programs,
	type Run,
	runBoth,
} from "./fixtures.ts";
import { at } from "./folder.ts";

/** Each game's first fixture: tests/core covers the others. */
const firstOfEach = <Each extends Fixture>(fixtures: readonly Each[]): readonly Each[] =>
	fixtures.filter(
		({ game }, index) => fixtures.findIndex((other) => other.game === game) === index,
	);

const native = new URL("../../build/native/catchmate", import.meta.url).pathname;

/** An open board of crossing pawn. */
const openBoard = (size: number) => {
	const rows = Array.from({ length: size }, (_, row) =>
		(row === 0 ? "OO" : row === size - 1 ? "X" : "").padEnd(size, "."),
	);
	return `0 1\n${size} ${size}\n${rows.join("\n")}\n`;
};

/** Each call's exit status and output, on standard error unless the status is 0. */
const answers: readonly (readonly [string, string, number, string | RegExp])[] = [
	["solve chase", "8 2 4 1 5\n", 0, "BLACK 20\n"],
	["solve chase --moves", "3 1 1 3 3", 0, /^BLACK 6\nmoves of white, best first:\n/],
	["solve chase --line", "3 1 1 3 3", 0, /best play, 6 plies:/],
	["solve chase --boards", "3 1 1 3 3", 0, /^BLACK 6\nO white, X black:\n/],
	["solve chase --memory 10K", "8 2 4 1 5\n", 2, /takes \d+ bytes .* expected at most 10240 bytes/],
	["solve --code 1Ac4WIAzzUx", "", 0, "BLACK 20\n"],
	["solve --code 1Ac4WIAzzUy", "", 2, /the code is damaged/],
	["verify crossing-pawn", openBoard(6), 0, /^board 1: 45360 positions, every one agrees with/],
	["verify chase --json", "4 1 1 3 3", 0, /"positions":512,"fault":null\}\n$/],
	["validate crossing-pawn", "0 11\n", 3, /^catchmate: line 1, column 3: found '11'/],
	["validate crossing-pawn tests/fixtures/bad README.md nowhere", "", 2, /nowhere: there is no/],
	["validate chase tests/node", "", 2, /tests\/node has no file that ends in \.in\n/],
	["validate", "", 2, /expected a game/],
	["validate draughts", "", 2, /unknown game 'draughts'/],
	["validate fox-and-hounds", "", 2, /no contest format/],
	["validate chase /nowhere/1.in", "", 2, /nowhere\/1\.in: there is no such file/],
	["random", "", 1, /expected a game/],
	["random chase --rows 0", "", 1, /from 1 to 1000\n/],
	["random chase --seed 9007199254740992", "", 1, /from 0 to 9007199254740991/],
	["random chase --count 2", "", 1, /more need --json/],
	["random chase --rows 5 --seed 1", "", 0, /^5 \d/],
	["random chase --rows 5 --columns 6", "", 1, /chase has square boards/],
	["random fox-and-hounds --rows 8", "", 1, /fox-and-hounds has boards of one size/],
	["random crossing-pawn --rows 1 --columns 2", "", 1, /of 2 to 1000 rows, not of 1/],
	["random crossing-pawn --rows 2 --columns 1", "", 1, /no room/],
	["write chase", "3 3\nO..\n...\n..X\n", 0, "3 1 1 3 3\n"],
	["write crossing-pawn --id 7", "2 2\nOO\n.X\n", 0, "7 1\n2 2\nOO\n.X\n"],
	["write crossing-pawn", "2 2 black\nOO\n.X\n", 2, /board 1 cannot be written in the format/],
	["write chase --board -", "", 2, /line 1, column 1/],
	["write chase --id 1", "2 1 1 2 2\n", 1, /no number for --id/],
	["check", "", 2, /expected a game/],
	["check chase", "", 2, /expected a program/],
	["check chase -- ./nowhere", "", 2, /no such program/],
	["check chase -- tests", "", 2, /cannot run 'tests'/],
	["check chase --jobs=0 -- true", "", 2, /number of jobs/],
];

test("both programs answer each call alike, with its exit status", async () => {
	for (const [line, input, status, expected] of answers) {
		const run = await runBoth(line.split(" "), input);
		assert.equal(run.status, status, line);
		assert.equal(status === 0 ? run.stderr : run.stdout, "", line);
		const printed = status === 0 ? run.stdout : run.stderr;
		if (typeof expected === "string") assert.equal(printed, expected, line);
		else assert.match(printed, expected, line);
	}
});

test("both programs answer each game's input as its judge expects, and refuse a bad one", async () => {
	for (const { name, game, input, output } of firstOfEach(goodFixtures)) {
		const run = await runBoth(["solve", game], input);
		assert.deepEqual(run, { status: 0, stdout: output, stderr: "" }, name);
	}
	for (const { name, game, input, message } of firstOfEach(badFixtures)) {
		const { status, stderr } = await runBoth(["solve", game], input);
		assert.equal(status, 2, name);
		assert.ok(matches(stderr, message), `${name}: ${stderr}`);
	}
});

test("both programs list every game with a standard board whose JSON they solve", async () => {
	const list = await runBoth(["games"]);
	const names = list.stdout.trimEnd().split("\n");
	assert.equal(names.map((line) => line.split(" ")[0]).join(), games.join());
	for (const game of games) {
		const printed = await runBoth(["solve", game, "--standard", "--json"]);
		assert.equal(JSON.parse(printed.stdout).rules, undefined);
		const again = await runBoth(["solve", "--board", "-", "--json"], printed.stdout);
		assert.deepEqual(again, printed, game);
	}
});

for (const [name, run] of Object.entries(programs)) {
	test(`the ${name} program's --stats report the work of each solve`, async () => {
		const input = Buffer.from("0 2\n3 3\n#.#\nO.O\n.X.\n3 4\nO...\n.#.X\n..O.\n");
		const args = ["solve", "crossing-pawn", "--stats", "--scope", "table"];
		const lines = (await run(args, input)).stderr.trimEnd().split("\n");
		assert.equal(lines.length, 2);
		for (const [board, line] of lines.entries()) {
			const { seconds, bytes, positions, longest, layers, ...rest } = JSON.parse(line);
			const shape = { game: "crossing-pawn", scope: "table", rows: 3, columns: board + 3 };
			assert.deepEqual(rest, shape);
			// Two of the 7 or 11 free squares for red, one for black, either side to move.
			const expected = [[21 * 7 * 2, 55 * 11 * 2][board], longest + 1];
			assert.deepEqual([positions, layers], expected);
			assert.ok(seconds > 0);
			assert.ok(bytes > positions);
		}
	});

	test(`the ${name} program prints a random seed that repeats its boards`, async () => {
		const { stdout, stderr } = await run(["random", "chase"]);
		const [, seed = ""] = /^--seed (\d+)\n$/.exec(stderr) ?? [];
		const again = await runBoth(["random", "chase", "--seed", seed]);
		assert.deepEqual(again, { status: 0, stdout, stderr: "" });
	});
}

test("both programs make the same valid random boards for a seed", async () => {
	const options = "--obstacles 30 --seed 7".split(" ");
	for (const game of games) {
		const { status, stdout } = await runBoth(["random", game, ...options]);
		assert.equal(status, 0, game);
		assert.equal(programs.native(["solve", game], Buffer.from(stdout)).status, 0, game);
	}
	const { stdout } = await runBoth(["random", "crossing-pawn", "--count=10", "--seed=1"]);
	assert.match(stdout, /^0 10\n/);
	assert.equal((await runBoth(["validate", "crossing-pawn"], stdout)).status, 0);
});

test("both programs solve and write the lines of random boards, which are those of its input", async () => {
	for (const game of ["crossing-pawn", "cat-and-mouse-2", "fox-and-hounds"]) {
		const random = ["random", game, "--count", "3", "--seed", "2"];
		const [{ stdout: text }, { stdout: lines }] = [
			await runBoth(random),
			await runBoth([...random, "--json"]),
		];
		const answers = await runBoth(["solve", game], text);
		assert.deepEqual(await runBoth(["solve", game, "--board", "-"], lines), answers);
		assert.equal((await runBoth(["write", "--board", "-"], lines)).stdout, text, game);
	}
	const { stdout } = await runBoth("random chase --count 2 --seed 1 --json".split(" "));
	const one = await runBoth(["write", "--board", "-"], stdout);
	assert.deepEqual([one.status, one.stdout], [2, ""]);
	assert.match(one.stderr, /an input of chase has one board, not 2\n$/);
	const wrong = await runBoth(["solve", "--board", "-"], `${stdout}{"game":"chase"}\n{"game" 1}\n`);
	assert.match(wrong.stderr, /^catchmate: line 3: board is missing/);
});

test("both programs say which random boards a statement does not allow", async () => {
	for (const [line, fault] of [
		["crossing-pawn --rows 12", /allow this: line 2, column 1: board 1: found '12', expected n/],
		["crossing-pawn --count 11", /allow this: line 1, column 3: found '11', expected T/],
		["chase --rows 30 --count 2 --json", /allow this: line 1, column 1: found '30', expected n/],
		["crossing-pawn --count 11 --json", /^$/],
	] as const) {
		const { status, stderr } = await runBoth(["random", ...line.split(" "), "--seed", "1"]);
		assert.equal(status, 0);
		assert.match(stderr, fault);
	}
});

test("both programs check what a subtask of a contest or of a file promises", async () => {
	const path = at("problem.json");
	const subtask = { score: 100, tests: 3, about: { en: "Short." }, mostPlies: 1 };
	const range = { least: 2, most: 3 };
	const problem = {
		...{ game: "fox-and-hounds", title: { en: "F" }, statement: { en: "f.md" }, seconds: 1 },
		...{ memory: 9, boards: 2, rows: range, columns: range, subtasks: [subtask] },
	};
	writeFileSync(path, JSON.stringify(problem));
	const [narrow, wide] = ["3 1\nO\nO\nX\n", "3 2\nO.\nO.\n.X\n"];
	for (const [args, input, status, message] of [
		["crossing-pawn --subtask 3", `1 1\n${narrow}`, 0, /^$/],
		["crossing-pawn --subtask 3", `1 2\n${narrow}${wide}`, 3, /: found 2 columns, expected 1\n/],
		["crossing-pawn --subtask 1", `1 1\n${wide}`, 3, /its answer is .*, expected Tie, Black 0/],
		["crossing-pawn --subtask 2", `1 1\n${wide}`, 3, /found 3 rows, expected 4 to 10/],
		["crossing-pawn --subtask 6", "", 2, /from 1 to 5/],
		["token --subtask 1", "", 2, /token has no subtasks/],
		[path, "4 1\n", 3, /expected id from 0 to 3/],
		[path, "0 1\n9 9\n", 3, /expected n from 2 to 3/],
		[path, "0 1\n3 1\n", 3, /expected m from 2 to 3/],
	] as const) {
		const run = await runBoth(["validate", ...args.split(" ")], input);
		assert.deepEqual([run.status, run.stdout], [status, ""], args);
		assert.match(run.stderr, message);
	}
	writeFileSync(path, JSON.stringify({ ...problem, subtasks: [{ ...subtask, score: 60 }] }));
	assert.match((await runBoth(["validate", path])).stderr, /subtasks are 60 in all, expected 100/);
});

test("both programs print faults as JSON on standard error with --json", async () => {
	const path = at("1.in");
	writeFileSync(path, "0 11\n");
	const { status, stdout, stderr } = await runBoth(["validate", "crossing-pawn", "--json", path]);
	assert.deepEqual([status, stdout], [3, ""]);
	assert.deepEqual(JSON.parse(stderr), {
		...{ file: path, code: "number-out-of-range", board: 0, line: 1, column: 3 },
		...{ found: "11", subject: "T", low: 1, high: 10 },
		description: "found '11', expected T from 1 to 10",
	});
});

/** The package program's output, with the native one's commands. */
const asNative = ({ stderr, ...run }: Run): Run => ({
	...run,
	stderr: stderr.replace("games, schema, pack, svg or check-pages", "games or schema"),
});

// For a call with several mistakes, both name the same one.
const wrong = `solve
frobnicate
solve draughts
solve chase --moves=3
solve chase -x
solve chase -- --moves
--moves verify
solve --standard
solve chase --code 1Ac4WIAzzUx
solve --code
solve chase --threads=0
solve chase --memory=1.5G
hunt draughts --rows 0 --seconds 0
verify draughts --signature`;

test("both programs report every wrong argument alike, with exit status 1", async () => {
	const lines = wrong.split("\n").map((line) => line.split(" "));
	for (const args of [...lines, [], ["", ""]]) {
		const { status, stderr } = programs.native(args);
		assert.equal(status, 1, args.join(" "));
		assert.match(stderr, /^catchmate: ./, args.join(" "));
		const expected = { status, stdout: "", stderr };
		if (isRepeated()) assert.deepEqual(asNative(await programs.package(args)), expected);
	}
});

test("both programs print the same version and help, except for their own commands", async () => {
	await runBoth(["--version"]);
	const general = programs.native(["-h"]);
	assert.deepEqual([general.status, general.stderr], [0, ""]);
	assert.match(programs.native(["svg"]).stderr, /svg is a command of the package's program/);
	const own = await programs.package(["--help"]);
	const shared = own.stdout.replace(/^ {2}(?:pack|svg|check-pages) .*\n/gm, "");
	// The columns are as wide as the longest name.
	const inOne = (help: string) => help.replace(/^( {2}[a-z-]+) +/gm, "$1 ");
	assert.equal(inOne(shared), inOne(general.stdout));
	const names = commandsIn(general.stdout);
	assert.deepEqual(commandsIn(own.stdout), [...names, "pack", "svg", "check-pages"]);
	for (const name of names) {
		const { stdout } = await runBoth([name, "--help"]);
		assert.match(general.stdout, new RegExp(`^  ${name} +${stdout.split("\n")[0]}$`, "m"));
		assert.match(stdout, new RegExp(`^Usage: catchmate ${name}( |$)`, "m"));
	}
});

test("the native program refuses a board when promised memory runs out", () => {
	const command = `ulimit -v 300000; "${native}" solve crossing-pawn --memory 4G --scope table`;
	const input = openBoard(26);
	const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { input, encoding: "utf8" });
	assert.deepEqual([status, stdout], [2, ""]);
	assert.match(stderr, /line 2, column 1: board 1: found a board that takes \d+ bytes of memory/);
});

test("the native program shows progress on a terminal only", () => {
	const file = at("board.txt");
	const words = [native, "solve", "crossing-pawn", "--scope", "table", file];
	const progress = /\[#*\.*\] \d+ of \d+ positions settled, distance \d+/;
	// Progress appears after a second; `script` runs a command on a terminal of its own.
	let shown = "";
	for (let size = 25; !progress.test(shown); size += 5) {
		assert.ok(size <= 60, "a terminal shows no progress");
		writeFileSync(file, openBoard(size));
		const args = ["-qec", words.join(" "), "/dev/null"];
		shown = spawnSync("script", args, { encoding: "utf8" }).stdout;
	}
	const { status, stdout, stderr } = spawnSync(native, words.slice(1), { encoding: "utf8" });
	assert.deepEqual([status, stderr], [0, ""]);
	// No progress bar remains after the answer's line.
	assert.ok(shown.trimEnd().endsWith(stdout.trimEnd()));
});
