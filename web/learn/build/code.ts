/**
 * Programs in the text. A fence with a `file` shows that file, found from the chapter's folder:
 *
 *     ```cpp file=solution.cpp
 *     ```
 *
 * `from` and `until` show a part of it: from the line that begins with a text up to the one before the line that begins with
 * another, as far to the left as its first line allows. Both texts are those of the file, whatever language its comments are shown
 * in.
 */
import { readFile } from "node:fs/promises";
import type { Token } from "../../pages/markdown.ts";
import { readComments, translateComments } from "./comments.ts";
import { attributesIn } from "./fence.ts";

function partOf(text: string, from: string, until: string | undefined): string {
	const lines = text.split("\n");
	const begin = lines.findIndex((line) => line.startsWith(from));
	const end =
		until === undefined
			? lines.length
			: lines.findIndex((line, at) => at > begin && line.startsWith(until));
	if (begin < 0 || end < 0) {
		throw new Error(`there is no part of a program from "${from}" until "${until}"`);
	}
	const indent = /^ */.exec(lines[begin] ?? "")?.[0] ?? "";
	const part = lines
		.slice(begin, end)
		.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
	return `${part.join("\n").trimEnd()}\n`;
}

/** Puts files in the place of the fences that name them, with their comments in a language. */
export async function includeCode(
	tokens: readonly Token[],
	folder: URL,
	language: string,
): Promise<void> {
	const comments = await readComments(folder, language);
	const used = new Set<string>();
	for (const token of tokens) {
		const given = token.type === "fence" ? attributesIn(token.info) : new Map<string, string>();
		const file = given.get("file");
		if (file !== undefined) {
			const text = await readFile(new URL(file, folder), "utf8");
			const code = partOf(text, given.get("from") ?? "", given.get("until"));
			token.content = comments === null ? code : translateComments(code, comments, used);
		}
	}
	const unused = [...(comments?.keys() ?? [])].filter((english) => !used.has(english));
	if (unused.length > 0) {
		throw new Error(`no program has the comment "${unused[0]}", which is translated`);
	}
}
