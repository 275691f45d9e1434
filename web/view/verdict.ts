/** The verdict on a position, as a sentence. */
import type { Game, Position, PositionValue } from "catchmate";
import { ending } from "../board/position.ts";
import type { Words } from "../locale/words.ts";

/** The value is null where it may not be told; that a game is over may always be. */
export function verdictSentence(
	words: Words,
	{ rules, board }: Game,
	position: Position,
	value: PositionValue | null,
): string {
	const { toMove } = position;
	if (value === null) {
		return words.verdict.toMove(toMove);
	}
	if (!value.over) {
		return words.verdict.sentence(value, toMove);
	}
	const end = ending(rules, board, position, value.winner);
	return words.verdict.over(value.winner, toMove, end);
}
