/**
 * The text formats of the contests that the games come from: the core's notation.h over again, because a page loads this in a
 * third of the bytes. The tests hold the two against each other.
 *
 *     chase            8 2 4 1 5                  n, white's row and column, black's row and column
 *                      BLACK 20                   the winner and the distance in plies, or DRAW
 *
 *     crossing-pawn    0 1                        the test point's number, how many boards follow
 *                      3 3                        rows and columns of a board, then its rows:
 *                      #.#                        an obstacle #, an empty square ., the black pawn X,
 *                      O.O                        a red piece O
 *                      .X.
 *                      Black 2                    a line per board, or Tie
 *
 * White space of any kind separates numbers and rows; everything else is strict. A single crossing-pawn board is also understood
 * without the first line.
 */
import type { PlainReading } from "./engine.ts";
import type { InputErrorCode } from "./errors.ts";
import { chase, crossingPawn } from "./games.ts";
import { characterCount, printable, Scanner, type Word } from "./scanner.ts";
import type { Board, Problem, Rules, Square } from "./types.ts";

/** The bytes that solving a game on a board with so many obstacles takes; infinite when beyond counting. */
export type MemoryNeeded = (
	rules: Rules,
	rows: number,
	columns: number,
	obstacles: number,
) => bigint | number;

const LARGEST_NUMBER = 2 ** 32 - 1;

// ---- Errors

/** What an error says besides where it is; numbers stand for themselves, beyond 2^53 too. */
interface Facts {
	readonly subject?: string;
	readonly low?: number | bigint;
	readonly high?: number;
	readonly found?: string;
}

function counted(count: number | bigint, singular: string): string {
	return `${BigInt(count)} ${singular}${Number(count) === 1 ? "" : "s"}`;
}

function bytes(count: number | bigint): string {
	return count === Number.POSITIVE_INFINITY ? "over 2^64 bytes" : counted(count, "byte");
}

function describe(
	code: InputErrorCode,
	shown: string,
	{ subject, low = 0, high }: Facts & { readonly subject: string },
): string {
	const found = `found ${shown === "" ? "the end of the input" : `'${shown}'`}`;
	switch (code) {
		case "empty":
			return `found an empty input, expected ${subject}`;
		case "number-missing":
			return `${found}, expected the number ${subject}`;
		case "number-out-of-range":
			return `${found}, expected ${subject} ${high === undefined ? `of at least ${low}` : `from ${low} to ${high}`}`;
		case "row-missing":
			return `${found}, expected row ${subject} of the board`;
		case "row-too-short":
		case "row-too-long":
			return `found ${counted(low, "square")} in row ${subject}, expected ${high}`;
		case "unknown-character":
			return `${found}, expected one of . # X O`;
		case "too-many-pieces":
		case "too-few-pieces":
			return `found ${low} ${subject} on the board, expected exactly ${high}`;
		case "shared-square":
			return `found both pieces on one square, ${shown}, expected two different squares`;
		case "board-missing":
			return `found ${counted(low, "board")}, expected ${high}`;
		case "trailing-text":
			return `${found}, expected the end of the input`;
		case "table-too-large":
			return `found a board that takes ${bytes(low)} of memory to solve, expected at most ${bytes(high ?? 0)}`;
	}
}

/** Ends a reading. */
class Failure extends Error {
	constructor(
		readonly code: InputErrorCode,
		readonly word: Word,
		readonly facts: Facts = {},
	) {
		super(code);
	}

	/** @param board which board, from 1; 0 when the text as a whole is meant */
	toPlain(board: number): PlainReading["error"] {
		const { code, word } = this;
		const { subject = "", low = 0, high = null } = this.facts;
		const found = this.facts.found ?? printable(word.text);
		const description = describe(code, found, { ...this.facts, subject });
		const place = `line ${word.line}, column ${word.column}`;
		const message = `${place}: ${board === 0 ? "" : `board ${board}: `}${description}`;
		const { line, column } = word;
		const facts = { code, board, line, column, found, subject, low: Number(low), high };
		return { ...facts, description, message };
	}
}

// ---- Reading

function isNumber({ text }: Word): boolean {
	return /^-?[0-9]+$/.test(text);
}

/** Reads the boards of one text. */
abstract class Reader {
	protected readonly scanner: Scanner;

	constructor(
		text: string,
		protected readonly rules: Rules,
		readonly memoryNeeded: MemoryNeeded,
		readonly budget: number,
	) {
		this.scanner = new Scanner(text);
	}

	/** The next problem; undefined behind the last one. @throws Failure */
	abstract next(): Problem | undefined;
	/** Which board is being read, from 1; 0 when it is the text as a whole. */
	board = 0;

	protected takeNumber(subject: string, low: number, high: number): number {
		const word = this.scanner.take();
		if (!isNumber(word)) throw new Failure("number-missing", word, { subject });
		const number = word.text.startsWith("-") ? -1 : Number(word.text);
		if (number < low || number > high) {
			throw new Failure("number-out-of-range", word, { subject, low, high });
		}
		return number;
	}

	protected refuseTooLarge(place: Word, rows: number, columns: number, obstacles: number): void {
		const low = this.memoryNeeded(this.rules, rows, columns, obstacles);
		const high = this.budget;
		if (low > high) throw new Failure("table-too-large", place, { low, high });
	}

	protected problem(board: Board, pieces: readonly Square[][], { line }: Word): Problem {
		const { rules } = this;
		const [one, two] = rules.sides;
		const [ones = [], twos = []] = pieces;
		return {
			game: { rules, board },
			position: { toMove: rules.starts, pieces: { [one.name]: ones, [two.name]: twos } },
			board: Math.max(1, this.board),
			line,
		};
	}
}

