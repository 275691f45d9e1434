/** The controller of the help: opens its dialog, and solves the boards that it shows. */
import type { Solver } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import { isInText } from "../../element/keys.ts";
import { attempt } from "../failure.ts";
import { Modal } from "../frame/dialog.ts";
import type { Frame } from "../frame/frame.ts";
import { loadScript } from "../script.ts";
import type { Slice } from "../store.ts";
import { type ExampleName, examples, type HelpState, type SolvedExample } from "./state.ts";

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

export class Help {
	readonly #board: CatchmateBoard;
	readonly #slice: Slice<HelpState>;
	readonly #frame: Frame;
	readonly #help: Modal;
	/** The boards of the help that were asked for. */
	readonly #asked = new Set<ExampleName>();

	constructor(
		slice: Slice<HelpState>,
		board: CatchmateBoard,
		frame: Frame,
		dialog: HTMLDialogElement,
	) {
		this.#board = board;
		this.#slice = slice;
		this.#frame = frame;
		this.#help = new Modal(dialog, (isHelpOpen) => slice.set({ isHelpOpen }));
	}

	get state(): HelpState {
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
			this.#slice.set({ script: await loadScript("help") });
			this.#help.open();
		});
	}

	closeHelp(): void {
		this.#help.close();
	}

	/** Follows the state that has been drawn: shows the dialog, and solves the boards that are seen in it. */
	follow(): void {
		const { state } = this;
		this.#help.follow();
		for (const name of state.isHelpOpen ? exampleNames : []) {
			if (!this.#asked.has(name)) {
				this.#asked.add(name);
				void this.#solve(name);
			}
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
}
