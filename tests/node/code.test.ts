import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
	type Coded,
	CodeError,
	decode,
	encode,
	load,
	type Move,
	type Rules,
	type Solver,
	type Square,
	UnsoundError,
} from "catchmate";
import fc from "fast-check";
import * as moves from "../../wasm/moves.ts";
import { coded, squaresOf } from "./boards.ts";

let solver: Solver;
before(async () => {
	solver = await load();
});
after(() => solver.dispose());

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

async function problemOf(game: string, text: string) {
	const { problems } = await solver.read(game, text);
	const [problem] = problems;
	assert.ok(problem);
	return problem;
}

/** Squares in the order of their rows: codes keep no other. */
function sorted({ game, position, moves }: Coded): Coded {
	const inOrder = (squares: readonly Square[]) =>
		[...squares].sort((a, b) => a.row - b.row || a.column - b.column);
	const pieces = Object.fromEntries(
		Object.entries(position.pieces).map(([side, squares]) => [side, inOrder(squares)]),
	);
	const board = { ...game.board, obstacles: inOrder(game.board.obstacles) };
	return { game: { ...game, board }, position: { ...position, pieces }, moves };
}

const anyOf = (games: readonly Rules[]) => fc.oneof(...games.map(coded));

test("a code says again what was coded: the game, the board, the position and the moves", () => {
	fc.assert(
		fc.property(anyOf(solver.games), (what) => {
			const code = encode(what);
			assert.match(code, /^1[A-Za-z0-9_-]+$/);
			assert.deepEqual(decode(code), sorted(what));
			assert.equal(encode(decode(code)), code);
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
				assert.equal(encode(decode(text)), text);
			} catch (error) {
				assert.ok(error instanceof CodeError, String(error));
				assert.ok(error.message.length > 10);
			}
		}),
		{ numRuns: 2000 },
	);
});

/** A code whose check digits are right, whatever the digits before them say. */
function checked(body: string): string {
	let crc = 0xb704ce;
	for (const digit of [1, ...Array.from(body, (digit) => digits.indexOf(digit))]) {
		for (const bit of digit.toString(2).padStart(6, "0")) {
			const out = (crc >>> 23) ^ Number(bit);
			crc = ((crc << 1) & 0xffffff) ^ (out ? 0x864cfb : 0);
		}
	}
	const check = [18, 12, 6, 0].map((shift) => digits[(~crc >> shift) & 63]);
	return `1${body}${check.join("")}`;
}

test("what has the right check digits and says nothing sound is a CodeError as well", () => {
	const body = fc.array(fc.constantFrom(...digits), { maxLength: 30 }).map((list) => list.join(""));
	let unsound = 0;
	fc.assert(
		fc.property(
			fc.oneof(
				body,
				body.map((text) => `A${text}`),
			),
			(body) => {
				const text = checked(body);
				try {
					assert.equal(encode(decode(text)), text);
				} catch (error) {
					assert.ok(error instanceof CodeError, String(error));
					assert.equal(error.code, "unsound");
					unsound += 1;
				}
			},
		),
		{ numRuns: 3000 },
	);
	assert.ok(unsound > 1000);
	const sound = encode(decode(checked(encodedBody())));
	assert.equal(sound, checked(encodedBody()));
});

/** The digits of a sound code between its version and its check digits. */
function encodedBody(): string {
	const [rules] = solver.games;
	assert.ok(rules);
	const code = encode({
		game: { rules, board: { rows: 3, columns: 3, obstacles: [] } },
		position: {
			toMove: "white",
			pieces: { white: [{ row: 1, column: 1 }], black: [{ row: 3, column: 3 }] },
		},
	});
	return code.slice(1, -4);
}

test("a code in which one to four characters in a row were changed, or one is missing or too many, is refused", () => {
	fc.assert(
		fc.property(
			anyOf(solver.games),
			fc.nat(),
			fc.array(fc.constantFrom(...digits), { minLength: 1, maxLength: 4 }),
			(what, seed, run) => {
				const code = encode(what);
				const place = 1 + (seed % (code.length - 1));
				const changed = (
					code.slice(0, place) +
					run.join("") +
					code.slice(place + run.length)
				).slice(0, code.length);
				for (const text of [changed, code.slice(0, place) + code.slice(place + 1), code + run[0]]) {
					if (text === code) continue;
					assert.throws(
						() => decode(text),
						(error) => error instanceof CodeError && error.code === "checksum",
					);
				}
			},
		),
	);
});

test("a CodeError says what is wrong with the text", async () => {
	const code = encode(await problemOf("chase", "8 2 4 1 5"));
	for (const [text, kind, message] of [
		["", "malformed", "the code is empty"],
		[`${code.slice(0, 4)}%20`, "malformed", 'character 5 of the code is "%"'],
		[`${code.slice(0, 4)}象`, "malformed", 'character 5 of the code is "象"'],
		[`2${code.slice(1)}`, "version", 'the code begins with "2", expected 1'],
		["8 2 4 1 5", "version", 'the code begins with "8", expected 1'],
		["1", "checksum", "the code was changed on its way"],
		[checked("B"), "unsound", "the code ends before all is said"],
		[checked("D"), "unsound", "the code ends before all is said"],
		[checked("EAAA"), "unsound", "names a game that this version does not know"],
		[checked("A______AAAAAAAA"), "unsound", "a number in the code is too large"],
	] as const) {
		assert.throws(
			() => decode(text),
			(error) => {
				assert.ok(error instanceof CodeError);
				assert.equal(error.code, kind, text);
				assert.ok(error.message.includes(message), `${text}: ${error.message}`);
				return true;
			},
		);
	}
	for (const value of [undefined, null, 1, {}, ["1"]]) {
		assert.throws(() => decode(value as unknown as string), CodeError);
	}
});

