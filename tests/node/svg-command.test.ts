/** The command `svg`, which only the package's program has. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { programs } from "./fixtures.ts";
import { at } from "./folder.ts";
import { chase } from "./games.ts";

const samples = new URL("../fixtures/crossing-pawn/samples.in", import.meta.url).pathname;

test("the package's program draws the board that it is asked for", async () => {
	const chase = await programs.package(["svg", "chase"], Buffer.from("8 2 4 1 5\n"));
	assert.deepEqual([chase.status, chase.stderr], [0, ""]);
	assert.match(chase.stdout, /^<svg .*<title>Chase, 8 × 8: White to move<.*<\/svg>\n$/s);
	assert.deepEqual(
		await programs.package(["svg", "chase", "-"], Buffer.from("8 2 4 1 5\n")),
		chase,
	);
	assert.deepEqual(await programs.package(["svg", "--code", "1Ac4WIAzzUx"]), chase);
	const moved = (await programs.package(["svg", "--code=1Ac4WIF2p8r", "--lang", "zh"])).stdout;
	assert.match(
		moved,
		/轮到黑方走.*白方在第 2 行第 5 列.*上一手从第 2 行第 4 列走到第 2 行第 5 列/s,
	);

	const titleOf = async (...args: string[]) =>
		/<title>(.*)<\/title>/.exec((await programs.package(["svg", ...args])).stdout)?.[1];
	assert.equal(await titleOf("crossing-pawn", samples), "Crossing pawn, 4 × 5: the game is over");
	assert.equal(
		await titleOf("crossing-pawn", "--number", "5", samples),
		"Crossing pawn, 9 × 9: Red to move",
	);
	const options = ["svg", "--code", "1Ac4WIAzzUx", "--theme", "dark", "--cell", "20"];
	const small = (await programs.package(options)).stdout;
	assert.match(small, /viewBox="0 0 190 190"/);
	assert.doesNotMatch(small, /<style>/);
	const valued = (await programs.package(["svg", "--code", "1Ac4WIAzzUx", "--moves"])).stdout;
	assert.match(valued, /class="catchmate-fill-loss"/);
});

test("the package's program draws what it would solve, by the same options", async () => {
	const drawn = async (args: readonly string[], input = "") => {
		const { status, stdout, stderr } = await programs.package(["svg", ...args], Buffer.from(input));
		assert.deepEqual([status, stderr], [0, ""], args.join(" "));
		return stdout;
	};
	const standard = await drawn(["fox-and-hounds", "--standard"]);
	assert.match(standard, /<title>Fox and hounds, 8 × 8: The fox to move</);
	const solved = (await programs.package(["solve", "fox-and-hounds", "--standard", "--json"]))
		.stdout;
	assert.equal(await drawn(["--board", "-"], solved), standard);
	assert.equal(await drawn(["fox-and-hounds", "--board", "-"], solved), standard);

	const rules = at("rules.json");
	const [one, two] = chase.sides;
	const waiting = { ...chase, id: "waiting", sides: [{ ...one, mayPass: true }, two] };
	writeFileSync(rules, JSON.stringify(waiting));
	assert.match(await drawn(["--rules", rules], "2 2\nO.\nX.\n"), /row 2, column 1/);
});

test("the package's program says why it cannot draw, with exit status 2 for the input and 1 for the arguments", async () => {
	for (const [args, status, message] of [
		[
			["svg"],
			1,
			"expected a game: chase, crossing-pawn, fox-and-hounds, police-and-thief, cat-and-mouse-2, cat-and-mouse, hare-and-hounds, pong-hau-ki, token, cops-and-robber; or --code, --rules or --board\nTry 'catchmate svg --help'.",
		],
		[
			["svg", "draughts"],
			1,
			"unknown game 'draughts', expected one of chase, crossing-pawn, fox-and-hounds, police-and-thief, cat-and-mouse-2, cat-and-mouse, hare-and-hounds, pong-hau-ki, token, cops-and-robber\nTry 'catchmate svg --help'.",
		],
		[
			["svg", "chase", "-", "another"],
			1,
			"unexpected argument 'another'\nTry 'catchmate svg --help'.",
		],
		[
			["svg", "--code", "1Ac4WIAzzUx", "chase"],
			1,
			"unexpected argument 'chase'\nTry 'catchmate svg --help'.",
		],
		[
			["svg", "--code", "1Ac4WIAzzUx", "--number=2"],
			1,
			"--code has no boards to choose from\nTry 'catchmate svg --help'.",
		],
		[
			["svg", "chase", "--frobnicate"],
			1,
			"unknown option '--frobnicate'\nTry 'catchmate svg --help'.",
		],
		[["svg", "chase", "--lang"], 1, "expected a value for --lang\nTry 'catchmate svg --help'."],
		[
			["svg", "chase", "--number", "0"],
			1,
			"'0' is no number of a board, expected one from 1 to 1000000000\nTry 'catchmate svg --help'.",
		],
		[
			["svg", "--code", "1Ac4WIAzzUx", "--cell=300"],
			1,
			"a square is 300 pixels wide, expected 8 to 256",
		],
		[["svg", "--code", "1Ac4WIAzzUx", "--lang=tlh"], 1, "the language is tlh, expected en or zh"],
		[
			["svg", "--code", "1Ac4WIAzzUX"],
			2,
			"the code was changed on its way: a character is wrong, missing or too many",
		],
		[
			["svg", "crossing-pawn", "--number=6", samples],
			2,
			`${samples}: the input has 5 boards, there is no board 6`,
		],
		[["svg", "chase"], 2, "line 1, column 1: found an empty input, expected n r1 c1 r2 c2"],
	] as const) {
		const run = await programs.package(args);
		assert.equal(run.stdout, "", args.join(" "));
		assert.deepEqual([run.status, run.stderr], [status, `catchmate: ${message}\n`]);
	}
});
