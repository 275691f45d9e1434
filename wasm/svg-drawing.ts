/** What pictures of boards are drawn with: colours, lengths and places, and what is drawn so far. */
import type { Rules, Square } from "./types.ts";

type Colour = readonly [light: string, dark: string];

const COLOURS = {
	ground: ["#f5f4f0", "#131518"],
	square: ["#fdfcf8", "#2a2e34"],
	line: ["#cdc9bd", "#454b53"],
	frame: ["#3a3d42", "#8b919a"],
	number: ["#575b62", "#aaaeb5"],
	obstacle: ["#565b63", "#767d87"],
	hatch: ["#767c85", "#5b616a"],
	last: ["#6d6a60", "#b3ad97"],
	tint: ["#f0ead6", "#3a3930"],
	accent: ["#6a3fc0", "#b99cff"],
	chip: ["#ffffff", "#15171a"],
	text: ["#1d1f23", "#f3f2ee"],
	win: ["#0072b2", "#0072b2"],
	draw: ["#757575", "#757575"],
	loss: ["#d55e00", "#d55e00"],
	white: ["#ffffff", "#f4f2ec"],
	whiteEdge: ["#3a3d42", "#6e6a60"],
	red: ["#dd4a3c", "#ef6a5b"],
	redEdge: ["#7d150c", "#5c100a"],
	black: ["#1b1d20", "#08090a"],
	blackEdge: ["#000000", "#d4d6d9"],
} as const satisfies Record<string, Colour>;

type ColourName = keyof typeof COLOURS;

export const FONT =
	"system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

/** Path data in a square of 100 by 100; the detail is drawn as lines inside the outline. */
const COUNTER = {
	outline: "M50 13a37 37 0 1 0 0 74a37 37 0 1 0 0-74z",
	detail: "M50 28a22 22 0 1 0 0 44a22 22 0 1 0 0-44z",
};
const PAWN = {
	outline:
		"M50 10C60 10 68 18 68 28C68 34 65 39 61 42H67V50H60C61 61 65 67 72 73H76A5 5 0 0 1 81 78V88H19V78A5 5 0 0 1 24 73H28C35 67 39 61 40 50H33V42H39C35 39 32 34 32 28C32 18 40 10 50 10Z",
	detail: "M29 78.5H71",
};
const LOOKS = {
	white: { shape: COUNTER, fill: "white", edge: "whiteEdge" },
	red: { shape: COUNTER, fill: "red", edge: "redEdge" },
	black: { shape: PAWN, fill: "black", edge: "blackEdge" },
} as const;

/** A side looks as its name says, or, when a name says nothing, light for the first and dark for the second side. */
export function lookOf({ sides }: Rules, side: string) {
	const known = sides.every(({ name }) => Object.hasOwn(LOOKS, name));
	const name = known ? side : side === sides[0].name ? "white" : "black";
	return LOOKS[name as keyof typeof LOOKS];
}

/** Room for the row and column numbers, and on the other two sides for the marks of goals. */
export const NUMBERS = 22;
export const PLAIN = 8;

export function escaped(text: string): string {
	const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
	// XML has no way to say a control character.
	const printable = text.replace(
		/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
		"\ufffd",
	);
	return printable.replace(/[&<>]/g, (character) => entities[character] ?? "");
}

/** A length, short: to a hundredth of a pixel. */
export const short = (length: number) => String(Math.round(length * 100) / 100);

/** Path data, from letters and lengths. */
export function path(...parts: readonly (string | number)[]): string {
	return parts.map((part) => (typeof part === "number" ? short(part) : part)).join(" ");
}

/** What is drawn so far, with its colours. */
export class Drawing {
	readonly #theme: "auto" | "light" | "dark";
	readonly #parts: string[] = [];
	readonly #used = new Set<string>();

	constructor(theme: "auto" | "light" | "dark") {
		this.#theme = theme;
	}

	/** Attributes of a colour: the light one stands in them, for viewers that know no style. */
	#paint(kind: "fill" | "stroke", name: ColourName | "none"): string {
		if (name === "none") return ` ${kind}="none"`;
		const [light, dark] = COLOURS[name];
		if (light !== dark) this.#used.add(`.catchmate-${kind}-${name}{${kind}:${dark}}`);
		return ` ${kind}="${this.#theme === "dark" ? dark : light}"`;
	}

	add(
		element: string,
		attributes: Readonly<Record<string, string | number>>,
		{
			fill = "none",
			stroke = "none",
		}: { fill?: ColourName | "none"; stroke?: ColourName | "none" },
		content = "",
	): void {
		const classes = Object.entries({ fill, stroke })
			.filter(([, name]) => name !== "none")
			.map(([kind, name]) => `catchmate-${kind}-${name}`);
		const given = Object.entries({ ...attributes, class: classes.join(" ") });
		const written = given.map(([name, value]) => {
			return ` ${name}="${typeof value === "number" ? short(value) : value}"`;
		});
		const paint =
			this.#paint("fill", fill) + (stroke === "none" ? "" : this.#paint("stroke", stroke));
		const end = content === "" ? "/>" : `>${content}</${element}>`;
		this.#parts.push(`<${element}${written.join("")}${paint}${end}`);
	}

	/** A rectangle in a colour that is the same in light and dark. */
	addTile(attributes: Readonly<Record<string, number>>, fill: string): void {
		const box = Object.entries(attributes).map(([name, value]) => ` ${name}="${short(value)}"`);
		this.#parts.push(`<rect${box.join("")} fill="${fill}"/>`);
	}

	/** The elements, one a line, behind the style that makes them dark where the system is. */
	written(): string {
		const rules = [...this.#used].map((rule) => `.catchmate-auto ${rule}`).join("");
		const style = `<style>@media (prefers-color-scheme:dark){${rules}}</style>\n`;
		return (this.#theme === "auto" ? style : "") + this.#parts.join("\n");
	}
}

/** Where everything is, in pixels. */
export interface Layout {
	readonly cell: number;
	readonly rows: number;
	readonly columns: number;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

export function cornerOf({ cell }: Layout, { row, column }: Square): Point {
	return { x: NUMBERS + (column - 1) * cell, y: NUMBERS + (row - 1) * cell };
}

export function centreOf(layout: Layout, square: Square): Point {
	const { x, y } = cornerOf(layout, square);
	return { x: x + layout.cell / 2, y: y + layout.cell / 2 };
}

export function within(low: number, length: number, high: number): number {
	return Math.min(high, Math.max(low, length));
}
