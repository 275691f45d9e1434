/** Boards made in code, in the contests' formats: for the benchmark, and for the tests of the programs it compares with. */

/** Numbers that are the same in every run. */
export class Random {
	#state;

	/** @param {number} seed */
	constructor(seed) {
		this.#state = seed >>> 0;
	}

	/**
	 * A number from 0 up to, not including, `bound`.
	 * @param {number} bound
	 */
	below(bound) {
		// The generator of Numerical Recipes; its high bits are the good ones.
		this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
		return Math.floor((this.#state / 2 ** 32) * bound);
	}
}

/**
 * A crossing-pawn board on which each square is an obstacle with a chance of `percent` in a hundred, the pieces anywhere.
 * @param {Random} random
 * @param {number} rows
 * @param {number} columns
 * @param {number} percent
 */
export function randomBoard(random, rows, columns, percent) {
	/** @type {string[]} */
	const squares = Array.from({ length: rows * columns }, () =>
		random.below(100) < percent ? "#" : ".",
	);
	/** @type {Set<number>} */
	const pieces = new Set();
	while (pieces.size < 3) pieces.add(random.below(squares.length));
	for (const [piece, square] of [...pieces].entries()) squares[square] = "OOX"[piece] ?? "";
	return Array.from({ length: rows }, (_, row) =>
		squares.slice(row * columns, (row + 1) * columns).join(""),
	);
}

/**
 * The rows of a crossing-pawn board without obstacles.
 * @param {number} side
 */
export function openBoard(side) {
	const row = ".".repeat(side);
	return [`OO${row.slice(2)}`, ...Array(side - 2).fill(row), `X${row.slice(1)}`];
}

/**
 * The judge's input of crossing-pawn boards, each given by its rows.
 * @param {string[][]} boards
 */
export function crossingPawnInput(...boards) {
	const texts = boards.map((rows) => `${rows.length} ${rows[0]?.length}\n${rows.join("\n")}\n`);
	return `0 ${boards.length}\n${texts.join("")}`;
}

/**
 * The judge's input of a start of chase.
 * @param {number} n
 * @param {Random} random
 */
export function randomChase(n, random) {
	const white = random.below(n * n);
	const black = (white + 1 + random.below(n * n - 1)) % (n * n);
	const squares = [white, black].map(
		(square) => `${Math.floor(square / n) + 1} ${(square % n) + 1}`,
	);
	return `${n} ${squares.join(" ")}\n`;
}
