/** The current or next board of a session: its game, how it is opened, its code and link. */
import type {
	AnnotatedLine,
	Move,
	Position,
	PositionValue,
	SolveOptions,
	Solver,
	Table,
} from "catchmate";
import type { BoardProblem } from "../model/edit.ts";
import { linkOf } from "../model/link-text.ts";
import { sameMove } from "../model/position.ts";
import { currentPosition, type GameRecord, play, playLine, startRecord } from "../model/record.ts";
import { failureOf, isEngineError } from "./failure.ts";
import { hidesValues } from "./judging.ts";
import { firstPly, type GameState, type Match } from "./state.ts";
import type { Opener } from "./types.ts";

/** A game taken off the board, to be continued later. */
export interface SavedGame extends Pick<GameState, "puzzle" | "mistakes" | "hintsTaken" | "line"> {
	readonly record: GameRecord;
	/** The record as it was when the game was opened. */
	readonly opened: GameRecord;
}

/** A board, with moves to show on it or with the game played on it. */
export interface Snapshot {
	readonly problem: BoardProblem;
	readonly moves: readonly Move[];
	/** The moves with comments and variations; null without any. */
	readonly annotated?: AnnotatedLine | null;
	/** The position to show first, as a number of plies; the default is 0. */
	readonly ply?: number;
	/** The position to show before the board is solved; by default the first. */
	readonly seen?: Position | null;
	readonly saved?: SavedGame | null;
	/** Who opens it; by default the author. */
	readonly by?: Opener;
	/** The hints already taken in its game; by default 0. */
	readonly hints?: number | undefined;
	/** The ply at which it is solved as a puzzle; by default the author's last ply. */
	readonly plyTo?: number | undefined;
	/** The board that it replaces, if Undo can bring that back. */
	readonly replaces?: Snapshot | null;
}

/** The board with the current position of its game. */
export function problemOf({ problem, saved, seen = null }: Snapshot): BoardProblem {
	const position = saved ? currentPosition(saved.record) : seen;
	return position === null ? problem : { ...problem, position };
}

/** How a page opens a board. */
export interface OpenOptions {
	/** The opener, as `opening` reports it; the default is `author`. */
	readonly by?: Opener;
	/** The number of hints already taken in the game, as before a reload; the default is 0. */
	readonly hints?: number;
	/** The ply at which the board is solved as a puzzle; the default is the property `plyTo`. */
	readonly plyTo?: number;

	/** The game on this board to go on with, as the board's `savedGame` gave it; `moves` and `ply` then do not matter. */
	readonly saved?: SavedGame | null;
	/** The moves to show. */
	readonly moves?: readonly Move[];
	/** The moves with comments and variations, as `readAnnotated` gives them; they are shown with `moves`. */
	readonly annotated?: AnnotatedLine | null;
	/** The position to show first, as a number of plies; the default is 0. */
	readonly ply?: number;
	/** The game's table, which the board takes over; without it the board is solved. */
	readonly table?: Table;
	/**
	 * Makes the table instead of the board's own solver. If it fails, the old board comes back and `open` rejects with
	 * the same error.
	 */
	readonly solve?: (options: Pick<SolveOptions, "signal" | "onProgress">) => Promise<Table>;
	/** Called when the board is shown: before it is solved, or, if the same board is only changed, afterwards. */
	readonly onShow?: () => void;
	/** Aborting in time keeps the old board, or brings it back. */
	readonly signal?: AbortSignal;
	/** Whether Undo brings back the old board with its game; otherwise the history is cleared. */
	readonly undoable?: boolean;
}

/** A table's answers about a position. */
type Facts = Pick<Match, "value" | "moves">;

/** Asks a table about a record's position. */
export async function ask(table: Table, record: GameRecord): Promise<Facts> {
	const position = currentPosition(record);
	const [value, moves] = await Promise.all([table.lookup(position), table.moves(position)]);
	return { value, moves };
}

/** A game with its table's answers, ready to be shown. */
export interface Prepared {
	readonly problem: BoardProblem;
	readonly saved: SavedGame;
	readonly facts: Facts;
	/** The value of the record's first position. */
	readonly start: PositionValue;
	/** The first illegal move given, at which the record ends; null for none. */
	readonly illegal: Move | null;
}

/** A record of the given moves up to the first illegal one, or of best play. */
export async function openingRecord(
	table: Table,
	{ position }: BoardProblem,
	moves: readonly Move[] | "best",
): Promise<{ record: GameRecord; illegal: Move | null }> {
	let record = startRecord(position);
	if (moves === "best") {
		return { record: playLine(record, await table.line(position)), illegal: null };
	}
	for (const ply of moves) {
		const legal = await table.moves(currentPosition(record));
		const made = legal.find(({ move }) => sameMove(move, ply));
		if (made === undefined) return { record, illegal: ply };
		record = play(record, made);
	}
	return { record, illegal: null };
}

/** The code of a board with its game; null if they are too large for one, or during a restart of the solver. */
export function codeOf(solver: Solver, { problem, saved, ...given }: Snapshot): string | null {
	const moves = saved?.record.moves ?? given.moves;
	try {
		return solver.encode({ ...problem, moves });
	} catch (error) {
		if (isEngineError(error) || failureOf(error).kind !== "failed") return null;
		throw error;
	}
}

/** The position to show first; null for the first of the game, and if it is unknown before the solve. */
export function seenFirst(
	{ problem, moves, ply = 0, saved, seen = null }: Snapshot,
	solver: Solver | null,
	state: GameState,
): Position | null {
	if (saved || moves.length === 0) return saved ? currentPosition(saved.record) : seen;
	try {
		const coded = solver?.decode(solver.encode({ ...problem, moves }));
		return coded?.positions[firstPly(state, ply) - 1] ?? null;
	} catch {
		// Illegal moves are reported when the board is solved.
		return null;
	}
}

/**
 * The link from a board to Catchmate's page, where it opens with its game.
 * @param page the URL of the page; null for no link
 * @param puzzle the number of the puzzle that is set, or `day`; null for none
 * @returns null without a page, while there is no board, and for one that is too large for a link
 */
export function pageLink(
	page: string | null,
	{ code, state }: { readonly code: string | null; readonly state: GameState },
	puzzle: string | null,
): string | null {
	const { mode, match } = state;
	if (page === null) return null;
	if (puzzle !== null && mode === "puzzle") {
		return `${page}#puzzle${puzzle === "day" ? "" : `=${puzzle}`}`;
	}
	const { index, moves } = match?.record ?? { index: 0, moves: [] };
	const ply = index === moves.length ? null : index;
	// By default the page shows all values.
	const hidden = mode === "play" || hidesValues(state) ? "play" : null;
	const activity = mode === "edit" ? "edit" : hidden;
	return code && `${page}#${linkOf({ code, ply, activity, against: null })}`;
}
