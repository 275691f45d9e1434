/** The package where memory is short, and over a long time. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type Rules, TableTooLargeError } from "catchmate";
import { LocalEngine } from "../../wasm/engine/engine.ts";
import type { CatchmateModule } from "../../wasm/engine/module.ts";
import { Solver } from "../../wasm/solver.ts";
import { problemOf, solver, useSolver } from "../node/solver.ts";

useSolver();

Object.assign(globalThis, { packageVersion: "" });

/** Found on the modules of Debian's Emscripten. */
interface Counters {
	readonly count_emval_handles?: () => number;
}

test("a solve that runs out of memory is refused, and the next solve works", () => {
	const script = `
		const { load } = await import("catchmate");
		const solver = await load();
		const rules = solver.games.find(({ id }) => id === "crossing-pawn");
		const solve = (size) => solver.solve({ rules, board: { rows: size, columns: size, obstacles: [] } });
		for (let round = 0; round < 2; round++) {
			await solve(20).catch(({ name, bytes, budget }) => console.log(name, bytes > budget, budget > 2 ** 24));
			console.log((await solve(6)).positions);
		}`;
	// A module can have 64 MB here; the package knows nothing of that.
	const { stdout, stderr } = spawnSync(
		process.execPath,
		["--wasm-max-mem-pages=1024", "--input-type=module", "--eval", script],
		{ encoding: "utf8" },
	);
	const round = "TableTooLargeError true true\n45360\n";
	assert.equal(stdout, round.repeat(2));
	assert.equal(stderr, "");
});

/** 64 MB of lists of one neighbour, and a point whose neighbours are two million others. */
const longLists = {
	ones: () => `[[1]${",[1]".repeat(2 ** 24 - 2)}]`,
	star: () => {
		const last = 2e6;
		return `[${`[${last}],`.repeat(last)}[${Array.from({ length: last }, (_, point) => point)}]]`;
	},
};

test("a long list of neighbours is refused for the memory of its solve, in the memory of its text", () => {
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

test("four thousand boards solved, asked and disposed of leave no memory behind", async (context) => {
	const bytes = readFileSync(new URL("../../dist/solver.wasm", import.meta.url));
	const compiled = await WebAssembly.compile(bytes);
	const { instantiate } = WebAssembly;
	const memories: WebAssembly.Memory[] = [];
	context.mock.method(
		WebAssembly,
		"instantiate",
		async (...args: Parameters<typeof instantiate>) => {
			const instance: WebAssembly.Instance = Object(await instantiate(...args));
			const exported = Object.values(instance.exports);
			memories.push(...exported.filter((each) => each instanceof WebAssembly.Memory));
			return instance;
		},
	);
	const engine = await LocalEngine.create(compiled);
	const [memory] = memories;
	assert.ok(memory);
	const solver = new Solver(engine, undefined);
	const handles = engine.call(
		(module) => (module as CatchmateModule & Counters).count_emval_handles,
	);
	/** The module's memory, and how many values of JavaScript's it holds on to. */
	const held = () => [memory.buffer.byteLength, handles?.()];
	const { game, position } = solver.decode("1CQkAASQBSwARPcM");
	const [red] = position.pieces.red ?? [];
	const round = async (count: number) => {
		for (let done = 0; done < count; done++) {
			const [problem] = (await solver.read("chase", "3 1 1 3 3")).problems;
			assert.ok(problem && red);
			const table = await solver.solve(problem.game);
			await table.report(problem.position, { moves: true, line: true, boards: true });
			await table.heatmap(problem.position, { row: 1, column: 1 });
			await table.verify();
			await table.statistics();
			await table.signature();
			table.dispose();
			const partial = await solver.solve(game, { position, moves: true });
			await partial.moves(position);
			await partial.lookup({ ...position, toMove: "black" }).catch(() => {});
			partial.dispose();
			solver.encode({ game, position });
			solver.write(game, position);
			assert.throws(() => solver.validate(game, { ...position, pieces: { red: [], black: [] } }));
			await assert.rejects(solver.solve(game, { signal: AbortSignal.abort() }));
		}
	};
	await round(500);
	const before = held();
	await round(3500);
	assert.deepEqual(held(), before);
	solver.dispose();
});

test("a cancelled solve and a disposed table free their memory", async () => {
	// A table takes 1.1 GB of the 4 that the module can have.
	const board = { rows: 32, columns: 32, obstacles: [] };
	const game = { rules: solver.games.find(({ id }) => id === "crossing-pawn") as Rules, board };
	const reason = new Error("changed my mind");
	for (let attempt = 0; attempt < 5; attempt++) {
		const controller = new AbortController();
		const onProgress = () => controller.abort(reason);
		await assert.rejects(solver.solve(game, { signal: controller.signal, onProgress }), reason);
	}
	const tables = [await solver.solve(game), await solver.solve(game), await solver.solve(game)];
	assert.equal(tables[0]?.positions, 1_072_693_248);
	await assert.rejects(solver.solve(game), (error) => {
		assert.ok(error instanceof TableTooLargeError);
		assert.ok(error.bytes > 1e9 && error.budget < error.bytes);
		return true;
	});
	for (const table of tables) table.dispose();
	const { game: small, position } = await problemOf("chase", "2 1 1 2 2");
	assert.equal(await (await solver.solve(small)).answer(position), "BLACK 2");
	await assert.rejects(solver.solve(game, { memoryBudget: 1e9 }), TableTooLargeError);
});
