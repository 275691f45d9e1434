/** Rules and boards of one's own, which both programs read from files in JSON. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import type { Board, Position, Rules } from "catchmate";
import { load } from "catchmate";
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

test("both programs read boards of rules in a file, from a file or from standard input", async () => {
	const rules = file("rules.json", { ...copsAndRobber, $schema: "schema.json" });
	const text = file("boards.txt", drawing);
	const solver = await load();
	const table = await solver.solve({ rules: copsAndRobber, board });
	const answer = `${await table.answer(position)}\n`;
	solver.dispose();
	for (const [args, input] of [
		[["--rules", rules, text], ""],
		[[`--rules=${rules}`], drawing],
		[["--rules", "-", text], JSON.stringify(copsAndRobber)],
	] as const) {
		assert.deepEqual(await both(["solve", ...args], input), {
			status: 0,
			stdout: answer,
			stderr: "",
		});
	}
	const { stdout } = await both(["verify", "--rules", rules, text]);
	assert.match(stdout, /^board 1: \d+ positions, every one agrees with its successors\n$/);
	await both(["solve", "--rules", rules, "--moves", "--line", "--boards", text]);
	const wrong = await both(["solve", "--rules", rules], "3 3 robber\nOO.\n.#.\n..?\n");
	assert.deepEqual([wrong.status, wrong.stdout], [2, ""]);
	assert.match(wrong.stderr, /^catchmate: line 4, column 3: /);
});

test("both programs solve the board and the position of a file, by its rules, a game's or others", async () => {
	const own = file("own.json", { rules: copsAndRobber, board, position });
	const rules = file("rules.json", copsAndRobber);
	const bare = file("bare.json", { board, position });
	const drawn = await both(["solve", "--rules", rules, "--json"], drawing);
	assert.equal(JSON.parse(drawn.stdout).outcome.length, 4);
	for (const args of [
		["--board", own],
		["--rules", rules, "--board", own],
		["--rules", rules, "--board", bare],
	]) {
		// The drawing's squares are in the board's order, and so are those of a file, however it has them.
		assert.deepEqual(await both(["solve", ...args, "--json"]), drawn);
		assert.match(
			(await both(["verify", ...args])).stdout,
			/^board 1: \d+ positions, every one agrees/,
		);
	}
	const chase = {
		board: { rows: 8, columns: 8, obstacles: [] },
		position: {
			toMove: "white",
			pieces: { white: [{ row: 2, column: 4 }], black: [{ row: 1, column: 5 }] },
		},
	};
	assert.equal(
		(await both(["solve", "chase", "--board", file("c.json", chase)])).stdout,
		"BLACK 20\n",
	);
	const named = JSON.stringify({ game: "chase", ...chase });
	assert.equal((await both(["solve", "--board", "-"], named)).stdout, "BLACK 20\n");
});

test("what solve --json prints is a board's file, of every game", async () => {
	const ids = programs
		.native(["games"])
		.stdout.trimEnd()
		.split("\n")
		.map((line) => line.split(" ")[0] ?? "");
	for (const id of ids) {
		const printed = await both(["solve", id, "--standard", "--json"]);
		assert.deepEqual(await both(["solve", "--board", "-", "--json"], printed.stdout), printed, id);
		assert.deepEqual(
			await both(["solve", id, "--board", "-", "--json"], printed.stdout),
			printed,
			id,
		);
		assert.equal(JSON.parse(printed.stdout).rules, undefined);
	}
	// Its text says how far each of them jumps.
	const jumps = await both(["solve", "cat-and-mouse-2", "--json"], '[".M.","..F","C.."]\n2\n1\n');
	const own = { ...copsAndRobber, capture: { winner: "cop" }, endless: { winner: "robber" } };
	const drawn = await both(["solve", "--rules", file("rules.json", own), "--json"], drawing);
	assert.deepEqual(JSON.parse(drawn.stdout).rules, own);
	for (const printed of [jumps, drawn]) {
		assert.deepEqual(await both(["solve", "--board", "-", "--json"], printed.stdout), printed);
	}
});

/** The message about a file of rules, without the file's name. */
async function messageAbout(
	args: readonly string[],
	path: string,
): Promise<[native: string, own: string]> {
	const runs = [programs.native(args), await programs.package(args)];
	const [native = "", own = ""] = runs.map(({ status, stdout, stderr }) => {
		assert.deepEqual([status, stdout], [2, ""], stderr);
		const start = `catchmate: ${path}: `;
		assert.ok(stderr.startsWith(start), stderr);
		return stderr.slice(start.length).trimEnd();
	});
	return [native, own];
}

