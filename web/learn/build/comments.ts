/**
 * The comments of the programs in the text, in the language of the text. In the files they are English; what they say in another
 * language stands beside its text, in `comments.LANGUAGE.json`: English comments, each with what to write in its place. Lines
 * of comment one below the other are one comment, with a space where its lines meet; what takes its place has lines of its own.
 */
import { readFile } from "node:fs/promises";

/** The comments of a chapter's programs, by the English ones. */
export type Comments = ReadonlyMap<string, string>;

/** The comments of a chapter in a language: none for English, which is what the programs have, nor where there is no file. */
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

/** Lines that are nothing but comment, with the same indent; or what comes after code. */
const comment = /^( *)\/\/ .*(?:\n\1\/\/ .*)*|(?<= {2})\/\/ .*/gm;

/** Puts each comment of a program into another language. `used` takes the English ones that were there. */
export function translateComments(code: string, comments: Comments, used: Set<string>): string {
	return code.replace(comment, (lines, indent = "") => {
		const english = lines.replace(/^ *\/\/ /gm, "").replaceAll("\n", " ");
		const translated = comments.get(english);
		if (translated === undefined) {
			throw new Error(`the comment "${english}" of a program is not translated`);
		}
		used.add(english);
		return translated.replace(/^/gm, `${indent}// `);
	});
}
