/** Limits of contests' statements in the tutorial. */
import type { Solver } from "catchmate";

/** The largest value that the statement of a game's contest allows a number of its input. */
export function mostOf(solver: Pick<Solver, "library">, game: string, name: string): number {
	const limits = solver.library.find(({ rules }) => rules.id === game)?.limits;
	const limit = limits?.find((each) => each.name === name);
	if (limit === undefined) throw new Error(`${game} has no number ${name}`);
	return limit.most;
}
