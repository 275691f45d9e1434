/** Opens and closes the help dialog. */
import { signal } from "@preact/signals-core";
import type { Game, MoveValue, Position } from "catchmate";
import { isInText } from "../../element/actions.ts";
import type { Naming } from "../../model/naming.ts";
import type { Context } from "../shell/context.ts";
import { Modal } from "../shell/controls/dialog.ts";
import { attempt } from "../shell/failure.ts";
import { Lazy } from "../shell/lazy.ts";

/** What is loaded when the help is first opened. */
export const content = new Lazy(() => import("./content.ts"));

/** What the views of the help are given. */
export interface HelpView extends Context {
	readonly help: Help;
	readonly play: {
		/** Whether it is a person's turn. */
		readonly isPersonsTurn: boolean;
		/** How sides are named to the person. */
		readonly naming: Naming;
	};
	readonly analysis: {
		/** Whether the board shows a map. */
		readonly isMapped: boolean;
	};
}

/** An example board with the values of its moves. */
export interface SolvedExample {
	readonly game: Game;
	readonly position: Position;
	readonly moves: readonly MoveValue[];
}

export class Help {
	readonly isOpen = signal(false);
	/** The examples solved so far, by name. */
	readonly solved = signal<Readonly<Record<string, SolvedExample>>>({});
	readonly #on: Omit<Context, "words">;
	readonly #help: Modal;

	constructor(on: Omit<Context, "words">, dialog: HTMLDialogElement) {
		this.#on = on;
		this.#help = new Modal(dialog, (isOpen) => {
			this.isOpen.value = isOpen;
		});
	}

	/** Opens the help by its key, unless that is typed as text. */
	listenToKey(target: EventTarget): void {
		target.addEventListener("keydown", (event) => {
			if (event instanceof KeyboardEvent && event.key === "?" && !isInText(event)) {
				event.preventDefault();
				void this.openHelp();
			}
		});
	}

	/** Opens the help as soon as its contents are loaded. */
	async openHelp(): Promise<void> {
		const { board, frame } = this.#on;
		await attempt({ board, words: frame.words }, async () => {
			await content.need();
			this.#help.open();
		});
	}

	closeHelp(): void {
		this.#help.close();
	}
}
