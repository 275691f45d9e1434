/** The values of the element's attributes, their checks and their defaults. */
import type { Move, Rules, Square, Step } from "catchmate";
import { type Ground, pointNamed } from "../model/graph.ts";
import { moveOf } from "../model/position.ts";
import type { Settings } from "./state.ts";
import type { Hints, Loading, Mode, Theme } from "./types.ts";

export type Control = "verdict" | "buttons" | "moves" | "rules" | "link";

/** The element's attributes and properties that an author sets. */
export interface Attributes {
	game: string | null;
	position: string | null;
	puzzleNumber: string | null;
	moves: string | readonly Move[] | null;
	mode: Mode;
	human: string | null;
	hints: Hints | "auto";
	controls: string;
	page: string | null;
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

/** The words of an attribute, separated by spaces. */
const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? [];

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

/** The square for a text such as `1,2`, or for the name of a point. */
function squareOf(text: string, { graph }: Ground): Square | null {
	const [row, column] = /^(\d+),(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
	return graph !== undefined
		? pointNamed(graph, text)
		: row !== undefined && column !== undefined
			? { row, column }
			: null;
}

/**
 * Moves, or the moves in a text such as `1,1-1,2 3,3-1,3 pass`, on a graph `b-c a-b` by names of points; `+` joins the
 * steps of a turn of several pieces. Null for any other text.
 */
export function movesOf(
	value: string | readonly Move[] | null,
	ground: Ground,
): readonly Move[] | null {
	if (typeof value !== "string") {
		return value ?? [];
	}
	const stepOf = (text: string): Step | null => {
		const [from = null, to = null, ...more] = text
			.split("-")
			.map((square) => squareOf(square, ground));
		return from !== null && to !== null && more.length === 0 ? { from, to } : null;
	};
	const moves = wordsIn(value).map((word): Move | null => {
		if (word === "pass") {
			return { from: null, to: null };
		}
		const steps = word.split("+").map(stepOf);
		return steps.every((step) => step !== null) ? moveOf(steps) : null;
	});
	return moves.every((move) => move !== null) ? moves : null;
}

/** Whether a text may be moves on some board. Names of points are only known with the graph. */
const canBeMoves = (value: string | readonly Move[] | null): boolean =>
	typeof value !== "string" ||
	wordsIn(value).every((word) =>
		/^(pass|\d+,\d+-\d+,\d+(\+\d+,\d+-\d+,\d+)*|[^,>#+-]+-[^,>#+-]+(\+[^,>#+-]+-[^,>#+-]+)*)$/.test(
			word,
		),
	);

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
	rules: Rules | null,
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
	const { controls, page, human, ply, plyFrom, plyTo, moves, puzzleNumber } = attributes;
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
	if (!canBeMoves(moves)) {
		report("moves", moves, "none");
	}
	const isSide = (name: string) => rules === null || rules.sides.some((side) => side.name === name);
	if (!wordsIn(human ?? "").every(isSide)) {
		report("human", human, "the side that can win");
	}
}
