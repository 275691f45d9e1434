/** What the text box needs besides its template: copying, and showing where in the text a failure is. */
import type { PageNotice } from "../../locale/page-words.ts";
import type { PageFailure } from "../failure.ts";

export async function copyText(text: string, tell: (notice: PageNotice) => void): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		tell("copied");
	} catch {
		tell("copy-failed");
	}
}

/** The part of a text that an error is about, in UTF-16 units; empty where something is missing. */
export function errorRange(
	text: string,
	error: { readonly line: number; readonly column: number; readonly found: string },
): [start: number, end: number] {
	// A byte order mark counts as nothing.
	const mark = text.startsWith("\ufeff") ? 1 : 0;
	const lines = text.slice(mark).split("\n");
	const line = Math.min(error.line, lines.length);
	const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, mark);
	// Columns count characters, of which some are two units long.
	const start = before + [...(lines[line - 1] ?? "")].slice(0, error.column - 1).join("").length;
	const rest = text.slice(start);
	const word = /^\S+/.exec(rest)?.[0] ?? "";
	return [start, start + (rest.startsWith(error.found) ? error.found.length : word.length)];
}

/**
 * Puts the keyboard into the text box, on what is wrong. Returns whether it came from elsewhere: the box is then read out to
 * those who hear the page, and what is wrong is part of its description.
 */
export function showError(box: HTMLTextAreaElement, failure: PageFailure): boolean {
	if (failure.kind !== "input") {
		return false;
	}
	const comesFromElsewhere = document.activeElement !== box;
	box.focus();
	box.setSelectionRange(...errorRange(box.value, failure.error));
	return comesFromElsewhere;
}
