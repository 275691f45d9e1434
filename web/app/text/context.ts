/** What the view of the text is given. */
import type { Context } from "../shell/context.ts";
import type { TextModel } from "./model.ts";

export interface TextView extends Context {
	readonly text: TextModel;
	readonly rules: {
		/** The note for a text that does not contain its rules; undefined before it is loaded. */
		readonly notInText: string | undefined;
	};
}
