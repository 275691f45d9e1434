/** A modal dialog. A click beside it closes it. The page behind it gets none of its keys. */
export class Modal {
	readonly #dialog: HTMLDialogElement;
	readonly #onToggle: (isOpen: boolean) => void;

	/** @param onToggle called before the dialog opens, to draw its contents, and after it has closed */
	constructor(dialog: HTMLDialogElement, onToggle: (isOpen: boolean) => void) {
		this.#dialog = dialog;
		this.#onToggle = onToggle;
		// It may have been opened again before this event arrives.
		dialog.addEventListener("close", () => onToggle(dialog.open));
		dialog.addEventListener("click", ({ target }) => {
			// A click on the backdrop has the dialog itself as its target.
			if (target === dialog) {
				dialog.close();
			}
		});
		dialog.addEventListener("keydown", (event) => event.stopPropagation());
	}

	/** Opens the dialog once its contents are drawn, so that they can take the focus. */
	open(): void {
		this.#onToggle(true);
		queueMicrotask(() => {
			if (!this.#dialog.open) {
				this.#dialog.showModal();
			}
		});
	}

	close(): void {
		this.#dialog.close();
	}
}
