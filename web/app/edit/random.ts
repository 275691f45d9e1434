/** Boards that look random and that a seed decides, the same on every machine. */
import type { Board, Position, Rules, Solver, Square } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import { hasFeature } from "../../board/features.ts";
import { isOnEdge, sameSquare, squareKey } from "../../board/position.ts";
import { failureOf } from "../../element/failure.ts";
import { type Size, squaresOf } from "./boards.ts";

/** Seeds are whole numbers from 0 up to, not including, this. */
export const seeds = 1_000_000;

/** 2 to the power of 32, divided by the golden ratio: takes seeds that follow on each other far apart. */
const spread = 0x9e3779b1;

/** Numbers that are thrown away, by which time a seed with few bits set has all of them mixed. */
const warmUp = 8;

/** Marsaglia's generator of 32 bits that shifts and combines ("Xorshift RNGs", 2003). */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = Math.imul(seed + 1, spread) || 1;
		for (let thrown = 0; thrown < warmUp; thrown++) {
			this.part();
		}
	}

	/** A number from 0 up to, not including, 1. */
	part(): number {
		this.#state ^= this.#state << 13;
		this.#state ^= this.#state >>> 17;
		this.#state ^= this.#state << 5;
		return (this.#state >>> 0) / 2 ** 32;
	}

	/** A whole number from 0 up to, not including, a bound. */
	below(bound: number): number {
		return Math.floor(this.part() * bound);
	}
}

/** What a random board is made on. */
type Ground = Size & Pick<Board, "goals" | "closed">;

/** The boards that a seed is asked for before it is taken that such a size and density have none to be played on. */
const mostTries = 100;

/**
 * A board and a position that a seed decides, the side to move being the one that starts. A game that is over before it begins
 * is passed over for the next that the seed makes; where there is nothing else, as on the smallest boards, it is the first.
 * @param ground the size of the board, and the goals and closed squares on it, which stay.
 * @param density the part of squares with an obstacle, from 0 to 1; with a greater one the same seed has the same obstacles and
 * more, as long as it has no more boards to pass over.
 */
export function randomBoard(
	solver: Pick<Solver, "legalMoves">,
	rules: Rules,
	ground: Ground,
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

/** Whether there is a move; not on a board without room for all pieces. */
function isPlayable(solver: Pick<Solver, "legalMoves">, { game, position }: BoardProblem): boolean {
	try {
		return solver.legalMoves(game, position).length > 0;
	} catch (error) {
		if (failureOf(error, null).kind === "position") {
			return false;
		}
		throw error;
	}
}

/** The board that a game begins with when nobody has made one for it. */
export const firstBoard = (solver: Pick<Solver, "legalMoves">, rules: Rules): BoardProblem =>
	randomBoard(solver, rules, { rows: 8, columns: 8 }, 0.1, 1);

/**
 * Each side's pieces on squares of their own, none where it may not stand or has won as long as there are others, and obstacles on
 * a part of the rest that has no goal.
 */
function nextBoard(
	rules: Rules,
	{ rows, columns, goals, closed }: Ground,
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
	let free = squaresOf(board);
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
		game: { rules, board: { ...board, obstacles } },
		position: { toMove: rules.starts, pieces },
	};
}
