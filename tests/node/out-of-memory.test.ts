/** A module whose memory ends, at the nth time that it grows or at its most: a typed error or a right answer, and the next solve right. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";
import { LocalEngine } from "../../wasm/engine/engine.ts";
import type { TableTooLargeError } from "../../wasm/errors.ts";
import { Solver } from "../../wasm/solver.ts";
import type { PartialTable } from "../../wasm/table.ts";
import type { Game, Position, Rules } from "../../wasm/types.ts";

Object.assign(globalThis, { packageVersion: "" });

const bytes = readFileSync(new URL("../../dist/solver.wasm", import.meta.url));
const compiled = await WebAssembly.compile(bytes);
const { grow } = WebAssembly.Memory.prototype;
afterEach(() => {
	WebAssembly.Memory.prototype.grow = grow;
});

/** Lets memory grow so many times, and never again; returns how often it was asked to. */
function growOnly(times: number): () => number {
	let asked = 0;
	WebAssembly.Memory.prototype.grow = function (pages) {
		asked += 1;
		if (asked > times) throw new RangeError("no more memory");
		return grow.call(this, pages);
	};
	return () => asked;
}

async function start() {
	WebAssembly.Memory.prototype.grow = grow;
	const solver = new Solver(await LocalEngine.create(compiled), undefined);
	const { game, position } = solver.decode("1Ac4WIAzzUx");
	const [chase, pawn] = solver.games;
	assert.ok(chase && pawn);
	const open = (rules: Rules, size: number): Game => ({
		rules,
		board: { rows: size, columns: size, obstacles: [] },
	});
	return { solver, game, position, large: open(chase, 28), chase, pawn, open };
}

const typed = ["TableTooLargeError", "EngineError", "InputError", "TypeError"];
const isTyped = (error: unknown) => error instanceof Error && typed.includes(error.name);

test("memory that ends at any moment of a solve is told, and the next solve that fits is right", async () => {
	const signatures = new Set<string>();
	const told = new Set<string>();
	for (let times = 0, isEnough = false; !isEnough; ++times) {
		assert.ok(times < 200, "memory grows a few times");
		const { solver, game, position, large } = await start();
		const table = await solver.solve(game);
		const asked = growOnly(times);
		try {
			const made = await solver.solve(large);
			signatures.add(await made.signature());
			isEnough = asked() <= times;
		} catch (error) {
			assert.ok(isTyped(error), String(error));
			const { name } = error as Error;
			told.add(name);
			// Nothing but a module that failed takes tables with it.
			if (name === "TableTooLargeError") assert.equal(await table.answer(position), "BLACK 20");
		}
		const next = await solver.solve(game);
		assert.equal(await next.answer(position), "BLACK 20");
		solver.dispose();
	}
	assert.equal(signatures.size, 1);
	assert.ok(told.has("TableTooLargeError"), [...told].join());
});

test("memory that ends at any moment of a question is told, and the tables answer on unless they are lost", async () => {
	for (const times of [0, 1, 2]) {
		const { solver, large } = await start();
		const table = await solver.solve(large);
		const square = (index: number) => ({ row: (index % 28) + 1, column: (index % 27) + 1 });
		const [one = "", two = ""] = large.rules.sides.map(({ name }) => name);
		const position = { pieces: { [one]: [square(0)], [two]: [square(40)] }, toMove: one };
		const expected = await table.lookup(position);
		growOnly(times);
		const held: unknown[] = [];
		const questions = [
			() => table.lookup(position),
			() => table.moves(position),
			() => table.line(position),
			() => table.heatmap(position, square(0)),
			() => table.statistics(),
			() => table.report(position, { moves: true, line: true, boards: true }),
		];
		for (let round = 0; round < 5; ++round) {
			for (const question of questions) {
				try {
					held.push(await question());
				} catch (error) {
					assert.ok(isTyped(error), String(error));
				}
			}
		}
		const answer = await table.lookup(position).catch((error) => error);
		if (answer.name !== "EngineError") assert.deepEqual(answer, expected);
		solver.dispose();
	}
});

test("what does not fit beside tables that are held is refused with what it needs and what there is, and what fits is right", async () => {
	const { solver, game, position, chase, pawn, open } = await start();
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
