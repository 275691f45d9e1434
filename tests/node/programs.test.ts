/** Both programs, native and of the package, by table. Files, streams, checks, hunts and packages have files of their own. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "catchmate";
import {
	badFixtures,
	both,
	commandsIn,
	type Fixture,
	games,
	goodFixtures,
	matches,
	programs,
	type Run,
	signatures,
	signaturesIn,
} from "./fixtures.ts";
import { at } from "./folder.ts";

/** The first fixture of each game: what is so of the others is the core's, in tests/core. */
const firstOfEach = <Each extends Fixture>(fixtures: readonly Each[]): readonly Each[] =>
	fixtures.filter(
		({ game }, index) => fixtures.findIndex((other) => other.game === game) === index,
	);

const signed = "--json --signature --scope table".split(" ");
const native = new URL("../../build/native/catchmate", import.meta.url).pathname;

/** An open board of crossing pawn. */
const openBoard = (size: number) => {
	const rows = Array.from({ length: size }, (_, row) =>
		(row === 0 ? "OO" : row === size - 1 ? "X" : "").padEnd(size, "."),
	);
	return `0 1\n${size} ${size}\n${rows.join("\n")}\n`;
};

const two = "0 2\n3 3\n#.#\nO.O\n.X.\n3 3\nO..\n.?X\n.O.\n";
const bad = "catchmate: line 8, column 2: board 2: found '?', expected one of . # X O *\n";

/** Of each call: the exit status, and what is printed, on standard error unless the status is 0. */
const answers: readonly (readonly [string, string, number, string | RegExp])[] = [
	["solve chase", "8 2 4 1 5\n", 0, "BLACK 20\n"],
	["solve chase --moves", "3 1 1 3 3", 0, /^BLACK 6\nmoves of white, best first:\n/],
	["solve chase --line", "3 1 1 3 3", 0, /best play, 6 plies:/],
	["solve chase --boards", "3 1 1 3 3", 0, /^BLACK 6\nO white, X black:\n/],
	["solve chase --memory 10K", "8 2 4 1 5\n", 2, /takes \d+ bytes .* expected at most 10240 bytes/],
	["solve chase --memory 1M", "8 2 4 1 5\n", 0, "BLACK 20\n"],
	["solve --code 1Ac4WIAzzUx", "", 0, "BLACK 20\n"],
	["solve --code 1Ac4WIAzzUy", "", 2, /the code was changed on its way/],
	["verify crossing-pawn", openBoard(6), 0, /^board 1: 45360 positions, every one agrees with/],
	[
		"verify chase --json",
		"4 1 1 3 3",
		0,
		/^\{"game":"chase","number":1,"positions":512,"fault":null\}\n$/,
	],
	["verify --code 1Ac4WIAzzUx --memory 1K", "", 2, /bytes of memory/],
	["validate crossing-pawn", "0 1\n3 3\n#.#\nO.O\n.X.\n", 0, ""],
	[
		"validate crossing-pawn",
		"0 11\n",
		3,
		"catchmate: line 1, column 3: found '11', expected T from 1 to 10\n",
	],
	[
		"validate crossing-pawn",
		"0 1\n3 3\n#X#\nO.O\n...\n",
		3,
		/column 2: board 1: found a piece of black on its goal/,
	],
	[
		"validate cat-and-mouse",
		"[[1, 2],[0],[0]]\n",
		3,
		/column 5: found a space, expected no white space\n$/,
	],
	["validate", "", 2, /^catchmate: expected a game: chase, /],
	["validate draughts", "", 2, /unknown game 'draughts', expected one of chase, /],
	["validate fox-and-hounds", "", 2, /fox-and-hounds is of no contest, expected one of chase, /],
	["validate chase a b", "", 2, /unexpected argument 'b'\nTry 'catchmate validate --help'\.\n$/],
	["validate chase /nowhere/1.in", "", 2, /^catchmate: \/nowhere\/1\.in: there is no such file\n$/],
	["random", "", 1, /^catchmate: expected a game: chase, /],
	["random chase --rows 0", "", 1, /'0' is no number of rows, expected one from 1 to 1000\n/],
	["random chase --rows 9 --rows=4 --columns --json", "", 1, /'--json' is no number of columns/],
	[
		"random chase --seed 9007199254740992",
		"",
		1,
		/is no seed, expected one from 0 to 9007199254740991/,
	],
	["random chase --count 2", "", 1, /an input of chase has one board, more need --json\n/],
	[
		"random crossing-pawn --rows 1 --columns 2",
		"",
		1,
		/boards of this size have no room for the pieces/,
	],
	[
		"random crossing-pawn --rows 1000 --columns 1000 --count 100",
		"",
		1,
		/more than 67108864 squares/,
	],
];

