/** Defines `<catchmate-board>`. The first copy of the element that a page loads stays. */
import { CatchmateBoard } from "./element.ts";

const name = "catchmate-board";

if (typeof customElements !== "undefined") {
	if (customElements.get(name) === undefined) {
		customElements.define(name, CatchmateBoard);
	} else {
		console.info(`<${name}> is defined already: this copy of Catchmate is not used.`);
	}
}

export { CatchmateBoard };
