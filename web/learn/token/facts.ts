/** The facts of the chapter on the token. */
import type { FactFinder } from "../build/facts.ts";
import { graphFrom } from "../graph.ts";

export const facts: FactFinder = async (solver) => {
	const garden = graphFrom("d");
	const { problems } = await solver.read("token", garden);
	const [problem] = problems;
	if (problem === undefined) {
		throw new Error("the graph is not read");
	}
	const table = await solver.solve(problem.game);
	const { outcome, distance } = await table.lookup(problem.position);
	table.dispose();
	return { garden, outcome, plies: distance ?? "∞" };
};
