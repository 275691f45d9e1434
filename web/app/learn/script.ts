/** A script of its own, which is loaded when the help is first opened: it draws it. */
import type { TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { giveScript } from "../script.ts";
import styles from "./help.css";
import { helpContent } from "./help.ts";

export interface LearnScript {
	readonly help: (context: Context) => TemplateResult;
}

giveScript("learn", { help: helpContent }, styles);
