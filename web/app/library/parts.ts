/** What the views of the library are given. */
import type { Rules } from "catchmate";
import type { PageParts } from "../shell/parts.ts";
import type { Library } from "./commands.ts";

export interface LibraryView extends PageParts {
	readonly library: Library;
	/** The rules of a game in one or two sentences; for a variant, what was changed, once its script is loaded. */
	readonly rulesText: (rules: Rules) => string;
}