test("codes are short", async () => {
	const chase = await problemOf("chase", "8 2 4 1 5");
	assert.ok(encode(chase).length <= 12);
	const open = await problemOf(
		"crossing-pawn",
		`0 1\n10 10\n${"..........\n".repeat(9)}O.O......X\n`,
	);
	assert.ok(encode(open).length <= 14);
	const rocks = { ...open.game.board, obstacles: [{ row: 1, column: 1 }] };
	assert.ok(encode({ ...open, game: { ...open.game, board: rocks } }).length <= 30);
});

test("what no code can say is an UnsoundError", async () => {
	const problem = await problemOf("crossing-pawn", "3 3\n#.#\nO.O\n.X.\n");
	const { game, position } = problem;
	const square = { row: 2, column: 2 };
	const place = (red: readonly Square[]) => ({
		game,
		position: { ...position, pieces: { ...position.pieces, red } },
	});
	const legal = { from: { row: 2, column: 1 }, to: square };
	for (const [what, message] of [
		[
			{ ...problem, game: { ...game, rules: { ...game.rules, noMove: "draws" } } },
			/no code can name/,
		],
		[{ ...problem, game: { ...game, rules: { ...game.rules, id: "mine" } } }, /no code can name/],
		[place([square]), /red has 1 pieces, expected 2/],
		[place([square, square]), /two pieces of red/],
		[place([square, { row: 1, column: 1 }]), /stands on an obstacle/],
		[place([square, { row: 0, column: 1 }]), /there is no such square/],
		[place([square, { row: 1.5, column: 1 }]), /there is no such square/],
		[{ game, position: { ...position, toMove: "white" } }, /side to move is white/],
		[{ ...problem, game: { ...game, board: { ...game.board, rows: 0 } } }, /the board is 0 by 3/],
		[{ ...problem, game: { ...game, board: { ...game.board, rows: 2 ** 20 } } }, /65536 squares/],
		[{ ...problem, moves: [{ from: square, to: square }] }, /move 1 is not legal/],
		[{ ...problem, moves: [{ from: null, to: null }] }, /move 1 is not legal/],
		[{ ...problem, moves: [legal, legal] }, /move 2 is not legal/],
		[{ ...problem, moves: Array(2 ** 14 + 1).fill(legal) }, /at most 16384/],
	] as const) {
		assert.throws(
			() => encode(what as Coded),
			(error) => error instanceof UnsoundError && message.test(error.message),
			String(message),
		);
	}
});

test("the games that codes name are those of the solver", () => {
	for (const rules of solver.games) {
		const [one, two] = rules.sides;
		const board = { rows: 3, columns: 3, obstacles: [] };
		const all = squaresOf(3, 3);
		const pieces = {
			[one.name]: all.slice(0, one.pieces),
			[two.name]: all.slice(5, 5 + two.pieces),
		};
		const position = { toMove: rules.starts, pieces };
		assert.deepEqual(decode(encode({ game: { rules, board }, position })).game.rules, rules);
	}
});

const variants: readonly Rules[] = [
	{
		id: "cops-and-robber",
		sides: [
			{
				name: "cop",
				pieces: 2,
				directions: ["up", "right", "down", "left"],
				reach: 3,
				leaps: false,
				goals: [],
				mayPass: true,
			},
			{
				name: "robber",
				pieces: 1,
				directions: ["up-right", "down-right", "down-left", "up-left"],
				reach: 2,
				leaps: true,
				goals: ["left", "bottom"],
				mayPass: false,
			},
		],
		starts: "cop",
		capture: "wins",
		noMove: "draws",
	},
	{
		id: "fox-and-hounds",
		sides: [
			{
				name: "hound",
				pieces: 2,
				directions: ["down-right", "down-left"],
				reach: 1,
				leaps: false,
				goals: [],
				mayPass: false,
			},
			{
				name: "fox",
				pieces: 1,
				directions: ["up-right", "down-right", "down-left", "up-left"],
				reach: 2,
				leaps: false,
				goals: ["top", "right"],
				mayPass: false,
			},
		],
		starts: "fox",
		capture: "forbidden",
		noMove: "passes",
	},
];

test("the moves that codes take for legal are those of the table, whatever the rules", async () => {
	const key = (list: readonly Move[]) => list.map((move) => JSON.stringify(move)).sort();
	for (const rules of [...solver.games, ...variants]) {
		for (const { game, position } of fc.sample(coded(rules), 40)) {
			const shared = Object.values(position.pieces)
				.flat()
				.map((square) => JSON.stringify(square));
			if (rules.capture === "forbidden" && new Set(shared).size < shared.length) continue;
			using table = await solver.solve(game, { position, moves: true });
			const expected = (await table.moves(position)).map(({ move }) => move);
			const found = moves.legalMoves(game, position, moves.obstaclesOf(game.board));
			assert.deepEqual(key(found), key(expected), JSON.stringify({ game, position }));
		}
	}
});
