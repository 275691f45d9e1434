/** A judge input or a link that is pasted anywhere on the page, but where it would be written into a field. */

const fields = "input, textarea, select, [contenteditable]";

/** @param open is given the text, which is not blank */
export function listenToPaste(document: Document, open: (text: string) => void): void {
	document.addEventListener("paste", (event) => {
		const [target] = event.composedPath();
		const text = event.clipboardData?.getData("text/plain") ?? "";
		const isInField = target instanceof Element && target.closest(fields) !== null;
		if (!isInField && text.trim() !== "") {
			event.preventDefault();
			open(text);
		}
	});
}
