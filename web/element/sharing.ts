/** The one solver, and so the one worker, that all boards of a page share; and the order in which it solves for them. */
import { type Game, load, type SolveOptions, type Solver, type Table } from "catchmate";

/** How long the worker outlives the last board, in milliseconds: a page that changes its boards keeps it. */
const grace = 1000;

/** Uses nothing but the identity of its boards. */
type Board = object;

interface Job {
	/** Whether its board is on the screen, or near to it. */
	readonly isNear: () => boolean;
	readonly run: () => Promise<void>;
}

export class Sharing {
	/** Makes the solver, when a board needs one. */
	load: () => Promise<Solver>;
	readonly #boards = new Set<Board>();
	readonly #waiting: Job[] = [];
	#solver: Promise<Solver> | null = null;
	#busy = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(load: () => Promise<Solver>) {
		this.load = load;
	}

	/** The solver, which is kept until the board is done with it. A start that fails can be tried again. */
	use(board: Board): Promise<Solver> {
		clearTimeout(this.#timer);
		this.#boards.add(board);
		this.#solver ??= this.load().catch((error: unknown) => {
			this.#solver = null;
			throw error;
		});
		return this.#solver;
	}

	/** The board needs the solver no more. When no board does, it is ended. */
	leave(board: Board): void {
		if (this.#boards.delete(board) && this.#boards.size === 0) {
			this.#timer = setTimeout(() => {
				void this.#solver?.then((solver) => solver.dispose()).catch(() => {});
				this.#solver = null;
			}, grace);
		}
	}

	/**
	 * Solves a game for a board: one at a time, those first that are near the screen when their turn could come. One that is
	 * solved in this thread waits for none of them.
	 */
	solve(board: Board, game: Game, isNear: () => boolean, options: SolveOptions): Promise<Table> {
		return new Promise((resolve, reject) => {
			const start = async () => {
				options.signal?.throwIfAborted();
				const solver = await this.use(board);
				options.signal?.throwIfAborted();
				return solver.solve(game, options);
			};
			if (options.here) {
				start().then(resolve, reject);
				return;
			}
			this.#waiting.push({ isNear, run: () => start().then(resolve, reject) });
			void this.#work();
		});
	}

	async #work(): Promise<void> {
		if (this.#busy) {
			return;
		}
		this.#busy = true;
		for (;;) {
			const near = this.#waiting.findIndex(({ isNear }) => isNear());
			const [job] = this.#waiting.splice(Math.max(0, near), 1);
			if (job === undefined) {
				break;
			}
			await job.run();
		}
		this.#busy = false;
	}
}

/** Of this copy of the module. */
export const sharing = new Sharing(() => load());
