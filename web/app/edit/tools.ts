/** The tools that change the board, with their settings. Each change is one edit of the board, to be undone like a reader's own. */
import type { BoardProblem } from "../../board/edit.ts";
import { type Feature, obstacle } from "../../board/features.ts";
import { currentPosition } from "../../board/record.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Slice } from "../store.ts";
import { Random, randomBoard, seeds } from "./random.ts";

/** The longest side of a board that the tools make. A text can bring a larger one. */
export const longestSide = 64;

export interface EditState {
	readonly seed: number;
	/** The density of obstacles, in hundredths of the squares. */
	readonly density: number;
	/** Whether a finger that is drawn over squares paints them; else it scrolls the page. */
	readonly isFingerBrush: boolean;
	/** The feature that the pointer paints squares with. */
	readonly brush: Feature;
}

export const initialEdit = (): EditState => ({
	seed: new Random(Date.now()).below(seeds),
	density: 25,
	isFingerBrush: false,
	brush: obstacle,
});

/** The seed nearest to a number. */
export const seedFrom = (number: number): number =>
	Math.min(seeds - 1, Math.max(0, Math.floor(number)));

export class EditTools {
	readonly #slice: Slice<EditState>;
	readonly #board: CatchmateBoard;
	/** The board that the seed has made. */
	#made: BoardProblem | null = null;

	constructor(slice: Slice<EditState>, board: CatchmateBoard) {
		this.#slice = slice;
		this.#board = board;
	}

	/** Changes settings, which hold for what is done from now on. */
	set(settings: Partial<EditState>): void {
		this.#slice.set(settings);
	}

	/** The board with the position that is seen on it; null where there is none. */
	get problem(): BoardProblem | null {
		const { problem, record } = this.#board;
		const isPlayed = record !== null && problem?.position === record.positions[0];
		return problem && isPlayed ? { ...problem, position: currentPosition(record) } : problem;
	}

	/** Has the pointer paint squares with another feature. */
	paintWith(brush: Feature): void {
		this.set({ brush });
		this.#board.brush = brush;
	}

	/** Changes the board, unless the change leaves it as it is. */
	change(change: (problem: BoardProblem) => BoardProblem): void {
		const { problem } = this;
		if (problem !== null) {
			const changed = change(problem);
			if (JSON.stringify(changed) !== JSON.stringify(problem)) {
				this.#board.edit(changed);
			}
		}
	}

	/** Makes the board that a seed decides, of the size that the board has. */
	async makeFrom(seed: number): Promise<void> {
		this.set({ seed });
		await this.#make();
	}

	/** Makes the seed's board again, with the present settings, if it is still on the board. */
	async makeAgain(): Promise<void> {
		const { problem } = this;
		if (problem !== null && problem.game === this.#made?.game) {
			await this.#make();
		}
	}

	async #make(): Promise<void> {
		const solver = await this.#board.solver;
		const { seed, density } = this.#slice.state;
		this.change(({ game: { rules, board } }) =>
			randomBoard(solver, rules, board, density / 100, seed),
		);
		// The board before, if the new one is the same.
		this.#made = this.problem;
	}
}
