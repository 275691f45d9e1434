/** What the views of the rules are given. */
import type { Context } from "../shell/context.ts";
import type { RulesLab } from "./model.ts";

export interface RulesView extends Context {
	readonly rules: RulesLab;
}
