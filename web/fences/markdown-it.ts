/** Boards in Markdown for markdown-it, and so for VitePress: `markdown.use(await catchmate())`. */
import { load } from "catchmate";
import { boardNode, FenceError, htmlOf } from "./build.ts";
import { isBoard } from "./fence.ts";

/** The part of markdown-it that is used here: its rule for blocks of code. */
interface Markdown {
	readonly renderer: { readonly rules: { fence?: Write | undefined } };
}

/** The file's name, as VitePress and as Eleventy supply it. */
interface Environment {
	readonly path?: string;
	readonly page?: { readonly inputPath?: string };
}

interface Token {
	readonly info: string;
	readonly content: string;
	readonly map: readonly [first: number, end: number] | null;
}

// biome-ignore lint/suspicious/noExplicitAny: options, environment and renderer are markdown-it's.
type Write = (tokens: any, index: number, options: any, env: any, self: any) => string;

/**
 * Makes the plugin, which turns blocks of code with the language `catchmate` into boards.
 * @param lang the language of the pictures' descriptions, `en` or `zh`
 * @returns the plugin; for a wrong board it throws an Error with file, line and column, if the caller names the file, as VitePress and Eleventy do
 */
export async function catchmate({ lang = "en" } = {}): Promise<(markdown: Markdown) => void> {
	const solver = await load();
	return ({ renderer }) => {
		const { fence } = renderer.rules;
		renderer.rules.fence = (tokens, index, options, env, self) => {
			const token: Token | undefined = tokens[index];
			if (!token || !isBoard(token.info)) return fence?.(tokens, index, options, env, self) ?? "";
			try {
				return `${htmlOf(boardNode(solver, token.info, token.content, lang))}\n`;
			} catch (error) {
				if (!(error instanceof FenceError)) throw error;
				const { path, page } = (env ?? {}) as Environment;
				const line = (token.map?.[0] ?? 0) + 1 + error.line;
				const file = path ?? page?.inputPath ?? "Markdown";
				throw new Error(`${file}:${line}:${error.column}: ${error.message}`);
			}
		};
	};
}
