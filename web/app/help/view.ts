/** The help dialog, drawn by a script that is loaded on demand. */
import "./view.css";
import { nothing, type TemplateResult } from "lit/html.js";
import type { HelpView } from "./parts.ts";

/** The contents of the help dialog, while it is open. */
export const help = (view: HelpView): TemplateResult | typeof nothing =>
	(view.help.state.isHelpOpen && view.scripts.get("help")?.content(view)) || nothing;
