/** The help script, loaded when the help is first opened: it draws the help and solves its boards. */
import { giveScript } from "../kernel/script.ts";
import { helpContent } from "./content.ts";
import { Examples } from "./examples.ts";
import styles from "./help.css";

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly help: { readonly content: typeof helpContent; readonly examples: Examples };
	}
}

giveScript("help", { content: helpContent, examples: new Examples() }, styles);
