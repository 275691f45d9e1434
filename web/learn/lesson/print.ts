/** On paper every fold is open. */

/** The folds that are open for the paper alone; null while nothing is printed. */
let opened: readonly HTMLDetailsElement[] | null = null;

/** Whether a fold is open for the paper alone. */
export const isOpenForPaper = (fold: HTMLDetailsElement): boolean =>
	opened?.includes(fold) ?? false;

export function openFoldsInPrint(): void {
	window.addEventListener("beforeprint", () => {
		opened = [...document.querySelectorAll<HTMLDetailsElement>("details.told:not([open])")];
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
