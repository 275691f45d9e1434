/** The help: whether it is open, and the small boards that it shows, solved when they are first seen. */
import type { Game, MoveValue, Position, Solver } from "catchmate";
import { isInText } from "../../view/keys.ts";
import { wireDialog } from "../dialog.ts";

/** A board of the help, by what it shows. */
export interface Example {
	readonly gameId: string;
	readonly rows: number;
	readonly columns: number;
	readonly position: Position;
	/** What is seen of its moves: the best of them as an arrow, or what each is worth. */
	readonly shows: "best" | "values";
}

export interface Solved {
	readonly game: Game;
	readonly position: Position;
	readonly moves: readonly MoveValue[];
}

export class Help {
	readonly #dialog: HTMLDialogElement;
	readonly #solver: () => Promise<Solver>;
	readonly #onChange: () => void;
	readonly #solved = new Map<Example, Solved | null>();
	#isOpen = false;
	/** It is to be shown when what is in it has been drawn. */
	#isComing = false;

	constructor(dialog: HTMLDialogElement, solver: () => Promise<Solver>, onChange: () => void) {
		this.#dialog = dialog;
		this.#solver = solver;
		this.#onChange = onChange;
		dialog.addEventListener("close", () => {
			// It may have been opened again before this is heard.
			this.#isOpen = dialog.open;
			onChange();
		});
		wireDialog(dialog);
	}

	get isOpen(): boolean {
		return this.#isOpen;
	}

	open(): void {
		this.#isComing = !this.#dialog.open;
		this.#isOpen = true;
		this.#onChange();
	}

	close(): void {
		this.#dialog.close();
	}

	/** Opens it by its key, wherever that is not written as text. */
	listenToKey(target: EventTarget): void {
		target.addEventListener("keydown", (event) => {
			if (event instanceof KeyboardEvent && event.key === "?" && !isInText(event)) {
				event.preventDefault();
				this.open();
			}
		});
	}

	/** A board with its moves, once they are known; null until then. */
	solved(example: Example): Solved | null {
		const known = this.#solved.get(example);
		if (known === undefined) {
			this.#solved.set(example, null);
			void this.#solve(example);
		}
		return known ?? null;
	}

	/** To be called when the page is drawn: what is in the dialog comes first, so that it is there to have the focus. */
	settle(): void {
		if (this.#isComing) {
			this.#isComing = false;
			this.#dialog.showModal();
		}
	}

	async #solve(example: Example): Promise<void> {
		const { gameId, rows, columns, position } = example;
		try {
			const solver = await this.#solver();
			const rules = solver.games.find(({ id }) => id === gameId);
			if (rules === undefined) {
				return;
			}
			const game = { rules, board: { rows, columns, obstacles: [] } };
			const table = await solver.solve(game);
			try {
				const moves = await table.moves(position);
				this.#solved.set(example, { game, position, moves });
			} finally {
				table.dispose();
			}
			this.#onChange();
		} catch {
			// The board stays undrawn until the help is opened with a solver that works.
			this.#solved.delete(example);
		}
	}
}
