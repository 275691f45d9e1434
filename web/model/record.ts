/** The record of a game: its moves, its positions, and the one shown. Records are immutable. */
import type { Line, Move, MoveValue, Position } from "catchmate";
import { bestOf } from "./judgement.ts";
import { positionKey } from "./position.ts";

export interface GameRecord {
	/** `moves[i]` leads from `positions[i]` to `positions[i + 1]`. */
	readonly positions: readonly [Position, ...Position[]];
	readonly moves: readonly Move[];
	/** The index of the position shown, from 0. */
	readonly index: number;
}

export function startRecord(position: Position): GameRecord {
	return { positions: [position], moves: [], index: 0 };
}

export function currentPosition(record: GameRecord): Position {
	return record.positions[record.index] ?? record.positions[0];
}

/** The move that led to the current position; null at the start. */
export function lastMove(record: GameRecord): Move | null {
	return record.moves[record.index - 1] ?? null;
}

/** Goes to a position; an index out of range goes to the first or last one. */
export function seek(record: GameRecord, index: number): GameRecord {
	return { ...record, index: Math.min(record.moves.length, Math.max(0, index)) };
}

/** Removes the moves after the current position. */
export function cut(record: GameRecord): GameRecord {
	const [first, ...rest] = record.positions;
	const { index } = record;
	return {
		positions: [first, ...rest.slice(0, index)],
		moves: record.moves.slice(0, index),
		index,
	};
}

/** A legal move and the position after it. */
export type MadeMove = Pick<MoveValue, "move" | "position">;

/** Makes a move in the current position; removes those that followed it. */
export function play(record: GameRecord, { move, position }: MadeMove): GameRecord {
	const { positions, moves, index } = cut(record);
	return {
		positions: [...positions, position],
		moves: [...moves, move],
		index: index + 1,
	};
}

/** Replaces the moves after the current position by a line's; stays there. */
export function playLine(record: GameRecord, { moves, positions }: Line): GameRecord {
	const followed = moves.reduce((game, move, ply) => {
		const position = positions[ply + 1];
		return position === undefined ? game : play(game, { move, position });
	}, cut(record));
	return seek(followed, record.index);
}

/** Of the best moves, the one after which the mover's pieces stand as they stood least recently: progress, not shuffling. */
export function liveliest(record: GameRecord, moves: readonly MoveValue[]): MoveValue | undefined {
	const { toMove } = currentPosition(record);
	const past = record.positions.slice(0, record.index + 1);
	// A token belongs to one side.
	const standing = ({ pieces }: Position) => JSON.stringify(pieces[toMove] ?? pieces);
	const seen = past.map(standing);
	const last = ({ position }: MoveValue) => seen.lastIndexOf(standing(position));
	return bestOf(moves).reduce<MoveValue | undefined>(
		(best, move) => (best === undefined || last(move) < last(best) ? move : best),
		undefined,
	);
}

/** How often the current position has occurred so far, this time included. */
export function repetitions(record: GameRecord): number {
	const key = positionKey(currentPosition(record));
	const past = record.positions.slice(0, record.index + 1);
	return past.filter((position) => positionKey(position) === key).length;
}
