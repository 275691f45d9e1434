/** The facts of the ladder of problems: a sample of each, with the solver's answer. */
import type { Solver } from "catchmate";
import type { FactFinder, Facts } from "../build/facts.ts";
import { mostOf } from "../build/limits.ts";
import { readFirst } from "../lesson/solver-here.ts";

/** A board of each game, in the format of the judge or of LeetCode. */
const samples = {
	mouse: ["cat-and-mouse", "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]"],
	hole: ["cat-and-mouse", "[[1,3],[0],[3],[0,2]]"],
	food: ["cat-and-mouse-2", '["####F","#C...","M...."]\n1\n2'],
	near: ["cat-and-mouse-2", '["M.C...F"]\n1\n3'],
	chase: ["chase", "3 1 1 3 3"],
} as const;

async function sampleFacts(
	solver: Solver,
	name: string,
	[game, text]: (typeof samples)[keyof typeof samples],
): Promise<Facts> {
	const problem = await readFirst(solver, game, text);
	const table = await solver.solve(problem.game, { position: problem.position });
	const answer = (await table.answer(problem.position)).trim();
	table.dispose();
	return { [name]: text, [`${name}Answer`]: answer };
}

export const facts: FactFinder = async (solver) => {
	const found: Facts[] = [];
	for (const [name, sample] of Object.entries(samples)) {
		found.push(await sampleFacts(solver, name, sample));
	}
	const most = (game: string, name: string) => mostOf(solver, game, name);
	const cells = most("cat-and-mouse-2", "rows") * most("cat-and-mouse-2", "cols");
	return {
		...Object.assign({}, ...found),
		mousePositions: most("cat-and-mouse", "n") ** 2 * 2,
		foodPositions: cells ** 2 * 2,
		chasePositions: most("chase", "n") ** 4 * 2,
		chaseSide: most("chase", "n"),
		tokenPoints: most("token", "n"),
		tokenArrows: most("token", "m"),
		tokenQuestions: most("token", "q"),
	};
};
