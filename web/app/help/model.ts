/** Opens and closes the help dialog. */
import { isInText } from "../../element/keys.ts";
import type { Context } from "../shell/context.ts";
import { Modal } from "../shell/controls/dialog.ts";
import { attempt } from "../shell/failure.ts";
import { Slice } from "../shell/slice.ts";
import { content } from "./lazy.ts";
import { type HelpState, initialHelp, type SolvedExample } from "./state.ts";

export class Help {
	readonly #slice = new Slice(initialHelp);
	readonly #on: Omit<Context, "words">;
	readonly #help: Modal;

	constructor(on: Omit<Context, "words">, dialog: HTMLDialogElement) {
		this.#on = on;
		this.#help = new Modal(dialog, (isHelpOpen) => this.#slice.set({ isHelpOpen }));
	}

	get state(): HelpState {
		return this.#slice.state;
	}

	/** Keeps an example board with the values of its moves. */
	keep(name: string, example: SolvedExample): void {
		this.#slice.set({ solved: { ...this.state.solved, [name]: example } });
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
