/** The facts of the first page, which has the site's first board. */
import { small as smallText } from "../board/facts.ts";
import type { FactFinder } from "../build/facts.ts";
import { presetText } from "../build/problems.ts";
import { readFirst } from "../lesson/solver-here.ts";
import { wholeFacts } from "../whole-game/facts.ts";

export const facts: FactFinder = async (solver) => {
	const fort = presetText("crossing-pawn", "crossing-fort");
	const problem = await readFirst(solver, "crossing-pawn", fort);
	const table = await solver.solve(problem.game);
	const { winner, distance } = await table.lookup(problem.position);
	const { positions } = table;
	table.dispose();
	if (winner !== "red" || distance === null) {
		throw new Error("the reader, who is Red, cannot win the fort");
	}
	const small = await readFirst(solver, "chase", smallText);
	const smallTable = await solver.solve(small.game);
	const { wholeAlt, wholeWidth, wholeHeight } = await wholeFacts(smallTable, small.position);
	smallTable.dispose();
	return { fort, plies: distance, positions, wholeAlt, wholeWidth, wholeHeight };
};
