/** A script of its own, which is loaded when the games or the ready-made boards are first looked through. */
import type { TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/page.ts";
import type { Context } from "../context.ts";
import { boardsContent, paintBoards } from "./boards.ts";
import { gamesContent, paintGames } from "./games.ts";
import type { Shelf } from "./library.ts";
import styles from "./shelves.css";

/** What draws a dialog. */
interface ShelfView {
	/** @param languages the words in all languages, to be searched in. */
	readonly content: (context: Context, languages: readonly PageWords[]) => TemplateResult;
	/** Draws the pictures, once the dialog is shown. */
	readonly paint: (dialog: HTMLElement, context: Context) => Promise<void>;
}

export type LibraryScript = Readonly<Record<Shelf, ShelfView>>;

declare global {
	interface Window {
		catchmateLibrary?: LibraryScript;
	}
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

window.catchmateLibrary = {
	games: { content: gamesContent, paint: paintGames },
	boards: { content: boardsContent, paint: paintBoards },
};
