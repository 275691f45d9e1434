/** What the views of the tools are given. */
import type { PageParts } from "../shell/parts.ts";
import type { EditTools } from "./tools.ts";

export interface EditView extends PageParts {
	readonly tools: EditTools;
}
