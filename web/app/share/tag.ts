/** The tag that embeds a board in another page, and its options. */
import type { Hints, Mode } from "../../element/types.ts";
import type { Tag } from "../../locale/languages.ts";
import { type Appearance, appearanceOf } from "../../model/appearance.ts";

/** The forms of embedding: the element's tag with its script, or a block of code in Markdown. */
export const forms = ["tag", "markdown"] as const;
type Form = (typeof forms)[number];

/** The modes on offer. */
export const modes = [
	"show",
	"analyse",
	"play",
	"edit",
	"puzzle",
] as const satisfies readonly Mode[];

/** The maximum widths on offer, in CSS pixels; null for the page's full width. */
export const widths = { small: 320, medium: 480, full: null } as const;
type Size = keyof typeof widths;

/** The widths on offer: a block of code is as wide as the page's text. */
export const sizesOf = (form: Form): readonly Size[] =>
	form === "markdown" ? ["full"] : ["small", "medium", "full"];

export interface EmbedOptions extends Appearance {
	readonly form: Form;
	readonly mode: Mode;
	readonly hints: Hints | "auto";
	readonly size: Size;
	/** "auto" for the language of the surrounding page. */
	readonly language: Tag | "auto";
}

/** The hints on offer in a mode, the default first. Staged ones are for play only; puzzles have their own. */
export function hintsOf(mode: Mode): readonly EmbedOptions["hints"][] {
	return mode === "puzzle"
		? ["auto"]
		: mode === "play"
			? ["auto", "staged", "full", "off"]
			: ["auto", "full", "off"];
}

/** The game to embed. */
export interface Shown {
	/** The board and its game. */
	readonly code: string;
	/** The position shown first, as a number of plies. */
	readonly ply: number;
	readonly hasMoves: boolean;
	/** The height of the board's drawing, relative to its width. */
	readonly height: number;
}

/** The defaults of attributes that a tag leaves out. */
const usual: Readonly<Record<string, string>> = {
	hints: "auto",
	lang: "auto",
	...appearanceOf({}),
};

/** The element's attributes, without defaults. */
export function attributesOf(
	{ code, ply }: Shown,
	{ mode, hints, language: lang, ...options }: EmbedOptions,
): Readonly<Record<string, string>> {
	const chosen = Object.entries({ hints, lang, ...appearanceOf(options) });
	return {
		position: code,
		...(ply === 0 ? {} : { ply: String(ply) }),
		mode,
		...Object.fromEntries(chosen.filter(([name, value]) => value !== usual[name])),
	};
}

/** A text as an attribute's value. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The widths that differ from that of catchmate.css, as styles. */
const widthStyles: Readonly<Partial<Record<Size, string>>> = {
	small: `max-width: ${widths.small}px`,
	full: "max-width: none",
};

/**
 * @param script the URL of widget.js
 * @param styles the URL of catchmate.css
 */
export function tagText(
	shown: Shown,
	options: EmbedOptions,
	script: string,
	styles: string,
): string {
	const style = widthStyles[options.size];
	const attributes = Object.entries({
		...attributesOf(shown, options),
		// Reserves the space of the buttons from the start.
		...(options.mode === "show" && shown.hasMoves ? { controls: "verdict buttons" } : {}),
		...(style && { style }),
	}).map(([name, value]) => ` ${name}="${escaped(value)}"`);
	return `<link rel="stylesheet" href="${escaped(styles)}">
<script src="${escaped(script)}" defer></script>
<catchmate-board${attributes.join("")}>${roomText(shown.height)}</catchmate-board>
`;
}

/** The picture inside a tag that reserves the board's space; empty for a square board. */
export function roomText(height: number): string {
	return height === 1 ? "" : `<svg viewBox="0 0 1000 ${Math.round(1000 * height)}"></svg>`;
}
