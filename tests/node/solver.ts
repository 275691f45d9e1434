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
export async function problemOf(game: string, text: string): Promise<Problem> {
	const { problems, error } = await solver.read(game, text);
	assert.equal(error, null);
	const [problem] = problems;
	assert.ok(problem);
	return problem;
}

/** The position after a move. */
export function play(position: Position, { from, to }: Move, rules: Rules): Position {
	const [one, two] = rules.sides;
	const same = (a: { row: number; column: number } | null, b: typeof a) =>
		a !== null && b !== null && a.row === b.row && a.column === b.column;
	// A side without pieces moves the other one's: the token.
	const isMover = ({ name, pieces }: SideRules) => pieces > 0 && name === position.toMove;
	const owner = isMover(one) || two.pieces === 0 ? one.name : two.name;
	const own = position.pieces[owner] ?? [];
	return {
		toMove: position.toMove === one.name ? two.name : one.name,
		pieces: {
			...position.pieces,
			[owner]: own.map((square) => (to !== null && same(square, from) ? to : square)),
		},
	};
}

/** A game that the package does not know. */
export const copsAndRobber: Rules = {
	id: "cops-and-robber",
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
