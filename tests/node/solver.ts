/** The package's solver for a test file, with common requests. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { load, type Problem, type Rules, type SideRules, type Solver } from "catchmate";

/** Available once the tests run. */
export let solver: Solver;

/** Call once per test file: loads the solver before its tests and disposes of it afterwards. */
export function useSolver(): void {
	before(async () => {
		solver = await load();
	});
	after(() => solver.dispose());
}

/** A judge input's only or first board. */
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

/** A game unknown to the package. */
export const copsAndRobber: Rules = {
	id: "slow-cops",
	sides: [cop, { ...cop, name: "robber", pieces: 1 }],
	starts: "cop",
	capture: "wins",
	noMove: "loses",
	endless: "draws",
};
