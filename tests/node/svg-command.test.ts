/** The command `svg`, which only the package's program has. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { programs } from "./fixtures.ts";
import { at } from "./folder.ts";
import { chase } from "./games.ts";

const samples = new URL("../fixtures/crossing-pawn/samples.in", import.meta.url).pathname;
const run = (line: string, input = "") =>
	programs.package(["svg", ...line.split(" ")], Buffer.from(input));

test("the package's program draws the board that it is asked for", async () => {
	const drawn = async (line: string, input = "") => {
		const { status, stdout, stderr } = await run(line, input);
		assert.deepEqual([status, stderr], [0, ""], line);
		return stdout;
	};
	const plain = await drawn("chase", "8 2 4 1 5\n");
	assert.match(plain, /^<svg .*<title>Chase, 8 × 8: White to move<.*<\/svg>\n$/s);
	assert.equal(await drawn("chase -", "8 2 4 1 5\n"), plain);
	assert.equal(await drawn("--code 1Ac4WIAzzUx"), plain);
	assert.match(await drawn("--code=1Ac4WIF2p8r --lang zh"), /轮到黑方走.*上一手从第 2 行第 4 列/s);
	assert.match(await drawn(`crossing-pawn ${samples}`), /<title>Crossing pawn, 4 × 5: /);
	assert.match(await drawn(`crossing-pawn --number 5 ${samples}`), /<title>Crossing pawn, 9 × 9: /);
	const small = await drawn("--code 1Ac4WIAzzUx --theme dark --cell 20");
	assert.match(small, /viewBox="0 0 190 190"/);
	assert.doesNotMatch(small, /<style>/);
	assert.match(await drawn("--code 1Ac4WIAzzUx --moves"), /class="catchmate-fill-loss"/);

	const standard = await drawn("fox-and-hounds --standard");
	const solved = await programs.package(["solve", "fox-and-hounds", "--standard", "--json"]);
	assert.equal(await drawn("--board -", solved.stdout), standard);
	const [one, two] = chase.sides;
	const waiting = { ...chase, id: "waiting", sides: [{ ...one, mayPass: true }, two] };
	writeFileSync(at("rules.json"), JSON.stringify(waiting));
	const own = await drawn(`--rules ${at("rules.json")}`, "2 2\nO.\nX.\n");
	assert.match(own, /row 2, column 1/);
});

test("the package's program says why it cannot draw, with exit status 2 for the input and 1 for the arguments", async () => {
	for (const [line, status, message] of [
		["draughts", 1, /^unknown game 'draughts', .*\nTry 'catchmate svg --help'\.\n$/],
		["chase - another", 1, /^unexpected argument 'another'\n/],
		["--code 1Ac4WIAzzUx chase", 1, /^unexpected argument 'chase'\n/],
		["--code 1Ac4WIAzzUx --number=2", 1, /^--code has no boards to choose from\n/],
		["chase --number 0", 1, /^'0' is no number of a board, expected one from 1 to 1000000000\n/],
		["--code 1Ac4WIAzzUx --cell=300", 1, /^a square is 300 pixels wide, expected 8 to 256\n$/],
		["--code 1Ac4WIAzzUx --lang=tlh", 1, /^the language is tlh, expected en or zh\n$/],
		["--code 1Ac4WIAzzUX", 2, /^the code was changed on its way: /],
		[`crossing-pawn --number=6 ${samples}`, 2, /: the input has 5 boards, there is no board 6\n$/],
		["chase", 2, /^line 1, column 1: found an empty input, expected n r1 c1 r2 c2\n$/],
	] as const) {
		const { stdout, stderr, ...run_ } = await run(line);
		assert.deepEqual([run_.status, stdout], [status, ""], line);
		assert.match(stderr.replace("catchmate: ", ""), message);
	}
});
