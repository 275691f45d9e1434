/** On paper every fold is open. */
export function openFoldsInPrint(): void {
	let opened: HTMLDetailsElement[] = [];
	window.addEventListener("beforeprint", () => {
		opened = [...document.querySelectorAll<HTMLDetailsElement>("details.told:not([open])")];
		for (const fold of opened) {
			fold.open = true;
		}
	});
	window.addEventListener("afterprint", () => {
		for (const fold of opened) {
			fold.open = false;
		}
	});
}
