/** What the views of the rules are given. */
import type { PageParts } from "../shell/parts.ts";
import type { RulesLab } from "./commands.ts";

export interface RulesView extends PageParts {
	readonly rules: RulesLab;
}