test("both programs answer each call alike, with its exit status", async () => {
	for (const [line, input, status, expected] of answers) {
		const run = await both(line.split(" "), input);
		assert.equal(run.status, status, line);
		assert.equal(status === 0 ? run.stderr : run.stdout, "", line);
		const printed = status === 0 ? run.stdout : run.stderr;
		if (typeof expected === "string") assert.equal(printed, expected, line);
		else assert.match(printed, expected, line);
	}
});

test("both programs answer an input of every game as its judge expects, and refuse a bad one with its place", async () => {
	for (const { name, game, input, output } of firstOfEach(goodFixtures)) {
		const run = await both(["solve", game], input);
		assert.deepEqual(run, { status: 0, stdout: output, stderr: "" }, name);
	}
	for (const { name, game, input, message } of firstOfEach(badFixtures)) {
		const { status, stderr } = await both(["solve", game], input);
		assert.equal(status, 2, name);
		assert.ok(matches(stderr, message), `${name}: ${stderr}`);
	}
});

test("the native program's whole tables have the answers and the pinned signatures of all fixtures", () => {
	for (const { name, game, input, output } of goodFixtures) {
		const { status, stdout } = programs.native(["solve", game, ...signed], input);
		assert.equal(status, 0, name);
		const lines = stdout.trimEnd().split("\n");
		assert.equal(lines.map((line) => `${JSON.parse(line).answer}\n`).join(""), output, name);
		const expected = signatures.get(name);
		if (expected) assert.deepEqual(signaturesIn(stdout), expected, name);
	}
});

test("both programs answer the boards before a bad one", async () => {
	const verified = "board 1: 294 positions, every one agrees with its successors\n";
	for (const [command, stdout] of [
		["solve", "Black 2\n"],
		["verify", verified],
	] as const) {
		assert.deepEqual(await both([command, "crossing-pawn"], two), {
			status: 2,
			stdout,
			stderr: bad,
		});
	}
});

test("both programs have a standard board of every game in their list, written as JSON that they solve again", async () => {
	const list = await both(["games"]);
	assert.deepEqual(
		list.stdout
			.trimEnd()
			.split("\n")
			.map((line) => line.split(" ")[0]),
		games,
	);
	for (const game of games) {
		const printed = await both(["solve", game, "--standard", "--json"]);
		assert.equal(JSON.parse(printed.stdout).rules, undefined);
		assert.deepEqual(
			await both(["solve", "--board", "-", "--json"], printed.stdout),
			printed,
			game,
		);
	}
});

test("both programs solve what a link's code says of any rules, after its moves", async () => {
	using solver = await load();
	const [problem] = (await solver.read("crossing-pawn", "3 4\nO..O\n.#..\n..X.\n")).problems;
	assert.ok(problem);
	const rules = { ...problem.game.rules, id: "crossing-variant", capture: { winner: "red" } };
	const game = {
		rules,
		board: { ...problem.game.board, goals: { black: [{ row: 2, column: 4 }] } },
	};
	const { position } = problem;
	const code = solver.encode({
		game,
		position,
		moves: solver.legalMoves(game, position).slice(0, 1),
	});
	using table = await solver.solve(game);
	const answer = await table.answer(solver.decode(code).positions[0] ?? assert.fail());
	assert.equal((await both(["solve", "--code", code])).stdout, `${answer}\n`);
	await both(["solve", `--code=${code}`, "--moves", "--line", "--boards"]);
});

