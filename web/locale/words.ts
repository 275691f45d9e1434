/** Everything that the element says. Each language is one value of this type, so that none can lack a phrase. */
import type {
	InputErrorFields,
	Move,
	Outcome,
	PositionValue,
	Progress,
	Square,
	Value,
} from "catchmate";
import type { GridWords } from "../board/grid.ts";
import type { Ending } from "../board/position.ts";

/** What is said in passing: the answer to something that a person tried. */
export type Notice =
	| "stopped"
	| "solving-again"
	| "ambiguous"
	| "illegal"
	| "not-playable"
	| "game-over"
	| "wrong"
	| "occupied";

export interface Words extends GridWords {
	/** BCP 47. */
	readonly tag: string;
	readonly number: (value: number) => string;
	readonly side: (name: string) => string;

	readonly verdict: {
		readonly loading: string;
		readonly solving: (progress: Progress) => string;
		/** All that may be said where values are hidden. */
		readonly toMove: (side: string) => string;
		/** Of a board whose successor could not be read or solved. */
		readonly old: string;
		/** Of a verdict that is still that of the board before. */
		readonly stale: string;
		readonly sentence: (value: PositionValue, toMove: string) => string;
		readonly over: (winner: string | null, toMove: string, ending: Ending) => string;
		readonly repeated: (times: number) => string;
	};

	readonly moves: {
		readonly heading: string;
		/** The heading of the moves with one outcome. */
		readonly group: (outcome: Outcome) => string;
		readonly move: (move: Move) => string;
		readonly value: (value: Value) => string;
		readonly none: string;
	};

	readonly controls: {
		readonly heading: string;
		readonly undo: string;
		/** The same, of a change of the board. */
		readonly unedit: string;
		readonly redo: string;
		readonly restart: string;
		readonly best: string;
		readonly pause: string;
		readonly resume: string;
		readonly hint: string;
		readonly "give-up": string;
		readonly swap: string;
	};

	readonly puzzle: {
		readonly task: (side: string) => string;
		readonly solved: string;
		readonly solution: string;
	};

	/** Hints, from the faintest. */
	readonly hints: {
		readonly piece: (square: Square) => string;
		readonly move: (move: Move) => string;
		readonly line: (moves: string) => string;
	};

	readonly news: {
		readonly moved: (side: string, move: Move, captured: boolean) => string;
	} & Readonly<Record<Notice, string>>;

	readonly errors: {
		readonly place: (error: InputErrorFields) => string;
		readonly input: (error: InputErrorFields) => string;
		readonly tooLarge: (bytes: number, budget: number, board: number | null) => string;
		readonly code: string;
		readonly unsound: (message: string) => string;
		readonly failed: (message: string) => string;
	};
}

/**
 * Writes whole numbers as a language does. Those below a thousand look the same in every language here, and are most of those
 * that are written: the formatter, the first of which takes a page some 15 ms to make, is left for the others.
 */
export const numberWriter =
	(tag: string) =>
	(value: number): string =>
		value < 1000 ? String(value) : value.toLocaleString(tag);

/** A number of bytes with a unit that suits it. */
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

/** Rows and columns without grouping or padding: they are names of squares, not quantities. */
export function formatMove(move: Move, pass: string): string {
	const { from, to } = move;
	return from === null || to === null
		? pass
		: `${from.row},${from.column} → ${to.row},${to.column}`;
}
