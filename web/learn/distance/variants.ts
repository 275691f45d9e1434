/** Settles a graph with distances, correctly or with one of two mistakes. */
import { reversed } from "../graph/trace.ts";
import type { Known } from "../lesson/graph-picture.ts";

interface Variant {
	/** Which settled point is taken next: the oldest or the newest. */
	readonly takes: "queue" | "stack";
	/** Which of the won points after a lost one determines its distance: the last one taken, or the first. */
	readonly loss: "last" | "first";
}

/** Losses take as long as possible, wins as short as possible. */
export const correct: Variant = { takes: "queue", loss: "last" };
/** The mistake of letting the loser hurry. */
export const firstWinCounts: Variant = { takes: "queue", loss: "first" };
/** The mistake of using a stack instead of a queue. */
export const withStack: Variant = { takes: "stack", loss: "last" };

const unknown: Known = { outcome: "draw", distance: null };

/**
 * The value that a program finds for each point.
 * @param moves by point, the points that one move leads to
 */
export function settleWith(
	{ takes, loss }: Variant,
	moves: readonly (readonly number[])[],
): readonly Known[] {
	const before = reversed(moves);
	const left = moves.map(({ length }) => length);
	const firstWin: (number | undefined)[] = [];
	const found = new Map<number, Known>();
	const waiting: number[] = [];
	const settle = (point: number, outcome: "win" | "loss", distance: number) => {
		found.set(point, { outcome, distance });
		waiting.push(point);
	};
	for (const [point, count] of left.entries()) {
		if (count === 0) {
			settle(point, "loss", 0);
		}
	}
	const next = () => (takes === "queue" ? waiting.shift() : waiting.pop());
	for (let point = next(); point !== undefined; point = next()) {
		const { outcome, distance } = found.get(point) ?? unknown;
		const plies = (distance ?? 0) + 1;
		for (const from of before[point] ?? []) {
			if (found.has(from)) {
				continue;
			}
			if (outcome === "loss") {
				settle(from, "win", plies);
				continue;
			}
			const first = firstWin[from] ?? plies;
			firstWin[from] = first;
			const count = (left[from] ?? 0) - 1;
			left[from] = count;
			if (count === 0) {
				settle(from, "loss", loss === "last" ? plies : first);
			}
		}
	}
	return moves.map((_, point) => found.get(point) ?? unknown);
}
