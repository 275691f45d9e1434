/** The buttons that copy a board's tag or a program. */
import { wordsHere } from "./words-here.ts";

/** How long a button shows the result of copying, in milliseconds. */
const resultTime = 2000;

export function prepareCopying(): void {
	const { copied, refused } = wordsHere().copying;
	for (const button of document.querySelectorAll<HTMLButtonElement>(".copy")) {
		const label = button.textContent;
		let timer: ReturnType<typeof setTimeout> | undefined;
		button.addEventListener("click", async () => {
			const code = button.closest(".take, .program")?.querySelector("code");
			try {
				await navigator.clipboard.writeText(code?.textContent ?? "");
				button.textContent = copied;
			} catch {
				// Without a clipboard the reader copies by hand.
				button.textContent = refused;
				if (code) {
					getSelection()?.selectAllChildren(code);
				}
			}
			clearTimeout(timer);
			timer = setTimeout(() => {
				button.textContent = label;
			}, resultTime);
		});
	}
}
