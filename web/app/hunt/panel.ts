/** The panel of the hunt, whose view is loaded when it is first opened. */
import { html, nothing } from "lit/html.js";
import { signalFold } from "../shell/controls/fold.ts";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import type { HuntView } from "./model.ts";

const lazyView = new Lazy(() => import("./view.ts"));

export function hunt(view: HuntView): Rendered {
	const { hunt, words } = view;
	if (hunt.game === null) return nothing;
	return html`<h2 class="visually-hidden">${words.hunt.name}</h2>
		${signalFold("hunt-fold", words.hunt.name, hunt.isOpen, () =>
			lazyView.draw(words, ({ huntView }) => huntView(view)),
		)}`;
}
