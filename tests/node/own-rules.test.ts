/** The page's form of the rules: what it makes of rules, and of the board and position that they are to be played on. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { InvalidRulesError, type Rules, type SideRules, type Square } from "catchmate";
import { pageWords } from "../../web/locale/words.ts";
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

/** The position of crossing pawn with such pieces on a board of three by three. */
function problemOf(red: Square[], black: Square[], obstacles: Square[] = []): BoardProblem {
	return {
		game: { rules: crossingPawn, board: { rows: 3, columns: 3, obstacles } },
		position: { toMove: "black", pieces: { red, black } },
	};
}

const problem = problemOf([square(1, 1), square(1, 3)], [square(3, 2)], [square(2, 2)]);

const [red, black] = crossingPawn.sides;
const withPieces = (side: SideRules, pieces: number) => withSide(crossingPawn, { ...side, pieces });

/** Whether the solver takes such rules, of whatever sides. */
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

describe("a board and its position are fitted to rules", () => {
	const { pieces } = problem.position;

	test("of fewer pieces by taking the last away, of more by adding some on the nearest empty squares", () => {
		const rules: Rules = { ...crossingPawn, noMove: "passes" };
		assert.deepEqual(fitTo(rules, problem), { ...problem, game: { ...problem.game, rules } });
		const fewer = fitTo(withPieces(red, 1), problem).position;
		assert.deepEqual(fewer.pieces, { ...pieces, red: [square(1, 1)] });
		const more = fitTo(withPieces(red, 4), problem).position.pieces.red;
		assert.deepEqual(more, [square(1, 1), square(1, 3), square(1, 2), square(2, 1)]);
		// Not on the goal, where black would have won.
		const two = fitTo(withPieces(black, 2), problem).position.pieces.black;
		assert.deepEqual(two, [square(3, 2), square(3, 1)]);
	});

	test("by having obstacles make room where no square is empty, and sharing squares where there are too few", () => {
		const all = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => square(row, column)));
		const full = problemOf([square(1, 1), square(1, 2)], [square(3, 3)], all.slice(2, 8));
		const { game, position } = fitTo(withPieces(red, 3), full);
		assert.deepEqual(position.pieces.red?.[2], square(1, 3));
		assert.equal(game.board.obstacles.length, 5);
		solver.validate(game, position);
		const small = problemOf([square(1, 1), square(1, 2)], [square(1, 3)]);
		const board = { rows: 1, columns: 3, obstacles: [] };
		const shared = fitTo(withPieces(red, 6), { ...small, game: { rules: crossingPawn, board } });
		assert.equal(shared.position.pieces.red?.length, 6);
	});

	test("by which no square may be shared by moving the piece that was captured", () => {
		const met = problemOf([square(1, 1), square(3, 2)], [square(3, 2)]);
		const { position } = fitTo({ ...crossingPawn, capture: "forbidden" }, met);
		const red = [square(1, 1), square(3, 2)];
		assert.deepEqual(position.pieces, { red, black: [square(2, 2)] });
	});

	test("into a position that the solver takes, whatever the rules", () => {
		for (let pieces = 1; pieces <= 4; pieces++) {
			for (const side of crossingPawn.sides) {
				for (const capture of ["wins", "forbidden", { winner: "red" }] as const) {
					const { game, position } = fitTo({ ...withPieces(side, pieces), capture }, problem);
					solver.validate(game, position);
				}
			}
		}
	});
});

describe("rules that were changed", () => {
	const own = named(solver.games, { ...chase, noMove: "passes" });

	test("have the id of the listed game that they come from with a word behind it, until they equal it again", () => {
		assert.equal(own.id, "chase-variant");
		assert.equal(named(solver.games, { ...own, noMove: "draws" }).id, "chase-variant");
		assert.equal(pageWords("en").game(own.id).name, "Chase, own rules");
		const id = "a-game-with-quite-a-long-name-32";
		const long = named(solver.games, { ...chase, id, starts: "black" });
		assert.equal(long.id, "a-game-with-quite-a-long-variant");
		assert.ok(takes(long));
		const [white, other] = chase.sides;
		// A move of one square passes over nothing, whatever is said.
		const sides = [{ ...white, leaps: "pieces" }, other] as const;
		assert.equal(named(solver.games, { ...own, noMove: "loses", sides }), chase);
		assert.equal(originOf(solver.games, own), chase);
		assert.equal(originOf(solver.games, chase), undefined);
		assert.equal(originOf(solver.games, { ...own, id: "herding-variant" }), undefined);
	});

	test("name directions and borders in the order of all, in which they were before", () => {
		const without = withDirection(black, "right", false);
		assert.deepEqual(without.directions, ["up", "left"]);
		assert.deepEqual(withDirection(without, "right", true), black);
		const two = withGoal(withGoal(black, "left", true), "right", true);
		assert.deepEqual(two.goals, ["top", "right", "left"]);
		assert.deepEqual(withGoal(withGoal(two, "left", false), "right", false), black);
	});
});

test("whatever can be chosen, the solver takes, and the rest it refuses", () => {
	const ends = { winner: "red" };
	assert.ok(!canDraw({ ...crossingPawn, endless: ends }));
	assert.ok(!canWinEndless({ ...crossingPawn, noMove: "draws" }));
	assert.ok(!takes({ ...crossingPawn, endless: ends, noMove: "draws" }));
	assert.ok(takes({ ...crossingPawn, endless: ends, noMove: "passes" }));
	const last: SideRules = { ...red, directions: ["up"] };
	const passing: SideRules = { ...red, directions: [], mayPass: true };
	assert.ok(isLastWay(last) && isLastWay(passing) && !isLastWay({ ...last, mayPass: true }));
	assert.ok(takes(withSide(crossingPawn, last)) && takes(withSide(crossingPawn, passing)));
	assert.ok(!takes(withSide(crossingPawn, { ...passing, mayPass: false })));
});

test("rules by which nobody can win are known", () => {
	const board = { rows: 2, columns: 2, obstacles: [] };
	const still: Rules = { ...chase, capture: "forbidden", noMove: "passes" };
	assert.ok(!isDecisive(still, board));
	assert.ok(!isDecisive({ ...still, noMove: "draws" }, board));
	assert.ok(isDecisive({ ...still, endless: { winner: "white" } }, board));
	assert.ok(isDecisive({ ...still, noMove: "loses" }, board));
	assert.ok(isDecisive({ ...still, capture: "wins" }, board));
	assert.ok(isDecisive(still, { ...board, goals: { white: [square(1, 1)] } }));
	const [white, black] = still.sides;
	const token: Rules = { ...still, capture: "wins", sides: [white, { ...black, pieces: 0 }] };
	assert.ok(!isDecisive(token, board), "a token meets nobody");
	assert.ok(isDecisive(withSide(still, withGoal(still.sides[0], "top", true)), board));
});