for (const [name, run] of Object.entries(programs)) {
	test(`the ${name} program's --stats tell what each solve took`, async () => {
		const input = Buffer.from("0 2\n3 3\n#.#\nO.O\n.X.\n3 4\nO...\n.#.X\n..O.\n");
		const stats = async (scope: string) =>
			(await run(["solve", "crossing-pawn", "--stats", "--scope", scope], input)).stderr
				.trimEnd()
				.split("\n")
				.map((line) => JSON.parse(line));
		const tables = await stats("table");
		// Two of the 7 or 11 free squares for red, one for black, either side to move.
		assert.deepEqual(
			tables.map(({ positions }) => positions),
			[21 * 7 * 2, 55 * 11 * 2],
		);
		for (const [
			board,
			{ seconds, bytes, positions, longest, layers, ...rest },
		] of tables.entries()) {
			const shape = { game: "crossing-pawn", scope: "table", rows: 3, columns: board + 3 };
			assert.deepEqual(rest, shape);
			assert.ok(layers === longest + 1 && seconds > 0 && bytes > positions);
		}
		const [first] = await stats("position");
		assert.deepEqual([first.scope, first.longest], ["position", 2]);
		assert.ok(first.positions < 21 * 7 * 2);
	});

	test(`the ${name} program tells a random seed, which gives the same boards again`, async () => {
		const { stdout, stderr } = await run(["random", "chase"]);
		const [, seed = ""] = /^--seed (\d+)\n$/.exec(stderr) ?? [];
		const again = await both(["random", "chase", "--seed", seed]);
		assert.deepEqual(again, { status: 0, stdout, stderr: "" });
		assert.notEqual((await run(["random", "chase"])).stderr, stderr);
	});
}

test("both programs make the same table on any number of threads", async () => {
	const all = ["solve", "chase", ...signed, "--threads"];
	const { stdout } = await both([...all, "1"], "20 2 4 1 5\n");
	assert.equal((await both([...all, "3"], "20 2 4 1 5\n")).stdout, stdout);
});

test("both programs make the random boards of a seed, which are valid and solved", async () => {
	const options = "--rows 5 --columns 6 --obstacles 30 --seed 7".split(" ");
	for (const game of games) {
		const { status, stdout, stderr } = await both(["random", game, ...options]);
		assert.deepEqual([status, stderr], [0, ""], game);
		assert.equal(programs.native(["solve", game], Buffer.from(stdout)).status, 0, game);
		const [command = "", ...other] = ["random", game, ...options, "--seed", "8", "--json"];
		const lines = programs
			.native([command, ...other, "--count", "3"])
			.stdout.trimEnd()
			.split("\n");
		assert.deepEqual(
			lines.map((line) => JSON.parse(line).number),
			[1, 2, 3],
		);
	}
	const { stdout } = await both(["random", "crossing-pawn", "--count=10", "--seed=1"]);
	assert.match(stdout, /^0 10\n/);
	assert.equal((await both(["validate", "crossing-pawn"], stdout)).status, 0);
});

test("both programs tell tools of a fault as JSON on standard error", async () => {
	const path = at("1.in");
	writeFileSync(path, "0 11\n");
	const named = await both(["validate", "crossing-pawn", path]);
	assert.match(named.stderr, new RegExp(`^catchmate: ${path}: line 1`));
	const { status, stdout, stderr } = await both(["validate", "crossing-pawn", "--json", path]);
	assert.deepEqual([status, stdout], [3, ""]);
	assert.deepEqual(JSON.parse(stderr), {
		...{ file: path, code: "number-out-of-range", board: 0, line: 1, column: 3 },
		...{ found: "11", subject: "T", low: 1, high: 10 },
		description: "found '11', expected T from 1 to 10",
	});
	const solve = await both(["solve", "crossing-pawn", "--json"], "0 1\n3 3\n?");
	assert.deepEqual([solve.status, JSON.parse(solve.stderr).code], [2, "unknown-character"]);
});

/** The output of the package's program, with the commands that the native one has. */
const asNative = ({ stderr, ...run }: Run): Run => ({
	...run,
	stderr: stderr.replace("games, schema, pack or svg", "games or schema"),
});

