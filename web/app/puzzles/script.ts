/** The puzzle script, loaded when puzzles are first opened: it runs and draws them. The list is a file of its own. */
import type { TemplateResult } from "lit/html.js";
import type { Puzzle } from "../../model/puzzle.ts";
import { giveScript } from "../kernel/script.ts";
import cardStyles from "./card.css";
import { puzzlesContent } from "./content.ts";
import type { Host } from "./host.ts";
import type { PuzzlesView } from "./parts.ts";
import styles from "./puzzles.css";
import { PuzzleSession } from "./session.ts";

export interface PuzzlesScript {
	readonly begin: (host: Host, puzzles: readonly Puzzle[]) => PuzzleSession;
	readonly content: (view: PuzzlesView, session: PuzzleSession) => TemplateResult;
}

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly puzzles: PuzzlesScript;
	}
}

giveScript(
	"puzzles",
	{ begin: (host, puzzles) => new PuzzleSession(host, puzzles), content: puzzlesContent },
	`${cardStyles}${styles}`,
);
