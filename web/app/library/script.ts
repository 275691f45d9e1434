/** A script of its own, which is loaded when the games or the ready-made boards are first looked through. */
import type { Rules, Solver } from "catchmate";
import type { TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/page.ts";
import type { Context } from "../context.ts";
import { giveScript } from "../script.ts";
import { boardsContent, presetTexts } from "./boards.ts";
import { gamesContent, standardTexts } from "./games.ts";
import type { Shelf } from "./library.ts";
import styles from "./shelves.css";

/** The text of the board in a card's picture. */
export interface CardText {
	/** Tells the card from the others of its dialog. */
	readonly key: string;
	readonly rules: Rules;
	readonly text: string;
}

/** What a dialog shows. */
interface ShelfView {
	/** @param languages the words in all languages, to be searched in. */
	readonly content: (context: Context, languages: readonly PageWords[]) => TemplateResult;
	readonly texts: (solver: Solver) => readonly CardText[];
}

export type LibraryScript = Readonly<Record<Shelf, ShelfView>>;

giveScript(
	"library",
	{
		games: { content: gamesContent, texts: standardTexts },
		boards: { content: boardsContent, texts: presetTexts },
	},
	styles,
);
