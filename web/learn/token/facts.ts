/** The facts of the chapter on the token. */
import type { FactFinder } from "../build/facts.ts";

/** Eight points; whoever cannot move loses. */
const garden =
	"graph 8 names a b c d e f g h places 0,500 200,100 200,900 450,500 600,100 650,900 850,350 1000,800 edges a>b a>c d>a b>d b>e c>d c-f d>g e>g g>f f>h g>h pieces first a";

export const facts: FactFinder = async (solver) => {
	const { problems } = await solver.read("token", garden);
	const [problem] = problems;
	if (problem === undefined) {
		throw new Error("the garden is not read");
	}
	const table = await solver.solve(problem.game);
	const { outcome, distance } = await table.lookup(problem.position);
	table.dispose();
	return { garden, outcome, plies: distance ?? "∞" };
};
