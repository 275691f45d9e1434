/** The tree of what was tried in a game, kept as its lines beside the one on the board. */
import { sameMove } from "./position.ts";
import type { GameRecord } from "./record.ts";

/** The most lines that are kept; the oldest are dropped first. */
const mostLines = 24;

/** The number of moves with which both lines begin. */
export function commonMoves({ moves: a }: GameRecord, { moves: b }: GameRecord): number {
	const parting = a.findIndex((move, ply) => {
		const other = b[ply];
		return other === undefined || !sameMove(move, other);
	});
	return parting < 0 ? a.length : parting;
}

/** Whether a line is the beginning of another, or the same. */
const isPartOf = (line: GameRecord, other: GameRecord): boolean =>
	commonMoves(line, other) === line.moves.length;

/**
 * The variations after the board's record has changed: what the new record has left behind is kept, what it has taken
 * up again is not one any more. None for another game.
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
