/** A module that has all its memory: what fits beside tables that are held, and what does not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
	type Game,
	load,
	type PartialTable,
	type Position,
	type Rules,
	type TableTooLargeError,
} from "catchmate";

test("what does not fit beside tables that are held is refused with what it needs and what there is, and what fits is right", async () => {
	const solver = await load();
	const { game, position } = solver.decode("1Ac4WIAzzUx");
	const [chase = assert.fail(), pawn = assert.fail()] = solver.games;
	const open = (rules: Rules, size: number): Game => ({
		rules,
		board: { rows: size, columns: size, obstacles: [] },
	});
	/** Takes all memory that the whole game would, but little time: the position is won by a move. */
	const solvePart = (rules: Rules, size: number, position: Position) =>
		solver.solve(open(rules, size), { position });
	const caught: Position = {
		pieces: { white: [{ row: 1, column: 1 }], black: [{ row: 1, column: 2 }] },
		toMove: "black",
	};
	const met: Position = {
		pieces: {
			red: [
				{ row: 2, column: 3 },
				{ row: 9, column: 9 },
			],
			black: [{ row: 3, column: 3 }],
		},
		toMove: "red",
	};
	const refused = async (size: number): Promise<TableTooLargeError> => {
		try {
			await solvePart(chase, size, caught);
		} catch (error) {
			assert.ok((error as Error).name === "TableTooLargeError", String(error));
			return error as TableTooLargeError;
		}
		assert.fail("there is room for it");
	};
	const whole = await solver.solve(game);
	const parts: PartialTable[] = [];
	while (parts.length < 6) parts.push(await solvePart(pawn, 32, met));
	const assertHeld = async (held: readonly PartialTable[]) => {
		for (const each of held) assert.equal(await each.answer(met), "Red 1");
		assert.equal(await whole.answer(position), "BLACK 20");
		assert.equal((await whole.verify()).fault, null);
	};

	const { bytes, budget } = await refused(180);
	const needed = await solver.solve(open(chase, 180), { memoryBudget: 1 }).catch((error) => error);
	assert.deepEqual([needed.bytes, needed.budget], [bytes, 1]);
	assert.ok(budget < bytes && budget > 0.9 * bytes, `${budget} of ${bytes}`);
	await assertHeld(parts);
	const fitting = await solvePart(chase, 150, caught);
	assert.equal(await fitting.answer(caught), "BLACK 1");
	fitting.dispose();

	// Together there is enough between those that are left, but not in one piece.
	for (const part of [0, 2, 4]) parts[part]?.dispose();
	const left = parts.filter((_, part) => part % 2 === 1);
	const torn = await refused(184);
	assert.ok(torn.budget < torn.bytes && torn.budget > 0.5 * torn.bytes, torn.message);
	await assertHeld(left);
	for (const part of left) part.dispose();
	const now = await solvePart(chase, 184, caught);
	assert.equal(await now.answer(caught), "BLACK 1");
	await assertHeld([]);
	solver.dispose();
});
