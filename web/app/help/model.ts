/** Opens and closes the help dialog. */
import { signal } from "@preact/signals-core";
import type { Solver } from "catchmate";
import { isInText } from "../../element/actions.ts";
import type { Naming } from "../../model/naming.ts";
import type { Context } from "../shell/context.ts";
import { Modal } from "../shell/controls/dialog.ts";
import { attempt } from "../shell/failure.ts";

/** The exports of the view. */
interface HelpModule {
	solveExamples(solver: Promise<Solver>): void;
}

export class Help {
	readonly isOpen = signal(false);
	readonly #on: Omit<Context, "words">;
	readonly #load: () => Promise<HelpModule>;
	readonly #modal: Modal;

	constructor(
		on: Omit<Context, "words">,
		dialog: HTMLDialogElement,
		load: () => Promise<HelpModule>,
	) {
		this.#on = on;
		this.#load = load;
		this.#modal = new Modal(dialog, (isOpen) => {
			this.isOpen.value = isOpen;
		});
	}

	/** Opens the help by its key, except in text fields. */
	listenToKey(target: EventTarget): void {
		target.addEventListener("keydown", (event) => {
			if (event instanceof KeyboardEvent && event.key === "?" && !isInText(event)) {
				event.preventDefault();
				void this.openHelp();
			}
		});
	}

	/** Opens the help as soon as its view is loaded. */
	async openHelp(): Promise<void> {
		const { board, page } = this.#on;
		await attempt({ board, words: page.words }, async () => {
			const { solveExamples } = await this.#load();
			this.#modal.open();
			solveExamples(board.solver);
		});
	}

	closeHelp(): void {
		this.#modal.close();
	}
}

/** The input of the views of the help. */
export interface HelpView extends Context {
	readonly help: Help;
	readonly play: {
		/** Whether it is a person's turn. */
		readonly isPersonsTurn: boolean;
		/** The names of the sides for the person. */
		readonly naming: Naming;
	};
	readonly analysis: {
		/** Whether the board shows a map. */
		readonly isMapped: boolean;
	};
}
