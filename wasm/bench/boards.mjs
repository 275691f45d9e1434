/** Boards made by code in the contests' formats, for the benchmark and for tests of the contest programs. */

/** Pseudo-random numbers, the same in every run. */
export class Random {
	#state;

	/** @param {number} seed */
	constructor(seed) {
		this.#state = seed >>> 0;
	}

	/**
	 * A number from 0 up to, but not including, `bound`.
	 * @param {number} bound
	 */
	below(bound) {
		// The generator of Numerical Recipes; only its high bits are random enough.
		this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
		return Math.floor((this.#state / 2 ** 32) * bound);
	}
}

/**
 * A random crossing-pawn board: each square is an obstacle with a probability of `percent` percent; pieces are
 * anywhere.
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
 * The rows of a crossing-pawn board of any shape with at least three squares, without obstacles: in reading order the
 * other side's pawns come first and the pawn last.
 * @param {number} rows
 * @param {number} columns
 */
export function openShape(rows, columns) {
	const squares = `OO${".".repeat(rows * columns - 3)}X`;
	return Array.from({ length: rows }, (_, row) =>
		squares.slice(row * columns, (row + 1) * columns),
	);
}

/**
 * The rows of a crossing-pawn board with walls on all squares but three in the first row.
 * @param {number} side
 */
export function walledBoard(side) {
	return [`OOX${"#".repeat(side - 3)}`, ...Array(side - 1).fill("#".repeat(side))];
}

/**
 * A police-and-thief graph with these edges.
 * @param {number} points
 * @param {(readonly [number, number])[]} edges
 */
export function graphInput(points, edges) {
	const words = edges.map(([from, to]) => `${from}-${to}`).join(" ");
	return `graph ${points} police\nedges ${words}\ngoal thief ${points}\npieces police 2\npieces thief 3\n`;
}

/**
 * The judge input of crossing-pawn boards, each given as rows.
 * @param {string[][]} boards
 */
export function crossingPawnInput(...boards) {
	const texts = boards.map((rows) => `${rows.length} ${rows[0]?.length}\n${rows.join("\n")}\n`);
	return `0 ${boards.length}\n${texts.join("")}`;
}

/**
 * Two cops in corners of a square board without obstacles, and a robber in the middle.
 * @param {number} side
 */
export function copsInput(side) {
	const rows = Array.from({ length: side }, () => ".".repeat(side));
	const middle = Math.floor(side / 2);
	rows[middle] = `${".".repeat(middle)}X${".".repeat(side - middle - 1)}`;
	rows[side - 1] = `O${".".repeat(side - 2)}O`;
	return `${side} ${side}\n${rows.join("\n")}\n`;
}

/**
 * A police-and-thief board without obstacles, as a drawing or as a graph with the same moves.
 * @param {number} side
 * @param {boolean} asGraph
 */
export function policeInput(side, asGraph) {
	const exits = [1, side].flatMap((row) => [1, side].map((column) => [row, column]));
	const point = (/** @type {number} */ row, /** @type {number} */ column) =>
		(row - 1) * side + column;
	if (!asGraph) {
		const rows = Array.from({ length: side }, () => ".".repeat(side));
		rows[1] = `.O${".".repeat(side - 2)}`;
		rows[side - 2] = `${".".repeat(side - 2)}X.`;
		const goals = exits.map((exit) => exit.join(",")).join(" ");
		return `${side} ${side} police\ngoal thief ${goals}\n${rows.join("\n")}\n`;
	}
	/** @param {readonly (readonly [number, number])[]} steps */
	const edges = (steps) => {
		const found = [];
		for (let row = 1; row <= side; row++) {
			for (let column = 1; column <= side; column++) {
				for (const [down, right] of steps) {
					const [nextRow, nextColumn] = [row + down, column + right];
					if (nextRow > side || nextColumn < 1 || nextColumn > side) continue;
					found.push(`${point(row, column)}-${point(nextRow, nextColumn)}`);
				}
			}
		}
		return found.join(" ");
	};
	return [
		`graph ${side * side} police`,
		`edges ${edges([
			[0, 1],
			[1, 0],
		])}`,
		`ways police ${edges([
			[1, 1],
			[1, -1],
		])}`,
		`goal thief ${exits.map(([row = 1, column = 1]) => point(row, column)).join(" ")}`,
		`pieces police ${point(2, 2)}`,
		`pieces thief ${point(side - 1, side - 1)}\n`,
	].join("\n");
}

/** The draughtboard of fox and hounds, as a drawing: light squares are obstacles. */
export function foxInput() {
	const rows = Array.from({ length: 8 }, (_, row) => (row % 2 === 0 ? "#." : ".#").repeat(4));
	rows[0] = "#X".repeat(4);
	rows[7] = ".#O#.#.#";
	return `8 8 fox\n${rows.join("\n")}\n`;
}

/**
 * The judge input of questions on a random graph for the token. Most edges lead a little further on, so that games are
 * long; `percent` percent of them lead anywhere.
 * @param {number} n
 * @param {number} m
 * @param {number} q
 * @param {number} percent
 * @param {Random} random
 */
export function randomToken(n, m, q, percent, random) {
	const lines = [`${n} ${m} ${q}`];
	for (let edge = 0; edge < m; edge++) {
		const isAnywhere = random.below(100) < percent || n === 1;
		const from = random.below(isAnywhere ? n : n - 1) + 1;
		const further = from + 1 + random.below(Math.min(50, n - from));
		lines.push(`${from} ${isAnywhere ? random.below(n) + 1 : further}`);
	}
	for (let question = 0; question < q; question++) {
		const start = random.below(n) + 1;
		const goal = random.below(n + 1);
		lines.push(`${start} ${goal === start ? 0 : goal}`);
	}
	return `${lines.join("\n")}\n`;
}

/**
 * The judge input of a random start of chase.
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
