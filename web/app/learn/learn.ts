/** The controller of the help and of the sizes: opens the dialog, and solves the boards that are seen. */
import type { Rules, Solver } from "catchmate";
import { CatchmateBoard } from "../../element/element.ts";
import { failureOf } from "../../element/failure.ts";
import { isInText } from "../../element/keys.ts";
import { attempt, pageFailureOf, pageFailureText } from "../failure.ts";
import { Modal } from "../frame/dialog.ts";
import type { Frame, Tab } from "../frame/frame.ts";
import { loadScript } from "../script.ts";
import type { Slice } from "../store.ts";
import {
	type ExampleName,
	examples,
	type LearnState,
	nextSize,
	type Size,
	type SolvedExample,
	statement,
} from "./state.ts";

/** The most bytes that one size may take: what takes more takes minutes as well, and the reader's own board needs memory too. */
const memoryBudget = 2 ** 25;

const exampleNames = Object.keys(examples) as readonly ExampleName[];

async function solveExample(solver: Solver, name: ExampleName): Promise<SolvedExample | null> {
	const { gameId, rows, columns, position } = examples[name];
	const rules = solver.games.find(({ id }) => id === gameId);
	if (rules === undefined) {
		return null;
	}
	const game = { rules, board: { rows, columns, obstacles: [] } };
	const table = await solver.solve(game);
	try {
		return { game, position, moves: await table.moves(position) };
	} finally {
		table.dispose();
	}
}

async function measure(solver: Solver, rules: Rules, size: number): Promise<Size> {
	const game = { rules, board: { rows: size, columns: size, obstacles: [] } };
	const table = await solver.solve(game, { memoryBudget });
	try {
		const { fault } = await table.verify();
		const { toMove } = await table.statistics();
		const starts = toMove[rules.starts];
		const found = [starts?.longestWin, starts?.longestLoss].flatMap((longest) => longest ?? []);
		const [first, second] = found;
		if (starts === undefined || first === undefined) {
			throw new Error(`nobody ever wins on ${size} rows`);
		}
		const longest = second !== undefined && second.distance > first.distance ? second : first;
		return {
			size,
			game,
			positions: table.positions,
			longest: longest.distance,
			position: longest.position,
			holds: fault === null && starts.draws === 0 && starts.longestWin?.distance === 1,
		};
	} finally {
		table.dispose();
	}
}

export class Learn {
	readonly #board: CatchmateBoard;
	readonly #slice: Slice<LearnState>;
	readonly #frame: Frame;
	readonly #help: Modal;
	/** The boards of the help that were asked for. */
	readonly #asked = new Set<ExampleName>();
	/** Ends the solving of sizes that is under way. */
	#run: AbortController | null = null;

	constructor(
		slice: Slice<LearnState>,
		board: CatchmateBoard,
		frame: Frame,
		dialog: HTMLDialogElement,
	) {
		this.#board = board;
		this.#slice = slice;
		this.#frame = frame;
		this.#help = new Modal(dialog, (isHelpOpen) => slice.set({ isHelpOpen }));
	}

	get state(): LearnState {
		return this.#slice.state;
	}

	/** Opens the help by its key, but where the key is written as text. */
	listenToKey(target: EventTarget): void {
		target.addEventListener("keydown", (event) => {
			if (event instanceof KeyboardEvent && event.key === "?" && !isInText(event)) {
				event.preventDefault();
				void this.openHelp();
			}
		});
	}

	/** Opens the help, as soon as what draws it has been loaded. */
	async openHelp(): Promise<void> {
		await attempt({ board: this.#board, words: this.#frame.words }, async () => {
			this.#slice.set({ script: await loadScript("learn"), scriptFailure: null });
			this.#help.open();
		});
	}

	closeHelp(): void {
		this.#help.close();
	}

	/** Opens the sizes or closes them; they are drawn as soon as what draws them has been loaded. */
	async setSizesOpen(areSizesOpen: boolean): Promise<void> {
		this.#slice.set({ areSizesOpen, scriptFailure: null });
		if (areSizesOpen && this.state.script === null) {
			try {
				this.#slice.set({ script: await loadScript("learn") });
			} catch (error) {
				const scriptFailure = pageFailureOf(error);
				const { words } = this.#frame;
				this.#slice.set({ scriptFailure });
				this.#board.announce(pageFailureText(words, scriptFailure).message, true);
			}
		}
	}

	setProgress(progress: "running" | "paused"): void {
		this.#slice.set({ progress });
	}

	/** Follows the state that has been drawn: shows the dialog, and solves the boards that are seen. */
	follow(tab: Tab): void {
		const { state } = this;
		if (!state.hasMoved && (this.#board.record?.moves.length ?? 0) > 0) {
			this.#slice.set({ hasMoved: true });
		}
		this.#help.follow();
		for (const name of state.isHelpOpen ? exampleNames : []) {
			if (!this.#asked.has(name)) {
				this.#asked.add(name);
				void this.#solve(name);
			}
		}
		const isRunning =
			state.script !== null &&
			state.areSizesOpen &&
			tab === "explain" &&
			state.progress === "running";
		if (!isRunning) {
			this.#run?.abort();
			this.#run = null;
		} else if (this.#run === null) {
			this.#run = new AbortController();
			void this.#measureAll(this.#run.signal);
		}
	}

	async #solve(name: ExampleName): Promise<void> {
		try {
			const solved = await solveExample(await this.#board.solver, name);
			if (solved !== null) {
				this.#slice.set({ solved: { ...this.state.solved, [name]: solved } });
			}
		} catch {
			// The board stays undrawn until the help is drawn with a solver that works.
			this.#asked.delete(name);
		}
	}

	/** Solves one size after the other with a solver of its own. */
	async #measureAll(signal: AbortSignal): Promise<void> {
		let solver: Solver | null = null;
		try {
			const made = await CatchmateBoard.load();
			solver = made;
			signal.addEventListener("abort", () => made.dispose());
			const rules = made.games.find(({ id }) => id === statement.gameId);
			while (rules !== undefined && !signal.aborted) {
				const found = await measure(made, rules, nextSize(this.state));
				if (!signal.aborted) {
					this.#slice.set({ sizes: [...this.state.sizes, found] });
				}
			}
		} catch (error) {
			if (!signal.aborted) {
				this.#run = null;
				const isTooLarge = failureOf(error, null).kind === "too-large";
				this.#slice.set({ progress: isTooLarge ? "too-large" : "failed" });
			}
		}
		solver?.dispose();
	}
}
