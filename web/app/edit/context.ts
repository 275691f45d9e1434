/** What the views of the tools are given. */
import type { Context } from "../shell/context.ts";
import type { EditTools } from "./tools.ts";

export interface EditView extends Context {
	readonly tools: EditTools;
}