const [cop, robber] = copsAndRobber.sides;
const { starts: _, ...withoutStart } = copsAndRobber;

// What is said of each value is in bad-data.test.ts.

test("both programs name the path and the value of what is wrong with a file of rules", async () => {
	const text = file("boards.txt", drawing);
	for (const [wrong, message] of [
		[null, "rules is null, expected an object"],
		[[copsAndRobber], "rules is an array, expected an object"],
		[withoutStart, "rules.starts is missing, expected "],
		[
			{ ...copsAndRobber, start: "cop" },
			'rules has the unknown field "start", expected only id, sides, ',
		],
		[{ ...copsAndRobber, id: "x".repeat(1e6) }, `rules.id is "${"x".repeat(24)}`],
		[
			{ ...copsAndRobber, sides: [cop, { ...robber, name: "cop" }] },
			"rules.sides[1].name is cop, the name of the other side",
		],
	] as const) {
		const path = file("wrong.json", wrong);
		for (const found of await messageAbout(["solve", "--rules", path, text], path)) {
			assert.equal(found.slice(0, message.length), message);
		}
	}
});

const graph: { readonly rules: Rules; readonly board: Board; readonly position: Position } = {
	rules: { ...copsAndRobber, sides: [{ ...cop, pieces: 1 }, robber] },
	board: {
		rows: 1,
		columns: 3,
		graph: {
			edges: [
				{ from: 1, to: 2 },
				{ from: 2, to: 3, oneWay: true, side: "cop" },
			],
			names: ["a", "b", "c"],
		},
		obstacles: [],
		closed: { robber: [{ row: 1, column: 2 }] },
	},
	position: {
		toMove: "cop",
		pieces: { cop: [{ row: 1, column: 1 }], robber: [{ row: 1, column: 3 }] },
	},
};

test("both programs name what is missing in a board's file, or is none of it", async () => {
	const { rules, board, position } = graph;
	for (const [wrong, message] of [
		[[], "the file is an array, expected an object"],
		[
			{ ...graph, bord: 1 },
			'the file has the unknown field "bord", expected only rules, game, board, ',
		],
		[{ rules, position }, "board is missing, expected an object"],
		[{ rules, board }, "position is missing, expected an object"],
		[{ board, position }, "rules is missing, expected it, or a game, or --rules"],
		[
			{ game: "draughts", board, position },
			'game is "draughts", expected "chase" or "crossing-pawn"',
		],
	] as const) {
		const path = file("wrong.json", wrong);
		for (const found of await messageAbout(["solve", "--board", path], path)) {
			assert.equal(found.slice(0, message.length), message);
		}
	}
});

test("rules for boards of another kind are told of where they are from", async () => {
	const path = file("graph.json", graph);
	const reaching = { ...graph.rules, sides: [{ ...cop, pieces: 1, reach: 2 }, robber] };
	const rules = file("reaching.json", reaching);
	assert.equal(
		(await both(["solve", "--rules", rules, "--board", path])).stderr,
		`catchmate: ${rules}: rules.sides[0].reach is 2, expected 1 on a graph\n`,
	);
	assert.equal(
		(await both(["solve", "chase", "--board", path])).stderr,
		`catchmate: ${path}: the board is not for chase: sides[1].reach is 2, expected 1 on a graph\n`,
	);
});

