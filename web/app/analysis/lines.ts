/** Best play from a position, and the moves whose refutations are shown. */
import type { Line, MoveValue } from "catchmate";
import { keyOf, type Subject } from "./subject.ts";
import type { Answer } from "./table-answers.ts";

/** Best play from the position. */
export const lineOf = (subject: Subject): Answer<Line> =>
	subject.answer({
		key: `line ${keyOf(subject.position)}`,
		ask: (table) => table.line(subject.position),
	});

/** The moves whose refutations "why" shows. */
export function refutable(values: readonly MoveValue[]): readonly MoveValue[] {
	const [best] = values;
	return best?.outcome === "win" ? [best] : values.filter(({ outcome }) => outcome === "loss");
}
