/** The panel of the editing tools. */
import { nothing } from "lit/html.js";
import type { Context } from "../shell/context.ts";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import type { Edit } from "./model.ts";

export { Edit } from "./model.ts";

/** The tools with their view, loaded when a board is first edited. */
export const lazyView = new Lazy(() => import("./view.ts"));

export const edit = (view: Context & { readonly edit: Edit }): Rendered =>
	lazyView.draw(view.words, (module) => {
		const { tools } = view.edit;
		return tools ? module.edit({ ...view, tools }) : nothing;
	});
