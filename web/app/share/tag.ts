/** What an author writes into a page to have a board there: the element's tag with its script, or a frame of this page. */
import type { Hints, Mode, Theme } from "../../element/types.ts";

/** The ways that a board comes into a page: as the element, or in a frame. */
export const forms = ["tag", "frame"] as const;
type Form = (typeof forms)[number];

/** What the reader does with the board. */
export const modes = [
	"show",
	"analyse",
	"play",
	"edit",
	"puzzle",
] as const satisfies readonly Mode[];

/** The greatest widths that are offered, in CSS pixels; null for that of the place. */
export const widths = { small: 320, medium: 480, full: null } as const;
export type Size = keyof typeof widths;
export const sizes = ["small", "medium", "full"] as const satisfies readonly Size[];

export const themes = ["auto", "light", "dark"] as const satisfies readonly Theme[];

/** What an author chooses. */
export interface Choice {
	readonly form: Form;
	readonly mode: Mode;
	readonly hints: Hints | "auto";
	readonly size: Size;
	/** A language's tag; null for that of the place. */
	readonly lang: string | null;
	readonly theme: Theme;
}

/** The hints that a mode has: they come step by step only in play, and a puzzle has its own. The default is the first. */
export function hintsOf(mode: Mode): readonly Choice["hints"][] {
	return mode === "puzzle"
		? ["auto"]
		: mode === "play"
			? ["auto", "staged", "full", "off"]
			: ["auto", "full", "off"];
}

/** The most that such a board tells of values. A puzzle shows its solution to those who give it up. */
export const toldBy = ({ mode, hints }: Choice): Hints =>
	mode === "puzzle" ? "full" : hints !== "auto" ? hints : mode === "play" ? "staged" : "full";

/** The game that is put into a page. */
export interface Shown {
	/** The board and its game. */
	readonly code: string;
	/** The ply that is seen first. */
	readonly ply: number;
	/** Whether the game has moves. */
	readonly hasMoves: boolean;
	/** The game's name, which a frame bears for those who do not see it. */
	readonly name: string;
	/** The height of the board's drawing for a width of one. */
	readonly height: number;
}

/** The element's attributes, without those that say the default. */
export function attributesOf(
	{ code, ply }: Pick<Shown, "code" | "ply">,
	{ mode, hints, lang, theme }: Choice,
): Readonly<Record<string, string>> {
	return {
		position: code,
		...(ply === 0 ? {} : { ply: String(ply) }),
		mode,
		...(hints === "auto" ? {} : { hints }),
		...(lang === null ? {} : { lang }),
		...(theme === "auto" ? {} : { theme }),
	};
}

/** A text between the quotes of an attribute. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const open = (name: string, attributes: Readonly<Record<string, string>>) =>
	`<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(" ")}>`;

/** @param script the address of widget.js */
export function tagText(shown: Shown, choice: Choice, script: string): string {
	const width = widths[choice.size];
	const style = width === null ? {} : { style: `max-width: ${width}px` };
	const board = open("catchmate-board", { ...attributesOf(shown, choice), ...style });
	return `<script src="${escaped(script)}" defer></script>\n${board}</catchmate-board>\n`;
}

/** The width that a frame as wide as its place is taken to have, and the bounds of its board's height, in CSS pixels. */
const usualWidth = 640;
const lowest = 128;
const highest = 640;
/** The space around the board, on either side. */
const padding = 8;
/** The height of what stands over and under the board, in CSS pixels: the verdict, the buttons, room for a hint, a few moves. */
const around: Readonly<Record<Mode, number>> = {
	show: 80,
	analyse: 340,
	play: 200,
	edit: 200,
	puzzle: 200,
};
/** That of the buttons that lead through a game which is only shown. */
const buttons = 60;

/** The height of a frame that holds all of the board, in CSS pixels. */
function frameHeight(
	{ height, hasMoves }: Pick<Shown, "height" | "hasMoves">,
	{ mode, size }: Choice,
): number {
	const board = ((widths[size] ?? usualWidth) - 2 * padding) * height;
	const more = mode === "show" && hasMoves ? buttons : 0;
	return Math.round(Math.min(highest, Math.max(lowest, board)) + around[mode] + more);
}

/** @param page the address of this page */
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
