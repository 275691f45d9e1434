/** The package's solver in a file of tests, and what is asked of it over and over. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import {
	load,
	type Move,
	type Position,
	type Problem,
	type Rules,
	type SideRules,
	type Solver,
	type Square,
} from "catchmate";

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

const same = (a: Square, b: Square) => a.row === b.row && a.column === b.column;

/** The position after a move. */
export function play(position: Position, { from, to, others = [] }: Move, rules: Rules): Position {
	const [one, two] = rules.sides;
	// A side without pieces moves the other one's: the token.
	const isMover = ({ name, pieces }: SideRules) => pieces > 0 && name === position.toMove;
	const owner = isMover(one) || two.pieces === 0 ? one.name : two.name;
	const own = [...(position.pieces[owner] ?? [])];
	// All at once: no piece takes the step of one that has come to its square.
	const steps = from === null || to === null ? [] : [{ from, to }, ...others];
	const places = steps.map(({ from: { row, column } }, nth) => {
		const before = steps.slice(0, nth).filter((step) => same(step.from, { row, column })).length;
		return own.flatMap((at, place) => (same(at, { row, column }) ? [place] : []))[before] ?? -1;
	});
	for (const [nth, { to: target }] of steps.entries()) own[places[nth] ?? -1] = target;
	return {
		toMove: position.toMove === one.name ? two.name : one.name,
		pieces: { ...position.pieces, [owner]: own },
	};
}

/** A game that the package does not know. */
export const copsAndRobber: Rules = {
	id: "slow-cops",
	sides: [
		{
			name: "cop",
			pieces: 2,
			directions: ["up", "right", "down", "left"],
			reach: 1,
			leaps: "nothing",
			goals: [],
			mayPass: true,
		},
		{
			name: "robber",
			pieces: 1,
			directions: ["up", "right", "down", "left"],
			reach: 1,
			leaps: "nothing",
			goals: [],
			mayPass: true,
		},
	],
	starts: "cop",
	capture: "wins",
	noMove: "loses",
	endless: "draws",
};
