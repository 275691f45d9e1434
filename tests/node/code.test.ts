import assert from "node:assert/strict";
import { test } from "node:test";
import {
	type CodedGame,
	CodeError,
	type Encodable,
	type Move,
	type Position,
	type Rules,
	type Square,
} from "catchmate";
import fc from "fast-check";
import { coded, squaresOf } from "./boards.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Squares in the order of their rows: codes keep no other. */
function sorted({ game, position, moves, positions }: CodedGame): CodedGame {
	const inOrder = (squares: readonly Square[]) =>
		[...squares].sort((a, b) => a.row - b.row || a.column - b.column);
	const piecesInOrder = ({ toMove, pieces }: Position): Position => ({
		toMove,
		pieces: Object.fromEntries(
			Object.entries(pieces).map(([side, squares]) => [side, inOrder(squares)]),
		),
	});
	const { obstacles, closed } = game.board;
	const board = {
		...game.board,
		obstacles: inOrder(obstacles),
		...(closed && {
			closed: Object.fromEntries(
				Object.entries(closed).map(([side, squares]) => [side, inOrder(squares)]),
			),
		}),
	};
	return {
		game: { ...game, board },
		position: piecesInOrder(position),
		moves,
		positions: positions.map(piecesInOrder),
	};
}

const anyOf = (games: readonly Rules[]) => fc.oneof(...games.map((rules) => coded(solver, rules)));

test("a code says again what was coded: the game or its rules, the board, the position and the moves", () => {
	fc.assert(
		fc.property(anyOf([...solver.games, ...variants]), (what) => {
			const code = solver.encode(what);
			const isListed = solver.games.includes(what.game.rules);
			const version = what.game.board.graph ? 3 : isListed ? 1 : 2;
			assert.match(code, new RegExp(`^${version}[A-Za-z0-9_-]+$`));
			assert.deepEqual(solver.decode(code), sorted(what));
			assert.equal(solver.encode(solver.decode(code)), code);
		}),
	);
});

test("any string is a code or a CodeError, and a code is the only one of what it says", () => {
	const text = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.string({ unit: "grapheme" }),
		fc.array(fc.constantFrom(...digits), { maxLength: 60 }).map((list) => `1${list.join("")}`),
	);
	fc.assert(
		fc.property(text, (text) => {
			try {
				assert.equal(solver.encode(solver.decode(text)), text);
			} catch (error) {
				assert.ok(error instanceof CodeError, String(error));
				assert.ok(error.message.length > 10);
			}
		}),
		{ numRuns: 1000 },
	);
});

/** A code whose check digits are right, whatever the digits before them say. */
function checked(body: string, version = 1): string {
	let crc = 0xb704ce;
	for (const digit of [version, ...Array.from(body, (digit) => digits.indexOf(digit))]) {
		for (const bit of digit.toString(2).padStart(6, "0")) {
			const out = (crc >>> 23) ^ Number(bit);
			crc = ((crc << 1) & 0xffffff) ^ (out ? 0x864cfb : 0);
		}
	}
	const check = [18, 12, 6, 0].map((shift) => digits[(~crc >> shift) & 63]);
	return `${version}${body}${check.join("")}`;
}

/** The digits of a code between its version and its check digits, as bits. */
const bitsOf = (code: string) =>
	Array.from(code.slice(1, -4), (digit) => digits.indexOf(digit).toString(2).padStart(6, "0")).join(
		"",
	);

/** The digits that hold some bits. */
const digitsOf = (bits: string) =>
	(bits.match(/.{1,6}/g) ?? [])
		.map((six) => digits[Number.parseInt(six.padEnd(6, "0"), 2)])
		.join("");

