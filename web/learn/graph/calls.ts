/** The calls of `wins(point)` in token/recursion.py, one after the other, with the stack of those that still wait. */

/** A step: a call, a call of a point whose answer is still waited for, an answer, or the end of the stack. */
export type CallMark = "call" | "again" | "return" | "overflow";

/** The line of each kind of step, as in recursion.py. */
export const callLines: Readonly<Record<CallMark, string>> = {
	call: "def wins(point):",
	again: "not wins(after)",
	return: "return any(",
	overflow: "not wins(after)",
};

export interface CallStep {
	readonly mark: CallMark;
	/** The point asked for, or answered. */
	readonly point: number;
	/** The points whose calls wait, the first one at the bottom; the call of this step is on top. */
	readonly stack: readonly number[];
	/** What is returned; null unless something is. */
	readonly result: boolean | null;
	/** The point whose answer decides a result: the lost one that was found; null if there is none. */
	readonly by: number | null;
	/** By point: what its last finished call has returned; null without one. */
	readonly answers: readonly (boolean | null)[];
}

/** How many calls of waiting points are shown before the stack is said to be full. */
const mostAgain = 4;

/** Thrown where the shown stack ends. */
class StackEnd extends Error {}

/**
 * All steps from a call to its answer, or to where it is clear that there is none.
 * @param moves by point, the points that one move leads to, in the order in which they are asked
 */
export function callSteps(
	moves: readonly (readonly number[])[],
	start: number,
): readonly CallStep[] {
	const steps: CallStep[] = [];
	const stack: number[] = [];
	const answers: (boolean | null)[] = moves.map(() => null);
	let again = 0;
	const tell = (mark: CallMark, point: number, result: boolean | null, by: number | null) =>
		steps.push({ mark, point, stack: [...stack], result, by, answers: [...answers] });
	const wins = (point: number): boolean => {
		const isWaiting = stack.includes(point);
		stack.push(point);
		again += isWaiting ? 1 : 0;
		if (again > mostAgain) {
			tell("overflow", point, null, null);
			throw new StackEnd();
		}
		tell(isWaiting ? "again" : "call", point, null, null);
		const by = (moves[point] ?? []).find((after) => !wins(after)) ?? null;
		const result = by !== null;
		answers[point] = result;
		tell("return", point, result, by);
		stack.pop();
		return result;
	};
	try {
		wins(start);
	} catch (error) {
		if (!(error instanceof StackEnd)) {
			throw error;
		}
	}
	return steps;
}
