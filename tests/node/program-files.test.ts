/** Rules and boards in files, folders of inputs, and what both programs say of files that are none. */
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
import { both, programs } from "./fixtures.ts";
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
const position: Position = {
	toMove: "robber",
	pieces: {
		cop: [
			{ row: 1, column: 2 },
			{ row: 1, column: 1 },
		],
		robber: [{ row: 3, column: 3 }],
	},
};
const own = { rules: copsAndRobber, board, position };
const rules = file("rules.json", { ...copsAndRobber, $schema: "schema.json" });
const boards = file("boards.txt", drawing);
const bare = file("bare.json", { board, position });
const whole = file("own.json", own);

test("both programs solve boards of rules in a file, drawn, in JSON, or from standard input", async () => {
	const drawn = await both(["solve", "--rules", rules, "--json"], drawing);
	assert.deepEqual([drawn.status, JSON.parse(drawn.stdout).answer], [0, "Draw"]);
	for (const [args, input] of [
		[["--rules", rules, boards], ""],
		[["--rules", "-", boards], JSON.stringify(copsAndRobber)],
		[["--rules", "nowhere.json", `--rules=${rules}`, boards], ""],
		[["--board", whole], ""],
		// The drawing's squares are in the board's order, and so are those of a file, however it has them.
		[["--rules", rules, "--board", bare], ""],
		[["--board", "-"], `\ufeff${JSON.stringify(own)}`],
		[["--board", "-"], drawn.stdout],
	] as const) {
		assert.deepEqual(await both(["solve", "--json", ...args], input), drawn, args.join(" "));
	}
	const jumps = await both(["solve", "cat-and-mouse-2", "--json"], '[".M.","..F","C.."]\n2\n1\n');
	assert.deepEqual(await both(["solve", "--board", "-", "--json"], jumps.stdout), jumps);
	const { stdout } = await both(["verify", "--board", whole]);
	assert.match(stdout, /^board 1: \d+ positions, every one agrees with its successors\n$/);
	const wrong = await both(["solve", "--rules", rules], "3 3 robber\nOO.\n.#.\n..?\n");
	assert.match(wrong.stderr, /^catchmate: line 4, column 3: /);
	const chase = {
		...{ game: "chase", board: { rows: 8, columns: 8, obstacles: [] } },
		position: {
			toMove: "white",
			pieces: { white: [{ row: 2, column: 4 }], black: [{ row: 1, column: 5 }] },
		},
	};
	assert.equal((await both(["solve", "--board", "-"], JSON.stringify(chase))).stdout, "BLACK 20\n");
});

/** Asserts what both say of a file that is wrong, which begins so behind its path. */
async function assertSaid(option: "--rules" | "--board", content: unknown, message: string) {
	const path = file("wrong.json", content);
	const args = ["solve", option, path, "--memory", "1G"];
	const runs = [programs.native(args), await programs.package(args)];
	for (const { status, stdout, stderr } of runs) {
		assert.deepEqual([status, stdout], [2, ""], stderr);
		assert.ok(stderr.startsWith(`catchmate: ${path}: ${message}`), stderr);
	}
}

const [cop, robber] = copsAndRobber.sides;
const million = 1e6;

