/** What the views of the help are given. */
import type { Naming } from "../../model/naming.ts";
import type { Context } from "../shell/context.ts";
import type { Help } from "./model.ts";

export interface HelpView extends Context {
	readonly help: Help;
	/** Whether it is a person's turn. */
	readonly isPersonsTurn: boolean;
	/** Whether the board shows a map. */
	readonly isMapped: boolean;
	/** How sides are named to the person. */
	readonly naming: Naming;
}
