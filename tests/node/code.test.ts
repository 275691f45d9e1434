import assert from "node:assert/strict";
import { test } from "node:test";
import { type CodedGame, CodeError, type Position, type Rules, type Square } from "catchmate";
import fc from "fast-check";
import { coded } from "./boards.ts";
import { solver, useSolver } from "./solver.ts";

useSolver();

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** With squares in row order, the only order in codes. */
function sorted({ game, position, moves, positions }: CodedGame): CodedGame {
	const inOrder = (squares: readonly Square[]) =>
		[...squares].sort((a, b) => a.row - b.row || a.column - b.column);
	const bySide = (marks: Position["pieces"]) =>
		Object.fromEntries(Object.entries(marks).map(([side, squares]) => [side, inOrder(squares)]));
	const ordered = ({ toMove, pieces }: Position) => ({ toMove, pieces: bySide(pieces) });
	const { obstacles, closed } = game.board;
	const marks = { obstacles: inOrder(obstacles), ...(closed && { closed: bySide(closed) }) };
	return {
		game: { ...game, board: { ...game.board, ...marks } },
		position: ordered(position),
		moves,
		positions: positions.map(ordered),
	};
}

const anyOf = (games: readonly Rules[]) => fc.oneof(...games.map((rules) => coded(solver, rules)));

test("a code restores its game or rules, board, position and moves", () => {
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

/** A code with right check digits for any digits. */
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

/** A code's digits between version and check digits, as bits. */
const bitsOf = (code: string) =>
	Array.from(code.slice(1, -4), (digit) => digits.indexOf(digit).toString(2).padStart(6, "0")).join(
		"",
	);

/** The digits of some bits. */
const digitsOf = (bits: string) =>
	(bits.match(/.{1,6}/g) ?? [])
		.map((six) => digits[Number.parseInt(six.padEnd(6, "0"), 2)])
		.join("");

test("an altered code with valid check digits is refused, or canonical", () => {
	const bits = (maxLength: number) => fc.string({ unit: fc.constantFrom("0", "1"), maxLength });
	const edit = fc.record({ at: fc.nat(), removed: fc.nat(4), added: bits(4) });
	const version = fc.constantFrom(1, 2, 3, 4);
	const change = fc.oneof(
		fc.record({ version, edits: fc.array(edit, { maxLength: 3 }) }),
		// States that the game is listed and the board has no marks, which version 1 omits.
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
		// The seed makes the counts below reproducible.
		{ numRuns: 2000, seed: 1 },
	);
	assert.ok(found.read > 50 && found.canonical > 10, JSON.stringify(found));
});

test("a CodeError names the fault in the text", () => {
	for (const [text, kind, message] of [
		["1Ac4象", "malformed", "character 5 of the code is not a letter, digit, - or _"],
		[checked("UAAA"), "invalid", "the code names an unknown game"],
		[checked("KAAA"), "invalid", /^sides\[0\]\.directions is empty/],
		["1".repeat(2 ** 16 + 1), "too-large", /^the code has 65537 characters/],
	] as const) {
		assert.throws(() => solver.decode(text), { name: "CodeError", code: kind, message });
	}
});

/** A number in a code: four bits at a time, lowest first, each preceded by a continuation bit. */
const numberBits = (value: number): string =>
	value > 15
		? `1${(value % 16).toString(2).padStart(4, "0")}${numberBits(Math.floor(value / 16))}`
		: value.toString(2).padStart(5, "0");

test("a code with too large a board or game is refused before reading", () => {
	const place = (id: string) => numberBits(solver.games.findIndex((rules) => rules.id === id));
	const size = (rows: number, columns: number) => numberBits(rows - 1) + numberBits(columns - 1);
	const onGraph = (id: string, points: number) => `1${place(id)}${numberBits(points - 1)}`;
	// No obstacles; the first side to move; the pieces in opposite corners.
	const chase = `${place("chase")}${size(3, 3)}0000001000`;
	const loop = `0011${numberBits(1)}${numberBits(0).repeat(3)}`;
	for (const [version, bits, message] of [
		[1, place("chase") + size(300, 300), "the board has 90000 squares, expected at most 65536"],
		[1, place("chase") + size(1e9, 1e9), /^the board has \d+ squares/],
		[3, onGraph("token", 70_000), "the board has 65537 points, expected at most 65536"],
		[1, chase + numberBits(16_385), "the game has 16385 moves, expected at most 16384"],
		[1, chase + numberBits(1), "move 1 is not legal"],
		[
			3,
			onGraph("cat-and-mouse", 3) + loop,
			"an edge leads from a point to itself, where only a token could go",
		],
		[3, `${onGraph("token", 3)}1${numberBits(0)}`, "the code has a point without a unique name"],
		[1, "1".repeat(80), "the code ends too early"],
	] as const) {
		const code = checked(digitsOf(bits), version);
		assert.throws(() => solver.decode(code), { name: "CodeError", code: "invalid", message });
	}
	assert.equal(solver.decode(checked(digitsOf(chase + numberBits(0)))).moves.length, 0);
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
