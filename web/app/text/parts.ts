/** What the view of the text is given. */
import type { PageParts } from "../shell/parts.ts";
import type { JudgeInput } from "./commands.ts";

export interface TextView extends PageParts {
	readonly input: JudgeInput;
	/** The note for a text that does not contain its rules; undefined before it is loaded. */
	readonly notInText: () => string | undefined;
}
