/** The themes of puzzles: each is there where the table and the board show it, and not elsewhere. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Move, MoveValue, Position, Square, Table } from "catchmate";
import { opponent, sameSquare } from "../../web/model/position.ts";
import { type Solution, solutionOf } from "../../web/puzzles/solution.ts";
import { themesOf } from "../../web/puzzles/themes.ts";
import { solver, useSolver } from "./solver.ts";

useSolver();

interface Set {
	readonly table: Table;
	readonly start: Position;
	readonly solution: Solution;
}

/** Solves the board of a puzzle's code. */
async function withPuzzle(code: string, act: (set: Set) => Promise<void>): Promise<void> {
	const { game, position } = solver.decode(code);
	const table = await solver.solve(game);
	const solution = (await solutionOf(table, position)) ?? assert.fail("not a puzzle");
	await act({ table, start: position, solution });
	table.dispose();
}

const at = (row: number, column: number): Square => ({ row, column });

const goes = ({ from, to }: Move, [start, end]: readonly [Square, Square]): boolean =>
	sameSquare(from, start) && sameSquare(to, end);

/** The moves of the solver's nth turn, the right one first. */
const movesAt = ({ solution }: Set, nth: number): readonly MoveValue[] =>
	solution.turns[nth]?.moves ?? assert.fail();

const moveAt = (set: Set, nth: number, ...way: readonly [Square, Square]): MoveValue =>
	movesAt(set, nth).find(({ move }) => goes(move, way)) ?? assert.fail();

const passed = ({ game: { rules } }: Table, position: Position): Position => ({
	...position,
	toMove: opponent(rules, position.toMove),
});

/** Whether the side that has just moved would win with another move. */
async function threatens({ table }: Set, { position }: MoveValue): Promise<boolean> {
	const [best] = await table.moves(passed(table, position));
	return best?.outcome === "win" && best.distance === 1;
}

/**
 *     P....    The thief T escapes on the right of the last two rows. The police P has one move that catches it, in
 *     ##...    nine plies, and no position of this board takes longer.
 *     ##...
 *     T....
 */
const longestWin = "2jGSDGAIABCAPAr95M";

/**
 *     ....#    Black, below, moves up to two squares. Two steps up, White has no good move, and with Black to move
 *     ..#..    there is no win.
 *     ....W
 *     ...##
 *     .#..#
 *     ..#B#
 *     .....
 */
const zugzwang = "1AYkJADSUE5wAEtGf";

/**
 *     .#....   White steps down towards Black, and draws; away from it, it loses.
 *     W.....
 *     .#....
 *     .B....
 */
const sacrifice = "1AMtABAAaYAksvl";

/**
 *     .....    The mouse M, to eat in the top left corner, has to go down first.
 *     .#..C
 *     .##.M
 *     .....
 *     .##..
 *     ##...
 */
const detour = "2kKSBDAMxgAAAAwAAAAByQA1hEh";

/**
 *     R..      The pawn steps to the right, where it threatens nothing. To the left it would threaten to capture.
 *     R#.
 *     .B.
 */
const quiet = "1CIUIQNwASttz";

/**
 *     P..#     The police has nine moves at its second turn, and one of them wins.
 *     ...T
 *     ....
 *     ....
 *     ....
 *     .#..
 */
const only = "2jKOIAAIgAAIgBwA24zn";

test("each theme is one of the puzzles that show it, and of no other", async () => {
	for (const [code, ...themes] of [
		[longestWin, "longest"],
		[zugzwang, "zugzwang"],
		[sacrifice, "sacrifice"],
		[detour, "detour"],
		[quiet, "quiet"],
		[only, "only"],
	] as const) {
		await withPuzzle(code, async ({ table, solution }) =>
			assert.deepEqual(await themesOf(table, solution), themes),
		);
	}
});

describe("a puzzle has the theme", () => {
	test("longest win, if no position of its board is won in more plies", () =>
		withPuzzle(longestWin, async ({ table, start }) => {
			const { distance } = await table.lookup(start);
			const { toMove } = await table.statistics();
			const longest = Object.values(toMove).map(({ longestWin }) => longestWin?.distance ?? 0);
			assert.deepEqual([distance, Math.max(...longest)], [9, 9]);
		}));

	test("mutual zugzwang, if a right move makes whoever is to move worse off", () =>
		withPuzzle(zugzwang, async ({ table, solution }) => {
			const values = [];
			for (const { moves } of solution.turns) {
				const { position } = moves[0] ?? assert.fail();
				const white = await table.lookup(position);
				const black = await table.lookup(passed(table, position));
				values.push(`${white.outcome} ${black.outcome}`);
			}
			assert.ok(values.includes("loss draw"), values.join());
		}));

	test("sacrifice of distance, if a right move lets the hunter come nearer", () =>
		withPuzzle(sacrifice, async (set) => {
			const [right] = movesAt(set, 0);
			assert.ok(right && goes(right.move, [at(2, 1), at(3, 1)]));
			assert.deepEqual(right.position.pieces.black, [at(4, 2)]);
			assert.equal(moveAt(set, 0, at(2, 1), at(1, 1)).outcome, "loss");
		}));

	test("detour, if a right move leads away from the goal", () =>
		withPuzzle(detour, async (set) => {
			const [right] = movesAt(set, 0);
			assert.ok(right && goes(right.move, [at(3, 5), at(4, 5)]));
			assert.deepEqual(set.table.game.board.goals?.mouse, [at(1, 1)]);
			assert.equal(moveAt(set, 0, at(3, 5), at(1, 5)).outcome, "loss");
		}));

	test("quiet move, if the first right move threatens nothing where another would", () =>
		withPuzzle(quiet, async (set) => {
			const [right] = movesAt(set, 0);
			assert.ok(right && goes(right.move, [at(3, 2), at(3, 3)]));
			assert.equal(await threatens(set, right), false);
			assert.equal(await threatens(set, moveAt(set, 0, at(3, 2), at(3, 1))), true);
		}));

	test("only move, if one of many moves does not lose", () =>
		withPuzzle(only, async (set) => {
			const [right, ...wrong] = movesAt(set, 1);
			assert.equal(right?.outcome, "win");
			assert.deepEqual(
				[wrong.length, new Set(wrong.map(({ outcome }) => outcome))],
				[8, new Set(["loss"])],
			);
		}));
});
