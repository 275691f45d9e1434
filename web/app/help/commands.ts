/** Opens and closes the help dialog. */
import { isInText } from "../../element/keys.ts";
import type { Slice } from "../../model/store.ts";
import { Modal } from "../kernel/controls/dialog.ts";
import { attempt } from "../kernel/failure.ts";
import type { PageParts } from "../kernel/parts.ts";
import type { HelpState } from "./state.ts";

export class Help {
	readonly #slice: Slice<HelpState>;
	readonly #on: Omit<PageParts, "words">;
	readonly #help: Modal;

	constructor(slice: Slice<HelpState>, on: Omit<PageParts, "words">, dialog: HTMLDialogElement) {
		this.#slice = slice;
		this.#on = on;
		this.#help = new Modal(dialog, (isHelpOpen) => slice.set({ isHelpOpen }));
	}

	get state(): HelpState {
		return this.#slice.state;
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

	/** Opens the help as soon as its script is loaded. */
	async openHelp(): Promise<void> {
		const { board, frame, scripts } = this.#on;
		await attempt({ board, words: frame.words }, async () => {
			await scripts.need("help");
			this.#help.open();
		});
	}

	closeHelp(): void {
		this.#help.close();
	}
}
