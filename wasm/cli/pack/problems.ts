/** The list of problems that packages are made for. */

import type { LibraryGame } from "catchmate";
import { chase } from "./chase/problem.ts";
import { crossingPawn } from "./crossing-pawn/problem.ts";
import type { Limits, PackProblem } from "./problem.ts";

/** By the games' ids. */
const packProblems: Readonly<Record<string, (limits: Limits) => PackProblem>> = {
	chase,
	"crossing-pawn": crossingPawn,
};

/** The problem of a game, with the game's limits in its texts. */
export function packProblem({ rules, limits: ranges }: LibraryGame): PackProblem {
	const limits: Limits = (name) => {
		const range = ranges.find((each) => each.name === name);
		if (range === undefined) throw new Error(`${rules.id} has no number ${name}`);
		return range;
	};
	const filled = (text: string) =>
		text
			.replace(/\{\{(\w+)Least\}\}/g, (_, name: string) => String(limits(name).least))
			.replace(/\{\{(\w+)Most\}\}/g, (_, name: string) => String(limits(name).most));
	const make = packProblems[rules.id];
	if (make === undefined) throw new Error(`${rules.id} has no package`);
	const problem = make(limits);
	const { statement, validator } = problem;
	return {
		...problem,
		statement: { en: filled(statement.en), "zh-CN": filled(statement["zh-CN"]) },
		validator: filled(validator),
	};
}
