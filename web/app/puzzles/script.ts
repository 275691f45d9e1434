/** The puzzle script, loaded when puzzles are first opened: it runs and draws them, and contains the list. */
import type { TemplateResult } from "lit/html.js";
import { giveScript } from "../kernel/script.ts";
import { puzzlesContent } from "./content.ts";
import type { Host } from "./host.ts";
import type { PuzzlesView } from "./parts.ts";
import styles from "./puzzles.css";
import { PuzzleSession } from "./session.ts";

export interface PuzzlesScript {
	readonly begin: (host: Host) => PuzzleSession;
	readonly content: (view: PuzzlesView, session: PuzzleSession) => TemplateResult;
}

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly puzzles: PuzzlesScript;
	}
}

giveScript(
	"puzzles",
	{ begin: (host) => new PuzzleSession(host), content: puzzlesContent },
	styles,
);
