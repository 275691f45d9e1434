/**
 * The chapter's program in TypeScript: solves crossing pawn backwards, position by position, in slices, so that it does
 * not block a page.
 */
import type { Game, Position, Square } from "catchmate";

/** Up, left, right, down. Black has the first three; backwards, the last three. */
const steps = [
	{ row: -1, column: 0 },
	{ row: 0, column: -1 },
	{ row: 0, column: 1 },
	{ row: 1, column: 0 },
] as const;

const red = 0;
const black = 1;

/** The state of a position, for the side to move. */
const open = 0;
const won = 1;
const lost = 2;

/** Stands for no square, at the end of a queue and in arrays of squares. */
const none = -1;

export class PlainSolver {
	readonly #columns: number;
	readonly #squares: number;
	/** The neighbours of each square in the four directions; `none` beyond the border and on obstacles. */
	readonly #neighbours: Int16Array;
	readonly #free: Uint8Array;
	/** By position: its state. */
	readonly #status: Uint8Array;
	/** By position: its distance, in plies. */
	readonly #plies: Int32Array;
	/** By position: the number of its moves not known to lose. */
	readonly #movesLeft: Uint8Array;
	/** The settled positions in ascending order of distance. */
	readonly #queue: Int32Array;
	#queueEnd = 0;
	/** How many positions of the queue have been processed. */
	#taken = 0;
	/** The next square of the first red piece whose positions have to be opened. */
	#opened = 0;
	/** The neighbours found by the last call of `#moves`. */
	readonly #found = new Int32Array(8);

	constructor({ board }: Game) {
		const { rows, columns } = board;
		this.#columns = columns;
		this.#squares = rows * columns;
		this.#free = new Uint8Array(this.#squares).fill(1);
		for (const obstacle of board.obstacles) {
			this.#free[this.#square(obstacle)] = 0;
		}
		this.#neighbours = new Int16Array(4 * this.#squares);
		for (let square = 0; square < this.#squares; square++) {
			for (const [direction, step] of steps.entries()) {
				const row = Math.floor(square / columns) + step.row;
				const column = (square % columns) + step.column;
				const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
				const next = row * columns + column;
				this.#neighbours[4 * square + direction] = isInside && this.#free[next] ? next : none;
			}
		}
		const positions = this.#squares ** 3 * 2;
		this.#status = new Uint8Array(positions);
		this.#plies = new Int32Array(positions);
		this.#movesLeft = new Uint8Array(positions);
		this.#queue = new Int32Array(this.#squares ** 2 * (this.#squares + 1));
	}

	/** The number of positions settled so far. */
	get settled(): number {
		return this.#queueEnd;
	}

	/** Does about a millisecond of work. Returns whether anything is left to do. */
	advance(): boolean {
		if (this.#opened < this.#squares) {
			this.#open(this.#opened);
			this.#opened += 1;
			return true;
		}
		const end = Math.min(this.#queueEnd, this.#taken + 8192);
		while (this.#taken < end) {
			this.#lookBack(this.#queue[this.#taken] as number);
			this.#taken += 1;
		}
		return this.#taken < this.#queueEnd;
	}

	/** The judge's answer for a position: `Red k`, `Black k` or `Tie`. */
	answer(position: Position): string {
		const [a, b] = (position.pieces.red ?? []).map((square) => this.#square(square));
		const [c] = (position.pieces.black ?? []).map((square) => this.#square(square));
		const turn = position.toMove === "red" ? red : black;
		const found = this.#number(a ?? 0, b ?? 0, c ?? 0, turn);
		const status = this.#status[found];
		if (status === open) {
			return "Tie";
		}
		const winner = (status === won) === (turn === red) ? "Red" : "Black";
		return `${winner} ${this.#plies[found]}`;
	}

	/** The number of settled positions by distance. */
	byDistance(): number[] {
		const counts: number[] = [];
		for (const position of this.#queue.subarray(0, this.#queueEnd)) {
			const plies = this.#plies[position] as number;
			counts[plies] = (counts[plies] ?? 0) + 1;
		}
		return Array.from(counts, (count) => count ?? 0);
	}

	#square({ row, column }: Square): number {
		return (row - 1) * this.#columns + column - 1;
	}

	/** The index of a position. The red pieces are interchangeable. */
	#number(a: number, b: number, c: number, turn: number): number {
		const pair = a < b ? a * this.#squares + b : b * this.#squares + a;
		return (pair * this.#squares + c) * 2 + turn;
	}

	#settle(position: number, status: number, plies: number): void {
		this.#status[position] = status;
		this.#plies[position] = plies;
		this.#queue[this.#queueEnd] = position;
		this.#queueEnd += 1;
	}

	/** Opens all positions with the first red piece on a square, and settles those in which the game is over. */
	#open(a: number): void {
		for (let b = a + 1; b < this.#squares; b++) {
			for (let c = 0; c < this.#squares; c++) {
				if (this.#free[a] && this.#free[b] && this.#free[c]) {
					this.#begin(a, b, c, red);
					this.#begin(a, b, c, black);
				}
			}
		}
	}

