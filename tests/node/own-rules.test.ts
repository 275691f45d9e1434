/** The rules form: its effect on rules, and on the board and position. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { InvalidRulesError, type Rules, type SideRules, type Square } from "catchmate";
import { pageWords } from "../../web/locale/every.ts";
import type { BoardProblem } from "../../web/model/edit.ts";
import { fitTo } from "../../web/model/fit.ts";
import {
	canDraw,
	canWinEndless,
	isDecisive,
	isLastWay,
	named,
	originOf,
	withDirection,
	withGoal,
	withSide,
} from "../../web/model/own-rules.ts";
import { chase, crossingPawn, packageSolver as solver } from "./games.ts";

const square = (row: number, column: number): Square => ({ row, column });

/** A position of crossing pawn with these pieces on a 3 by 3 board. */
function problemOf(red: Square[], black: Square[], obstacles: Square[] = []): BoardProblem {
	return {
		game: { rules: crossingPawn, board: { rows: 3, columns: 3, obstacles } },
		position: { toMove: "black", pieces: { red, black } },
	};
}

const problem = problemOf([square(1, 1), square(1, 3)], [square(3, 2)], [square(2, 2)]);

const [red, black] = crossingPawn.sides;
const withPieces = (side: SideRules, pieces: number) => withSide(crossingPawn, { ...side, pieces });

/** Whether the solver accepts such rules, with any sides. */
function takes(rules: Rules): boolean {
	const pieces = Object.fromEntries(
		rules.sides.map((side, row) => [
			side.name,
			Array.from({ length: side.pieces }, (_, column) => square(row + 1, column + 1)),
		]),
	);
	const board = { rows: 2, columns: 6, obstacles: [] };
	try {
		solver.validate({ rules, board }, { toMove: rules.starts, pieces });
		return true;
	} catch (error) {
		assert.ok(error instanceof InvalidRulesError);
		return false;
	}
}

describe("a board and position fitted to rules", () => {
	const { pieces } = problem.position;

	test("of fewer pieces lose the last ones, of more gain some on the nearest empty squares", () => {
		const rules: Rules = { ...crossingPawn, noMove: "passes" };
		assert.deepEqual(fitTo(rules, problem), { ...problem, game: { ...problem.game, rules } });
		const [one, other] = [square(1, 1), square(1, 3)];
		for (const [side, count, squares] of [
			[red, 1, [one]],
			[red, 4, [one, other, square(1, 2), square(2, 1)]],
			// Not on the goal, where black would have won.
			[black, 2, [square(3, 2), square(3, 1)]],
		] as const) {
			const fitted = fitTo(withPieces(side, count), problem).position.pieces;
			assert.deepEqual(fitted, { ...pieces, [side.name]: squares });
		}
	});

	test("replace obstacles on a full board, and share squares if too few", () => {
		const all = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => square(row, column)));
		const full = problemOf([square(1, 1), square(1, 2)], [square(3, 3)], all.slice(2, 8));
		const { game, position } = fitTo(withPieces(red, 3), full);
		assert.deepEqual(position.pieces.red?.[2], square(1, 3));
		assert.equal(game.board.obstacles.length, 5);
		const met = problemOf([square(1, 1), square(1, 2)], [square(1, 3)]);
		const small = { ...met.game, board: { rows: 1, columns: 3, obstacles: [] } };
		const shared = fitTo(withPieces(red, 6), { ...met, game: small });
		assert.equal(shared.position.pieces.red?.length, 6);
	});

	test("are valid for the solver, with pieces moved off squares not to be shared", () => {
		const reds = [square(1, 1), square(3, 2)];
		const met = problemOf(reds, [square(3, 2)]);
		const apart = fitTo({ ...crossingPawn, capture: "forbidden" }, met).position;
		assert.deepEqual(apart.pieces, { red: reds, black: [square(2, 2)] });
		for (const pieces of [1, 2, 3, 4]) {
			for (const side of crossingPawn.sides) {
				for (const capture of ["wins", "forbidden", { winner: "red" }] as const) {
					const { game, position } = fitTo({ ...withPieces(side, pieces), capture }, problem);
					solver.validate(game, position);
				}
			}
		}
	});
});

test("changed rules extend their game's id with a word until they equal it", () => {
	const own = named(solver.games, { ...chase, noMove: "passes" });
	assert.equal(own.id, "chase-variant");
	assert.equal(named(solver.games, { ...own, noMove: "draws" }).id, "chase-variant");
	assert.notEqual(pageWords("en").game(own.id).name, own.id);
	const id = "a-game-with-quite-a-long-name-32";
	const long = named(solver.games, { ...chase, id, starts: "black" });
	assert.equal(long.id, "a-game-with-quite-a-long-variant");
	assert.ok(takes(long));
	const [white, other] = chase.sides;
	// A move of one square passes over nothing, whatever the rule.
	const sides = [{ ...white, leaps: "pieces" }, other] as const;
	assert.equal(named(solver.games, { ...own, noMove: "loses", sides }), chase);
	assert.equal(originOf(solver.games, own), chase);
	assert.equal(originOf(solver.games, chase), undefined);
	assert.equal(originOf(solver.games, { ...own, id: "herding-variant" }), undefined);
});

test("changed rules list directions and borders in canonical order", () => {
	const without = withDirection(black, "right", false);
	assert.deepEqual(without.directions, ["up", "left"]);
	assert.deepEqual(withDirection(without, "right", true), black);
	const two = withGoal(withGoal(black, "left", true), "right", true);
	assert.deepEqual(two.goals, ["top", "right", "left"]);
	assert.deepEqual(withGoal(withGoal(two, "left", false), "right", false), black);
});

test("the solver accepts every available choice and refuses the rest", () => {
	const endless = { winner: "red" };
	assert.equal(canDraw({ ...crossingPawn, endless }), false);
	assert.equal(canWinEndless({ ...crossingPawn, noMove: "draws" }), false);
	assert.equal(takes({ ...crossingPawn, endless, noMove: "draws" }), false);
	assert.equal(takes({ ...crossingPawn, endless, noMove: "passes" }), true);
	const last: SideRules = { ...red, directions: ["up"] };
	const passing: SideRules = { ...red, directions: [], mayPass: true };
	const both: SideRules = { ...last, mayPass: true };
	assert.deepEqual([last, passing, both].map(isLastWay), [true, true, false]);
	const none: SideRules = { ...passing, mayPass: false };
	assert.deepEqual(
		[last, passing, none].map((side) => takes(withSide(crossingPawn, side))),
		[true, true, false],
	);
});

test("rules without a possible win are recognised", () => {
	const board = { rows: 2, columns: 2, obstacles: [] };
	const still: Rules = { ...chase, capture: "forbidden", noMove: "passes" };
	const [white, black] = still.sides;
	for (const [change, marks, expected] of [
		[{}, {}, false],
		[{ noMove: "draws" }, {}, false],
		[{ endless: { winner: "white" } }, {}, true],
		[{ noMove: "loses" }, {}, true],
		[{ capture: "wins" }, {}, true],
		[{}, { goals: { white: [square(1, 1)] } }, true],
		[{ sides: [withGoal(white, "top", true), black] }, {}, true],
		// A token meets nobody.
		[{ capture: "wins", sides: [white, { ...black, pieces: 0 }] }, {}, false],
	] as const) {
		const found = isDecisive({ ...still, ...change }, { ...board, ...marks });
		assert.equal(found, expected, JSON.stringify([change, marks]));
	}
});
