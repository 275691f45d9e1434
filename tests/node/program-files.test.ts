/** Files of rules and boards, folders of inputs, and both programs' messages on invalid files. */
import assert from "node:assert/strict";
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { beforeEach, describe, test } from "node:test";
import type { Board, Position } from "catchmate";
import { programs, runBoth } from "./fixtures.ts";
import { at, folder } from "./folder.ts";
import { copsAndRobber } from "./solver.ts";

/** The path of a file with a text, or with a value as JSON. */
function file(name: string, content: unknown): string {
	const path = at(name);
	const isText = typeof content === "string" || content instanceof Uint8Array;
	writeFileSync(path, isText ? content : JSON.stringify(content));
	return path;
}

const drawing = "3 3 robber\nOO.\n.#.\n..X\n";
const board: Board = { rows: 3, columns: 3, obstacles: [{ row: 2, column: 2 }] };
const cops = [2, 1].map((column) => ({ row: 1, column }));
const pieces = { cop: cops, robber: [{ row: 3, column: 3 }] };
const position: Position = { toMove: "robber", pieces };
const own = { rules: copsAndRobber, board, position };
const rules = file("rules.json", { ...copsAndRobber, $schema: "schema.json" });
const boards = file("boards.txt", drawing);
const bare = file("bare.json", { board, position });
const whole = file("own.json", own);

test("both programs solve files of rules, drawings, JSON and standard input", async () => {
	const drawn = await runBoth(["solve", "--rules", rules, "--json"], drawing);
	assert.deepEqual([drawn.status, JSON.parse(drawn.stdout).answer], [0, "Draw"]);
	for (const [args, input] of [
		[["--rules", rules, boards], ""],
		[["--rules", "-", boards], JSON.stringify(copsAndRobber)],
		[["--board", whole], ""],
		// The drawing's squares are in board order, and so are a file's, whatever its order.
		[["--rules", rules, "--board", bare], ""],
		[["--board", "-"], `\ufeff${JSON.stringify(own)}`],
		[["--board", "-"], drawn.stdout],
	] as const) {
		assert.deepEqual(await runBoth(["solve", "--json", ...args], input), drawn, args.join(" "));
	}
	const jumps = await runBoth(
		["solve", "cat-and-mouse-2", "--json"],
		'[".M.","..F","C.."]\n2\n1\n',
	);
	assert.deepEqual(await runBoth(["solve", "--board", "-", "--json"], jumps.stdout), jumps);
	const board = { rows: 8, columns: 8, obstacles: [] };
	const pieces = { white: [{ row: 2, column: 4 }], black: [{ row: 1, column: 5 }] };
	const chase = { game: "chase", board, position: { toMove: "white", pieces } };
	assert.equal(
		(await runBoth(["solve", "--board", "-"], JSON.stringify(chase))).stdout,
		"BLACK 20\n",
	);
});

const [cop, robber] = copsAndRobber.sides;
const million = 1e6;
const rowsOf = (written: string) =>
	`{"game": "chase", "board": {"rows": ${written}, "columns": 3}, "position": {}}`;

/** Invalid files, and both programs' messages after the path. Messages on values are in bad-data.test.ts. */
const wrongs: readonly (readonly ["--rules" | "--board", unknown, string])[] = [
	["--rules", null, "rules is null, expected an object"],
	["--rules", { ...copsAndRobber, start: "cop" }, 'rules has the unknown field "start", expected'],
	["--rules", { ...copsAndRobber, id: "x".repeat(million) }, `rules.id is "${"x".repeat(24)}`],
	["--board", [], "the file is an array, expected an object"],
	["--board", { rules: copsAndRobber, position }, "board is missing, expected an object"],
	["--board", { board, position }, "rules is missing, expected it, or a game, or --rules"],
	["--board", { ...own, rules: undefined, game: "draughts" }, 'game is "draughts", expected'],
	["--rules", "\n\n", "line 3, column 1: from here on the text is not JSON\n"],
	["--rules", '\ufeff{"é😀": 1 x}', "line 1, column 10: "],
	["--rules", "\ufeff\ufeff{}", "line 1, column 1: "],
	["--rules", '{"id": "x\\q"}', "line 1, column 8: "],
	["--rules", "{} {}", "line 1, column 4: "],
	["--rules", '{"id": "\\ud800"}', "line 1, column 8: "],
	["--board", "[".repeat(million), "line 1, column 65: arrays and objects are nested deeper"],
	["--board", '{"id":'.repeat(million), "line 1, column 385: arrays and objects are nested deeper"],
	["--board", Buffer.alloc(2 ** 24 + 1, " "), "the text has more than 16777216 bytes"],
	["--board", Buffer.from('{"id":"\xff"}', "latin1"), "the text is not UTF-8"],
	// Numbers are shown as JavaScript writes them.
	["--board", rowsOf("18446744073709551615"), "board.rows is 18446744073709552000, expected"],
	["--board", rowsOf("0.0000001"), "board.rows is 1e-7, expected"],
	["--board", rowsOf("-0.0"), "board.rows is 0, expected"],
];

test("both programs name the place and value of a file's fault", async () => {
	for (const [option, content, message] of wrongs) {
		const path = file("wrong.json", content);
		const { status, stdout, stderr } = await runBoth(["solve", option, path]);
		assert.deepEqual([status, stdout], [2, ""], stderr);
		assert.ok(stderr.startsWith(`catchmate: ${path}: ${message}`), stderr);
	}
});

