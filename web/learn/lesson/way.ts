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
	const heading = document.querySelector("h1");
	if (link !== undefined && heading !== null) {
		const way = document.createElement("p");
		const copy = document.createElement("a");
		copy.href = link.href;
		copy.className = "go-on";
		copy.textContent = tutorialWords(document.documentElement.lang).goOn(link.textContent ?? "");
		way.append(copy);
		heading.after(way);
	}
}
