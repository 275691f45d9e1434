/** What the views of the library are given. */
import type { Rules } from "catchmate";
import type { Context } from "../shell/context.ts";
import type { Library } from "./model.ts";

export interface LibraryView extends Context {
	readonly library: Library;
	readonly rules: {
		/** The rules of a game in a few sentences, for a board whose rules are `shown`. */
		textOf(rules: Rules, shown?: Rules): string;
	};
}
