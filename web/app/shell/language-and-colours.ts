/** The page's language, its colours, and the space for its board. */
import { computed, effect, signal } from "@preact/signals-core";
import type { Board } from "catchmate";
import { leastSize } from "../../board/layout.ts";
import { arrangePoints } from "../../board/point-layout.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/en/page.ts";
import { applyScheme, chosenScheme, rememberScheme, type Scheme } from "../../storage/scheme.ts";
import { work } from "./work.ts";

const language = signal<PageWords | null>(null);

/** Changes the language of the page. */
export function setLanguage(loaded: PageWords): void {
	language.value = loaded;
}

/** The page's words. The language loads before the page shows anything. */
export const words = computed((): PageWords => {
	if (language.value === null) throw new Error("no language is loaded");
	return language.value;
});

/** The colours that the reader chose. */
export const scheme = signal(chosenScheme());

export function chooseScheme(chosen: Scheme): void {
	rememberScheme(chosen);
	applyScheme(chosen);
	scheme.value = chosen;
}

/** Keeps the document and its board in the page's language. */
export function keepLook(board: CatchmateBoard): void {
	effect(() => {
		const { tag, title } = words.value;
		// The last announcement is in the language before.
		if (board.lang !== "" && board.lang !== tag) board.announce("", true);
		document.documentElement.lang = tag;
		document.title = title;
		board.lang = tag;
	});
}

/** Reserves space beside the panels for the current board. */
export function keepSpace(board: CatchmateBoard): void {
	const keepFor = (shown: Board) => {
		const { width, height, scrolls } = leastSize(shown);
		const least = scrolls ? `${height}px` : `min(${height}px, ${(100 * height) / width}vw)`;
		const { style } = document.documentElement;
		style.setProperty("--least-board", least);
		style.setProperty("--catchmate-least-width", scrolls ? `${width}px` : "0px");
		// A graph fits any space; squares need theirs also on a low screen.
		const isGraph = shown.graph !== undefined;
		style.setProperty("--least-width", isGraph ? "0px" : `${width}px`);
		style.setProperty("--least-height", isGraph ? "0px" : least);
	};
	effect(() => {
		const shown = board.problem?.game.board;
		// The size of a graph depends on the layout of its points.
		const arranging = shown === undefined ? null : arrangePoints(shown);
		const keep = () => {
			if (shown !== undefined && board.problem?.game.board === shown) keepFor(shown);
		};
		if (arranging === null) keep();
		else void work.track(arranging.then(keep));
	});
}
