/** The values that the element's attributes can have, and what is taken in place of any other. */
import type { Hints, Mode } from "./state.ts";

export type Theme = "light" | "dark" | "auto";
export type Loading = "eager" | "lazy";
export type Control = "verdict" | "buttons" | "moves";

/** Attributes with a fixed choice of values, the default first. */
export const choices = {
	mode: ["show", "analyse", "play", "edit", "puzzle"],
	hints: ["auto", "off", "staged", "full"],
	theme: ["auto", "light", "dark"],
	loading: ["eager", "lazy"],
} as const satisfies { mode: readonly Mode[]; [name: string]: readonly string[] };

export type Choice = keyof typeof choices;

const controls: readonly string[] = ["verdict", "buttons", "moves", "none", "auto"];

/** What stands in an attribute with spaces between. */
export const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? [];

export const areControls = (text: string): boolean =>
	wordsIn(text).every((word) => controls.includes(word));

/** What stands around the board: what is asked for, or what the mode needs. */
export function controlsOf(text: string, mode: Mode): ReadonlySet<Control> {
	const words = wordsIn(text);
	const isAuto = words.length === 0 || words.includes("auto");
	const all: readonly Control[] = ["verdict", "buttons", "moves"];
	const own: readonly Control[] = mode === "analyse" ? all : ["verdict", "buttons"];
	return new Set(isAuto ? own : all.filter((name) => words.includes(name)));
}

/** While somebody plays, hints come when they are asked for. */
export const hintsOf = (text: Hints | "auto", mode: Mode): Hints =>
	text !== "auto" ? text : mode === "play" ? "staged" : "full";

/** A number of plies from an attribute or a property; null when it is none, undefined when nothing is said. */
export function plyOf(value: unknown): number | null | undefined {
	if (value === null || value === undefined || value === "") {
		return undefined;
	}
	const number = Number(value);
	return Number.isInteger(number) && number >= 0 ? number : null;
}