// What is said of each value is in bad-data.test.ts.
for (const [title, option, wrongs] of [
	[
		"both programs name the path and the value of what is wrong with a file of rules",
		"--rules",
		[
			[null, "rules is null, expected an object"],
			[{ ...copsAndRobber, start: "cop" }, 'rules has the unknown field "start", expected only id'],
			[{ ...copsAndRobber, id: "x".repeat(million) }, `rules.id is "${"x".repeat(24)}`],
			[
				{ ...copsAndRobber, sides: [cop, { ...robber, name: "cop" }] },
				"rules.sides[1].name is cop, the name of the other side",
			],
		],
	],
	[
		"both programs name what is missing in a board's file, or is none of it",
		"--board",
		[
			[[], "the file is an array, expected an object"],
			[{ ...own, bord: 1 }, 'the file has the unknown field "bord", expected only rules, game, '],
			[{ rules: copsAndRobber, position }, "board is missing, expected an object"],
			[{ rules: copsAndRobber, board }, "position is missing, expected an object"],
			[{ board, position }, "rules is missing, expected it, or a game, or --rules"],
			[{ ...own, rules: undefined, game: "draughts" }, 'game is "draughts", expected "chase" or '],
			[{ ...own, board: { ...board, rows: 1e21 } }, "board.rows is 1e+21, expected a whole number"],
		],
	],
	[
		"both programs name the line and the column at which a text stops being JSON",
		"--rules",
		[
			["", "line 1, column 1: from here on the text is not JSON\n"],
			["\n\n", "line 3, column 1: from here on the text is not JSON\n"],
			["[1,]", "line 1, column 4: "],
			['\ufeff{"é😀": 1 x}', "line 1, column 10: "],
			["\ufeff\ufeff{}", "line 1, column 1: "],
			['{"id": "x\\q"}', "line 1, column 8: "],
			['{"id" "x"}', "line 1, column 7: "],
			["{} {}", "line 1, column 4: "],
			['{"id": 007}', "line 1, column 8: "],
			['{"id": "\\ud800"}', "line 1, column 8: "],
			['{"id": -1E+400}', "line 1, column 8: this number is too large\n"],
		],
	],
	[
		"both programs refuse a file that is nested too deep, too long, or not UTF-8",
		"--board",
		[
			["[".repeat(million), "line 1, column 65: arrays and objects are nested deeper than 64"],
			[
				'{"id":'.repeat(million),
				"line 1, column 385: arrays and objects are nested deeper than 64",
			],
			[Buffer.alloc(2 ** 24 + 1, " "), "the text has more than 16777216 bytes"],
			[Buffer.from('{"id":"\xff"}', "latin1"), "the text is not UTF-8"],
		],
	],
] as const) {
	test(title, async () => {
		for (const [content, message] of wrongs) await assertSaid(option, content, message);
	});
}

test("both programs show a number as it is written in JavaScript, which has no others", async () => {
	for (const [written, shown] of [
		["9007199254740993", "9007199254740992"],
		["18446744073709551615", "18446744073709552000"],
		["0.000001", "0.000001"],
		["0.0000001", "1e-7"],
		["123456.7890625", "123456.7890625"],
		["-0.0", "0"],
	]) {
		const text = `{"game": "chase", "board": {"rows": ${written}, "columns": 3}, "position": {}}`;
		await assertSaid("--board", text, `board.rows is ${shown}, expected a whole number from 1 to `);
	}
});

test("both programs refuse a board that takes more memory than allowed, and tell no number that is not exact", async () => {
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
	const square = (size: number) => ({
		...own,
		board: { rows: size, columns: size, obstacles: [] },
	});
	for (const [content, bytes] of [
		[square(60), "\\d+"],
		[square(100_000), "over 2\\^64"],
		[complete(100), "\\d{15,16}"],
		[complete(140), "over 2\\^53"],
	] as const) {
		const path = file("large.json", content);
		const { status, stderr } = await both(["solve", "--board", path, "--memory", "1G"]);
		assert.equal(status, 2);
		const reason = `: solving this board takes ${bytes} bytes of memory, 1073741824 are allowed\n$`;
		assert.match(stderr, new RegExp(reason));
	}
});

test("both programs name the file whose rules are for boards of another kind", async () => {
	const graph = { rows: 1, columns: 2, graph: { edges: [{ from: 1, to: 2 }] }, obstacles: [] };
	const path = file("graph.json", { board: graph, position: {} });
	const reaching = file("reaching.json", {
		...copsAndRobber,
		sides: [{ ...cop, reach: 2 }, robber],
	});
	assert.equal(
		(await both(["solve", "--rules", reaching, "--board", path])).stderr,
		`catchmate: ${reaching}: rules.sides[0].reach is 2, expected 1 on a graph\n`,
	);
	assert.equal(
		(await both(["solve", "chase", "--board", path])).stderr,
		`catchmate: ${path}: the board is not for chase: sides[1].reach is 2, expected 1 on a graph\n`,
	);
});

