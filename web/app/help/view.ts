/** The place of the help, which a script of its own fills. */
import "./view.css";
import { nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";

/** The content of the help's dialog while it is open. */
export const help = (context: Context): TemplateResult | typeof nothing =>
	(context.help.state.isHelpOpen && context.help.state.script?.(context)) || nothing;
