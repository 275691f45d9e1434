/** A modal dialog of the page. A click beside it closes it, and none of its keys come to the page behind it. */
export class Modal {
	readonly #dialog: HTMLDialogElement;
	readonly #onToggle: (isOpen: boolean) => void;
	#isComing = false;

	/** @param onToggle is called when the dialog opens, to have its content drawn, and when it has closed. */
	constructor(dialog: HTMLDialogElement, onToggle: (isOpen: boolean) => void) {
		this.#dialog = dialog;
		this.#onToggle = onToggle;
		// It may have been opened again before this is heard.
		dialog.addEventListener("close", () => onToggle(dialog.open));
		dialog.addEventListener("click", ({ target }) => {
			// Its backdrop is part of the dialog, but of nothing in it.
			if (target === dialog) {
				dialog.close();
			}
		});
		dialog.addEventListener("keydown", (event) => event.stopPropagation());
	}

	open(): void {
		this.#isComing = !this.#dialog.open;
		this.#onToggle(true);
	}

	close(): void {
		this.#dialog.close();
	}

	/** Shows the dialog if its content has just been drawn, which then is there to have the focus. */
	follow(): void {
		if (this.#isComing) {
			this.#isComing = false;
			this.#dialog.showModal();
		}
	}
}
