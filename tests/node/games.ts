/** The package's games and their solver, for tests that name games before they run. */
import assert from "node:assert/strict";
import { load, type Rules } from "catchmate";

export const packageSolver = await load();

function named(name: string): Rules {
	const rules = packageSolver.games.find(({ id }) => id === name);
	assert.ok(rules, `the package has no game ${name}`);
	return rules;
}

export const chase = named("chase");
export const crossingPawn = named("crossing-pawn");
