/** The values of the element's attributes, their checks and their defaults. */
import type { Game, Move } from "catchmate";
import { tagFor } from "../locale/languages.ts";
import { arrowsOf, canBeMoves, marksOf, wordsIn } from "./squares-text.ts";
import type { Settings } from "./state.ts";
import type { Hints, Loading, Mode, Theme } from "./types.ts";

export type Control = "verdict" | "buttons" | "moves" | "rules" | "link";

/** The element's attributes and properties that an author sets. */
export interface Attributes {
	game: string | null;
	position: string | null;
	puzzleNumber: string | null;
	moves: string | readonly Move[] | null;
	arrowsText: string | null;
	marksText: string | null;
	mode: Mode;
	human: string | null;
	hints: Hints | "auto";
	controls: string;
	page: string | null;
	lang: string;
	theme: Theme;
	ply: number | null;
	plyFrom: number | null;
	plyTo: number | null;
	loading: Loading;
}

/** Reports an impossible value and the one used instead. */
export type Report = (name: string, value: unknown, fallback: string) => void;

/** Attributes with a fixed set of values; the default comes first. */
const choices = {
	mode: ["show", "analyse", "play", "edit", "puzzle"],
	hints: ["auto", "off", "staged", "full"],
	theme: ["auto", "light", "dark"],
	loading: ["eager", "lazy"],
} as const satisfies { [Name in keyof Attributes]?: readonly Attributes[Name][] };

const controlNames: readonly Control[] = ["verdict", "buttons", "moves", "rules", "link"];

/** The controls around the board: those listed, or by default those that the mode needs. Without a page there is no link to it. */
export function controlsOf({
	controls,
	mode,
	page,
}: Pick<Attributes, "controls" | "mode" | "page">): ReadonlySet<Control> {
	const words = wordsIn(controls);
	const isAuto = words.length === 0 || words.includes("auto");
	const usual: readonly Control[] = ["verdict", "buttons", "link"];
	const named = isAuto ? [...usual, ...(mode === "analyse" ? ["moves"] : [])] : words;
	return new Set(
		controlNames.filter((name) => named.includes(name) && (name !== "link" || page !== null)),
	);
}

/** While someone plays, the default is to give hints on request. */
const hintsOf = (text: Hints | "auto", mode: Mode): Hints =>
	text !== "auto" ? text : mode === "play" ? "staged" : "full";

/** A number of plies from a property or an attribute; null for any other value. */
export function plyOf(value: unknown): number | null {
	const number = value === null || value === "" ? Number.NaN : Number(value);
	return Number.isInteger(number) && number >= 0 ? number : null;
}

/** Reads an attribute as a number of plies. Other texts are kept, to be reported. */
export const plyConverter = (text: string | null): unknown => plyOf(text) ?? text;

/**
 * A session's settings from the element's properties.
 * @param chosen the sides that the page lets the reader play; null for those that the author names
 */
export function settingsOf(
	board: Pick<Attributes, "mode" | "hints" | "human" | "plyFrom" | "plyTo">,
	chosen: readonly string[] | null = null,
): Settings {
	const { mode, hints, human } = board;
	const humans = chosen ?? (human === null ? null : wordsIn(human));
	const plyFrom = plyOf(board.plyFrom) ?? 0;
	const plyTo = Math.max(plyFrom, plyOf(board.plyTo) ?? Number.POSITIVE_INFINITY);
	return { mode, hints: hintsOf(hints, mode), plyFrom, plyTo, humans };
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

/** Reports impossible values, and replaces those of a fixed set by the default. */
export function validateAttributes(
	attributes: Attributes,
	game: Game | null,
	report: Report,
): void {
	for (const [name, values] of Object.entries(choices)) {
		const value: unknown = Reflect.get(attributes, name);
		if (!values.some((possible) => possible === value)) {
			const [fallback] = values;
			if (value !== null) {
				report(name, value, fallback);
			}
			Reflect.set(attributes, name, fallback);
		}
	}
	const { controls, page, lang, human, ply, plyFrom, plyTo, moves, puzzleNumber } = attributes;
	const { arrowsText, marksText } = attributes;
	const words: readonly string[] = [...controlNames, "none", "auto"];
	if (!wordsIn(controls ?? "").every((word) => words.includes(word))) {
		report("controls", controls, "auto");
		attributes.controls = "auto";
	}
	for (const [name, value] of Object.entries({ ply, "ply-from": plyFrom, "ply-to": plyTo })) {
		if (isGiven(value) && plyOf(value) === null) {
			report(name, value, "none");
		}
	}
	if (puzzleNumber !== null && !/^([1-9]\d{0,4}|day)$/.test(puzzleNumber)) {
		report("puzzle", puzzleNumber, "none");
		attributes.puzzleNumber = null;
	}
	if (page !== null && !/^(https?:|file:|[^:]*$)/i.test(page)) {
		report("page", page, "none");
		attributes.page = null;
	}
	if (lang !== "" && tagFor(lang) === undefined) {
		report("lang", lang, "en");
	}
	if (game !== null && arrowsOf(arrowsText ?? "", game.board) === null) {
		report("arrows", arrowsText, "none");
	}
	if (game !== null && marksOf(marksText ?? "", game.board) === null) {
		report("marks", marksText, "none");
	}
	if (!canBeMoves(moves)) {
		report("moves", moves, "none");
	}
	const isSide = (name: string) =>
		game === null || game.rules.sides.some((side) => side.name === name);
	if (!wordsIn(human ?? "").every(isSide)) {
		report("human", human, "the side that can win");
	}
}
