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

test("svg draws boards of inputs, codes, files and rules", async () => {
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

test("svg exits with status 2 for a wrong input and 1 for wrong arguments", async () => {
	for (const [line, status, message] of [
		["draughts", 1, /unknown game 'draughts'/],
		["chase - another", 1, /unexpected argument 'another'/],
		["--code 1Ac4WIAzzUx --number=2", 1, /no boards to choose from/],
		["chase --number 0", 1, /from 1 to 1000000000/],
		["--code 1Ac4WIAzzUx --cell=300", 1, /8 to 256/],
		["--code 1Ac4WIAzzUx --lang=tlh", 1, /en or zh/],
		["--code 1Ac4WIAzzUX", 2, /changed on its way/],
		[`crossing-pawn --number=6 ${samples}`, 2, /no board 6/],
	] as const) {
		const failed = await run(line);
		assert.deepEqual([failed.status, failed.stdout], [status, ""], line);
		assert.match(failed.stderr, message);
	}
});
