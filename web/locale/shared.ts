/** Functions of all languages: they format numbers, bytes and moves, and find words by name. */
import type { Move, Rules, Square } from "catchmate";
import { type Ground, pointName } from "../model/graph.ts";
import { stepsOf } from "../model/position.ts";

/**
 * Formats whole numbers. Numbers below 1000, by far the most frequent, look the same in all our languages; they skip the
 * formatter, whose first use takes about 15 ms.
 */
export const numberWriter =
	(tag: string) =>
	(value: number): string =>
		value < 1000 ? String(value) : value.toLocaleString(tag);

/** Formats a number of bytes in a suitable unit. */
export function formatBytes(bytes: number, tag: string): string {
	const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"];
	const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
	return (bytes / 1000 ** power).toLocaleString(tag, {
		style: "unit",
		unit: units[power] ?? "byte",
		maximumSignificantDigits: 3,
	});
}

/** Formats an estimated time in seconds or minutes, rounded up. */
export function formatTime(seconds: number, tag: string): string {
	const step = seconds < 10 ? 1 : seconds < 90 ? 10 : 60;
	const unit = step === 60 ? "minute" : "second";
	const count = (Math.max(1, Math.ceil(seconds / step)) * step) / (step === 60 ? 60 : 1);
	return count.toLocaleString(tag, { style: "unit", unit, unitDisplay: "long" });
}

/** A square in short: a point's name, or row and column without digit grouping. */
export const formatSquare = ({ row, column }: Square, { graph }: Ground): string =>
	graph === undefined ? `${row},${column}` : pointName(graph, column);

/** A move. Parentheses keep squares apart in a list of moves; points of a graph need none. */
export function formatMove(move: Move, pass: string, ground: Ground): string {
	const steps = stepsOf(move).map(({ from, to }) => {
		const [start, end] = [formatSquare(from, ground), formatSquare(to, ground)];
		return ground.graph === undefined ? `(${start})→(${end})` : `${start} → ${end}`;
	});
	return steps.length === 0 ? pass : steps.join(" + ");
}

/** Whether the reader points with a finger; false outside of browsers. */
export const isTouch: boolean = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

/** Capitalises a text's first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The entry for a name; undefined for names such as "constructor", which every object has. */
export const ownValue = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
	Object.hasOwn(entries, name) ? entries[name] : undefined;

/** The longest move of a side, in squares. */
type Reach = (side: string) => number;

/** A text on a game: fixed, or written for the sides' reaches on a board. */
export type GameText<Text extends string | readonly string[] = string> =
	| Text
	| ((reach: Reach) => Text);

/** The rules of a game: how to move, how to win, how else it ends. */
export type GameLines = GameText<readonly string[]>;

/** A text on a game, for a board with these rules. */
export const gameText = <Text extends string | readonly string[]>(
	text: GameText<Text>,
	{ sides }: Pick<Rules, "sides">,
): Text =>
	typeof text === "function"
		? text((side) => sides.find(({ name }) => name === side)?.reach ?? 1)
		: text;

/** The words for one game. */
export interface GameWords {
	readonly name: string;
	/** Each side's aim, in a sentence to its player; empty for a game without words. */
	readonly aims: Readonly<Record<string, string>>;
	readonly rules: GameLines;
	/** The names of its ready-made boards, by id. */
	readonly presets: Readonly<Record<string, string>>;
}

/**
 * Makes a function that finds a game's words by its id.
 * @param nameOf names a game by its id
 * @param general the other words of a game without its own
 */
export const gameWriter =
	(
		games: Readonly<Record<string, GameWords>>,
		nameOf: (id: string) => string,
		general: Pick<GameWords, "rules">,
	) =>
	(id: string): GameWords =>
		ownValue(games, id) ?? { ...general, name: nameOf(id), aims: {}, presets: {} };
