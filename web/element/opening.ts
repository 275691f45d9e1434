/** A game that is to be opened: its record, and what its table says of it. */
import type { Move, PositionValue, Table } from "catchmate";
import type { BoardProblem } from "../model/edit.ts";
import { sameMove } from "../model/position.ts";
import { currentPosition, type GameRecord, play, playLine, startRecord } from "../model/record.ts";
import type { SavedGame } from "./history.ts";
import type { Match } from "./state.ts";

/** What the board shows of a position's table. */
type Facts = Pick<Match, "value" | "moves">;

/** Asks a table what the board shows of a record's position. */
export async function ask(table: Table, record: GameRecord): Promise<Facts> {
	const position = currentPosition(record);
	const [value, moves] = await Promise.all([table.lookup(position), table.moves(position)]);
	return { value, moves };
}

/** A game to open: the moves given, or best play. */
export interface Opening {
	readonly moves: readonly Move[] | "best";
	/** The position to show first, as a number of plies. */
	readonly ply: number;
	/** The hints already taken in the game; by default 0. */
	readonly hints?: number | undefined;
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

/** A record of the given moves, up to an illegal one, or of best play. */
export async function openingRecord(
	table: Table,
	{ position }: BoardProblem,
	moves: Opening["moves"],
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
