/** The library script, loaded when the games or ready-made boards are first opened. */
import type { Solver } from "catchmate";
import type { TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/en/page.ts";
import { giveScript } from "../kernel/script.ts";
import { boardsContent, presetTexts } from "./boards.ts";
import { gamesContent, homeContent, standardTexts } from "./games.ts";
import type { LibraryView } from "./parts.ts";
import styles from "./shelves.css";
import type { Shelf } from "./state.ts";
import type { CardText } from "./texts.ts";

/** The contents of a dialog. */
interface ShelfView {
	/** @param languages the words in all languages, for searching */
	readonly content: (view: LibraryView, languages: readonly PageWords[]) => TemplateResult;
	readonly texts: (solver: Solver) => readonly CardText[];
}

export interface LibraryScript extends Readonly<Record<Shelf, ShelfView>> {
	/** The games under the first screen. */
	readonly home: (view: LibraryView) => TemplateResult;
}

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly library: LibraryScript;
	}
}

giveScript(
	"library",
	{
		games: { content: gamesContent, texts: standardTexts },
		boards: { content: boardsContent, texts: presetTexts },
		home: homeContent,
	},
	styles,
);
