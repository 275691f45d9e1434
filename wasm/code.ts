/**
 * Short codes for links: a position on its board, and moves played from it, as some letters and digits of an address.
 *
 * A code is the digit of its version and then digits to base 64, from the alphabet of base64url. All but the last
 * CHECK_DIGITS hold these fields, bit after bit, the highest first; the bits that are left over in the last digit are zero:
 *
 *     game             varint   its place in games.ts
 *     rows, columns    varint   each less one
 *     obstacles        1 bit    whether there are any, and if so 1 bit for every square, row after row
 *     side to move     1 bit    0 for the side that the rules name first
 *     pieces                    of the first and the second side, row after row, each in as few bits as number all squares
 *     number of moves  varint
 *     moves                     each in as few bits as number the legal ones, in the order of moves.ts
 *
 * A varint is groups of four bits, the lowest first, each behind a bit that says whether another group follows. The last
 * digits are a cyclic redundancy check of all before them, which notices any change of up to four digits in a row.
 */
import { CodeError, type CodeErrorCode, UnsoundError } from "./errors.ts";
import { games } from "./games.ts";
import { after, indexOf, legalMoves, obstaclesOf, piecesOf, sameMove, squareAt } from "./moves.ts";
import { MOST_SQUARES, refuseUnsound } from "./sound.ts";
import type { Game, Move, Position, Rules, SideRules } from "./types.ts";

/** What a code stands for. */
export interface Coded {
	readonly game: Game;
	readonly position: Position;
	/** Moves played from the position, by either side in turn. */
	readonly moves: readonly Move[];
}

/** What is to be coded; without moves none were played. */
export type ToBeCoded = Omit<Coded, "moves"> & Partial<Pick<Coded, "moves">>;

const VERSION = "1";
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const CHECK_DIGITS = 4;
/** A game that goes on for so long goes round; a code that names more could keep its reader busy. */
const MOST_MOVES = 2 ** 14;

/** CRC-24 of RFC 9580, of the version and the digits, six bits at a time. */
function checkDigits(digits: readonly number[]): number[] {
	let crc = 0xb704ce;
	for (const digit of [Number(VERSION), ...digits]) {
		crc ^= digit << 18;
		for (let bit = 0; bit < 6; bit++) {
			crc <<= 1;
			if (crc & 0x1000000) crc ^= 0x1864cfb;
		}
	}
	// Inverted, so that a zero too many at the end is noticed.
	return [18, 12, 6, 0].map((shift) => (~crc >> shift) & 63);
}

/** How many bits number so many things, from 0. */
function bitsFor(things: number): number {
	return Math.ceil(Math.log2(things));
}

/** Bits, as a text of zeros and ones. */
class BitWriter {
	#bits = "";

	bits(count: number, value: number): void {
		if (count > 0) this.#bits += value.toString(2).padStart(count, "0");
	}

	varint(value: number): void {
		for (let rest = value; ; rest >>= 4) {
			this.bits(5, (rest > 15 ? 16 : 0) | (rest & 15));
			if (rest <= 15) return;
		}
	}

	digits(): number[] {
		const sixes = this.#bits.match(/.{1,6}/g) ?? [];
		return sixes.map((bits) => Number(`0b${bits.padEnd(6, "0")}`));
	}
}

class BitReader {
	readonly #bits: string;
	#read = 0;

	constructor(digits: readonly number[]) {
		this.#bits = digits.map((digit) => digit.toString(2).padStart(6, "0")).join("");
	}

