/** `catchmate cop-number`: its lines, the graphs that it reads, and its refusals. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { runBoth } from "./fixtures.ts";
import { at } from "./folder.ts";

const printed = async (line: string, input = "") => {
	const { status, stdout, stderr } = await runBoth(["cop-number", ...line.split(" ")], input);
	assert.deepEqual([status, stderr], [0, ""], line);
	return stdout;
};

test("cop numbers come with points to start from, of families and of graphs in both formats", async () => {
	assert.equal(await printed("--family path 5"), "path 5: 1 cop, from 3; plies at most: 3\n");
	assert.match(
		await printed("--family petersen"),
		/^petersen: 3 cops, from 1 2 3; plies at most: 1\n$/,
	);
	assert.equal(await printed("--family torus 4 4 --most 2"), "torus 4 4: more than 2 cops\n");
	const square = JSON.parse(await printed("--json", "# a square\na b\nb c\nc d\nd a\n"));
	const { start, ...facts } = square;
	assert.deepEqual(facts, { graph: "graph 1", points: 4, edges: 4, cops: 2, plies: 1 });
	assert.ok(start.every((name: string) => "abcd".includes(name)));
	// Petersen's graph, a path of two points, and two points apart.
	const file = at("three.g6");
	writeFileSync(file, ">>graph6<<IheA@GUAo\r\n\nA_\nA?\n");
	const cops = (await printed(`${file} --json`))
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line).cops);
	assert.deepEqual(cops, [3, 1, 2]);
	const more = JSON.parse(
		await printed(`${file} --json --most 1`).then((all) => all.split("\n")[0] ?? ""),
	);
	assert.deepEqual([more.cops, more.moreThan], [null, 1]);
});

test("both programs refuse what is no graph, and answer those after it", async () => {
	for (const [line, input, status, message] of [
		[
			"--graph6",
			"A_\nA x\nA_\n",
			2,
			/^catchmate: line 2, column 2: found ' ', expected a character of graph6/,
		],
		["--graph6", ":Fa@x^\n", 2, /column 1: this is sparse6 or digraph6/],
		["--graph6", "IheA@GUA\n", 2, /column 9: the line ends after 8 characters, expected 9\n/],
		["--graph6", "", 2, /the file has no graph/],
		["", "a b c\n", 2, /^catchmate: line 1, column 5: found 'c' after two points/],
		["", "", 2, /column 1: the graph has no points/],
		["/nowhere/x.g6", "", 1, /there is no such file/],
		["a b", "", 1, /unexpected argument 'b'/],
		["--most 7", "", 1, /'7' is not a number of cops, expected one from 1 to 6/],
		["--family", "", 1, /expected a family: path, cycle/],
		["--family moon", "", 1, /unknown family 'moon'/],
		["--family torus 3", "", 1, /torus needs columns, from 3 to 1000/],
		["--family torus 3 2", "", 1, /found '2', expected columns from 3 to 1000/],
		["--family paley 9", "", 1, /there is no graph paley 9/],
		["--family petersen 5", "", 1, /unexpected argument '5'/],
		["--family grid 30 30 --memory 1M", "", 2, /^catchmate: grid 30 30: solving this board takes/],
	] as const) {
		const run = await runBoth(["cop-number", ...line.split(" ").filter(Boolean)], input);
		assert.equal(run.status, status, line);
		assert.match(run.stderr, message);
		assert.equal(run.stdout.split("graph ").length - 1, input.split("A_").length - 1, run.stdout);
	}
});
