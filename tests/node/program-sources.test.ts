/** Where both programs take a position from besides a text: the games they know, and the codes of links. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "catchmate";
import { games, programs } from "./fixtures.ts";

test("both programs list the games, and take a game's standard position instead of an input", async () => {
	const list = programs.native(["games"]);
	assert.deepEqual([list.status, list.stderr], [0, ""]);
	assert.deepEqual(await programs.package(["games"]), list);
	const lines = list.stdout.trimEnd().split("\n");
	assert.deepEqual(
		lines.map((line) => line.split(" ")[0]),
		games,
	);
	for (const game of games) {
		for (const args of [
			["solve", game, "--standard", "--moves", "--boards"],
			["solve", game, "--standard", "--json"],
			["verify", game, "--standard"],
		]) {
			const native = programs.native(args);
			assert.deepEqual([native.status, native.stderr], [0, ""], args.join(" "));
			assert.deepEqual(await programs.package(args), native, args.join(" "));
		}
	}
});

test("both programs solve what a link's code stands for, of any rules, after the moves in it", async () => {
	const solver = await load();
	const { problems } = await solver.read("crossing-pawn", "3 4\nO..O\n.#..\n..X.\n");
	const [problem] = problems;
	assert.ok(problem);
	const { position } = problem;
	const rules = { ...problem.game.rules, id: "crossing-variant", capture: { winner: "red" } };
	const board = { ...problem.game.board, goals: { black: [{ row: 2, column: 4 }] } };
	const game = { rules, board };
	const [move] = solver.legalMoves(game, position);
	assert.ok(move);
	const code = solver.encode({ game, position, moves: [move] });
	const after = solver.decode(code).positions[0];
	assert.ok(after);
	const table = await solver.solve(game);
	const answer = `${await table.answer(after)}\n`;
	solver.dispose();

	const solved = programs.native(["solve", "--code", code]);
	assert.deepEqual(solved, { status: 0, stdout: answer, stderr: "" });
	for (const args of [
		["solve", "--code", code, "--moves", "--line", "--boards"],
		["solve", `--code=${code}`, "--json"],
		["verify", "--code", code],
		["verify", "--code", code, "--json"],
	]) {
		const native = programs.native(args);
		assert.deepEqual([native.status, native.stderr], [0, ""], args.join(" "));
		assert.deepEqual(await programs.package(args), native, args.join(" "));
	}
	for (const args of [
		["solve", "--code", `${code.slice(0, -1)}!`],
		["solve", "--code", "1Ac4WIAzzUy"],
		["verify", "--code", code, "--memory", "1K"],
	]) {
		const native = programs.native(args);
		assert.deepEqual([native.status, native.stdout], [2, ""], args.join(" "));
		assert.deepEqual(await programs.package(args), native, args.join(" "));
	}
});