	bits(count: number): number {
		this.#read += count;
		if (this.#read > this.#bits.length) refuse("unsound", "the code ends before all is said");
		return Number(`0b0${this.#bits.slice(this.#read - count, this.#read)}`);
	}

	varint(): number {
		let value = 0;
		for (let scale = 1; ; scale *= 16) {
			const group = this.bits(5);
			value += (group & 15) * scale;
			if (group < 16) return value;
			if (scale > MOST_SQUARES) refuse("unsound", "a number in the code is too large");
		}
	}
}

function refuse(code: CodeErrorCode, message: string): never {
	throw new CodeError(code, message);
}

/** The rules as text, with their fields in one order: equal for equal rules. */
function textOf(rules: Rules): string {
	return JSON.stringify(rules, [...Object.keys(rules), ...Object.keys(rules.sides[0])].sort());
}

/**
 * The moves of a game, each of them what `choose` takes from the legal ones.
 * @throws UnsoundError when there are too many, or `choose` finds none.
 */
function playedFrom(
	game: Game,
	start: Position,
	count: number,
	choose: (legal: readonly Move[], ply: number) => Move | undefined,
): Move[] {
	if (count > MOST_MOVES) {
		throw new UnsoundError(`there are ${count} moves, expected at most ${MOST_MOVES}`);
	}
	const obstacles = obstaclesOf(game.board);
	let position = start;
	return Array.from({ length: count }, (_, ply) => {
		const move = choose(legalMoves(game, position, obstacles), ply);
		if (move === undefined) throw new UnsoundError(`move ${ply + 1} is not legal`);
		position = after(game, position, move);
		return move;
	});
}

/**
 * Writes a position, and the moves played from it, as a short text of letters, digits, `-` and `_`, which stands in an
 * address as it is. Equal positions have equal codes.
 * @throws UnsoundError when the game is not one of the package's, the position not one of the game's, or a move not legal.
 * @example
 * ```js
 * import { encode, load } from "catchmate";
 *
 * const solver = await load();
 * const { problems: [problem] } = await solver.read("chase", "8 2 4 1 5");
 * const move = { from: { row: 2, column: 4 }, to: { row: 2, column: 5 } };
 * console.log(encode(problem), encode({ ...problem, moves: [move] }));
 * solver.dispose();
 * ```
 * prints
 * ```text
 * 1Ac4WIAzzUx 1Ac4WIF2p8r
 * ```
 */
export function encode({ game, position, moves = [] }: ToBeCoded): string {
	const { rules, board } = game;
	const text = textOf(rules);
	const place = games.findIndex((known) => textOf(known) === text);
	if (place < 0) {
		const ids = games.map(({ id }) => id).join(" or ");
		throw new UnsoundError(`no code can name the game ${rules.id}, expected ${ids}`);
	}
	refuseUnsound(game, position);
	const writer = new BitWriter();
	for (const number of [place, board.rows - 1, board.columns - 1]) writer.varint(number);

	const squares = board.rows * board.columns;
	const obstacles = obstaclesOf(board);
	writer.bits(1, Math.sign(obstacles.size));
	for (let index = 0; index < squares && obstacles.size > 0; index++) {
		writer.bits(1, Number(obstacles.has(index)));
	}
	writer.bits(1, Number(position.toMove === rules.sides[1].name));
	for (const side of rules.sides) {
		for (const piece of piecesOf(position, side)) {
			writer.bits(bitsFor(squares), indexOf(board, piece));
		}
	}
	writer.varint(moves.length);
	playedFrom(game, position, moves.length, (legal, ply) => {
		const index = legal.findIndex((move) => sameMove(move, moves[ply] as Move));
		if (index >= 0) writer.bits(bitsFor(legal.length), index);
		return legal[index];
	});
	const digits = writer.digits();
	return VERSION + [...digits, ...checkDigits(digits)].map((digit) => DIGITS[digit]).join("");
}

/** Refuses what has other characters than a code of this version. */
function refuseMalformed(text: string): void {
	if (typeof text !== "string")
		refuse("malformed", `the code is a ${typeof text}, expected a string`);
	if (text === "") refuse("malformed", "the code is empty");
	const characters = text[0] === VERSION ? [...text] : [];
	const place = characters.findIndex((digit) => digit.length > 1 || !DIGITS.includes(digit));
	if (place >= 0) {
		const found = JSON.stringify(characters[place]);
		const expected = "a letter, a digit, - or _";
		refuse("malformed", `character ${place + 1} of the code is ${found}, expected ${expected}`);
	}
}

/** The digits of a code without those that check it, which do. */
function checkedDigits(text: string): number[] {
	if (text[0] !== VERSION) {
		refuse("version", `the code begins with ${JSON.stringify(text[0])}, expected ${VERSION}`);
	}
	const all = Array.from(text.slice(1), (digit) => DIGITS.indexOf(digit));
	const digits = all.slice(0, -CHECK_DIGITS);
	if (checkDigits(digits).join() !== all.slice(-CHECK_DIGITS).join()) {
		refuse(
			"checksum",
			"the code was changed on its way: a character is wrong, missing or too many",
		);
	}
	return digits;
}

/**
 * Reads a code that `encode` wrote. What comes out is sound: a position of the game on the board, and legal moves.
 * @throws CodeError whatever else the text is.
 * @example
 * ```js
 * import { CodeError, decode } from "catchmate";
 *
 * const { game, position, moves } = decode("1Ac4WIF2p8r");
 * console.log(game.rules.id, game.board.rows, position.pieces.black, moves.map(({ from }) => from));
 * try {
 * 	decode("1Ac4WIF2p8R");
 * } catch (error) {
 * 	console.log(error instanceof CodeError, error.code);
 * }
 * ```
 * prints
 * ```text
 * chase 8 [ { row: 1, column: 5 } ] [ { row: 2, column: 4 } ]
 * true checksum
 * ```
 */
export function decode(text: string): Coded {
	refuseMalformed(text);
	return decodeWord(text);
}

/** The same for a text of letters, digits, - and _. */
export function decodeWord(text: string): Coded {
	const reader = new BitReader(checkedDigits(text));
	const rules = games[reader.varint()];
	if (rules === undefined)
		refuse("unsound", "the code names a game that this version does not know");
	const [rows, columns] = [reader.varint() + 1, reader.varint() + 1];
	const squares = rows * columns;
	if (squares > MOST_SQUARES) {
		refuse("unsound", `the code's board has ${squares} squares, expected at most ${MOST_SQUARES}`);
	}
	const at = (index: number) => squareAt({ columns }, index);
	const blocked = reader.bits(1) === 1;
	const obstacles = Array.from({ length: blocked ? squares : 0 }, (_, index) =>
		reader.bits(1) === 1 ? [at(index)] : [],
	).flat();
	const game: Game = { rules, board: { rows, columns, obstacles } };
	const [one, two] = rules.sides;
	const toMove = reader.bits(1) === 0 ? one.name : two.name;
	const readPieces = (side: SideRules) =>
		Array.from({ length: side.pieces }, () => at(reader.bits(bitsFor(squares))));
	const pieces = { [one.name]: readPieces(one), [two.name]: readPieces(two) };
	const position: Position = { toMove, pieces };
	const count = reader.varint();
	try {
		refuseUnsound(game, position);
		const moves = playedFrom(
			game,
			position,
			count,
			(legal) => legal[reader.bits(bitsFor(legal.length))],
		);
		const coded = { game, position, moves };
		if (encode(coded) === text) return coded;
	} catch (error) {
		if (!(error instanceof UnsoundError)) throw error;
		refuse("unsound", `what the code says is not sound: ${error.message}`);
	}
	return refuse("unsound", "the code says in a roundabout way what has a code of its own");
}
