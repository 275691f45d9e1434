/** Claims about a listed puzzle, checked against its board's table. */
import assert from "node:assert/strict";
import type { MoveValue, Position, Table } from "catchmate";
import type { Puzzle } from "../../web/model/puzzle.ts";
import { isTrivial as asksTooLittle, difficultyOf } from "../../web/puzzles/difficulty.ts";
import { teaches } from "../../web/puzzles/lessons.ts";
import { sightFor, solutionOf } from "../../web/puzzles/solution.ts";
import { themesOf } from "../../web/puzzles/themes.ts";
import { solver } from "./solver.ts";

/**
 * Independent of the puzzle maker: one move at every turn of the solver keeps the outcome, or some win at once, up
 * to the last ply; and two of the themes.
 */
async function assertIsPuzzle(
	{ number, game, goal, plies, themes, lesson }: Puzzle,
	table: Table,
	start: Position,
): Promise<void> {
	let position = start;
	let choices = 0;
	let hasOnlyMove = false;
	const { outcome, distance } = await table.lookup(start);
	assert.equal(table.game.rules.id, game);
	assert.equal(outcome, goal === "draw" ? "draw" : "win", `puzzle ${number}`);
	assert.equal(distance !== null, goal === "win", `puzzle ${number}`);
	for (let ply = 0; ply < plies; ply++) {
		const moves = await table.moves(position);
		const [best, ...others] = moves as [MoveValue, ...MoveValue[]];
		if (ply % 2 === 0) {
			const kept = moves.filter((move) => move.outcome === outcome);
			const isWonAtOnce = best.outcome === "win" && best.distance === 1;
			const isChoice = kept.length < moves.length;
			assert.equal(best.outcome, outcome, `puzzle ${number}, ply ${ply}`);
			assert.ok(kept.length === 1 || isWonAtOnce, `puzzle ${number}, ply ${ply}`);
			assert.ok(!isWonAtOnce || ply === plies - 1, `puzzle ${number} goes on after its end`);
			assert.ok(isChoice || ply < plies - 1, `puzzle ${number} ends with a forced move`);
			choices += Number(isChoice);
			hasOnlyMove ||=
				!isWonAtOnce && moves.length >= 8 && others.every((move) => move.outcome === "loss");
		}
		({ position } = best);
	}
	assert.ok(choices >= (lesson === null ? 2 : 1), `puzzle ${number} has ${choices} choices`);
	assert.equal(themes.includes("only"), hasOnlyMove, `puzzle ${number}`);
	const { toMove } = await table.statistics();
	const longest = Object.values(toMove).map(({ longestWin }) => longestWin?.distance ?? 0);
	const isLongest = goal === "win" && Number(distance) >= 5 && distance === Math.max(...longest);
	assert.equal(themes.includes("longest"), isLongest, `puzzle ${number}`);
}

/** The puzzle maker's result for a puzzle equals the list's. */
async function assertIsMade(
	{ number, goal, plies, rating, themes, lesson, isTrivial }: Puzzle,
	table: Table,
	position: Position,
): Promise<void> {
	const solution = await solutionOf(table, position, lesson !== null);
	const sight = solution && sightFor(solution, table.game);
	assert.ok(solution && sight, `puzzle ${number}`);
	const found = await themesOf(table, solution);
	const made = {
		rating: difficultyOf(solution, sight),
		themes: found,
		isTrivial: lesson === null && asksTooLittle(sight, found),
	};
	assert.ok(lesson === null || (await teaches(lesson, table, solution)), `puzzle ${number}`);
	assert.deepEqual(
		{ goal: solution.goal, plies: solution.plies, ...made },
		{ goal, plies, rating, themes, isTrivial },
		`puzzle ${number}`,
	);
}

/** Each is a puzzle by its board's table and the puzzle maker. Puzzles on one board share the table. */
export async function assertArePuzzles(puzzles: readonly Puzzle[]): Promise<void> {
	const decoded = puzzles.map((puzzle) => {
		const { game, position } = solver.decode(puzzle.code);
		return { puzzle, game, position, board: JSON.stringify(game) };
	});
	for (const board of new Set(decoded.map(({ board }) => board))) {
		const here = decoded.filter((each) => each.board === board);
		const table = await solver.solve((here[0] ?? assert.fail()).game);
		for (const { puzzle, position } of here) {
			await assertIsPuzzle(puzzle, table, position);
			await assertIsMade(puzzle, table, position);
		}
		table.dispose();
	}
}
