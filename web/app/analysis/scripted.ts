/** Draws what a script of its own draws. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { pageFailureText } from "../failure.ts";
import { errorBox } from "../frame/error.ts";
import type { AnalysisScript } from "./script.ts";

/** What the script draws, or why it cannot be had; nothing while it is loaded. */
export function scripted(
	{ analysis, words }: Context,
	draw: (script: AnalysisScript) => TemplateResult | typeof nothing,
): TemplateResult | typeof nothing {
	const { script, scriptFailure: failure } = analysis.state;
	return script !== null
		? draw(script)
		: failure === null
			? nothing
			: errorBox(pageFailureText(words, failure).message);
}
