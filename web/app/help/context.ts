/** What the views of the help are given. */
import type { Naming } from "../../model/naming.ts";
import type { Context } from "../shell/context.ts";
import type { Help } from "./model.ts";

export interface HelpView extends Context {
	readonly help: Help;
	readonly play: {
		/** Whether it is a person's turn. */
		readonly isPersonsTurn: boolean;
		/** How sides are named to the person. */
		readonly naming: Naming;
	};
	readonly analysis: {
		/** Whether the board shows a map. */
		readonly isMapped: boolean;
	};
}
