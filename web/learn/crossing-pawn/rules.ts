/** The mistakes that are rules of their own: what a program with one of them solves is another game. */
import type { Rules } from "catchmate";
import type { Mistake } from "../plain/plain.ts";

/** What each of these mistakes changes in the rules. */
const changes: Partial<Record<Mistake, (rules: Rules) => Partial<Rules>>> = {
	share: ({ sides: [red, black] }) => ({ sides: [{ ...red, mayShare: true }, black] }),
	down: ({ sides: [red, black] }) => ({ sides: [red, { ...black, directions: red.directions }] }),
	stuck: () => ({ noMove: "draws" }),
	meeting: ({ sides: [red] }) => ({ capture: { winner: red.name } }),
};

/** Whether a program with a mistake goes by rules of its own; where not, it goes by the right ones, and errs in counting. */
export const isOfRules = (mistake: Mistake): boolean => changes[mistake] !== undefined;

/** The rules that a program with a mistake goes by; null where these are the right ones. */
export function mistakenRules(rules: Rules, mistake: Mistake): Rules | null {
	const change = changes[mistake];
	return change === undefined ? null : { ...rules, id: `${rules.id}-${mistake}`, ...change(rules) };
}
