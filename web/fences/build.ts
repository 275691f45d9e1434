/** Boards of Markdown as a site is built: the tag with a picture and its text inside, for where no script runs. */
import type { Solver } from "catchmate";
import { svg } from "../board/svg.ts";
import { UnreadableError } from "../element/failure.ts";
import { isInputError, readBoard } from "../element/read-board.ts";
import { allSettings } from "../element/settings.ts";
import { type Fence, fenceOf } from "./fence.ts";

/** An element, as writers of HTML and of syntax trees need it. */
export interface Node {
	readonly name: string;
	readonly attributes: readonly (readonly [name: string, value: string])[];
	readonly children: readonly (Node | string)[];
}

/** What is wrong with a board, and where: `line` is counted from the fence's own, which is 0; `column` from 1. */
export class FenceError extends Error {
	override readonly name = "FenceError";
	readonly line: number;
	readonly column: number;

	constructor(message: string, line: number, column: number) {
		super(message);
		this.line = line;
		this.column = column;
	}
}

/** Whether the first word behind a fence names a board. */
export const isBoard = (info: string | null | undefined): boolean =>
	/^catchmate(\s|$)/.test(info ?? "");

function checkAttributes({ attributes }: Fence): void {
	for (const [name, value] of attributes) {
		if (/^(lang|id|class|style|title|data-[\w-]+)$/.test(name)) continue;
		const found = allSettings.find(([property, { attribute = property }]) => attribute === name);
		if (found === undefined) throw new FenceError(`a board has no attribute ${name}`, 0, 1);
		const [, { read }] = found;
		if (read(value) === undefined) {
			throw new FenceError(`${name} cannot be ${JSON.stringify(value)}`, 0, 1);
		}
	}
}

/** The place of an error of the text, in the fence. */
function located(error: unknown, { skipped, text }: Fence): FenceError {
	const inner = error instanceof UnreadableError ? error.error : error;
	if (!isInputError(inner)) return new FenceError(String((inner as Error).message), 1 + skipped, 1);
	const before = text.length - text.trimStart().length;
	const above = text.slice(0, before).split("\n").length - 1;
	const message = inner.message.replace(/^line \d+, column \d+: /, "");
	return new FenceError(message, skipped + above + inner.line, inner.column);
}

const picture = (drawn: string): Node => {
	const part = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(drawn)?.[1] ?? "";
	const [, width = "", height = ""] = /width="([\d.]+)" height="([\d.]+)"/.exec(drawn) ?? [];
	const plain = (text: string) =>
		text.replace(/&(lt|gt|quot|amp);/g, (_, name) => entities[name as keyof typeof entities]);
	return {
		name: "img",
		attributes: [
			["src", `data:image/svg+xml,${encodeURIComponent(drawn)}`],
			["alt", plain(`${part("title")}. ${part("desc")}`)],
			["width", width],
			["height", height],
		],
		children: [],
	};
};

const entities = { lt: "<", gt: ">", quot: '"', amp: "&" } as const;

/**
 * The tag for a board of Markdown.
 * @param lang of the picture's words
 * @throws FenceError if an attribute or the text is wrong
 */
export function boardNode(solver: Solver, info: string, code: string, lang: string): Node {
	const fence = fenceOf(info, code);
	checkAttributes(fence);
	const { attributes, text } = fence;
	const tag = { name: "catchmate-board", attributes: [...attributes] };
	if (attributes.has("puzzle")) return { ...tag, children: [] };
	const game = attributes.get("game");
	const entry = solver.library.find(({ rules }) => rules.id === game);
	if (game !== undefined && entry === undefined) {
		throw new FenceError(`there is no game ${game}`, 0, 1);
	}
	try {
		// As in the element, the attribute comes first; the text is then for where no board is shown.
		const own = attributes.get("position")?.trim() || text;
		const source = own.trim() === "" && entry !== undefined ? entry.standard : own;
		const { problem, annotated } = readBoard(solver, source, entry?.rules);
		const drawn = svg(solver, problem.game, problem.position, { lang });
		// A told game is read where no script runs; a picture says what a drawing would.
		const isTold = (annotated?.moves.length ?? 0) > 0;
		const pre: Node = {
			name: "pre",
			attributes: isTold ? [] : [["hidden", ""]],
			children: [text],
		};
		return { ...tag, children: text.trim() === "" ? [picture(drawn)] : [picture(drawn), pre] };
	} catch (error) {
		if (error instanceof FenceError) throw error;
		const { message, line, column } = located(error, fence);
		throw attributes.get("position")?.trim()
			? new FenceError(`position cannot be read: ${message}`, 0, 1)
			: new FenceError(message, line, column);
	}
}

const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** An element as HTML. Braces are escaped too: templates of Vue's would read them. */
export function htmlOf({ name, attributes, children }: Node): string {
	const written = attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
	if (name === "img") return `<img${written}>`;
	const inner = children.map((child) =>
		typeof child === "string"
			? escaped(child).replace(/[{}]/g, (c) => `&#${c.charCodeAt(0)};`)
			: htmlOf(child),
	);
	return `<${name}${written}>${inner.join("")}</${name}>`;
}
