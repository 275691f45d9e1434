/** The facts of the first page, which has the board that the site begins with. */
import type { FactFinder } from "../build/facts.ts";
import { presetText, readProblem } from "../build/problems.ts";

export const facts: FactFinder = async (solver) => {
	const fort = presetText("crossing-pawn", "crossing-fort");
	const problem = await readProblem(solver, "crossing-pawn", fort);
	const table = await solver.solve(problem.game);
	const { winner, distance } = await table.lookup(problem.position);
	const { positions } = table;
	table.dispose();
	if (winner !== "red" || distance === null) {
		throw new Error("the reader, who is Red, cannot win the fort");
	}
	return { fort, plies: distance, positions };
};