test("both programs name the line and the column at which a text stops being JSON", async () => {
	const boards = file("boards.txt", drawing);
	for (const [text, place] of [
		["", "line 1, column 1"],
		["\n\n", "line 3, column 1"],
		["[1,]", "line 1, column 4"],
		['{\n\t"id": "x",\n}', "line 3, column 1"],
		['{"é😀": 1 x}', "line 1, column 10"],
		['\ufeff{"é": 1 x}', "line 1, column 9"],
		["{'id': 1}", "line 1, column 2"],
		['{"id": "x', "line 1, column 8"],
		['{"id": "x\\q"}', "line 1, column 8"],
		['{"id" "x"}', "line 1, column 7"],
		['{"id": nul}', "line 1, column 8"],
		["[1", "line 1, column 3"],
		["{} {}", "line 1, column 4"],
		["// a comment\n{}", "line 1, column 1"],
	] as const) {
		const path = file("wrong.json", text);
		const { status, stdout, stderr } = await both(["solve", "--rules", path, boards]);
		assert.deepEqual([status, stdout], [2, ""]);
		assert.equal(stderr, `catchmate: ${path}: ${place}: from here on the text is not JSON\n`);
	}
});

test("both programs skip one byte order mark, and refuse a second one", async () => {
	const own = JSON.stringify({ rules: copsAndRobber, board, position });
	const expected = await both(["solve", "--board", "-"], own);
	assert.equal(expected.status, 0);
	assert.deepEqual(await both(["solve", "--board", "-"], `\ufeff${own}`), expected);
	for (const text of [`\ufeff\ufeff${own}`, "\ufeff\ufeff", `\ufeff\ufeff\ufeff${own}`, "\ufeff"]) {
		assert.deepEqual(await both(["solve", "--board", "-"], text), {
			status: 2,
			stdout: "",
			stderr: "catchmate: line 1, column 1: from here on the text is not JSON\n",
		});
	}
});

