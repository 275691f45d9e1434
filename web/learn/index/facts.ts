/** The facts of the first page: its board is the one that the site begins with. */
import { presetsOf } from "../../app/library/presets.ts";
import type { FactFinder } from "../build/facts.ts";

export const facts: FactFinder = async (solver) => {
	const fort = presetsOf("crossing-pawn").find(({ id }) => id === "crossing-fort")?.text ?? "";
	const { problems } = await solver.read("crossing-pawn", fort);
	const [problem] = problems;
	if (problem === undefined) {
		throw new Error("the fort is not read");
	}
	const table = await solver.solve(problem.game);
	const { winner, distance } = await table.lookup(problem.position);
	const { positions } = table;
	table.dispose();
	if (winner !== "red" || distance === null) {
		throw new Error("the reader, who is Red, cannot win the fort");
	}
	return { fort: fort.trimEnd(), plies: distance, positions };
};