test("both programs refuse a board beyond the memory limit, and print only exact numbers", async () => {
	// Cops that all move at once, each from any point to any other.
	const complete = (points: number) => {
		const numbers = Array.from({ length: points }, (_, index) => index + 1);
		const edges = numbers.flatMap((to) => numbers.slice(0, to - 1).map((from) => ({ from, to })));
		const cops = [1, 2, 3, 4, 5].map((column) => ({ row: 1, column }));
		return {
			rules: { ...copsAndRobber, sides: [{ ...cop, pieces: 5, movesAll: true }, robber] },
			board: { rows: 1, columns: points, obstacles: [], graph: { edges } },
			position: { toMove: "cop", pieces: { cop: cops, robber: [{ row: 1, column: 6 }] } },
		};
	};
	const square = { ...own, board: { rows: 100_000, columns: 100_000, obstacles: [] } };
	for (const [content, bytes] of [
		[square, "over 2\\^64"],
		[complete(100), "\\d{15,16}"],
		[complete(140), "over 2\\^53"],
	] as const) {
		const path = file("large.json", content);
		const { status, stderr } = await runBoth(["solve", "--board", path, "--memory", "1G"]);
		assert.equal(status, 2);
		assert.match(stderr, new RegExp(`takes ${bytes} bytes of memory, 1073741824 are allowed\n$`));
	}
});

test("both programs refuse unreadable files and contradictory arguments", async () => {
	for (const line of [
		"--rules nowhere.json",
		`--rules ${folder}`,
		`--rules ${rules} --standard`,
		`--board ${whole} --standard`,
		`chase --rules ${rules} boards.txt`,
		`--code 1Ac4WIAzzUx --rules ${rules}`,
		"--rules - --board -",
	]) {
		const { status, stdout, stderr } = await runBoth(["solve", ...line.split(" ")]);
		assert.deepEqual([status, stdout], [1, ""], line);
		assert.match(stderr, /^catchmate: ./);
	}
	assert.match((await runBoth(["verify", "chase", folder])).stderr, /it is a directory\n$/);
	const graph = { rows: 1, columns: 2, graph: { edges: [{ from: 1, to: 2 }] }, obstacles: [] };
	const path = file("graph.json", { board: graph, position: {} });
	const { stderr } = await runBoth(["solve", "chase", "--board", path]);
	assert.match(stderr, /graph\.json: the board is not for chase: sides\[1\]\.reach is 2/);
});

describe("a folder of inputs", () => {
	let own: string;
	const at = (path: string) => `${own}/${path}`;
	const write = (path: string, text: string) => writeFileSync(at(path), text);
	const read = (path: string) => readFileSync(at(path), "utf8");
	/** The names in a folder, except the inputs. */
	const made = (path: string) => readdirSync(at(path)).filter((name) => !/\.in$|^notes/.test(name));

	beforeEach(() => {
		own = mkdtempSync(`${folder}/test-`);
		mkdirSync(at("tests"));
		write("tests/1.in", "8 2 4 1 5\n");
		write("tests/2.in", "2 1 1 2 2\n");
		write("tests/notes.txt", "no board\n");
	});

	for (const [name, run] of Object.entries(programs)) {
		test(`is answered beside its valid inputs by the ${name} program`, async () => {
			write("tests/0.in", "8 2 4 1\n");
			const { status, stdout, stderr } = await run(["solve", "chase", at("tests"), at("none.in")]);
			assert.equal(status, 2);
			assert.match(stderr, /0\.in: line 2, column 1: .*\n.*none\.in: there is no such file\n$/);
			assert.equal(stdout, `${at("tests/1.ans")}\n${at("tests/2.ans")}\n`);
			assert.deepEqual([read("tests/1.ans"), read("tests/2.ans")], ["BLACK 20\n", "BLACK 2\n"]);
			assert.deepEqual(made("tests"), ["1.ans", "2.ans"]);
		});

		test(`is answered in a new folder by the ${name} program's --out`, async () => {
			write("board.txt", "8 2 4 1 5\n");
			const args = ["solve", "chase", "--out", at("new/answers"), "--moves"];
			for (const file of ["tests/2.in", "board.txt"]) {
				assert.equal((await run([...args, at(file)])).status, 0);
			}
			assert.match(read("new/answers/2.ans"), /^BLACK 2\nmoves of white, best first:\n/);
			assert.deepEqual([made("new/answers"), made("tests")], [["2.ans", "board.ans"], []]);
		});

		test(`is never half answered or overwritten by the ${name} program`, async () => {
			write("tests/1.txt", "2 1 1 2 2\n");
			mkdirSync(at("empty"));
			// The temporary path for answers is a device that is always full.
			symlinkSync("/dev/full", at("tests/1.ans.part"));
			for (const [args, message] of [
				[[at("tests"), "--out", at("tests/notes.txt/no")], "there is no such directory"],
				[[at("tests")], "the disk is full"],
				[[at("tests/1.in"), at("tests/1.txt")], "two inputs would write their answers to"],
				[[at("tests/1.in"), at("tests/2.ans")], "would be overwritten"],
				[[at("tests/1.in"), "-"], "standard input has no folder for its answers"],
				[[at("empty")], "has no file that ends in .in"],
				[["--out", at("empty")], "--out needs files as input"],
			] as const) {
				const { status, stdout, stderr } = await run(["solve", "chase", ...args]);
				assert.deepEqual([status, stdout], [1, ""]);
				assert.ok(stderr.includes(message), stderr);
			}
			assert.deepEqual(made("tests"), ["1.txt"]);
		});
	}
});
