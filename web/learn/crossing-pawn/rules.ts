/** The mistakes that are rules of their own: what a program with one of them solves is another game. */
import type { Rules } from "catchmate";
import type { Mistake } from "../plain/plain.ts";

/** The rules that a program with a mistake goes by; null where it goes by the right ones, and errs in counting. */
export function mistakenRules(rules: Rules, mistake: Mistake): Rules | null {
	const [red, black] = rules.sides;
	const id = `${rules.id}-${mistake}`;
	switch (mistake) {
		case "share":
			return { ...rules, id, sides: [{ ...red, mayShare: true }, black] };
		case "down":
			return { ...rules, id, sides: [red, { ...black, directions: red.directions }] };
		case "stuck":
			return { ...rules, id, noMove: "draws" };
		case "meeting":
			return { ...rules, id, capture: { winner: red.name } };
		default:
			return null;
	}
}
