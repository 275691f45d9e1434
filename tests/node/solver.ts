/** The package's solver in a file of tests, and what is asked of it over and over. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { load, type Problem, type Rules, type SideRules, type Solver } from "catchmate";

/** There once the tests run. */
export let solver: Solver;

/** To be called once in each file of tests: loads the solver before them and disposes of it after them. */
export function useSolver(): void {
	before(async () => {
		solver = await load();
	});
	after(() => solver.dispose());
}

/** The only board of a judge input, or its first. */
export async function problemOf(game: string | Rules, text: string): Promise<Problem> {
	const { problems, error } = await solver.read(game, text);
	assert.equal(error, null);
	const [problem] = problems;
	assert.ok(problem);
	return problem;
}

const cop: SideRules = {
	name: "cop",
	pieces: 2,
	directions: ["up", "right", "down", "left"],
	reach: 1,
	leaps: "nothing",
	goals: [],
	mayPass: true,
};

/** A game that the package does not know. */
export const copsAndRobber: Rules = {
	id: "slow-cops",
	sides: [cop, { ...cop, name: "robber", pieces: 1 }],
	starts: "cop",
	capture: "wins",
	noMove: "loses",
	endless: "draws",
};
