/** The command `svg` of the package's program. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { svg } from "catchmate/svg";
import { programs } from "./fixtures.ts";
import { at } from "./folder.ts";
import { chase, packageSolver } from "./games.ts";

const samples = new URL("../fixtures/crossing-pawn/samples.in", import.meta.url).pathname;
const run = (line: string, input = "") =>
	programs.package(["svg", ...line.split(" ")], Buffer.from(input));

test("svg draws boards from inputs, codes, files and rules", async () => {
	const drawn = async (line: string, input = "") => {
		const { status, stdout, stderr } = await run(line, input);
		assert.deepEqual([status, stderr], [0, ""], line);
		return stdout;
	};
	const plain = await drawn("chase", "8 2 4 1 5\n");
	assert.match(plain, /^<svg .*<title>Chase, 8 × 8: White to move<.*<\/svg>\n$/s);
	assert.equal(await drawn("--code 1Ac4WIAzzUx"), plain);
	assert.match(await drawn("--code=1Ac4WIF2p8r --lang zh"), /轮到黑方走.*上一手从第 2 行第 4 列/s);
	assert.match(await drawn(`crossing-pawn --number 5 ${samples}`), /<title>Crossing pawn, 9 × 9: /);
	const small = await drawn("--code 1Ac4WIAzzUx --theme dark --cell 20");
	assert.match(small, /viewBox="0 0 190 190"/);
	assert.doesNotMatch(small, /<style>/);
	assert.match(await drawn("--code 1Ac4WIAzzUx --moves"), /class="catchmate-fill-loss"/);

	assert.match(await drawn("fox-and-hounds --standard"), /8 × 8/);
	const [one, two] = chase.sides;
	const waiting = { ...chase, id: "waiting", sides: [{ ...one, mayPass: true }, two] };
	writeFileSync(at("rules.json"), JSON.stringify(waiting));
	const own = await drawn(`--rules ${at("rules.json")}`, "2 2\nO.\nX.\n");
	assert.match(own, /row 2, column 1/);
});

const told =
	"8 2 4 1 5\nmoves: {[marks 1,1:dot]} 2,4-2,5 {[arrows 1,5-1,6:hint 2,5-2,6] [marks 8,8 7,7:cross] Near.} (2,4-3,4 {[marks 4,4]}) 1,5-1,6";

test("svg draws a game at a ply, with its last move and the comment's drawing", async () => {
	const solver = packageSolver;
	const { game, position, comment, moves } = solver.readAnnotated("chase", told);
	const [first, second] = moves;
	for (const [ply, at, shown] of [
		["0", position, { marks: comment?.marks }],
		["1", first?.position, { lastMove: first?.move, ...first?.comment }],
		["2", second?.position, { lastMove: second?.move }],
	] as const) {
		const { status, stdout, stderr } = await run(`chase --ply ${ply} --cell 30`, told);
		assert.deepEqual([status, stderr], [0, ""]);
		const { marks, arrows, lastMove } = {
			marks: undefined,
			arrows: undefined,
			lastMove: null,
			...shown,
		};
		assert.ok(at);
		assert.equal(stdout, svg(solver, game, at, { cell: 30, marks, arrows, lastMove }));
	}
	const valued = await run("chase --ply 2 --moves", told);
	assert.match(valued.stdout, /class="catchmate-fill-loss"/);

	writeFileSync(at("told.json"), JSON.stringify({ ...chase, id: "told" }));
	writeFileSync(at("told.txt"), "2 2\nO.\nX.\nmoves: 1,1-1,2");
	const own = await run(`--rules ${at("told.json")} --ply 1 ${at("told.txt")}`);
	assert.match(own.stdout, /The last move went from row 1, column 1 /);

	const code = solver.encode({ game, position, moves: moves.map(({ move }) => move) });
	const coded = await run(`--code ${code} --ply 1`);
	assert.equal(
		coded.stdout,
		svg(solver, game, first?.position ?? position, { lastMove: first?.move }),
	);
	assert.equal((await run(`--code ${code} --ply 2`)).stdout, (await run(`--code ${code}`)).stdout);
});

test("svg exits with status 2 for a wrong input and 1 for wrong arguments", async () => {
	for (const [line, status, message, input] of [
		["draughts", 1, /unknown game 'draughts'/],
		["chase - another", 1, /unexpected argument 'another'/],
		["--code 1Ac4WIAzzUx --number=2", 1, /no boards to choose from/],
		["chase --number 0", 1, /from 1 to 1000000000/],
		["--code 1Ac4WIAzzUx --cell=300", 1, /8 to 256/],
		["--code 1Ac4WIAzzUx --lang=tlh", 1, /en or zh/],
		["--code 1Ac4WIAzzUX", 2, /the code is damaged/],
		[`crossing-pawn --number=6 ${samples}`, 2, /no board 6/],
		["chase --ply=x", 1, /from 0 to 1000000000/],
		["chase --ply=1 --number=1", 1, /--ply has no boards to choose from/],
		["fox-and-hounds --standard --ply=1", 1, /--standard has no moves for --ply/],
		["chase --ply=0", 2, /^catchmate: the board has no moves for --ply\n$/, "8 2 4 1 5"],
		["chase --ply=3", 2, /^catchmate: the game has 2 moves, there is no ply 3\n$/, told],
		["chase --ply=1", 2, /line 2, column 26: found '2,4-9,9'/, told.replace("2,4-2,5", "2,4-9,9")],
		["--code 1Ac4WIF2p8r --ply 9", 2, /there is no ply 9/],
		["--code 1Ac4WIAzzUx --ply 0", 2, /no moves/],
	] as const) {
		const failed = await run(line, input);
		assert.deepEqual([failed.status, failed.stdout], [status, ""], line);
		assert.match(failed.stderr, message);
	}
});