test("both programs read the same from numbers beyond those that are exact, and from escapes", async () => {
	const own = JSON.stringify({ answer: 0, rules: copsAndRobber, board, position });
	const withAnswer = (answer: string) =>
		both(["solve", "--board", "-"], own.replace('"answer":0', `"answer":${answer}`));
	for (const good of ["1e308", "-1e-400", "18446744073709551616", '"\\ud83d\\ude00"']) {
		assert.equal((await withAnswer(good)).status, 0, good);
	}
	for (const [wrong, reason] of [
		["1e400", "this number is too large"],
		["-1E+400", "this number is too large"],
		["9".repeat(400), "this number is too large"],
		["[1e400, x]", "this number is too large"],
		["007", "from here on the text is not JSON"],
		['"\\ud800"', "from here on the text is not JSON"],
		['{"\\udc00": 1e400}', "from here on the text is not JSON"],
	] as const) {
		const column = '{"answer":'.length + 1 + (/^[[{]/.test(wrong) ? 1 : 0);
		const expected = `catchmate: line 1, column ${column}: ${reason}\n`;
		assert.deepEqual(await withAnswer(wrong), { status: 2, stdout: "", stderr: expected }, wrong);
	}
});

test("both programs show a number as it is written in JavaScript, which has no others", async () => {
	for (const [written, shown] of [
		["9007199254740992", "9007199254740992"],
		["9007199254740993", "9007199254740992"],
		["-9007199254740993", "-9007199254740992"],
		["18446744073709551615", "18446744073709552000"],
		["123456789012345678901", "123456789012345680000"],
		["1e21", "1e+21"],
		["0.000001", "0.000001"],
		["0.00000123", "0.00000123"],
		["0.0000001", "1e-7"],
		["-2.50e-8", "-2.5e-8"],
		["123456.7890625", "123456.7890625"],
		["-0.0", "0"],
	]) {
		const own = `{"board": {"rows": ${written}, "columns": 3, "obstacles": []}, "position": {}}`;
		const path = file("number.json", own);
		for (const found of await messageAbout(["solve", "chase", "--board", path], path)) {
			assert.equal(found, `board.rows is ${shown}, expected a whole number from 1 to 4294967295`);
		}
	}
});

test("both programs say of needed memory no number that is not exact", async () => {
	// Cops that all move at once, each from any point to any other.
	const cops = { ...cop, pieces: 5, movesAll: true };
	const complete = (points: number) => {
		const numbers = Array.from({ length: points }, (_, at) => at + 1);
		const edges = numbers.flatMap((to) => numbers.slice(0, to - 1).map((from) => ({ from, to })));
		return {
			rules: { ...copsAndRobber, sides: [cops, copsAndRobber.sides[1]] },
			board: { rows: 1, columns: points, obstacles: [], graph: { edges } },
			position: {
				toMove: "cop",
				pieces: {
					cop: [1, 2, 3, 4, 5].map((column) => ({ row: 1, column })),
					robber: [{ row: 1, column: 6 }],
				},
			},
		};
	};
	for (const [points, bytes] of [
		[100, /^solving this board takes \d{15,16} bytes of memory, 1073741824 are allowed$/],
		[140, /^solving this board takes over 2\^53 bytes of memory, 1073741824 are allowed$/],
	] as const) {
		const path = file("complete.json", complete(points));
		const [native, own] = await messageAbout(["solve", "--board", path, "--memory", "1G"], path);
		assert.match(native, bytes);
		assert.equal(own, native);
	}
});

test("both programs refuse a file that is nested too deep, too long, or not UTF-8", async () => {
	const million = 1e6;
	const boards = file("boards.txt", drawing);
	for (const [content, message] of [
		["[".repeat(million), "line 1, column 65: arrays and objects are nested deeper than 64"],
		["[".repeat(million) + "]".repeat(million), "line 1, column 65: arrays and objects are nested"],
		['{"id":'.repeat(million), "line 1, column 385: arrays and objects are nested deeper than 64"],
		[Buffer.alloc(2 ** 24 + 1, " "), "the text has more than 16777216 bytes"],
		[Buffer.from([...Buffer.from('{"id":"'), 0xff, ...Buffer.from('"}')]), "the text is not UTF-8"],
	] as const) {
		const path = file("wrong.json", content);
		for (const args of [
			["--rules", path, boards],
			["--board", path],
		]) {
			const { status, stdout, stderr } = await both(["solve", ...args]);
			assert.deepEqual([status, stdout], [2, ""]);
			assert.ok(stderr.startsWith(`catchmate: ${path}: ${message}`), stderr);
		}
	}
});

test("both programs refuse a board that takes more memory than allowed, before they make it", async () => {
	const { toMove, pieces } = position;
	const large = { rules: copsAndRobber, board, position: { toMove, pieces } };
	for (const size of [3, 300, 500]) {
		const path = file("large.json", {
			...large,
			board: { rows: size, columns: size, obstacles: [] },
		});
		const { status, stderr } = await both(["solve", "--board", path, "--memory", "1K"]);
		assert.equal(status, 2);
		const reason =
			/^solving this board takes (\d+|over 2\^64) bytes of memory, 1024 are allowed\n$/;
		assert.match(stderr.replace(`catchmate: ${path}: `, ""), reason);
	}
});

test("both programs say the same of files that cannot be read, and of arguments that contradict each other", async () => {
	const rules = file("rules.json", copsAndRobber);
	const path = file("own.json", { rules: copsAndRobber, board, position });
	const nowhere = at("nowhere.json");
	for (const args of [
		["--rules", nowhere],
		["--rules", folder],
		["--board", nowhere],
		["--rules", rules, nowhere],
		["--rules", rules, "--board", nowhere],
		["--rules"],
		["--rules="],
		["--board"],
		["--rules", rules, "--standard"],
		["--board", path, "--standard"],
		["chase", "--standard", "--board", path],
		["chase", "--rules", rules, "boards.txt"],
		["--rules", rules, "--board", path, "boards.txt"],
		["chase", "--board", path, "boards.txt"],
		["draughts", "--board", path],
		["--code", "1Ac4WIAzzUx", "--rules", rules],
		["--code", "1Ac4WIAzzUx", "--board", path],
		["--rules", "-", "--board", "-"],
		["--rules", "-"],
	]) {
		const { status, stdout, stderr } = await both(["solve", ...args]);
		assert.deepEqual([status, stdout], [1, ""], args.join(" "));
		assert.match(stderr, /^catchmate: ./);
	}
});

test("the last of several rules counts, as of every option", async () => {
	const rules = file("rules.json", copsAndRobber);
	const { status, stdout } = spawnSync(
		"build/native/catchmate",
		["solve", "--rules", "nowhere.json", "--rules", rules],
		{ cwd: new URL("../..", import.meta.url), input: drawing, encoding: "utf8" },
	);
	assert.equal(status, 0);
	assert.match(stdout, /^Draw\n$/);
});
