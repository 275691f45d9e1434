/** Mistakes that amount to other rules, so that the program solves another game. */
import type { Rules } from "catchmate";
import type { Mistake } from "../plain/plain.ts";

/** How each of these mistakes changes the rules. */
const changes: Partial<Record<Mistake, (rules: Rules) => Partial<Rules>>> = {
	share: ({ sides: [red, black] }) => ({ sides: [{ ...red, mayShare: true }, black] }),
	down: ({ sides: [red, black] }) => ({ sides: [red, { ...black, directions: red.directions }] }),
	stuck: () => ({ noMove: "draws" }),
	meeting: ({ sides: [red] }) => ({ capture: { winner: red.name } }),
};

/** Whether a mistake amounts to other rules; the others are errors in counting. */
export const isOfRules = (mistake: Mistake): boolean => changes[mistake] !== undefined;

/** The rules that a mistaken program follows; null if they are the right ones. */
export function mistakenRules(rules: Rules, mistake: Mistake): Rules | null {
	const change = changes[mistake];
	return change === undefined ? null : { ...rules, id: `${rules.id}-${mistake}`, ...change(rules) };
}
