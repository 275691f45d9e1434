/**
 * Translates the comments of programs. The files have English comments; `comments.LANGUAGE.json` beside the text maps each to its
 * translation. Consecutive comment lines are one comment, joined by spaces; a translation has its own line breaks.
 */
import { readFile } from "node:fs/promises";

/** Translations by English comment. */
export type Comments = ReadonlyMap<string, string>;

/** A chapter's translations; null for English, or if there is no file. */
export async function readComments(folder: URL, language: string): Promise<Comments | null> {
	if (language === "en") {
		return null;
	}
	const text = await readFile(new URL(`comments.${language}.json`, folder), "utf8").catch(
		() => "{}",
	);
	const comments: Record<string, string> = JSON.parse(text);
	return new Map(Object.entries(comments));
}

/** Consecutive lines of comment with the same indent, or a comment after code. */
const comment = /^( *)\/\/ .*(?:\n\1\/\/ .*)*|(?<= {2})\/\/ .*/gm;

/** Translates the comments of a program. Adds the English ones to `used`. */
export function translateComments(code: string, comments: Comments, used: Set<string>): string {
	return code.replace(comment, (lines, indent = "") => {
		const english = lines.replace(/^ *\/\/ /gm, "").replaceAll("\n", " ");
		const translated = comments.get(english);
		if (translated === undefined) {
			throw new Error(`the comment "${english}" of a program has no translation`);
		}
		used.add(english);
		return translated.replace(/^/gm, `${indent}// `);
	});
}
