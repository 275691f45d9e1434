/** What each of the page's dialogs does besides what browsers have it do. */

/** Has a click beside a dialog close it, and lets none of its keys come to what is behind it. To be called once or more. */
export function wireDialog(dialog: HTMLDialogElement): void {
	// Beside the dialog is its backdrop.
	dialog.onclick = ({ target }) => {
		if (target === dialog) {
			dialog.close();
		}
	};
	dialog.onkeydown = (event) => event.stopPropagation();
}
