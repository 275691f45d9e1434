/** Remembers the chapter that a reader was in, and offers it on the tutorial's first page. */
import { tutorialWords } from "../../locale/tutorial.ts";
import { lastPage, pageName, rememberPage } from "./memory.ts";

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
	// It leads to the first chapter, and so its place is there from the first on.
	const way = document.querySelector<HTMLAnchorElement>(".go-on");
	if (link !== undefined && way !== null) {
		way.href = link.href;
		way.textContent = tutorialWords(document.documentElement.lang).goOn(link.textContent ?? "");
	}
}
