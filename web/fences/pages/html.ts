/** Tags of boards in HTML, with their texts as the element reads them. */
import { Parser } from "htmlparser2";
import { common } from "../../element/attributes.ts";
import { isNumbers } from "../../element/read-board.ts";
import { TracedText, type WrittenBoard } from "./written.ts";

/** How a file is written. */
export type Dialect = "html" | "md" | "mdx";

/** What stands for signs that are no HTML in Markdown: letters that no text has. */
export const masks = { "<": "\uE03C", "&": "\uE026" } as const;
const unmasked = (text: string) =>
	text.replace(/[\uE03C\uE026]/g, (letter) => (letter === masks["<"] ? "<" : "&"));

/** Elements whose text is none of a board's. */
const notText = /^(svg|img|picture|canvas|video|style|template|noscript|button)$/;
const blocks = /^(p|div|li|tr|figure|pre)$/;
const lineNumber = /(^|\s)(ln|lineno|line-number)(\s|$)/;

type Attributes = Readonly<Record<string, string>>;

/** An element in a board. */
interface Inner {
	readonly name: string;
	readonly isSkipped: boolean;
	/** The number of the outermost element around it that has the text alone; null for none. */
	readonly holder: number | null;
}

/** A piece of text in a board. */
interface Piece {
	readonly text: string;
	readonly offset: number;
	/** Whether it is written in another form. */
	readonly isOther: boolean;
	readonly around: readonly Inner[];
}

/** A board whose tag is open. */
class OpenBoard {
	readonly #pieces: Piece[] = [];
	readonly #inner: Inner[] = [];
	#holders = 0;

	constructor(
		readonly offset: number,
		readonly attributes: ReadonlyMap<string, string>,
		readonly places: ReadonlyMap<string, number>,
	) {}

	enter(name: string, attributes: Attributes, offset: number): void {
		const { type, slot, class: names = "" } = attributes;
		const isPlain = name === "script" && type === "text/plain";
		const last = this.#inner.at(-1);
		const isSkipped =
			(last?.isSkipped ?? false) ||
			slot !== undefined ||
			(name === "script" && !isPlain) ||
			notText.test(name) ||
			lineNumber.test(names);
		const holds = (name === "pre" || isPlain) && !isSkipped;
		const holder = last?.holder ?? (holds ? this.#holders++ : null);
		this.#inner.push({ name, isSkipped, holder });
		if (name === "br" || blocks.test(name)) this.add("\n", offset, true);
	}

	leave(offset: number): void {
		if (blocks.test(this.#inner.at(-1)?.name ?? "")) this.add("\n", offset, true);
		this.#inner.pop();
	}

	add(text: string, offset: number, isOther: boolean): void {
		if (!this.#inner.at(-1)?.isSkipped) {
			this.#pieces.push({ text, offset, isOther, around: [...this.#inner] });
		}
	}

	/** The text, as web/element/source.ts reads it between the tags. */
	get #written(): TracedText {
		const joined = (pieces: readonly Piece[]): TracedText => {
			const traced = new TracedText();
			for (const { text, offset, isOther } of pieces) {
				if (isOther) traced.addOther(text, offset);
				else traced.add(text, offset);
			}
			return traced;
		};
		for (let holder = 0; holder < this.#holders; holder += 1) {
			const held = joined(this.#pieces.filter(({ around }) => around.at(-1)?.holder === holder));
			if (!isNumbers(held.text)) return held;
		}
		const isOwn = this.#pieces.some(
			({ text, around }) => around.length === 0 && text.trim() !== "",
		);
		if (isOwn) {
			return joined(this.#pieces.filter(({ around }) => !blocks.test(around[0]?.name ?? "")));
		}
		const all = joined(this.#pieces);
		return /\d/.test(all.text) ? all : new TracedText();
	}

	close(dialect: Dialect): WrittenBoard {
		const { offset, attributes, places } = this;
		const isOther = (name: string) => name === "lang" || common.test(name);
		const written = dialect === "mdx" ? unquoted(this.#written) : this.#written;
		return { offset, attributes, places, isOther, written, mayBeBare: true };
	}
}

/** In MDX, a text may stand between backticks in braces. */
function unquoted(written: TracedText): TracedText {
	const [, text] = /^\s*\{`([^`$\\]*)`\}\s*$/.exec(written.text) ?? [];
	const start = written.text.indexOf("`") + 1;
	return text === undefined ? written : written.slice(start, start + text.length);
}

/** In MDX, attributes have the names of properties. */
const attributeOf = (name: string, dialect: Dialect): string =>
	dialect !== "mdx"
		? name
		: name === "className"
			? "class"
			: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All boards of a text in HTML. */
export function boardsInHtml(source: string, dialect: Dialect): readonly WrittenBoard[] {
	const found: WrittenBoard[] = [];
	/** The boards around a place, each with the elements in it that are open. */
	const open: OpenBoard[] = [];
	let [attributes, places] = [new Map<string, string>(), new Map<string, number>()];
	const parser = new Parser(
		{
			onopentagname() {
				[attributes, places] = [new Map(), new Map()];
			},
			onattribute(name, value) {
				attributes.set(attributeOf(name, dialect), unmasked(value));
				places.set(attributeOf(name, dialect), parser.startIndex);
			},
			onopentag(name, given) {
				for (const board of open) board.enter(name, given, parser.startIndex);
				if (name === "catchmate-board") {
					open.push(new OpenBoard(parser.startIndex, attributes, places));
				}
			},
			ontext(text) {
				const { startIndex: start, endIndex: end } = parser;
				const isOther = text !== source.slice(start, end + 1);
				for (const board of open) board.add(unmasked(text), start, isOther);
			},
			onclosetag(name) {
				if (name === "catchmate-board") {
					const board = open.pop();
					if (board !== undefined) found.push(board.close(dialect));
				}
				for (const board of open) board.leave(parser.startIndex);
			},
		},
		{ recognizeSelfClosing: dialect === "mdx", lowerCaseAttributeNames: dialect !== "mdx" },
	);
	parser.end(source);
	return found;
}
