/** Two recursive programs over the successors of points, and their behaviour on cycles. */
import type { Outcome } from "catchmate";

type Moves = readonly (readonly number[])[];

/**
 * Whether `wins(point)` in token/recursion.py ever returns. It tries the moves in order, up to the first winning one.
 */
export function returns(moves: Moves, point: number): boolean {
	const asked = new Set<number>();
	/** Null if it does not return. */
	const wins = (at: number): boolean | null => {
		if (asked.has(at)) {
			return null;
		}
		asked.add(at);
		let result: boolean | null = false;
		for (const to of moves[at] ?? []) {
			const after = wins(to);
			if (after !== true) {
				result = after === null ? null : true;
				break;
			}
		}
		asked.delete(at);
		return result;
	};
	return wins(point) !== null;
}

/**
 * The outcomes, perhaps wrong, of recursion with a memo that counts a point as a draw while its call is running. Points are
 * called in order.
 */
export function guessed(moves: Moves): readonly Outcome[] {
	const found: Outcome[] = moves.map(() => "draw");
	const asked = new Set<number>();
	const find = (at: number): Outcome => {
		if (!asked.has(at)) {
			asked.add(at);
			const after = (moves[at] ?? []).map(find);
			found[at] = after.includes("loss") ? "win" : after.includes("draw") ? "draw" : "loss";
		}
		return found[at] ?? "draw";
	};
	return moves.map((_, at) => find(at));
}
