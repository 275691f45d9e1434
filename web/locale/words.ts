/** Everything that the page says. Each language is one value of this type, so that none can lack a phrase. */
import type {
	Edge,
	InputErrorFields,
	Move,
	MoveValue,
	Outcome,
	PositionValue,
	Progress,
} from "catchmate";
import type { GridWords } from "../board/grid.ts";
import type { Ending } from "../board/position.ts";

/** What is said in passing: the answer to something that a person tried. */
export type Notice =
	| "stopped"
	| "solving-again"
	| "cannot-write"
	| "copied"
	| "copy-failed"
	| "ambiguous"
	| "illegal"
	| "not-playable"
	| "game-over";

export interface Words extends GridWords {
	/** BCP 47. */
	readonly tag: string;
	/** The language's name in itself. */
	readonly ownName: string;
	readonly title: string;
	readonly tagline: string;
	readonly language: string;
	readonly number: (value: number) => string;
	readonly side: (name: string) => string;
	readonly game: (id: string) => string;

	readonly setup: {
		readonly heading: string;
		readonly game: string;
		readonly preset: string;
		readonly presetName: (id: string) => string;
		readonly ownText: string;
		readonly text: string;
		/** What the format of a game looks like; the empty text for a game that the page has never heard of. */
		readonly format: (gameId: string) => string;
		readonly solve: string;
		readonly copy: string;
		readonly fromBoard: string;
		readonly answer: string;
		readonly noAnswer: string;
		readonly copyInput: string;
		readonly copyAnswer: string;
		readonly boards: string;
		readonly switchTo: (gameId: string) => string;
		readonly keepsBoard: string;
		readonly solving: (progress: Progress | null) => string;
	};

	readonly verdict: {
		readonly loading: string;
		readonly sentence: (value: PositionValue, toMove: string) => string;
		readonly over: (winner: string | null, toMove: string, ending: Ending) => string;
		readonly repeated: (times: number) => string;
	};

	readonly moves: {
		readonly heading: string;
		/** The heading of the moves with one outcome. */
		readonly group: (outcome: Outcome) => string;
		readonly move: (move: Move) => string;
		readonly value: (value: MoveValue) => string;
		readonly none: string;
		readonly perspective: (side: string) => string;
	};

	readonly players: {
		readonly heading: string;
		readonly human: string;
		readonly perfect: string;
	};

	readonly controls: {
		readonly heading: string;
		readonly undo: string;
		readonly redo: string;
		readonly restart: string;
		readonly best: string;
		readonly pause: string;
		readonly resume: string;
	};

	readonly record: {
		readonly heading: string;
		readonly start: string;
		/** What stands before and after a ply's number, to be heard only. */
		readonly ply: (side: string) => readonly [before: string, after: string];
		readonly empty: string;
	};

	readonly legend: {
		readonly heading: string;
		readonly win: string;
		readonly draw: string;
		readonly loss: string;
		readonly unit: string;
		readonly lastMove: string;
		readonly piece: (side: string) => string;
		readonly goal: (side: string, edge: Edge) => string;
		readonly keys: string;
		readonly keyList: readonly (readonly [keys: string, meaning: string])[];
	};

	readonly news: {
		readonly moved: (side: string, move: Move, captured: boolean) => string;
	} & Readonly<Record<Notice, string>>;

	readonly errors: {
		readonly place: (error: InputErrorFields) => string;
		readonly input: (error: InputErrorFields) => string;
		readonly tooLarge: (bytes: number, budget: number, board: number | null) => string;
		readonly failed: (message: string) => string;
	};
}

/** A number of bytes with a unit that suits it. */
export function formatBytes(bytes: number, tag: string): string {
	if (!Number.isFinite(bytes)) {
		return "∞";
	}
	const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"];
	const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
	return new Intl.NumberFormat(tag, {
		style: "unit",
		unit: units[power] ?? "byte",
		maximumSignificantDigits: 3,
	}).format(bytes / 1000 ** power);
}

/** Rows and columns without grouping or padding: they are names of squares, not quantities. */
export function formatMove(move: Move, pass: string): string {
	const { from, to } = move;
	return from === null || to === null
		? pass
		: `${from.row},${from.column} → ${to.row},${to.column}`;
}
