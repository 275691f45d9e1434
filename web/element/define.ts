/** Defines `<catchmate-board>`. If a page loads several copies of the element, the first one wins. */
import { CatchmateBoard } from "./element.ts";

const name = "catchmate-board";

/** Browser features that the board needs; simulated browsers, as in tests, may lack them. */
const needed = ["matchMedia", "ResizeObserver", "IntersectionObserver"];

/** The reason not to define the tag here; undefined for none. */
function obstacle(): string | undefined {
	if (customElements.get(name) !== undefined) {
		return "it is defined already, and this copy of Catchmate is not used";
	}
	// Server-side rendering.
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