test("both programs say the same of files that cannot be read, and of arguments that contradict each other", async () => {
	for (const line of [
		"--rules nowhere.json",
		`--rules ${folder}`,
		`--rules ${rules} nowhere.txt`,
		"--board nowhere.json",
		"--rules=",
		`--rules ${rules} --standard`,
		`--board ${whole} --standard`,
		`chase --rules ${rules} boards.txt`,
		`chase --board ${whole} boards.txt`,
		`draughts --board ${whole}`,
		`--code 1Ac4WIAzzUx --rules ${rules}`,
		`--code 1Ac4WIAzzUx --board ${whole}`,
		"--rules - --board -",
		"--rules -",
		"chase nowhere.txt",
	]) {
		const { status, stdout, stderr } = await both(["solve", ...line.split(" ")]);
		assert.deepEqual([status, stdout], [1, ""], line);
		assert.match(stderr, /^catchmate: ./);
	}
	const bad = file("bad.txt", "8 2 4 1\n");
	assert.match(
		(await both(["solve", "chase", bad])).stderr,
		/bad\.txt: line 2, column 1: found the/,
	);
	const verify = await both(["verify", "chase", folder]);
	assert.deepEqual(
		[verify.status, verify.stderr],
		[1, `catchmate: ${folder}: it is a directory\n`],
	);
});

describe("a folder of inputs", () => {
	let own: string;
	const at = (path: string) => `${own}/${path}`;
	const write = (path: string, text: string) => writeFileSync(at(path), text);
	const read = (path: string) => readFileSync(at(path), "utf8");
	/** The names in a folder, but for the inputs. */
	const made = (path: string) => readdirSync(at(path)).filter((name) => !/\.in$|^notes/.test(name));

	beforeEach(() => {
		own = mkdtempSync(`${folder}/test-`);
		mkdirSync(at("tests"));
		write("tests/1.in", "8 2 4 1 5\n");
		write("tests/2.in", "2 1 1 2 2\n");
		write("tests/notes.txt", "no board\n");
	});

	for (const [name, run] of Object.entries(programs)) {
		test(`gets its answers beside the inputs from the ${name} program, but for an input that is not valid`, async () => {
			write("tests/0.in", "8 2 4 1\n");
			const { status, stdout, stderr } = await run(["solve", "chase", at("tests"), at("none.in")]);
			assert.equal(status, 2);
			assert.equal(
				stderr,
				`catchmate: ${at("tests/0.in")}: line 2, column 1: found the end of the input, expected the number c2\ncatchmate: ${at("none.in")}: there is no such file\n`,
			);
			assert.equal(stdout, `${at("tests/1.ans")}\n${at("tests/2.ans")}\n`);
			assert.deepEqual([read("tests/1.ans"), read("tests/2.ans")], ["BLACK 20\n", "BLACK 2\n"]);
			assert.deepEqual(made("tests"), ["1.ans", "2.ans"]);
		});

		test(`gets its answers in another folder from the ${name} program's --out`, async () => {
			mkdirSync(at("answers"));
			write("board.txt", "8 2 4 1 5\n");
			const args = ["solve", "chase", "--out", at("answers"), "--moves"];
			assert.equal((await run([...args, at("tests/2.in"), at("board.txt")])).status, 0);
			assert.match(read("answers/2.ans"), /^BLACK 2\nmoves of white, best first:\n/);
			assert.deepEqual([made("answers"), made("tests")], [["2.ans", "board.ans"], []]);
			assert.equal((await run([...args, at("tests/1.in")])).stdout, `${at("answers/1.ans")}\n`);
		});

		test(`gets nothing half written from the ${name} program, nor anything written over`, async () => {
			write("tests/1.txt", "2 1 1 2 2\n");
			mkdirSync(at("empty"));
			const help = "\nTry 'catchmate solve --help'.";
			// The place where the answers are written first is a device that is always full.
			symlinkSync("/dev/full", at("tests/1.ans.part"));
			for (const [args, message] of [
				[[at("tests"), "--out", at("no")], `${at("no/1.ans")}: there is no such directory`],
				[[at("tests")], `${at("tests/1.ans")}: the disk is full`],
				[
					[at("tests/1.in"), at("tests/1.txt")],
					`the answers of two inputs would be in ${at("tests/1.ans")}${help}`,
				],
				[
					[at("tests/1.in"), at("tests/2.ans")],
					`${at("tests/2.ans")} is an input, and would be written over${help}`,
				],
				[[at("tests/1.in"), "-"], `standard input has no file for its answers beside it${help}`],
				[[at("empty")], `${at("empty")} has no file that ends in .in${help}`],
				[["--out", at("empty")], `--out is for the answers of files${help}`],
			] as const) {
				const { status, stdout, stderr } = await run(["solve", "chase", ...args]);
				assert.deepEqual([status, stdout, stderr], [1, "", `catchmate: ${message}\n`]);
			}
			assert.deepEqual(made("tests"), ["1.txt"]);
		});
	}
});
