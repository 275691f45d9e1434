/** Defines `<catchmate-board>`. If a page loads several copies of the element, the first one wins. */
import { CatchmateBoard } from "./element.ts";

const name = "catchmate-board";

if (typeof customElements !== "undefined") {
	if (customElements.get(name) === undefined) {
		customElements.define(name, CatchmateBoard);
	} else {
		console.info(`<${name}> is defined already: this copy of Catchmate is not used.`);
	}
}

declare global {
	interface HTMLElementTagNameMap {
		"catchmate-board": CatchmateBoard;
	}
}

export { CatchmateBoard };
