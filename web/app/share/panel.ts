/** The panel of sharing, loaded when its tab is opened. */
import type { nothing, TemplateResult } from "lit/html.js";
import type { ShareView } from "./context.ts";
import { content } from "./lazy.ts";

export const panel = (view: ShareView): TemplateResult | typeof nothing =>
	content.draw(view.words, ({ share }) => share(view));
