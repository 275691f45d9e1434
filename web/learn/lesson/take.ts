/** The buttons that copy the tag of a board; where a browser has no clipboard there are none. */
import { tutorialWords } from "../../locale/tutorial.ts";

/** The time that a button says how the copying went, in milliseconds. */
const toldTime = 2000;

export function prepareTaking(): void {
	const { copy, copied, refused } = tutorialWords(document.documentElement.lang).take;
	for (const button of document.querySelectorAll<HTMLButtonElement>(".copy-tag")) {
		let timer: ReturnType<typeof setTimeout> | undefined;
		button.hidden = (navigator.clipboard as Clipboard | undefined) === undefined;
		button.addEventListener("click", async () => {
			const tag = button.closest(".take")?.querySelector("code");
			try {
				await navigator.clipboard.writeText(tag?.textContent ?? "");
				button.textContent = copied;
			} catch {
				// The reader copies it by hand.
				button.textContent = refused;
				if (tag) {
					getSelection()?.selectAllChildren(tag);
				}
			}
			clearTimeout(timer);
			timer = setTimeout(() => {
				button.textContent = copy;
			}, toldTime);
		});
	}
}
