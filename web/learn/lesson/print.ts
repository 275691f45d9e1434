/** Opens all folds for printing. */

/** The folds that were opened for printing; null when not printing. */
let opened: readonly HTMLDetailsElement[] | null = null;

/** Whether a fold is open only for printing. */
export const isOpenForPaper = (fold: HTMLDetailsElement): boolean =>
	opened?.includes(fold) ?? false;

export function openFoldsInPrint(): void {
	window.addEventListener("beforeprint", () => {
		const folds = "details:is(.ask-answer, .told):not([open])";
		opened = [...document.querySelectorAll<HTMLDetailsElement>(folds)];
		for (const fold of opened) {
			fold.open = true;
		}
	});
	window.addEventListener("afterprint", () => {
		for (const fold of opened ?? []) {
			fold.open = false;
		}
		opened = null;
	});
}
