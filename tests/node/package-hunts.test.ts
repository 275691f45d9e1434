/** Hunts and programs with mistakes in the package, beyond the programs' tests. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { HuntSizeError, TableTooLargeError } from "catchmate";
import { type HuntState, load } from "catchmate/workshop";

const workshop = await load();
after(() => workshop.dispose());

const small = { rows: 4, columns: 5 };
const enough = new Error("enough");

test("a stopped hunt resumes from its report, and another search has its own boards", async () => {
	const whole = await workshop.hunt("crossing-pawn", { ...small, tries: 300 });
	const controller = new AbortController();
	let told: HuntState | undefined;
	const { signal } = controller;
	const onProgress = (state: HuntState) => {
		told = state;
		controller.abort(enough);
	};
	await assert.rejects(workshop.hunt("crossing-pawn", { ...small, signal, onProgress }), enough);
	assert.ok(told && told.boards < 300);
	const rest = await workshop.hunt("crossing-pawn", { ...small, tries: 300, from: told });
	assert.deepEqual(rest, whole);
	const second = await workshop.hunt("crossing-pawn", { ...small, tries: 300, search: 1 });
	assert.notDeepEqual(second, whole);
});

test("a hunt on rules of one's own finds boards of any size", async () => {
	const rules = { ...(workshop.games[0] ?? assert.fail()), id: "tag" };
	const { best } = await workshop.hunt(rules, { rows: 2, columns: 11, tries: 20 });
	const { game } = workshop.decode(best?.code ?? "");
	assert.deepEqual(game.rules, rules);
	assert.deepEqual([game.board.rows, game.board.columns], [2, 11]);
});

test("an impossible size is refused with its limits, an oversized one before the hunt", async () => {
	for (const [game, size, code, limits] of [
		["crossing-pawn", { rows: 11 }, "rows", [2, 10]],
		["crossing-pawn", { columns: 0 }, "columns", [1, 10]],
		["chase", { rows: 3, columns: 4 }, "not-square", [1, 1]],
		["token", { columns: 3 }, "no-columns", [1, 1]],
		["fox-and-hounds", { rows: 8 }, "one-size", [1, 1]],
	] as const) {
		await assert.rejects(workshop.hunt(game, size), (error) => {
			assert.ok(error instanceof HuntSizeError);
			assert.deepEqual([error.code, error.game, [error.least, error.most]], [code, game, limits]);
			return true;
		});
	}
	const onProgress = () => assert.fail("it has begun");
	const hunt = workshop.hunt("crossing-pawn", { memoryBudget: 1000, onProgress });
	await assert.rejects(hunt, TableTooLargeError);
});

const input = "0 2\n3 3\n#.#\nO.O\n.X.\n3 3\nO..\n.#X\n.O.\n";

test("a signal stops an output comparison, before or during it", async () => {
	const begun = workshop.detect("crossing-pawn", input, "", { signal: AbortSignal.abort(enough) });
	await assert.rejects(begun, enough);
	const controller = new AbortController();
	const going = workshop.detect("crossing-pawn", input, "Black 1 Black 1", controller);
	controller.abort(enough);
	await assert.rejects(going, enough);
	const found = await workshop.detect("crossing-pawn", input, "Black 1 Black 1");
	assert.deepEqual(
		found?.explanations.map(({ kind }) => kind),
		["rounds", "one-less"],
	);
});

test("the search for a cop number reports the cops that it tries, up to those that it finds", async () => {
	const text = "graph 5\nedges 1-2 2-3 3-4 4-5 5-1\npieces cops 1 1\npieces robber 3\n";
	const [cycle] = (await workshop.read("cops-and-robber", text)).problems;
	assert.ok(cycle);
	for (const [most, last] of [
		[6, 2],
		[1, 1],
	] as const) {
		const tried: number[] = [];
		await workshop.copNumber(cycle.game, { most, onProgress: ({ cops }) => tried.push(cops) });
		assert.equal(tried.at(-1), last);
		assert.ok(tried.every((cops) => cops <= last));
	}
});
