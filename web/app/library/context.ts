/** What the views of the library are given. */
import type { Rules } from "catchmate";
import type { nothing, TemplateResult } from "lit/html.js";
import type { Context } from "../shell/context.ts";
import type { Library } from "./model.ts";

export interface LibraryView extends Context {
	readonly library: Library;
	readonly rules: {
		/** The rules of a game in a few sentences, for a board whose rules are `shown`. */
		textOf(rules: Rules, shown?: Rules): string;
	};
	readonly help: { openHelp(): Promise<void> };
	/** What a lesson says before the rules; nothing where there is none. */
	readonly lesson: () => TemplateResult | typeof nothing;
	/** What is to be said of the person's last move in play, or what has come of a puzzle; null for nothing. */
	readonly answer: () => string | TemplateResult | null;
}