class ChaseReader extends Reader {
	#done = false;

	next(): Problem | undefined {
		if (this.#done) return undefined;
		this.#done = true;
		const start = this.scanner.peek();
		if (start.text === "") throw new Failure("empty", start, { subject: "n r1 c1 r2 c2" });
		const size = this.takeNumber("n", 2, LARGEST_NUMBER);
		this.refuseTooLarge(start, size, size, 0);
		const takeSquare = (which: number) => ({
			row: this.takeNumber(`r${which}`, 1, size),
			column: this.takeNumber(`c${which}`, 1, size),
		});
		const white = takeSquare(1);
		const place = this.scanner.peek();
		const black = takeSquare(2);
		if (white.row === black.row && white.column === black.column) {
			throw new Failure("shared-square", place, { found: `${black.row} ${black.column}` });
		}
		const rest = this.scanner.peek();
		if (rest.text !== "") throw new Failure("trailing-text", rest);
		return this.problem({ rows: size, columns: size, obstacles: [] }, [[white], [black]], start);
	}
}

/** The letters of a crossing-pawn board. */
export const LETTERS = { free: ".", obstacle: "#", red: "O", black: "X" } as const;
const LETTER = /[.#XO]/;

/** The pieces of one side that were found. */
interface Kind {
	readonly letter: string;
	readonly squares: Square[];
	readonly most: number;
}

class CrossingPawnReader extends Reader {
	/** How many boards were begun, and how many announced. */
	#begun = 0;
	#announced = 0;

	next(): Problem | undefined {
		this.board = 0;
		if (this.#begun === 0) this.#readHeader();
		const place = this.scanner.peek();
		if (this.#begun === this.#announced) {
			if (place.text === "") return undefined;
			throw new Failure("trailing-text", place);
		}
		if (place.text === "") {
			throw new Failure("board-missing", place, { low: this.#begun, high: this.#announced });
		}
		this.#begun += 1;
		this.board = this.#begun;
		return this.#readBoard(place);
	}

	/** The first line, unless the text starts with a board: two numbers, then a row. */
	#readHeader(): void {
		const id = this.scanner.peek();
		if (id.text === "") throw new Failure("empty", id, { subject: "id T" });
		const [second, third] = this.scanner.ahead();
		if (isNumber(id) && isNumber(second) && LETTER.test(third.text.charAt(0))) {
			this.#announced = 1;
			return;
		}
		this.scanner.take();
		if (!isNumber(id)) throw new Failure("number-missing", id, { subject: "id" });
		if (id.text.startsWith("-")) throw new Failure("number-out-of-range", id, { subject: "id" });
		this.#announced = this.takeNumber("T", 1, LARGEST_NUMBER);
	}

	#readBoard(start: Word): Problem {
		const rows = this.takeNumber("n", 2, LARGEST_NUMBER);
		const columns = this.takeNumber("m", 1, LARGEST_NUMBER);
		const obstacles: Square[] = [];
		const [reds, blacks] = this.rules.sides;
		const red: Kind = { letter: LETTERS.red, squares: [], most: reds.pieces };
		const black: Kind = { letter: LETTERS.black, squares: [], most: blacks.pieces };
		for (let row = 1; row <= rows; row++) {
			const word = this.scanner.take();
			const subject = String(row);
			if (word.text === "" || isNumber(word)) throw new Failure("row-missing", word, { subject });
			const { line } = word;
			let column = 1;
			for (const letter of word.text) {
				const at = { text: letter, line, column: word.column + column - 1 };
				if (!LETTER.test(letter)) throw new Failure("unknown-character", at, { subject });
				if (column > columns) {
					const [low, high] = [characterCount(word.text), columns];
					throw new Failure("row-too-long", { ...at, text: word.text }, { subject, low, high });
				}
				for (const { squares, most } of [red, black].filter((kind) => kind.letter === letter)) {
					squares.push({ row, column });
					if (squares.length > most) {
						const facts = { subject: letter, low: squares.length, high: most };
						throw new Failure("too-many-pieces", at, facts);
					}
				}
				if (letter === LETTERS.obstacle) obstacles.push({ row, column });
				column += 1;
			}
			if (column <= columns) {
				const [low, high] = [column - 1, columns];
				const end = { ...word, column: word.column + low };
				throw new Failure("row-too-short", end, { subject, low, high });
			}
		}
		for (const { letter: subject, squares, most: high } of [black, red]) {
			if (squares.length < high) {
				throw new Failure("too-few-pieces", start, { subject, low: squares.length, high });
			}
		}
		this.refuseTooLarge(start, rows, columns, obstacles.length);
		return this.problem({ rows, columns, obstacles }, [red.squares, black.squares], start);
	}
}

const READERS = new Map([
	[chase.id, { rules: chase, Reader: ChaseReader }],
	[crossingPawn.id, { rules: crossingPawn, Reader: CrossingPawnReader }],
]);

/**
 * Reads a text in the contest's format of a game. A board that takes more than `budget` bytes to solve is an error. Undefined
 * when no contest's format is known for the game.
 */
export function readProblems(
	gameId: string,
	text: string,
	memoryNeeded: MemoryNeeded,
	budget: number,
): PlainReading | undefined {
	const format = READERS.get(gameId);
	if (format === undefined) return undefined;
	const reader = new format.Reader(text, format.rules, memoryNeeded, budget);
	const problems: Problem[] = [];
	try {
		for (let problem = reader.next(); problem !== undefined; problem = reader.next()) {
			problems.push(problem);
		}
		return { problems, error: null };
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		return { problems, error: error.toPlain(reader.board) };
	}
}
