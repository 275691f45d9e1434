/** Random boards, determined by a seed and the same on every machine. */
import type { Board, Position, Rules, Solver, Square } from "catchmate";
import { type Size, squaresOf } from "./boards.ts";
import { colourOf, keepColours } from "./draughtboard.ts";
import type { BoardProblem } from "./edit.ts";
import { hasFeature } from "./features.ts";
import { isOnEdge, sameSquare, squareKey } from "./position.ts";

/** Seeds are whole numbers from 0 up to, but not including, this. */
export const seeds = 1_000_000;

/** 2^32 divided by the golden ratio: spreads consecutive seeds. */
const spread = 0x9e3779b1;

/** The first numbers to skip: they mix seeds with few set bits badly. */
const warmUp = 8;

/** Marsaglia's 32-bit xorshift generator ("Xorshift RNGs", 2003). */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = Math.imul(seed + 1, spread) || 1;
		for (let skipped = 0; skipped < warmUp; skipped++) {
			this.part();
		}
	}

	/** A number from 0 up to, but not including, 1. */
	part(): number {
		this.#state ^= this.#state << 13;
		this.#state ^= this.#state >>> 17;
		this.#state ^= this.#state << 5;
		return (this.#state >>> 0) / 2 ** 32;
	}

	/** A whole number from 0 up to, but not including, `bound`. */
	below(bound: number): number {
		return Math.floor(this.part() * bound);
	}
}

/** The size and marks that a random board starts from. */
type BoardShape = Size & Pick<Board, "goals" | "closed">;

/** The most tries; after them, a board on which the game is already over will do. */
const mostTries = 100;

/**
 * A random board and position with the starting side to move. Skips boards on which the game is already over, unless the
 * seed yields no others, as at the smallest sizes.
 * @param ground the size, and the goals and closed squares to keep
 * @param density the share of squares with an obstacle, from 0 to 1. A greater density keeps a seed's obstacles and adds
 * others, if it skips no more boards.
 */
export function randomBoard(
	solver: Pick<Solver, "legalMoves">,
	rules: Rules,
	ground: BoardShape,
	density: number,
	seed: number,
): BoardProblem {
	const random = new Random(seed);
	const first = nextBoard(rules, ground, density, random);
	let made = first;
	for (let tries = 1; !isPlayable(solver, made); tries++) {
		if (tries === mostTries) {
			return first;
		}
		made = nextBoard(rules, ground, density, random);
	}
	return made;
}

/** Whether there is a legal move; false if the board has no room for all pieces. */
function isPlayable(solver: Pick<Solver, "legalMoves">, { game, position }: BoardProblem): boolean {
	try {
		return solver.legalMoves(game, position).length > 0;
	} catch (error) {
		// By name, as a package loaded twice has two classes.
		if (error instanceof Error && error.name === "InvalidPositionError") {
			return false;
		}
		throw error;
	}
}

/** The first board of a game without presets. */
export const firstBoard = (solver: Pick<Solver, "legalMoves">, rules: Rules): BoardProblem =>
	randomBoard(solver, rules, { rows: 8, columns: 8 }, 0.1, 1);

/**
 * The squares of the unused colour, if pieces keep their colour. None if the other colour has too few for the pieces.
 */
function unusedSquares(rules: Rules, squares: readonly Square[]): readonly Square[] {
	const unused = keepColours(rules) ? squares.filter((square) => colourOf(square) === 0) : [];
	const pieces = rules.sides.reduce((sum, side) => sum + side.pieces, 0);
	return squares.length - unused.length > pieces ? unused : [];
}

/**
 * A board with each piece on a square of its own, preferably not a goal of its side, and obstacles on a share of the free
 * squares without goals. Obstacles fill an unused colour, as in draughts.
 */
function nextBoard(
	rules: Rules,
	{ rows, columns, goals, closed }: BoardShape,
	density: number,
	random: Random,
): BoardProblem {
	const marked = { ...(goals && { goals }), ...(closed && { closed }) };
	const board: Board = { rows, columns, obstacles: [], ...marked };
	const goalKeys = new Set(
		Object.values(goals ?? {})
			.flat()
			.map(squareKey),
	);
	const unused = unusedSquares(rules, squaresOf(board)).filter(
		(square) => !goalKeys.has(squareKey(square)),
	);
	const unusedKeys = new Set(unused.map(squareKey));
	let free = squaresOf(board).filter((square) => !unusedKeys.has(squareKey(square)));
	const take = ({ name, goals }: Rules["sides"][0]): Square => {
		const open = free.filter(
			(square) =>
				!goals.some((goal) => isOnEdge(goal, square, board)) &&
				!hasFeature(board, square, { kind: "goal", side: name }) &&
				!hasFeature(board, square, { kind: "closed", side: name }),
		);
		const from = open.length > 0 ? open : free;
		const square = from[random.below(from.length)] ?? { row: 1, column: 1 };
		free = free.filter((other) => !sameSquare(other, square));
		return square;
	};
	const pieces: Position["pieces"] = Object.fromEntries(
		rules.sides.map((side) => [side.name, Array.from({ length: side.pieces }, () => take(side))]),
	);
	const obstacles = free.filter(
		(square) => random.part() < density && !goalKeys.has(squareKey(square)),
	);
	return {
		game: { rules, board: { ...board, obstacles: [...unused, ...obstacles] } },
		position: { toMove: rules.starts, pieces },
	};
}
