/** The two moves that are compared. */
import type { MoveValue } from "catchmate";
import { sameMove } from "../../model/position.ts";
import { isWorthSame } from "../../model/value.ts";
import type { Subject } from "./subject.ts";

/** Those pinned in this position, otherwise the best one and the best of another value. */
export function pinnedMoves(
	{ chosen, position }: Subject,
	values: readonly MoveValue[],
): readonly MoveValue[] {
	const [best] = values;
	const other =
		values.find((value) => best !== undefined && !isWorthSame(value, best)) ?? values[1];
	const at = chosen.pinned.value;
	const pinned = at?.position === position ? at.moves : [];
	return [best, other].flatMap((usual, slot) => {
		const move = pinned[slot];
		const value = move && values.find((known) => sameMove(known.move, move));
		return value ?? usual ?? [];
	});
}
