/** `catchmate statistics` and `find`, and boards without a position. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, type Position } from "catchmate";
import { runBoth } from "./fixtures.ts";

const printed = async (line: string, input = "", where?: string) => {
	const filter = where === undefined ? [] : ["--where", where];
	const { status, stdout, stderr } = await runBoth([...line.split(" "), ...filter], input);
	assert.deepEqual([status, stderr], [0, ""], line);
	return stdout;
};

/** A board of crossing pawn with zugzwangs, and its text without pieces. */
const pawn = "0 1\n5 4\n##.O\n#.#.\n#.##\n...X\nO...\n";
const bare = pawn.replace(/^.*\n/, "").replaceAll(/[OX]/g, ".");

test("statistics are the package's, and a filter finds the positions that they count", async () => {
	const solver = await load();
	const { problems } = await solver.read("crossing-pawn", pawn);
	const { game } = problems[0] ?? assert.fail();
	const table = await solver.solve(game);
	const expected = await table.statistics();
	const { toMove, byDistance, zugzwangs } = JSON.parse(
		await printed("statistics crossing-pawn --json", pawn),
	);
	assert.deepEqual({ toMove, byDistance, zugzwangs }, expected);
	// A board is enough.
	const text = await printed("statistics crossing-pawn", bare);
	assert.equal(text, await printed("statistics crossing-pawn", pawn));
	const { red = assert.fail() } = expected.toMove;
	assert.ok(
		text.includes(`red to move: ${red.wins} won, ${red.draws} drawn, ${red.losses} lost\n`),
	);

	const lines = (await printed("find crossing-pawn --json", bare, "zugzwang"))
		.trimEnd()
		.split("\n");
	const placements = zugzwangs.reduce(
		(sum: number, kind: { placements: number }) => sum + kind.placements,
		0,
	);
	assert.ok(placements > 0);
	assert.equal(lines.length, 2 * placements);
	for (const line of lines) {
		const { position, ...value } = JSON.parse(line) as { position: Position };
		const { over, ending, ...known } = await table.lookup(position);
		assert.deepEqual([value, over, ending], [known, false, null]);
		const other = { ...position, toMove: position.toMove === "red" ? "black" : "red" };
		assert.notEqual((await table.lookup(other)).outcome, "win");
		assert.notEqual(known.outcome, "win");
	}
	const [longest = assert.fail()] = (
		await printed("find crossing-pawn --limit 1", pawn, `distance=${byDistance.length - 1}`)
	).split("\n");
	assert.match(
		longest,
		new RegExp(`^(red|black) to move, red on .*(win|loss) in ${byDistance.length - 1} pl`),
	);
	table.dispose();
	solver.dispose();
});

test("a size is an open board, where a position is not needed", async () => {
	assert.equal(
		await printed("verify chase 4"),
		"board 1: 512 positions, every one agrees with its successors\n",
	);
	assert.equal(
		await printed("solve chase 4x4 --scope table"),
		"board 1: 512 positions, the longest distance 10 plies\n",
	);
	const whole = JSON.parse(await printed("solve chase 4 --scope table --json --signature"));
	const known = JSON.parse(
		await printed("solve chase --scope table --json --signature", "4 1 1 3 3"),
	);
	assert.deepEqual([whole.signature, whole.position], [known.signature, undefined]);
	const graph = "graph 3\nedges 1-2 2-3 3-1\n";
	assert.match(await printed("statistics cops-and-robber", graph), /cops to move: 18 won/);
});

test("both programs refuse what has no statistics", async () => {
	for (const [line, input, status, message] of [
		["statistics", "", 1, /expected a game/],
		["statistics token 5", "", 2, /^catchmate: 5: sides\[0\]\.directions is empty/],
		["statistics chase 9x999999 --memory 1G", "", 2, /9x999999: solving this board takes/],
		["statistics chase 0", "", 1, /^catchmate: 0: there is no such file/],
		["statistics crossing-pawn", "2 2\nO.\n..\n", 2, /found 0 X on the board/],
		["solve crossing-pawn", bare, 2, /found 0 X on the board/],
		["find chase 4", "", 1, /expected --where with a filter/],
		["find chase 4 --where mover=red", "", 1, /--where, column 7: found 'red', expected white,/],
		["find chase 4 --where zugzwang --limit 0", "", 1, /'0' is not a number of positions/],
	] as const) {
		const run = await runBoth(line.split(" "), input);
		assert.deepEqual([run.status, run.stdout], [status, ""], line);
		assert.match(run.stderr, message);
	}
});
