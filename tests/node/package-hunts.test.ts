/** Hunts in the package: the boards of the native program, told as they are found. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { HuntSizeError, type HuntState, TableTooLargeError } from "catchmate";
import { programs } from "./fixtures.ts";
import { crossingPawn, packageSolver as solver } from "./games.ts";

const small = { rows: 4, columns: 5 };

test("a hunt finds the boards that the native program finds with the same seed, and tells each at once", async () => {
	for (const goal of ["longest", "fewest-saves", "zugzwang", "only-draw"] as const) {
		const found = new Map<string, object>();
		const onProgress = ({ best }: HuntState) => best && found.set(best.code, best);
		await solver.hunt("crossing-pawn", { ...small, goal, seed: 3, tries: 200, onProgress });
		const line = `hunt crossing-pawn --rows 4 --columns 5 --tries 200 --goal ${goal} --seed 3`;
		const { stdout } = programs.native(line.split(" "));
		const expected = stdout
			.trimEnd()
			.split("\n")
			.map((line) => {
				const { board, position, hunt } = JSON.parse(line);
				const code = solver.encode({ game: { rules: crossingPawn, board }, position });
				return { code, score: hunt.score, boards: hunt.boards };
			});
		assert.deepEqual([...found.values()], expected, goal);
	}
});

test("a hunt that is stopped goes on from what it has told, and another search has boards of its own", async () => {
	const whole = await solver.hunt("crossing-pawn", { ...small, tries: 300 });
	const controller = new AbortController();
	let told: HuntState | undefined;
	const { signal } = controller;
	const onProgress = (state: HuntState) => {
		told = state;
		controller.abort(new Error("enough"));
	};
	const stopped = solver.hunt("crossing-pawn", { ...small, signal, onProgress });
	await assert.rejects(stopped, { message: "enough" });
	assert.ok(told && told.boards < 300);
	const rest = await solver.hunt("crossing-pawn", { ...small, tries: 300, from: told });
	assert.deepEqual(rest, whole);
	const second = await solver.hunt("crossing-pawn", { ...small, tries: 300, search: 1 });
	assert.notDeepEqual(second, whole);
});

test("a cover shows every mistake that the native program shows", async () => {
	const size = { rows: 4, columns: 4, tries: 10 };
	const { boards, unseen } = await solver.cover("crossing-pawn", size);
	const line = "hunt crossing-pawn --separates all --rows 4 --columns 4 --tries 10";
	const { stdout, stderr } = programs.native(line.split(" "));
	const lines = stdout.trimEnd().split("\n");
	assert.deepEqual(
		boards.map(({ mistakes }) => mistakes),
		lines.map((line) => JSON.parse(line).hunt.mistakes),
	);
	const said = unseen.map((mistake) => `catchmate: no board shows ${mistake}\n`);
	assert.equal(said.join(""), stderr);
});

test("a size that the game does not have is refused, with its limits", async () => {
	for (const [game, size, code, limits] of [
		["crossing-pawn", { rows: 11 }, "rows", [2, 10]],
		["crossing-pawn", { columns: 0 }, "columns", [1, 10]],
		["chase", { rows: 3, columns: 4 }, "not-square", [1, 1]],
		["token", { columns: 3 }, "no-columns", [1, 1]],
		["fox-and-hounds", { rows: 8 }, "one-size", [1, 1]],
	] as const) {
		await assert.rejects(solver.hunt(game, size), (error) => {
			assert.ok(error instanceof HuntSizeError);
			assert.deepEqual([error.code, error.game, [error.least, error.most]], [code, game, limits]);
			return true;
		});
	}
});

test("boards that do not fit in memory are refused before the hunt begins", async () => {
	const onProgress = () => assert.fail("it has begun");
	const hunt = solver.hunt("crossing-pawn", { memoryBudget: 1000, onProgress });
	await assert.rejects(hunt, TableTooLargeError);
});
