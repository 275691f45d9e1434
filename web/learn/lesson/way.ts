/** Remembers the last chapter read, and offers it on the tutorial's first page. */
import { lastPage, pageName, rememberPage } from "./memory.ts";
import { wordsHere } from "./words-here.ts";

const firstPage = "index";

export function followReader(): void {
	const last = lastPage();
	if (pageName !== firstPage) {
		rememberPage();
		return;
	}
	const link = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")].find(
		(one) => one.getAttribute("href") === `${last}.html`,
	);
	// By default a link to the first chapter, so that nothing moves.
	const way = document.querySelector<HTMLAnchorElement>(".go-on");
	if (link !== undefined && way !== null) {
		way.href = link.href;
		way.textContent = wordsHere().goOn(link.textContent ?? "");
	}
}
