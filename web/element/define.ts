/** Defines `<catchmate-board>`. If a page loads several copies of the element, the first one wins. */
import { CatchmateBoard } from "./element.ts";

const name = "catchmate-board";

/** What the board needs of a browser, and a simulated one, as tests run in, may not have. */
const needed = ["matchMedia", "ResizeObserver", "IntersectionObserver"];

/** Why the tag stays as it is here; undefined where it is to be defined. */
function obstacle(): string | undefined {
	if (customElements.get(name) !== undefined) {
		return "it is defined already, and this copy of Catchmate is not used";
	}
	// Where a page is only written, on a server.
	if (typeof document === "undefined") return undefined;
	if (document.contentType !== "text/html") return `this page is ${document.contentType}, not HTML`;
	const missing = needed.find((each) => !(each in globalThis));
	return missing && `${missing} is not there`;
}

if (typeof customElements !== "undefined") {
	const why = obstacle();
	if (why === undefined) customElements.define(name, CatchmateBoard);
	else console.info(`<${name}> stays as it is: ${why}.`);
}

declare global {
	interface HTMLElementTagNameMap {
		"catchmate-board": CatchmateBoard;
	}
}

export { CatchmateBoard };
