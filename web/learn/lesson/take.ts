/** The buttons that copy the tag of a board; where a browser has no clipboard there are none. */
import { tutorialWords } from "../../locale/tutorial.ts";

/** The time that a button says that it has copied, in milliseconds. */
const copiedTime = 2000;

export function prepareTaking(): void {
	const { copy, copied } = tutorialWords(document.documentElement.lang).take;
	for (const button of document.querySelectorAll<HTMLButtonElement>(".copy-tag")) {
		button.hidden = (navigator.clipboard as Clipboard | undefined) === undefined;
		button.addEventListener("click", async () => {
			const tag = button.closest(".take")?.querySelector("code")?.textContent ?? "";
			await navigator.clipboard.writeText(tag);
			button.textContent = copied;
			setTimeout(() => {
				button.textContent = copy;
			}, copiedTime);
		});
	}
}
