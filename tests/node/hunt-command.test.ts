/** The command `hunt` of both programs. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { both, programs } from "./fixtures.ts";
import { at, folder } from "./folder.ts";

const program = new URL("../../build/native/catchmate", import.meta.url).pathname;
const small = "crossing-pawn --rows 4 --columns 5";

/** The lines that a hunt prints, or keeps. */
const linesOf = (text: string) =>
	text
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line));
const linesIn = (name: string) => linesOf(readFileSync(at(name), "utf8"));

function hunt(line: string) {
	const { status, stdout, stderr } = programs.native(["hunt", ...line.split(" ")]);
	assert.deepEqual([status, stderr], [0, ""]);
	return linesOf(stdout);
}

test("a hunt prints ever harder boards, as solve does, and the same for the same seed", () => {
	const found = hunt(`${small} --tries 1000 --seed 3`);
	assert.ok(found.length > 3);
	for (const [index, { hunt, ...solved }] of found.entries()) {
		assert.ok(index === 0 || hunt.score > found[index - 1].hunt.score);
		assert.equal(hunt.score, solved.distance);
		const solve = ["solve", "crossing-pawn", "--json", "--board", "-"];
		const again = programs.native(solve, Buffer.from(JSON.stringify(found[index])));
		assert.deepEqual(JSON.parse(again.stdout), solved);
	}
	assert.deepEqual(hunt(`${small} --tries 1000 --seed 3`), found);
	assert.notDeepEqual(hunt(`${small} --tries 1000 --seed 4`), found);
});

test("a hunt that goes on from its file is the one that was never broken off", () => {
	const jobs = `${small} --jobs 2`;
	hunt(`${jobs} --tries 300 --out ${at("parts")}`);
	assert.equal(linesIn("parts").length, 2);
	hunt(`${jobs} --tries 1000 --out ${at("parts")} --resume`);
	const whole = hunt(`${jobs} --tries 1000 --out ${at("whole")} --resume`);
	assert.deepEqual(linesIn("parts"), linesIn("whole"));
	const scores = linesIn("whole").map(({ hunt }) => hunt.state.best.score);
	assert.equal(whole.at(-1).hunt.score, Math.max(...scores));
	assert.ok(readdirSync(folder).every((name) => !name.endsWith(".part")));
});

test("the package's program finds the same boards, and goes on with the native one's hunt", async () => {
	for (const line of [
		`${small} --tries 100 --seed 5`,
		`${small} --tries 100 --goal zugzwang --shard 2/3`,
		"token --rows 5 --tries 50",
		"pong-hau-ki",
		`${small} --separates shares-red --tries 10`,
	]) {
		assert.equal((await both(["hunt", ...line.split(" ")])).status, 0);
	}
	hunt(`${small} --jobs 2 --tries 100 --out ${at("native")}`);
	writeFileSync(at("package"), readFileSync(at("native")));
	const further = `${small} --jobs 2 --tries 200 --resume --out`;
	const last = hunt(`${further} ${at("native")}`).at(-1);
	const args = ["hunt", ...further.split(" "), at("package")];
	assert.deepEqual(linesOf((await programs.package(args)).stdout).at(-1), last);
	assert.deepEqual(linesIn("package"), linesIn("native"));
	const merged = hunt(`--merge ${at("native")} ${at("package")}`);
	assert.equal(merged.length, 2);
	await both(["hunt", "--merge", at("native"), at("package")]);
	hunt(`--merge --out ${at("merged")} ${at("native")}`);
	assert.deepEqual(linesIn("merged"), merged);
});

