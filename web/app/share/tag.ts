/** What embeds a board in another page, and the HTML of it: the element's tag with its script, or a frame of this page. */
import type { Hints, Mode, Theme } from "../../element/types.ts";
import type { Tag } from "../../locale/languages.ts";

/** The forms of embedding: the element's tag, a frame, or a block of code in Markdown. */
export const forms = ["tag", "frame", "markdown"] as const;
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
export type Size = keyof typeof widths;
const sizes = ["small", "medium", "full"] as const satisfies readonly Size[];

/** The sizes on offer: a block of code is as wide as the page's text. */
export const sizesOf = (form: Form): readonly Size[] => (form === "markdown" ? ["full"] : sizes);

export const themes = ["auto", "light", "dark"] as const satisfies readonly Theme[];

/** The options of embedding. */
export interface Choice {
	readonly form: Form;
	readonly mode: Mode;
	readonly hints: Hints | "auto";
	readonly size: Size;
	/** "auto" stands for the language of the surrounding page. */
	readonly language: Tag | "auto";
	readonly theme: Theme;
}

/** The hints on offer in a mode: step by step only in play; puzzles have their own. The first is the default. */
export function hintsOf(mode: Mode): readonly Choice["hints"][] {
	return mode === "puzzle"
		? ["auto"]
		: mode === "play"
			? ["auto", "staged", "full", "off"]
			: ["auto", "full", "off"];
}

/** The most that the board reveals. A puzzle reveals its solution to readers who give up. */
export const toldBy = ({ mode, hints }: Choice): Hints =>
	mode === "puzzle" ? "full" : hints !== "auto" ? hints : mode === "play" ? "staged" : "full";

/** The game to embed. */
export interface Shown {
	/** The board and its game. */
	readonly code: string;
	/** The position shown first, as a number of plies. */
	readonly ply: number;
	/** Whether the game has moves. */
	readonly hasMoves: boolean;
	/** The game's name, for screen readers. */
	readonly name: string;
	/** The height of the board's drawing, relative to its width. */
	readonly height: number;
}

/** The element's attributes, without those that have their default. */
export function attributesOf(
	{ code, ply }: Shown,
	{ mode, hints, language, theme }: Choice,
): Readonly<Record<string, string>> {
	return {
		position: code,
		...(ply === 0 ? {} : { ply: String(ply) }),
		mode,
		...(hints === "auto" ? {} : { hints }),
		...(language === "auto" ? {} : { lang: language }),
		...(theme === "auto" ? {} : { theme }),
	};
}

/** A text as an attribute's value. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const open = (name: string, attributes: Readonly<Record<string, string>>) =>
	`<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(" ")}>`;

/** The assumed width of a board at full width, in CSS pixels. */
const usualWidth = 640;
/** The least height of a board, in CSS pixels. */
const lowest = 128;
/** The greatest height. */
const highest = 640;
/** The padding of the board on each side. */
const padding = 8;
/**
 * The height of everything above and below the board in a frame, in CSS pixels: verdict, buttons, space for a hint, some
 * moves. A tag has it from catchmate.css.
 */
const around: Readonly<Record<Mode, number>> = {
	show: 96,
	analyse: 356,
	play: 216,
	edit: 216,
	puzzle: 216,
};
/** The height of the buttons that step through a game in `show`. */
const buttons = 60;

/** The height of the link to this page, which stands in a frame. */
const link = 56;

/** The height of a frame, in CSS pixels. */
function frameHeight({ height, hasMoves }: Shown, { mode, size }: Choice): number {
	const board = ((widths[size] ?? usualWidth) - 2 * padding) * height;
	const more = mode === "show" && hasMoves ? buttons : 0;
	return Math.round(Math.min(highest, Math.max(lowest, board)) + around[mode] + more + link);
}

/** The styles of a tag: the width, where it is not that of catchmate.css. */
const widthStyles: Readonly<Record<Size, string | undefined>> = {
	small: `max-width: ${widths.small}px`,
	medium: undefined,
	full: "max-width: none",
};

/**
 * @param script the URL of widget.js
 * @param styles the URL of catchmate.css
 */
export function tagText(shown: Shown, choice: Choice, script: string, styles: string): string {
	const style = widthStyles[choice.size];
	const attributes = {
		...attributesOf(shown, choice),
		// The buttons have their room from the start.
		...(choice.mode === "show" && shown.hasMoves ? { controls: "verdict buttons" } : {}),
		...(style && { style }),
	};
	const board = open("catchmate-board", attributes) + roomText(shown.height);
	return `${open("link", { rel: "stylesheet", href: styles })}
<script src="${escaped(script)}" defer></script>
${board}</catchmate-board>
`;
}

/** The picture inside a tag that keeps the board's room, unless it is as high as it is wide. */
export function roomText(height: number): string {
	return height === 1 ? "" : `<svg viewBox="0 0 1000 ${Math.round(1000 * height)}"></svg>`;
}

/** @param page the URL of this page */
export function frameText(shown: Shown, choice: Choice, page: string): string {
	const query = new URLSearchParams(attributesOf(shown, choice));
	const frame = open("iframe", {
		src: new URL(`?embed&${query}`, page).href,
		title: shown.name,
		width: String(widths[choice.size] ?? "100%"),
		height: String(frameHeight(shown, choice)),
		style: "border: 0; max-width: 100%",
		loading: "lazy",
	});
	return `${frame}</iframe>\n`;
}
