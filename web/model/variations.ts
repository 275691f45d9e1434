/** The variations of a game: the lines tried besides the one on the board. */
import { sameMove } from "./position.ts";
import type { GameRecord } from "./record.ts";

/** The most variations kept; the oldest go first. */
const mostLines = 24;

/** The number of moves that two lines have in common from their start. */
export function commonMoves({ moves: a }: GameRecord, { moves: b }: GameRecord): number {
	const parting = a.findIndex((move, ply) => {
		const other = b[ply];
		return other === undefined || !sameMove(move, other);
	});
	return parting < 0 ? a.length : parting;
}

/** Whether a line is the beginning of another, or equal to it. */
const isPartOf = (line: GameRecord, other: GameRecord): boolean =>
	commonMoves(line, other) === line.moves.length;

/**
 * The variations after a change of the board's record: adds the old record if the new one leaves it, and drops lines
 * that the new one contains. None for another game.
 * @param old the record before; null for none
 */
export function variationsAfter(
	lines: readonly GameRecord[],
	old: GameRecord | null,
	now: GameRecord,
): readonly GameRecord[] {
	if (old === null || old.positions[0] !== now.positions[0]) {
		return [];
	}
	if (old.moves === now.moves) {
		return lines;
	}
	const kept = [...lines, old].filter((line) => !isPartOf(line, now));
	const whole = kept.filter(
		(line, index) =>
			!kept.some(
				(other, place) =>
					place !== index && isPartOf(line, other) && (place > index || !isPartOf(other, line)),
			),
	);
	return whole.slice(-mostLines);
}