test("a code that is changed and checked anew is refused, or the only one of what it says", () => {
	const bits = (maxLength: number) => fc.string({ unit: fc.constantFrom("0", "1"), maxLength });
	const edit = fc.record({ at: fc.nat(), removed: fc.nat(4), added: bits(4) });
	const version = fc.constantFrom(1, 2, 3, 4);
	const change = fc.oneof(
		fc.record({ version, edits: fc.array(edit, { maxLength: 3 }) }),
		// That the game is in the list and the board has no marks, where version 1 says neither.
		fc.nat().map((at) => ({
			version: 2,
			edits: [
				{ at, removed: 0, added: "0000" },
				{ at: 0, removed: 0, added: "1" },
			],
		})),
	);
	const found = { read: 0, canonical: 0 };
	fc.assert(
		fc.property(anyOf([...solver.games, ...variants]), change, (what, { version, edits }) => {
			let text = bitsOf(solver.encode(what));
			for (const { at, removed, added } of edits) {
				const place = at % (text.length + 1);
				text = text.slice(0, place) + added + text.slice(place + removed);
			}
			const code = checked(digitsOf(text), version);
			try {
				assert.equal(solver.encode(solver.decode(code)), code);
				found.read += 1;
			} catch (error) {
				assert.ok(error instanceof CodeError, String(error));
				assert.equal(error.code, "invalid");
				if (error.message === "the code is not in canonical form") found.canonical += 1;
			}
		}),
		// What is found is counted below: that must not be a matter of chance.
		{ numRuns: 2000, seed: 1 },
	);
	assert.ok(found.read > 50 && found.canonical > 10, JSON.stringify(found));
});

test("a CodeError says what is wrong with the text", async () => {
	const code = solver.encode(await problemOf("chase", "8 2 4 1 5"));
	for (const [text, kind, message] of [
		["", "malformed", "the code is empty"],
		[`${code.slice(0, 4)}象`, "malformed", "character 5 of the code is no letter, digit, - or _"],
		[`5${code.slice(1)}`, "version", "the code does not begin with 1, 2, 3 or 4"],
		["1", "checksum", "the code was changed on its way"],
		[`${code}A`, "checksum", "the code was changed on its way"],
		[checked("B"), "invalid", "the code ends too early"],
		[checked("UAAA"), "invalid", "the code names a game that is not known here"],
		[checked("KAAA"), "invalid", "sides[0].directions is empty, expected at least one on a "],
		["1".repeat(2 ** 16 + 1), "too-large", "the code has 65537 characters"],
	] as const) {
		assert.throws(
			() => solver.decode(text),
			(error) => {
				assert.ok(error instanceof CodeError);
				assert.equal(error.code, kind, text.slice(0, 40));
				assert.ok(error.message.includes(message), `${text.slice(0, 40)}: ${error.message}`);
				return true;
			},
		);
	}
	for (const value of [undefined, {}]) {
		assert.throws(() => solver.decode(value as unknown as string), {
			name: "TypeError",
			message: /^code is .*, expected a string$/,
		});
	}
});

/** A number as codes say it: four bits at a time, the lowest first, and before them whether there are more. */
const numberBits = (value: number): string =>
	value > 15
		? `1${(value % 16).toString(2).padStart(4, "0")}${numberBits(Math.floor(value / 16))}`
		: value.toString(2).padStart(5, "0");

test("a code that says more than a board or a game may have is refused before it is read", () => {
	const place = (id: string) => numberBits(solver.games.findIndex((rules) => rules.id === id));
	const size = (rows: number, columns: number) => numberBits(rows - 1) + numberBits(columns - 1);
	const onGraph = (id: string, points: number) => `1${place(id)}${numberBits(points - 1)}`;
	// No obstacles; the first side's turn; the pieces in opposite corners.
	const chase = `${place("chase")}${size(3, 3)}0000001000`;
	const loop = `0011${numberBits(1)}${numberBits(0).repeat(3)}`;
	for (const [version, bits, message] of [
		[1, place("chase") + size(300, 300), "the board has 90000 squares, expected at most 65536"],
		[1, place("chase") + size(1e9, 1e9), /^the board has \d+ squares, expected at most 65536$/],
		[3, onGraph("token", 70_000), "the board has 65537 points, expected at most 65536"],
		[1, chase + numberBits(16_385), "the game has 16385 moves, expected at most 16384"],
		[1, chase + numberBits(1), "move 1 is not legal"],
		[
			3,
			onGraph("cat-and-mouse", 3) + loop,
			"an edge leads from a point to itself, where only a token could go",
		],
		[3, `${onGraph("token", 3)}1${numberBits(0)}`, "the code gives a point no name of its own"],
		[1, "1".repeat(80), "the code ends too early"],
	] as const) {
		const code = checked(digitsOf(bits), version);
		assert.throws(() => solver.decode(code), { name: "CodeError", code: "invalid", message });
	}
	assert.equal(solver.decode(checked(digitsOf(chase + numberBits(0)))).moves.length, 0);
});

