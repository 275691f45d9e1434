/** The one solver and worker shared by all boards of a page, and the order in which it solves for them. */
import { type Game, load, type SolveOptions, type Solver, type Table } from "catchmate";

/** How long the worker outlives the last board, in milliseconds, in case the page replaces its boards. */
const grace = 1000;

export interface SolverUser {
	/** Whether it is near the screen: such boards are solved first. */
	readonly isUrgent: () => boolean;
}

interface Job {
	readonly user: SolverUser;
	readonly run: () => Promise<void>;
}

class SharedSolver {
	/** Makes the solver when a board first needs it. */
	load: () => Promise<Solver> = () => load();
	readonly #users = new Set<SolverUser>();
	readonly #queue: Job[] = [];
	#solver: Promise<Solver> | null = null;
	#isBusy = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** The solver, kept until all users have left. A failed start can be tried again. */
	use(user: SolverUser): Promise<Solver> {
		clearTimeout(this.#timer);
		this.#users.add(user);
		this.#solver ??= this.#start();
		return this.#solver;
	}

	async #start(): Promise<Solver> {
		try {
			return await this.load();
		} catch (error) {
			this.#solver = null;
			throw error;
		}
	}

	/** Ends the solver after its last user. */
	leave(user: SolverUser): void {
		if (this.#users.delete(user) && this.#users.size === 0) {
			this.#timer = setTimeout(() => {
				void this.#solver?.then((solver) => solver.dispose()).catch(() => {});
				this.#solver = null;
			}, grace);
		}
	}

	/** Solves one game at a time; boards near the screen come first. Solves in the main thread do not wait. */
	solve(user: SolverUser, game: Game, options: SolveOptions): Promise<Table> {
		const run = async () => {
			options.signal?.throwIfAborted();
			const solver = await this.use(user);
			options.signal?.throwIfAborted();
			return solver.solve(game, options);
		};
		if (options.mainThread) return run();
		return new Promise((resolve, reject) => {
			this.#queue.push({ user, run: () => run().then(resolve, reject) });
			void this.#work();
		});
	}

	async #work(): Promise<void> {
		if (this.#isBusy) return;
		this.#isBusy = true;
		for (;;) {
			const near = this.#queue.findIndex(({ user }) => user.isUrgent());
			const [job] = this.#queue.splice(Math.max(0, near), 1);
			if (job === undefined) break;
			await job.run();
		}
		this.#isBusy = false;
	}
}

/** The solver of this copy of the module. */
export const sharedSolver = new SharedSolver();
