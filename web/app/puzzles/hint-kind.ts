/** The first hint for a side with a single movable piece: the effect of the best move, not its square. */
import type { Game, MoveValue, Position, Square } from "catchmate";
import { hasOnePiece, opponent, stepsOf } from "../../model/position.ts";

export type HintKind = "captures" | "nearer" | "farther" | "only";

/**
 * The effect of the best move if only one piece can move; null if several can. `only`: the distance to the other side's
 * nearest piece stays the same, or the board is a graph.
 * @param moves the legal moves, best first
 */
export function hintKind(
	{ rules, board }: Game,
	{ pieces, toMove }: Position,
	moves: readonly MoveValue[],
): HintKind | null {
	const [best] = moves.flatMap(({ move }) => stepsOf(move));
	if (best === undefined || !hasOnePiece(moves)) {
		return null;
	}
	if (board.graph !== undefined) {
		return "only";
	}
	const distance = ({ row, column }: Square) =>
		Math.min(
			...(pieces[opponent(rules, toMove)] ?? []).map((at) =>
				Math.hypot(at.row - row, at.column - column),
			),
		);
	const [before, after] = [distance(best.from), distance(best.to)];
	return after === 0 && moves[0]?.outcome === "win"
		? "captures"
		: after === before
			? "only"
			: after < before
				? "nearer"
				: "farther";
}