for (const readme of ["README.md", "README.zh-CN.md"]) {
	test(`the shards of a hunt run as ${readme} says, and are merged, the hardest board first`, () => {
		const [, block = ""] = /^```sh\n(parallel .*?)^```$/ms.exec(readFileSync(readme, "utf8")) ?? [];
		const [parallel = "", slurm = "", merge = ""] = block.split("\n");
		const script = (name: string, lines: string) =>
			writeFileSync(at(name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
		const size = `${small.replace("crossing-pawn ", "")} --tries 30`;
		script("catchmate", `case "$*" in *--shard*) set -- "$@" ${size};; esac; exec ${program} "$@"`);
		// Runs the tasks of an array one after the other.
		script(
			"sbatch",
			'for i in $(seq 1 $(echo $1 | cut -d- -f4)); do SLURM_ARRAY_TASK_ID=$i sh -c "$3"; done',
		);
		const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
		const [lines = [], other] = [parallel, slurm].map((dispatch) => {
			const options = { cwd: mkdtempSync(at("shards-")), env, encoding: "utf8" } as const;
			const run = spawnSync("sh", ["-ec", `${dispatch}\n${merge}`], options);
			assert.equal(run.status, 0, run.stderr);
			// The hunts print their boards, too, before they are merged.
			return linesOf(run.stdout).slice(-8);
		});
		assert.equal(new Set(lines.map(({ hunt }) => hunt.shard)).size, 8);
		const scores: number[] = lines.map(({ hunt }) => hunt.score);
		assert.deepEqual(
			scores,
			scores.toSorted((a, b) => b - a),
		);
		assert.deepEqual(other, lines);
	});
}

test("a hunt that cannot be says why in both programs, and writes nothing", async () => {
	writeFileSync(at("text"), "no JSON\n");
	hunt(`${small} --tries 50 --out ${at("pawn")}`);
	hunt(`chase --rows 3 --out ${at("chase")}`);
	for (const [line, expected, message] of [
		["chess", 1, /unknown game 'chess'/],
		["chase --goal short", 1, /unknown goal 'short', expected one of longest, fewest-saves, /],
		["chase --seconds 0", 1, /'0' is no number of seconds/],
		["chase --shard 3/2", 1, /'3\/2' is no shard, expected one such as 2\/8/],
		["chase --rows 3 --columns 4", 1, /chase has square boards/],
		["crossing-pawn --rows 11", 1, /crossing-pawn has boards of 2 to 10 rows, not of 11/],
		["fox-and-hounds --rows 8", 1, /fox-and-hounds has boards of one size/],
		["token --columns 8", 1, /token has no columns/],
		["chase --resume", 1, /--resume needs --out/],
		["crossing-pawn --rows 2 --columns 1 --tries 9", 1, /no board was found/],
		["crossing-pawn --separates shares", 1, /unknown mistake 'shares', expected one of all, /],
		[`${small} --out ${at("pawn")}`, 1, /the file exists; --resume goes on with it/],
		[`${small} --seed 2 --out ${at("pawn")} --resume`, 2, /another hunt: seed is 1, not 2/],
		[`${small} --out ${at("text")} --resume`, 2, /it is no file of a hunt/],
		[`${small} --out ${at("none/file")}`, 1, /there is no such directory/],
		["--merge", 1, /expected files of hunts to merge/],
		[`--merge ${at("text")}`, 2, /line 1: it is no line of a hunt/],
		[`--merge ${at("pawn")} ${at("chase")} --out ${at("never")}`, 2, /it is a hunt of chase for /],
	] as const) {
		const { status, stdout, stderr } = await both(["hunt", ...line.split(" ")]);
		assert.deepEqual([status, stdout], [expected, ""], line);
		assert.match(stderr, message);
	}
	assert.equal(readFileSync(at("text"), "utf8"), "no JSON\n");
	assert.ok(!existsSync(at("never")));
});

test("boards that do not fit in memory are refused before the hunt begins", () => {
	// The shell's limit is in kibibytes, and the program itself takes some.
	const command = `ulimit -v 30000; ${program} hunt chase --tries 1 --jobs 1000 --out ${at("large")}`;
	const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
	assert.deepEqual([status, stdout], [2, ""]);
	assert.match(stderr, /^catchmate: solving this board takes \d+ bytes of memory, \d+ are allowed/);
	assert.ok(!existsSync(at("large")));
});

test("a hunt for boards that separate mistakes finds a few, and names those that show nowhere", () => {
	const separates = (mistake: string, tries: number) => {
		const line = `hunt crossing-pawn --rows 4 --columns 4 --separates ${mistake} --tries ${tries}`;
		return programs.native(line.split(" "));
	};
	const all = separates("all", 150);
	const shown: string[][] = linesOf(all.stdout).map(({ hunt }) => hunt.mistakes);
	assert.ok(all.status === 0 && shown.length <= 8, all.stdout);
	for (const mistake of ["shares-red", "rounds", "stuck-draws", "takes-first"]) {
		assert.ok(shown.flat().includes(mistake), mistake);
	}
	assert.match(all.stderr, /^catchmate: no board shows meets-first$/m);
	assert.equal(separates("meets-first", 40).status, 1);
});
