/** What the views of the library are given. */
import type { Rules } from "catchmate";
import type { Context } from "../shell/context.ts";
import type { Library } from "./model.ts";

export interface LibraryView extends Context {
	readonly library: Library;
	readonly rules: {
		/** The rules of a game in one or two sentences; for a variant, what was changed, once that is loaded. */
		textOf(rules: Rules): string;
	};
}