test("what no code can say is refused by an error of its own", async () => {
	const problem = await problemOf("crossing-pawn", "3 3\n#.#\nO.O\n.X.\n");
	const { game, position } = problem;
	const square = { row: 2, column: 2 };
	const place = (...red: readonly Square[]) => ({
		game,
		position: { ...position, pieces: { ...position.pieces, red } },
	});
	for (const [what, code] of [
		[place(square), "piece-count"],
		[place(square, square), "same-square"],
		[place(square, { row: 1, column: 1 }), "on-obstacle"],
		[place(square, { row: 0, column: 1 }), "off-board"],
	] as const) {
		assert.throws(() => solver.encode(what), { name: "InvalidPositionError", code });
	}
	const [chase = assert.fail()] = solver.games;
	// All but two squares are blocked: it can be solved.
	const board = { rows: 1, columns: 70_000, obstacles: squaresOf(1, 70_000).slice(2) };
	const [one, two] = [
		{ row: 1, column: 1 },
		{ row: 1, column: 2 },
	];
	const corridor = {
		game: { rules: chase, board },
		position: { toMove: "white", pieces: { white: [one], black: [two] } },
	};
	const legal = { from: { row: 2, column: 1 }, to: square };
	for (const [what, code, message] of [
		[corridor, "too-large", /65536/],
		[{ ...problem, moves: [{ from: null, to: null }] }, "invalid", /move 1 is not legal/],
		[{ ...problem, moves: [legal, legal] }, "invalid", /move 2 is not legal/],
		[{ ...problem, moves: Array(2 ** 14 + 1).fill(legal) }, "too-large", /16384/],
	] as const) {
		assert.throws(() => solver.encode(what), { name: "CodeError", code, message });
	}
	for (const [what, message] of [
		[{ ...problem, moves: 0 }, /^moves is 0, expected an array$/],
		[{ ...problem, moves: Array(1) }, /^moves\[0\] is missing, expected an object$/],
		[{ ...problem, moves: [{ from: square }] }, /^moves\[0\]\.to is missing/],
		[place(square, { row: 1.5, column: 1 }), /^position\.pieces\.red\[1\]\.row is 1\.5/],
	] as const) {
		assert.throws(() => solver.encode(what as Encodable), { name: "TypeError", message });
	}
});

test("the games that codes name are those of the solver", async () => {
	for (const { rules, standard } of solver.library) {
		const { game, position } = await problemOf(rules.id, standard);
		assert.deepEqual(solver.decode(solver.encode({ game, position })).game.rules, rules);
	}
});

const orthogonal = ["up", "right", "down", "left"] as const;
const diagonal = ["up-right", "down-right", "down-left", "up-left"] as const;
const side = { pieces: 1, reach: 1, leaps: "nothing", goals: [], mayPass: false } as const;
const variants: readonly Rules[] = [
	{
		id: "slow-cops",
		sides: [
			{ ...side, name: "cop", pieces: 2, directions: orthogonal, reach: 3, mayPass: true },
			{
				...{ ...side, name: "robber", directions: diagonal, reach: 2 },
				...{ leaps: "everything", goals: ["bottom", "left"] },
			},
		],
		starts: "cop",
		capture: "wins",
		noMove: "draws",
		endless: "draws",
	},
	{
		id: "fox-and-hounds",
		sides: [
			{ ...side, name: "hound", pieces: 2, directions: ["down-right", "down-left"] },
			{ ...side, name: "fox", directions: diagonal, reach: 2, goals: ["top", "right"] },
		],
		starts: "fox",
		capture: "forbidden",
		noMove: "passes",
		endless: "draws",
	},
];

test("the moves that codes take for legal are those of the table, whatever the rules", async () => {
	const key = (list: readonly Move[]) => list.map((move) => JSON.stringify(move)).sort();
	for (const rules of [...solver.games, ...variants]) {
		for (const { game, position } of fc.sample(coded(solver, rules), { seed: 5, numRuns: 15 })) {
			using table = await solver.solve(game, { position, moves: true });
			const expected = (await table.moves(position)).map(({ move }) => move);
			const found = solver.legalMoves(game, position);
			assert.deepEqual(key(found), key(expected), JSON.stringify({ game, position }));
		}
	}
});
