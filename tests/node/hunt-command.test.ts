/** The command `hunt` of both programs. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { programs, runBoth } from "./fixtures.ts";
import { at, folder } from "./folder.ts";

const program = new URL("../../build/native/catchmate", import.meta.url).pathname;
const small = "crossing-pawn --rows 4 --columns 4";

/** A hunt's lines, printed or in its file. */
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

test("a hunt prints ever harder boards, the same for a seed", () => {
	const found = hunt(`${small} --tries 500 --seed 3`);
	assert.ok(found.length > 3);
	for (const [index, { hunt, ...solved }] of found.entries()) {
		assert.ok(index === 0 || hunt.score > found[index - 1].hunt.score);
		assert.equal(hunt.score, solved.distance);
		const solve = ["solve", "crossing-pawn", "--json", "--board", "-"];
		const again = programs.native(solve, Buffer.from(JSON.stringify(found[index])));
		assert.deepEqual(JSON.parse(again.stdout), solved);
	}
	assert.deepEqual(hunt(`${small} --tries 500 --seed 3`), found);
	assert.notDeepEqual(hunt(`${small} --tries 500 --seed 4`), found);
});

test("a resumed hunt finds the boards of an uninterrupted one", () => {
	const jobs = `${small} --jobs 2`;
	hunt(`${jobs} --tries 300 --out ${at("parts")}`);
	assert.equal(linesIn("parts").length, 2);
	hunt(`${jobs} --tries 600 --out ${at("parts")} --resume`);
	const whole = hunt(`${jobs} --tries 600 --out ${at("whole")} --resume`);
	assert.deepEqual(linesIn("parts"), linesIn("whole"));
	const scores = linesIn("whole").map(({ hunt }) => hunt.state.best.score);
	assert.equal(whole.at(-1).hunt.score, Math.max(...scores));
	assert.ok(readdirSync(folder).every((name) => !name.endsWith(".part")));
});

test("the package's program matches, resumes and merges the native one's hunt", async () => {
	for (const line of [
		...["token --rows 5 --tries 20 --shard 2/3", "pong-hau-ki"],
		`${small} --separates shares-red --tries 10`,
	]) {
		assert.equal((await runBoth(["hunt", ...line.split(" ")])).status, 0);
	}
	hunt(`${small} --jobs 2 --tries 40 --out ${at("native")}`);
	writeFileSync(at("package"), readFileSync(at("native")));
	const further = `${small} --jobs 2 --tries 80 --resume --out`;
	const last = hunt(`${further} ${at("native")}`).at(-1);
	const args = ["hunt", ...further.split(" "), at("package")];
	assert.deepEqual(linesOf((await programs.package(args)).stdout).at(-1), last);
	assert.deepEqual(linesIn("package"), linesIn("native"));
	const merged = await runBoth(["hunt", "--merge", at("native"), at("package")]);
	assert.equal(linesOf(merged.stdout).length, 2);
	hunt(`--merge --out ${at("merged")} ${at("native")}`);
	assert.deepEqual(linesIn("merged"), linesOf(merged.stdout));
});

for (const [name, words] of [
	["native", [program]],
	["package", [process.execPath, "dist/cli.js"]],
] as const) {
	test(`an interrupted hunt of the ${name} program saves its jobs and prints its board`, async () => {
		const out = at(`interrupted-${name}`);
		const [command, ...script] = words;
		const child = spawn(command, [
			...script,
			...`hunt ${small} --jobs 2 --seconds 600 --out ${out}`.split(" "),
		]);
		const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
		const ended = once(child, "exit");
		// The first board is printed once the hunt runs.
		await once(child.stdout, "data");
		child.kill("SIGINT");
		assert.deepEqual(await ended, [130, null]);
		assert.match(await stderr, new RegExp(`with --resume --out ${out}\\n$`));
		const saved = linesOf(readFileSync(out, "utf8"));
		assert.equal(saved.length, 2);
		// A job that waits for its turn may not have begun.
		assert.ok(saved.some(({ hunt }) => hunt.state.boards > 0));
		const scores = saved.map(({ hunt }) => hunt.score ?? 0);
		assert.equal(linesOf(await stdout).at(-1).hunt.score, Math.max(...scores));
	});
}

