/** The tools that change the board, with what is set in them. Each change is one edit of the board, to be undone like a reader's own. */
import type { BoardProblem } from "../../board/edit.ts";
import { currentPosition } from "../../board/record.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { randomBoard, type Size } from "./boards.ts";
import { Random, seeds } from "./random.ts";

/** The longest side of a board that the tools make. A text can bring a larger one. */
export const longestSide = 64;

export class Tools {
	readonly #board: CatchmateBoard;
	readonly #onChange: () => void;
	#seed = new Random(Date.now()).below(seeds);
	/** In hundredths of the squares. */
	#density = 25;
	#isFingerBrush = false;
	/** The board that the seed has made. */
	#made: BoardProblem | null = null;

	constructor(board: CatchmateBoard, onChange: () => void) {
		this.#board = board;
		this.#onChange = onChange;
	}

	/** Whether a finger that is drawn over squares paints them; else it scrolls the page. */
	get isFingerBrush(): boolean {
		return this.#isFingerBrush;
	}

	setFingerBrush(isBrush: boolean): void {
		this.#isFingerBrush = isBrush;
		this.#onChange();
	}

	get seed(): number {
		return this.#seed;
	}

	get density(): number {
		return this.#density;
	}

	/** The board with the position that is seen on it; null where there is none. */
	get problem(): BoardProblem | null {
		const { problem, record } = this.#board;
		const isPlayed = record !== null && problem?.position === record.positions[0];
		return problem && isPlayed ? { ...problem, position: currentPosition(record) } : problem;
	}

	/** Changes the board. What leaves it as it is, is no change. */
	change(change: (problem: BoardProblem) => BoardProblem): void {
		const { problem } = this;
		if (problem !== null) {
			const changed = change(problem);
			if (JSON.stringify(changed) !== JSON.stringify(problem)) {
				this.#board.edit(changed);
			}
		}
	}

	/** A length that a board can have, from what was typed; null for what is no number. */
	lengthFrom(text: string): number | null {
		const length = Math.round(Number(text));
		return text.trim() === "" || Number.isNaN(length)
			? null
			: Math.min(longestSide, Math.max(1, length));
	}

	/** Makes the board that a seed decides, of the size that the board has. */
	makeFrom(seed: number): void {
		const { problem } = this;
		this.#seed = Math.min(seeds - 1, Math.max(0, Math.floor(seed)));
		if (problem !== null) {
			this.#make(problem, problem.game.board);
		}
		this.#onChange();
	}

	/** Makes a board that has not been seen. */
	makeNew(): void {
		this.makeFrom(Math.floor(Math.random() * seeds));
	}

	/** @param density of obstacles on boards that are made from now on, in hundredths of the squares. */
	setDensity(density: number): void {
		this.#density = density;
		this.#onChange();
	}

	/** Makes the board that the seed has made again, with what is now set, if it is still on the board. */
	makeAgain(): void {
		const { problem } = this;
		if (problem !== null && problem.game === this.#made?.game) {
			this.#make(problem, problem.game.board);
		}
	}

	#make({ game }: BoardProblem, size: Size): void {
		const made = randomBoard(game.rules, size, this.#density / 100, this.#seed);
		this.change(() => made);
		// What it was before, if that is the same.
		this.#made = this.problem;
	}
}
