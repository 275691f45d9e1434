/** A judge input or a link that is pasted anywhere on the page, but where it would be written into a field. */
import { isInText } from "../../view/keys.ts";

/** @param open is given the text, which is not blank */
export function listenToPaste(document: Document, open: (text: string) => void): void {
	document.addEventListener("paste", (event) => {
		const text = event.clipboardData?.getData("text/plain") ?? "";
		if (!isInText(event) && text.trim() !== "") {
			event.preventDefault();
			open(text);
		}
	});
}
