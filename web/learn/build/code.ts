/**
 * Programs in the text. A fence with `file` shows that file, relative to the chapter's folder:
 *
 *     ```cpp file=solution.cpp
 *     ```
 *
 * `from` and `until` select a part by the beginnings of its first line and of the line after it; the first line's indent is
 * removed. Both refer to the file, even if its comments are translated. `changes` names a file with changes to apply. Several
 * files in quotes are joined.
 */
import { readFile } from "node:fs/promises";
import { attributesIn } from "../../fences/fence.ts";
import type { Token } from "../../pages/markdown.ts";
import { readComments, translateComments } from "./comments.ts";

function partOf(text: string, from: string, until: string | undefined): string {
	const lines = text.split("\n");
	const begin = lines.findIndex((line) => line.startsWith(from));
	const end =
		until === undefined
			? lines.length
			: lines.findIndex((line, at) => at > begin && line.startsWith(until));
	if (begin < 0 || end < 0) {
		throw new Error(`no program has a part from "${from}" until "${until}"`);
	}
	const indent = /^ */.exec(lines[begin] ?? "")?.[0] ?? "";
	const part = lines
		.slice(begin, end)
		.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
	return `${part.join("\n").trimEnd()}\n`;
}

/**
 * Applies changes to a program.
 * @param changes a unified diff without headers, its hunks separated by empty lines
 * @throws Error if a hunk's old lines are missing in the program or occur more than once
 */
export function changeLines(text: string, changes: string): string {
	return changes
		.trimEnd()
		.split("\n\n")
		.reduce((changed, group) => {
			const lines = group.split("\n");
			const having = (signs: string) =>
				lines
					.filter((line) => signs.includes(line.charAt(0)))
					.map((line) => `${line.slice(1)}\n`)
					.join("");
			const parts = changed.split(having(" -"));
			if (parts.length !== 2) {
				throw new Error(`a program has these lines ${parts.length - 1} times, not once: ${group}`);
			}
			return parts.join(having(" +"));
		}, text);
}

/** Inserts the files named by fences, with comments in a language. */
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
			const texts = file.split(" ").map((each) => readFile(new URL(each, folder), "utf8"));
			const text = (await Promise.all(texts)).join("\n");
			const changes = given.get("changes");
			const program =
				changes === undefined
					? text
					: changeLines(text, await readFile(new URL(changes, folder), "utf8"));
			const code = partOf(program, given.get("from") ?? "", given.get("until"));
			token.content = comments === null ? code : translateComments(code, comments, used);
		}
	}
	const unused = [...(comments?.keys() ?? [])].filter((english) => !used.has(english));
	if (unused.length > 0) {
		throw new Error(`no program has the comment "${unused[0]}", which is translated`);
	}
}
