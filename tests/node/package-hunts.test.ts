/** Hunts in the package: the boards of the native program, told as they are found. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { HuntSizeError, type HuntState, TableTooLargeError } from "catchmate";
import { programs } from "./fixtures.ts";
import { packageSolver as solver } from "./games.ts";

const small = { rows: 4, columns: 5 };

/** The boards that the native program finds. */
const nativeHunt = (...options: readonly string[]) => {
	const size = ["--rows", "4", "--columns", "5", "--tries", "400"];
	const { stdout } = programs.native(["hunt", "crossing-pawn", ...size, ...options]);
	return stdout
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
};

test("a hunt finds the boards that the native program finds with the same seed, and tells each at once", async () => {
	for (const goal of ["longest", "fewest-saves", "zugzwang", "only-draw"] as const) {
		const found = new Map<string, object>();
		await solver.hunt("crossing-pawn", {
			...small,
			goal,
			seed: 3,
			tries: 400,
			onProgress({ best }) {
				if (best !== null) found.set(best.code, best);
			},
		});
		const expected = nativeHunt("--goal", goal, "--seed", "3").map(({ board, position, hunt }) => {
			const [rules] = solver.games.filter(({ id }) => id === "crossing-pawn");
			assert.ok(rules);
			const code = solver.encode({ game: { rules, board }, position });
			return { code, score: hunt.score, boards: hunt.boards };
		});
		assert.deepEqual([...found.values()], expected, goal);
	}
});

test("a hunt that is stopped goes on from what it has told", async () => {
	const whole = await solver.hunt("crossing-pawn", { ...small, tries: 300 });
	const controller = new AbortController();
	let told: HuntState | undefined;
	const stopped = solver.hunt("crossing-pawn", {
		...small,
		signal: controller.signal,
		onProgress(state) {
			told = state;
			controller.abort(new Error("enough"));
		},
	});
	await assert.rejects(stopped, { message: "enough" });
	assert.ok(told && told.boards < 300);
	const rest = await solver.hunt("crossing-pawn", { ...small, tries: 300, from: told });
	assert.deepEqual(rest, whole);
});

test("searches of one seed try boards of their own, as jobs do", async () => {
	const [first, second] = await Promise.all(
		[0, 1].map((search) => solver.hunt("crossing-pawn", { ...small, tries: 50, search })),
	);
	assert.notDeepEqual(first, second);
});

test("a cover shows every mistake that the native program shows", async () => {
	const { boards, unseen } = await solver.cover("crossing-pawn", {
		rows: 4,
		columns: 4,
		tries: 10,
	});
	const { stdout, stderr } = programs.native(
		"hunt crossing-pawn --separates all --rows 4 --columns 4 --tries 10".split(" "),
	);
	const lines = stdout.trimEnd().split("\n");
	assert.deepEqual(
		boards.map(({ mistakes }) => mistakes),
		lines.map((line) => JSON.parse(line).hunt.mistakes),
	);
	assert.deepEqual(
		unseen.map((mistake) => `catchmate: no board shows ${mistake}`),
		stderr.trimEnd().split("\n"),
	);
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
	let tells = 0;
	const onProgress = () => {
		tells += 1;
	};
	await assert.rejects(
		solver.hunt("crossing-pawn", { memoryBudget: 1000, onProgress }),
		TableTooLargeError,
	);
	assert.equal(tells, 0);
});
