/** What a game played was worth, ply by ply, and where a side threw an outcome away. */
import type { Move, MoveValue, PositionValue } from "catchmate";
import { sameMove } from "../../board/position.ts";
import { isEqual, isWorse } from "./judgement.ts";

/** A position of the game, and the move that was made in it. */
export interface Ply {
	/** The side to move. */
	readonly side: string;
	readonly value: PositionValue;
	/** Null in the last position. */
	readonly made: MoveValue | null;
	/** What the other moves were worth to the side to move, each value once, best first. */
	readonly others: readonly MoveValue[];
}

export function plyOf(
	side: string,
	value: PositionValue,
	moves: readonly MoveValue[],
	move: Move | undefined,
): Ply {
	const made = moves.find((known) => move !== undefined && sameMove(known.move, move)) ?? null;
	const others = moves.filter(
		(known, index) =>
			(made === null || !isEqual(known, made)) &&
			moves.findIndex((other) => isEqual(other, known)) === index,
	);
	return { side, value, made, others: move === undefined ? [] : others };
}

/** Whether the move made came to a worse outcome than the position had. */
export const isMistake = ({ value, made }: Ply): boolean =>
	made !== null && isWorse(made.outcome, value.outcome);

/**
 * The mistake to look at after a position: the next, or else the first.
 * @param index of the position on the board, from 0.
 * @returns how many moves were made up to the mistake, it included; null for a game without any.
 */
export function nextMistake(plies: readonly Ply[], index: number): number | null {
	const mistakes = plies.flatMap((ply, before) => (isMistake(ply) ? [before + 1] : []));
	return mistakes.find((number) => number > index) ?? mistakes[0] ?? null;
}
