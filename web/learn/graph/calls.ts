/** The calls of `wins(point)` in token/recursion.py in order, with the stack of waiting calls. */

/** A step: a call, a repeated call of a waiting point, an answer, or a stack overflow. */
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
	/** The argument of the call or answer. */
	readonly point: number;
	/** The points of the waiting calls, the first at the bottom; this step's call is on top. */
	readonly stack: readonly number[];
	/** The returned value; null for other steps. */
	readonly result: boolean | null;
	/** The lost point that decides a win; null for none. */
	readonly by: number | null;
	/** By point: the value returned by its last finished call; null without one. */
	readonly answers: readonly (boolean | null)[];
}

/** The number of repeated calls shown before the stack overflows. */
const mostAgain = 4;

/** Thrown at the stack overflow. */
class StackEnd extends Error {}

/**
 * All steps from a call to its answer, or to the stack overflow.
 * @param moves by point, the points that one move leads to, in the order of the calls
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
