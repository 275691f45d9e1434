/** The help dialog, whose contents are loaded later. */
import "./view.css";
import { nothing, type TemplateResult } from "lit/html.js";
import type { HelpView } from "./context.ts";
import { content } from "./lazy.ts";

/** The contents of the help dialog, while it is open. */
export const help = (view: HelpView): TemplateResult | typeof nothing =>
	view.help.isOpen.value
		? content.draw(view.words, ({ helpContent }) => helpContent(view))
		: nothing;