test("a hunt writes its boards as an input of the contest to a file that ends in .in", async () => {
	const inputIn = (line: string) => {
		hunt(line);
		return readFileSync(at("hunt.in"), "utf8");
	};
	const out = `--out ${at("hunt.in")}`;
	const jobs = `${small} --jobs 3 --tries 40`;
	const input = inputIn(`${jobs} ${out}`);
	assert.match(input, /^0 3\n/);
	assert.deepEqual(await runBoth(["validate", "crossing-pawn"], input), {
		...{ status: 0, stdout: "", stderr: "" },
	});
	const again = programs.native(["hunt", ...`${jobs} ${out}`.split(" ")]);
	assert.deepEqual(
		[again.status, again.stderr],
		[1, `catchmate: ${at("hunt.in")}: the file exists\n`],
	);
	rmSync(at("hunt.in"));
	hunt(`${jobs} --out ${at("lines")}`);
	assert.equal(inputIn(`--merge ${at("lines")} ${out}`), input);
	rmSync(at("hunt.in"));
	assert.match(inputIn(`${small} --separates shares-red --tries 20 ${out}`), /^0 1\n/);
	rmSync(at("hunt.in"));
	assert.match(inputIn(`chase --rows 4 --jobs 2 --tries 1 ${out}`), /^4 /);
});

test("hunt shards run as in the README, and merge hardest first", () => {
	const [block, other] = ["README.md", "README.zh-CN.md"].map(
		(readme) => /^```sh\n(parallel .*?)^```$/ms.exec(readFileSync(readme, "utf8"))?.[1],
	);
	assert.equal(block, other);
	const [parallel = "", slurm = "", merge = ""] = block?.split("\n") ?? [];
	const script = (name: string, lines: string) =>
		writeFileSync(at(name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
	const size = "--rows 4 --columns 5 --tries 20";
	script("catchmate", `case "$*" in *--shard*) set -- "$@" ${size};; esac; exec ${program} "$@"`);
	// Runs an array's tasks one after the other.
	script(
		"sbatch",
		'for i in $(seq 1 $(echo $1 | cut -d- -f4)); do SLURM_ARRAY_TASK_ID=$i sh -c "$3"; done',
	);
	const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
	const [lines = [], again] = [parallel, slurm].map((dispatch) => {
		const options = { cwd: mkdtempSync(at("shards-")), env, encoding: "utf8" } as const;
		const run = spawnSync("sh", ["-ec", `${dispatch}\n${merge}`], options);
		assert.equal(run.status, 0, run.stderr);
		// The hunts also print their boards before the merge.
		return linesOf(run.stdout).slice(-8);
	});
	assert.deepEqual(again, lines);
	assert.equal(new Set(lines.map(({ hunt }) => hunt.shard)).size, 8);
	const scores: number[] = lines.map(({ hunt }) => hunt.score);
	assert.deepEqual(
		scores,
		[...scores].sort((a, b) => b - a),
	);
});

test("both programs refuse an impossible hunt and write nothing", async () => {
	writeFileSync(at("text"), "no JSON\n");
	hunt(`${small} --tries 20 --out ${at("pawn")}`);
	hunt(`chase --rows 3 --out ${at("chase")}`);
	for (const [line, expected, message] of [
		["chess", 1, /unknown game/],
		["chase --goal short", 1, /unknown goal/],
		["chase --seconds 0", 1, /seconds/],
		["chase --shard 3/2", 1, /shard/],
		["crossing-pawn --rows 11", 1, /2 to 10 rows, not of 11/],
		["chase --resume", 1, /--resume needs --out/],
		["chase --resume --out 1.in", 1, /--resume needs a hunt file/],
		["crossing-pawn --rows 2 --columns 1 --tries 9", 1, /no board was found/],
		["crossing-pawn --separates shares", 1, /unknown mistake/],
		[`${small} --separates meets-first --tries 9`, 1, /no board shows meets-first/],
		[`${small} --out ${at("pawn")}`, 1, /the file exists/],
		[`${small} --seed 2 --out ${at("pawn")} --resume`, 2, /seed is 1, not 2/],
		[`${small} --out ${at("text")} --resume`, 2, /not a hunt file/],
		[`${small} --out ${at("none/file")}`, 1, /no such directory/],
		["--merge", 1, /hunts to merge/],
		[`--merge ${at("text")}`, 2, /line 1/],
		[`--merge ${at("pawn")} ${at("chase")} --out ${at("never")}`, 2, /a hunt of chase/],
	] as const) {
		const { status, stdout, stderr } = await runBoth(["hunt", ...line.split(" ")]);
		assert.deepEqual([status, stdout], [expected, ""], line);
		assert.match(stderr, message);
	}
	assert.equal(readFileSync(at("text"), "utf8"), "no JSON\n");
	assert.ok(!existsSync(at("never")));
});

test("boards beyond the memory are refused before the hunt", () => {
	// The shell's limit is in kibibytes, and the program itself takes some.
	const command = `ulimit -v 30000; ${program} hunt chase --tries 1 --jobs 1000 --out ${at("large")}`;
	const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
	assert.deepEqual([status, stdout], [2, ""]);
	assert.match(stderr, /^catchmate: solving this board takes \d+ bytes of memory, \d+ are allowed/);
	assert.ok(!existsSync(at("large")));
});
