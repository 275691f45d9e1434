/** The panel of the cop number, whose view is loaded when it is first opened. */
import { html } from "lit/html.js";
import { signalFold } from "../shell/controls/fold.ts";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import type { CopView } from "./model.ts";

const lazyView = new Lazy(() => import("./view.ts"));

export function cops(view: CopView): Rendered {
	const { cops, words } = view;
	return html`<h2 class="visually-hidden">${words.cops.name}</h2>
		${signalFold("cops-fold", words.cops.name, cops.isOpen, () =>
			lazyView.draw(words, ({ copView }) => copView(view)),
		)}`;
}
