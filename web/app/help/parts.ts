/** What the views of the help are given. */
import type { Naming } from "../../model/naming.ts";
import type { PageParts } from "../shell/parts.ts";
import type { Help } from "./commands.ts";

export interface HelpView extends PageParts {
	readonly help: Help;
	/** Whether it is a person's turn. */
	readonly isPersonsTurn: boolean;
	/** Whether the board shows a map. */
	readonly isMapped: boolean;
	/** How sides are named to the person. */
	readonly naming: Naming;
}
