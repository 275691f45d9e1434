/** What the text box needs besides its template: copying, wording a failure, and showing where in the text it is. */
import type { Words } from "../../locale/words.ts";
import type { Failure, News } from "../state.ts";

export async function copyText(text: string, tell: (news: News) => void): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		tell({ kind: "copied" });
	} catch {
		tell({ kind: "copy-failed" });
	}
}

/** A failure in words: where in the text, when it is somewhere, and what. */
export function failureText(
	words: Words,
	failure: Failure,
): { readonly place: string | null; readonly message: string } {
	switch (failure.kind) {
		case "input":
			return {
				place: words.errors.place(failure.error),
				message: words.errors.input(failure.error),
			};
		case "too-large": {
			const { bytes, budget, board } = failure;
			return { place: null, message: words.errors.tooLarge(bytes, budget, board) };
		}
		case "failed":
			return { place: null, message: words.errors.failed(failure.message) };
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
export function showError(box: HTMLTextAreaElement, failure: Failure): boolean {
	if (failure.kind !== "input") {
		return false;
	}
	const comesFromElsewhere = document.activeElement !== box;
	box.focus();
	box.setSelectionRange(...errorRange(box.value, failure.error));
	return comesFromElsewhere;
}
