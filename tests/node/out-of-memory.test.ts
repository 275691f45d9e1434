/** A module whose memory ends at the nth time that it grows: a typed error or a right answer, and the next solve right. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";
import { LocalEngine } from "../../wasm/engine/engine.ts";
import { Solver } from "../../wasm/solver.ts";
import type { Game } from "../../wasm/types.ts";

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
	const [rules = assert.fail()] = solver.games;
	const large: Game = { rules, board: { rows: 28, columns: 28, obstacles: [] } };
	return { solver, game, position, large };
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
	for (const times of [0, 1]) {
		const { solver, large } = await start();
		const table = await solver.solve(large);
		const [one = "", two = ""] = large.rules.sides.map(({ name }) => name);
		const square = { row: 1, column: 1 };
		const pieces = { [one]: [square], [two]: [{ row: 13, column: 14 }] };
		const position = { pieces, toMove: one };
		const expected = await table.lookup(position);
		growOnly(times);
		const held: unknown[] = [];
		for (const question of [
			() => table.moves(position),
			() => table.line(position),
			() => table.heatmap(position, square),
			() => table.statistics(),
			() => table.report(position, { moves: true, line: true, boards: true }),
		]) {
			try {
				held.push(await question());
			} catch (error) {
				assert.ok(isTyped(error), String(error));
			}
		}
		const answer = await table.lookup(position).catch((error) => error);
		if (answer.name !== "EngineError") assert.deepEqual(answer, expected);
		solver.dispose();
	}
});
