/** The package with little memory. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import {
	type Game,
	type PartialTable,
	type Position,
	type Rules,
	TableTooLargeError,
} from "catchmate";
import { solver, useSolver } from "../node/solver.ts";

useSolver();

/** 64 MB of one-neighbour lists, and a point with two million neighbours. */
const longLists = {
	ones: () => `[[1]${",[1]".repeat(2 ** 24 - 2)}]`,
	star: () => {
		const last = 2e6;
		return `[${`[${last}],`.repeat(last)}[${Array.from({ length: last }, (_, point) => point)}]]`;
	},
};

test("a long list of neighbours is refused for its solve's memory, within its text's memory", () => {
	const native = new URL("../../build/native/catchmate", import.meta.url).pathname;
	const script = `
		const { load } = await import("catchmate");
		const solver = await load();
		const longLists = { ones: ${longLists.ones}, star: ${longLists.star} };
		for (const list of Object.values(longLists)) {
			const { problems, error } = await solver.read("cat-and-mouse", list());
			console.log(problems.length, error.message);
		}`;
	const tooLarge =
		"line 1, column 1: board 1: found a board that takes over 2^64 bytes of memory to solve";
	// The whole program may have 400 MB, and the module 256 MB.
	for (const list of Object.values(longLists)) {
		const { status, stderr } = spawnSync(
			"sh",
			["-c", `ulimit -v 400000; "${native}" solve cat-and-mouse`],
			{ input: list(), encoding: "utf8" },
		);
		assert.equal(status, 2, stderr);
		assert.ok(stderr.startsWith(`catchmate: ${tooLarge}, expected at most `), stderr);
	}
	const { stdout, stderr } = spawnSync(
		process.execPath,
		["--wasm-max-mem-pages=4096", "--input-type=module", "--eval", script],
		{ encoding: "utf8" },
	);
	assert.equal(stderr, "");
	const lines = stdout.trimEnd().split("\n");
	assert.equal(lines.length, 2);
	for (const line of lines) assert.ok(line.startsWith(`0 ${tooLarge}, expected at most `), line);
});

test("a solve that does not fit is refused with its bytes; cancelling and disposing make room", async () => {
	const { game, position } = solver.decode("1Ac4WIAzzUx");
	const [chase = assert.fail(), pawn = assert.fail()] = solver.games;
	const open = (rules: Rules, size: number): Game => ({
		rules,
		board: { rows: size, columns: size, obstacles: [] },
	});
	/** Takes the whole game's memory, but little time: the position is won in one move. */
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
		const error = await solvePart(chase, size, caught).catch((error) => error);
		assert.ok(error instanceof TableTooLargeError, String(error));
		return error;
	};
	// A table takes 1.1 GB of the module's maximum of 4.
	const reason = new Error("changed my mind");
	for (let attempt = 0; attempt < 5; attempt++) {
		const controller = new AbortController();
		const onProgress = () => controller.abort(reason);
		const solve = solver.solve(open(pawn, 32), { signal: controller.signal, onProgress });
		await assert.rejects(solve, reason);
	}
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

	// The gaps between the remaining tables suffice in sum, but not in one piece.
	for (const part of [0, 2, 4]) parts[part]?.dispose();
	const left = parts.filter((_, part) => part % 2 === 1);
	const torn = await refused(184);
	assert.ok(torn.budget < torn.bytes && torn.budget > 0.5 * torn.bytes, torn.message);
	await assertHeld(left);
	for (const part of left) part.dispose();
	const now = await solvePart(chase, 184, caught);
	assert.equal(await now.answer(caught), "BLACK 1");
	await assertHeld([]);
});
