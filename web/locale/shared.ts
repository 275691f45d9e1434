/** What all languages share: how one is chosen, and the writing of numbers, bytes, moves, and words that are found by a name. */
import type { Move, Square } from "catchmate";
import { type Ground, pointName } from "../board/graph.ts";
import { stepsOf } from "../board/position.ts";

/** The language of a tag, without its region or script. */
export const primary = (tag: string) => tag.split("-", 1)[0]?.toLowerCase();

/** The first language among those asked for that there is, whatever its region or script; else the list's first. */
export const choose = <T extends { readonly tag: string }>(
	languages: readonly [T, ...T[]],
	tags: readonly string[],
): T =>
	tags
		.map((tag) => languages.find((words) => primary(words.tag) === primary(tag)))
		.find((words) => words !== undefined) ?? languages[0];

/**
 * Writes whole numbers in a language. Numbers below a thousand look the same in every language here and are by far the most
 * frequent, so they do without the formatter, whose first use takes some 15 ms.
 */
export const numberWriter =
	(tag: string) =>
	(value: number): string =>
		value < 1000 ? String(value) : value.toLocaleString(tag);

/** A number of bytes in a unit that suits it. */
export function formatBytes(bytes: number, tag: string): string {
	if (!Number.isFinite(bytes)) {
		return "∞";
	}
	const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"];
	const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
	return (bytes / 1000 ** power).toLocaleString(tag, {
		style: "unit",
		unit: units[power] ?? "byte",
		maximumSignificantDigits: 3,
	});
}

/** A square in short: its point's name, or row and column without grouping or padding, as these are no quantities. */
export const formatSquare = ({ row, column }: Square, { graph }: Ground): string =>
	graph === undefined ? `${row},${column}` : pointName(graph, column);

export function formatMove(move: Move, pass: string, ground: Ground): string {
	const steps = stepsOf(move).map(
		({ from, to }) => `${formatSquare(from, ground)} → ${formatSquare(to, ground)}`,
	);
	return steps.length === 0 ? pass : steps.join(" + ");
}

/** The entry of a name; a name such as "constructor", which every object has, finds nothing. */
export const entry = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
	Object.hasOwn(entries, name) ? entries[name] : undefined;

/** The words of one game. */
export interface GameWords {
	readonly name: string;
	/** The rules in a sentence or two. */
	readonly rules: string;
	/** The layout of the game's text. */
	readonly format: string;
	/** The names of its ready-made boards, by their ids. */
	readonly presets: Readonly<Record<string, string>>;
}

/**
 * Finds the words of a game by its id.
 * @param nameOf names a game by its id.
 * @param general what else is said of a game without words of its own.
 */
export const gameWriter =
	(
		games: Readonly<Record<string, GameWords>>,
		nameOf: (id: string) => string,
		general: Pick<GameWords, "rules" | "format">,
	) =>
	(id: string): GameWords =>
		entry(games, id) ?? { ...general, name: nameOf(id), presets: {} };
