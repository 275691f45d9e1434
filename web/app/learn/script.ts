/** A script of its own, which is loaded when the help or the boards of all sizes are first opened: it draws them. */
import type { TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { giveScript } from "../script.ts";
import styles from "./help.css";
import { helpContent } from "./help.ts";
import { sizesContent } from "./sizes.ts";

export interface LearnScript {
	readonly help: (context: Context) => TemplateResult;
	readonly sizes: (context: Context) => TemplateResult;
}

giveScript("learn", { help: helpContent, sizes: sizesContent }, styles);
