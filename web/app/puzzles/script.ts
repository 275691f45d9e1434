/** A script of its own, which is loaded when the puzzles are first opened: it runs and draws them, and has their list. */
import type { TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { giveScript } from "../script.ts";
import { puzzlesContent } from "./content.ts";
import styles from "./puzzles.css";
import type { Host } from "./puzzles.ts";
import { PuzzleSession } from "./session.ts";

export interface PuzzlesScript {
	readonly begin: (host: Host) => PuzzleSession;
	readonly content: (context: Context, session: PuzzleSession) => TemplateResult;
}

giveScript(
	"puzzles",
	{ begin: (host) => new PuzzleSession(host), content: puzzlesContent },
	styles,
);
