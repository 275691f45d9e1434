/** What the views of the tools are given. */
import type { PageParts } from "../kernel/parts.ts";
import type { EditTools } from "./commands.ts";

export interface EditView extends PageParts {
	readonly tools: EditTools;
}