	/** Settles a position in which the game is over; otherwise counts its moves. */
	#begin(a: number, b: number, c: number, turn: number): void {
		const position = this.#number(a, b, c, turn);
		if (c < this.#columns) {
			this.#settle(position, turn === black ? won : lost, 0);
			return;
		}
		if (c === a || c === b) {
			this.#settle(position, lost, 0);
			return;
		}
		const moves = this.#moves(a, b, c, turn, false);
		this.#movesLeft[position] = moves;
		if (moves === 0) {
			this.#settle(position, lost, 0);
		}
	}

	/** Finds where a side's moves lead, or where they come from if `isBack`; returns their number. */
	#moves(a: number, b: number, c: number, mover: number, isBack: boolean): number {
		const turn = isBack ? mover : 1 - mover;
		let count = 0;
		if (mover === black) {
			const last = isBack ? 4 : 3;
			for (let direction = isBack ? 1 : 0; direction < last; direction++) {
				const next = this.#neighbours[4 * c + direction] as number;
				if (next !== none) {
					this.#found[count++] = this.#number(a, b, next, turn);
				}
			}
			return count;
		}
		for (let direction = 0; direction < 4; direction++) {
			const nextA = this.#neighbours[4 * a + direction] as number;
			if (nextA !== none && nextA !== b) {
				this.#found[count++] = this.#number(nextA, b, c, turn);
			}
			const nextB = this.#neighbours[4 * b + direction] as number;
			if (nextB !== none && nextB !== a) {
				this.#found[count++] = this.#number(a, nextB, c, turn);
			}
		}
		return count;
	}

	/** Settles the predecessors of a settled position that follow from it. */
	#lookBack(taken: number): void {
		const mover = 1 - (taken & 1);
		let rest = taken >> 1;
		const c = rest % this.#squares;
		rest = (rest - c) / this.#squares;
		const b = rest % this.#squares;
		const a = (rest - b) / this.#squares;
		const isLost = this.#status[taken] === lost;
		const plies = (this.#plies[taken] as number) + 1;
		const count = this.#moves(a, b, c, mover, true);
		for (let move = 0; move < count; move++) {
			const before = this.#found[move] as number;
			if (this.#status[before] !== open) {
				continue;
			}
			if (isLost) {
				this.#settle(before, won, plies);
				continue;
			}
			const left = (this.#movesLeft[before] as number) - 1;
			this.#movesLeft[before] = left;
			if (left === 0) {
				this.#settle(before, lost, plies);
			}
		}
	}
}

/** The longest slice, in milliseconds, for which a reader waits. */
const sliceTime = 8;

/**
 * Does all the work in slices, so that the page can respond between them. Returns the time spent, in milliseconds.
 * @param signal stops before the next slice and rejects with the signal's reason
 */
export async function solveInSlices(solver: PlainSolver, signal?: AbortSignal): Promise<number> {
	let spent = 0;
	for (let isLeft = true; isLeft; ) {
		signal?.throwIfAborted();
		const started = performance.now();
		while (isLeft && performance.now() - started < sliceTime) {
			isLeft = solver.advance();
		}
		spent += performance.now() - started;
		await new Promise((resolve) => setTimeout(resolve));
	}
	return spent;
}