// Where a call has several mistakes, both tell of the same one.
const wrong = `solve
frobnicate
solve draughts
--frobnicate
solve chase --moves=3
--help=
solve chase -x
solve chase -- --moves
--moves verify
solve chase --signature --json
solve --standard
solve chase --code 1Ac4WIAzzUx
solve --code 1Ac4WIAzzUx --standard
solve --code
solve chase --threads=0
solve chase --memory=1.5G
hunt draughts --rows 0 --seconds 0
hunt chase another --goal x
solve draughts --threads 0 --memory x
verify draughts --signature`;

test("both programs say the same of every wrong argument, with exit status 1", async () => {
	const lines = wrong.split("\n").map((line) => line.split(" "));
	for (const args of [...lines, [], ["solve", "chase", ""], ["", ""]]) {
		const { status, stderr } = programs.native(args);
		assert.equal(status, 1, args.join(" "));
		assert.match(stderr, /^catchmate: ./, args.join(" "));
		const expected = { status, stdout: "", stderr };
		assert.deepEqual(asNative(await programs.package(args)), expected, args.join(" "));
	}
	assert.equal(
		programs.native(["verify", "chase", "--moves"]).stderr,
		"catchmate: unknown option '--moves'\nTry 'catchmate verify --help'.\n",
	);
});

test("both programs print the same version and help, each with its own commands", async () => {
	await both(["--version"]);
	const general = programs.native(["-h"]);
	assert.deepEqual([general.status, general.stderr], [0, ""]);
	const own = await programs.package(["--help"]);
	assert.equal(own.stdout.replace(/^ {2}(?:pack|svg) .*\n/gm, ""), general.stdout);
	const names = commandsIn(general.stdout);
	assert.deepEqual(commandsIn(own.stdout), [...names, "pack", "svg"]);
	for (const name of names) {
		const { stdout } = await both([name, "--help"]);
		assert.match(general.stdout, new RegExp(`^  ${name} +${stdout.split("\n")[0]}$`, "m"));
		assert.match(stdout, new RegExp(`^Usage: catchmate ${name}( |$)`, "m"));
	}
	assert.match((await programs.package(["svg", "-h"])).stdout, /^Usage: catchmate svg GAME/m);
});

test("the native program refuses a board when the memory that it was promised runs out", () => {
	const command = `ulimit -v 300000; "${native}" solve crossing-pawn --memory 4G --scope table`;
	const input = openBoard(26);
	const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { input, encoding: "utf8" });
	assert.deepEqual([status, stdout], [2, ""]);
	assert.match(stderr, /line 2, column 1: board 1: found a board that takes \d+ bytes of memory/);
});

test("the native program shows its progress on a terminal, and only there", () => {
	const file = at("board.txt");
	writeFileSync(file, openBoard(28));
	const args = ["solve", "crossing-pawn", "--scope", "table", file];
	const piped = spawnSync(native, args, { encoding: "utf8" });
	assert.deepEqual([piped.status, piped.stderr], [0, ""]);
	// script runs a command on a terminal of its own.
	const command = [native, ...args].join(" ");
	const shown = spawnSync("script", ["-qec", command, "/dev/null"], { encoding: "utf8" });
	assert.match(shown.stdout, /\[#*\.*\] \d+ of \d+ positions settled, distance \d+/);
	// Nothing is left of it behind the answer's line.
	assert.ok(shown.stdout.trimEnd().endsWith(piped.stdout.trimEnd()));
});

test("the report shows the moves, best first, and a line of best play", async () => {
	const board = "3 3\n#.#\nO.O\n.X.\n";
	const { stdout } = await both("solve crossing-pawn --moves --line --boards".split(" "), board);
	assert.equal(
		stdout,
		`Black 2
O red, X black:
  #.#
  O.O
  .X.
moves of red, best first:
  (2,1)-(2,2)  loss in 2 plies
  (2,1)-(3,1)  loss in 2 plies
  (2,3)-(3,3)  loss in 2 plies
  (2,3)-(2,2)  loss in 2 plies
best play, 2 plies:
  1. red    (2,1)-(2,2)
  #.#
  .OO
  .X.
  2. black  (3,2)-(2,2)
  #.#
  .*O
  ...
`,
	);
});
