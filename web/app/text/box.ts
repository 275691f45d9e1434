/** The focus and the selection in the text box. */

import type { Context } from "../shell/context.ts";
import type { PageFailure } from "../shell/failure.ts";
import { whenDrawn } from "../shell/work.ts";
import { errorRange } from "./state.ts";

export const textBoxId = "judge-input";
export const solveButtonId = "judge-solve";

/** Whether the focus is in the text box, or on its Solve button, which takes the focus before it solves the text. */
export const isWriting = (): boolean =>
	[textBoxId, solveButtonId].some((id) => document.activeElement?.id === id);

/** Opens the text's tab. As it shows values, a puzzle or a game with hidden values becomes analysis. */
export function openTab({ board, page }: Pick<Context, "board" | "page">): void {
	if (page.activity === "puzzle" || board.hidesValues) {
		page.setActivity("analyse");
	}
	page.tabs.open("text");
}

/** Opens the text box, with its text selected. */
export function openBox(page: Pick<Context, "board" | "page">): void {
	openTab(page);
	whenDrawn(() => {
		const box = document.getElementById(textBoxId);
		if (box instanceof HTMLTextAreaElement) {
			box.focus();
			box.select();
		}
	});
}

/**
 * Selects the error in the text box. Returns whether the focus was elsewhere: screen readers then read the box and its
 * description, which contains the error.
 */
export function showError(failure: PageFailure): boolean {
	const box = document.getElementById(textBoxId);
	if (!(box instanceof HTMLTextAreaElement) || failure.kind !== "input") {
		return false;
	}
	const comesFromElsewhere = document.activeElement !== box;
	box.focus();
	box.setSelectionRange(...errorRange(box.value, failure.error));
	return comesFromElsewhere;
}
