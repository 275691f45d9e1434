/** Boards of Markdown at build time: the tag contains a picture and its text, for readers without scripts. */
import type { Board, Solver } from "catchmate";
import { proportions } from "../board/layout.ts";
import { svg } from "../board/svg.ts";
import { checkBoard, type Fault, faultText, isFenceAttribute } from "./check.ts";
import { type Fence, fenceOf, hasMoves } from "./fence.ts";

/** An element, for writers of HTML and of syntax trees. */
export interface Node {
	readonly name: string;
	readonly attributes: readonly (readonly [name: string, value: string])[];
	readonly children: readonly (Node | string)[];
}

/** A fault of a board with its place: `line` is counted from the fence's own, which is 0; `column` from 1. */
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

/** A fault with its place in the fence; attributes after the language are on the fence's own line. */
function located(fault: Fault, { places, skipped }: Fence, info: string, code: string): FenceError {
	const message = faultText(fault);
	if (fault.attribute === undefined) {
		return new FenceError(message, skipped + fault.line, fault.column);
	}
	const before = `${info}\n${code}`.slice(0, places.get(fault.attribute)).split("\n");
	const isInfo = before.length === 1;
	return new FenceError(
		message,
		before.length - 1,
		isInfo ? 1 : [...(before.at(-1) ?? "")].length + 1,
	);
}

/** A picture with the proportions of the board's own space, so that the board replaces it in place. */
function centred(drawn: string, board: Board): { drawn: string; width: number; height: number } {
	const [attributes = "", ...size] =
		/viewBox="0 0 ([\d.]+) ([\d.]+)" width="[^"]*" height="[^"]*"/.exec(drawn) ?? [];
	const [w = 0, h = 0] = size.map(Number);
	const [columns, rows] = proportions(board);
	const width = Math.max(w, Math.round((h * columns) / rows));
	const height = Math.max(h, Math.round((w * rows) / columns));
	const box = `viewBox="${(w - width) / 2} ${(h - height) / 2} ${width} ${height}" width="${width}" height="${height}"`;
	return { drawn: drawn.replace(attributes, box), width, height };
}

const picture = (plainly: string, board: Board): Node => {
	const { drawn, width, height } = centred(plainly, board);
	const part = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(drawn)?.[1] ?? "";
	const plain = (text: string) =>
		text.replace(/&(lt|gt|quot|amp);/g, (_, name) => entities[name as keyof typeof entities]);
	return {
		name: "img",
		attributes: [
			["src", `data:image/svg+xml,${encodeURIComponent(drawn)}`],
			["alt", plain(`${part("title")}. ${part("desc")}`)],
			["width", String(width)],
			["height", String(height)],
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
	const { attributes, text } = fence;
	const { faults, found } = checkBoard(solver, fence, isFenceAttribute);
	const [fault] = faults;
	if (fault !== undefined) throw located(fault, fence, info, code);
	// Without scripts a game with moves is readable; of a board alone the picture is enough.
	const hidden: Node["attributes"] = hasMoves(text) ? [] : [["hidden", ""]];
	const pre: Node = { name: "pre", attributes: hidden, children: [text] };
	const { game, position } = found?.problem ?? {};
	return {
		name: "catchmate-board",
		attributes: [...attributes],
		children: [
			...(game && position ? [picture(svg(solver, game, position, { lang }), game.board)] : []),
			...(text.trim() === "" ? [] : [pre]),
		],
	};
}

const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** An element as HTML. Escapes braces, too, which Vue's templates would interpret. */
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
