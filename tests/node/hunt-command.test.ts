import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { both, programs } from "./fixtures.ts";
import { at, folder } from "./folder.ts";

const program = new URL("../../build/native/catchmate", import.meta.url).pathname;

const small = ["crossing-pawn", "--rows", "4", "--columns", "5"];

/** The lines that a hunt prints, or keeps. */
const linesOf = (text: string) =>
	text
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line));

function hunt(...args: readonly string[]) {
	const { status, stdout, stderr } = programs.native(["hunt", ...args]);
	assert.deepEqual([status, stderr], [0, ""]);
	return linesOf(stdout);
}

test("a hunt prints ever harder boards, as solve does, and the same for the same seed", () => {
	const found = hunt(...small, "--tries", "2000", "--seed", "3");
	assert.ok(found.length > 3);
	for (const [index, { hunt, ...solved }] of found.entries()) {
		assert.ok(index === 0 || hunt.score > found[index - 1].hunt.score);
		assert.equal(hunt.score, solved.distance);
		writeFileSync(at("board.json"), JSON.stringify(found[index]));
		const again = programs.native([
			"solve",
			"crossing-pawn",
			"--json",
			"--board",
			at("board.json"),
		]);
		assert.deepEqual(JSON.parse(again.stdout), solved);
	}
	assert.deepEqual(hunt(...small, "--tries", "2000", "--seed", "3"), found);
	assert.notDeepEqual(hunt(...small, "--tries", "2000", "--seed", "4"), found);
});

test("each goal has boards of its own", () => {
	const hardest = (goal: string) => hunt(...small, "--tries", "300", "--goal", goal).at(-1);
	assert.equal(hardest("only-draw").outcome, "draw");
	const draws = hardest("only-draw").moves.filter(
		({ outcome }: { outcome: string }) => outcome === "draw",
	);
	assert.equal(draws.length, 1);
	assert.notEqual(hardest("zugzwang").outcome, "win");
	assert.ok(hardest("fewest-saves").hunt.score > 1);
});

test("a hunt that goes on from its file is the one that was never broken off", () => {
	const jobs = [...small, "--jobs", "2"];
	hunt(...jobs, "--tries", "700", "--out", at("parts"));
	assert.equal(linesOf(readFileSync(at("parts"), "utf8")).length, 2);
	hunt(...jobs, "--tries", "3000", "--out", at("parts"), "--resume");
	const whole = hunt(...jobs, "--tries", "3000", "--out", at("whole"), "--resume");
	assert.equal(readFileSync(at("parts"), "utf8"), readFileSync(at("whole"), "utf8"));
	const scores = linesOf(readFileSync(at("whole"), "utf8")).map(
		({ hunt }) => hunt.state.best.score,
	);
	assert.equal(whole.at(-1).hunt.score, Math.max(...scores));
	assert.deepEqual(
		readdirSync(folder).filter((name) => name.endsWith(".part")),
		[],
	);
});

test("the package's program finds the same boards, and goes on with the native one's hunt", async () => {
	for (const args of [
		[...small, "--tries", "300", "--seed", "5"],
		[...small, "--tries", "100", "--goal", "zugzwang", "--shard", "2/3"],
		["token", "--rows", "5", "--tries", "50"],
		["pong-hau-ki"],
		[...small, "--separates", "shares-red", "--tries", "10"],
	]) {
		assert.equal((await both(["hunt", ...args])).status, 0);
	}
	const files = { native: at("of-native"), package: at("of-package") };
	hunt(...small, "--jobs", "2", "--tries", "100", "--out", files.native);
	writeFileSync(files.package, readFileSync(files.native));
	const further = [...small, "--jobs", "2", "--tries", "400", "--resume", "--out"];
	const last = hunt(...further, files.native).at(-1);
	const { status, stdout } = await programs.package(["hunt", ...further, files.package]);
	assert.equal(status, 0);
	assert.deepEqual(linesOf(stdout).at(-1), last);
	assert.equal(readFileSync(files.package, "utf8"), readFileSync(files.native, "utf8"));
	await both(["hunt", "--merge", files.native, files.package]);
});

for (const readme of ["README.md", "README.zh-CN.md"]) {
	test(`the shards of a hunt run as ${readme} says, and are merged, the hardest board first`, () => {
		const [, block = ""] = /^```sh\n(parallel .*?)^```$/ms.exec(readFileSync(readme, "utf8")) ?? [];
		const [parallel = "", slurm = "", merge = ""] = block.split("\n");
		const script = (name: string, lines: string) =>
			writeFileSync(at(name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
		const size = `${small.slice(1).join(" ")} --tries 100`;
		script("catchmate", `case "$*" in *--shard*) set -- "$@" ${size};; esac; exec ${program} "$@"`);
		// Runs the tasks of an array one after the other.
		script(
			"sbatch",
			'for i in $(seq 1 $(echo $1 | cut -d- -f4)); do SLURM_ARRAY_TASK_ID=$i sh -c "$3"; done',
		);
		const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
		const merged = [parallel, slurm].map((dispatch) => {
			const cwd = mkdtempSync(at("shards-"));
			const { status, stdout, stderr } = spawnSync("sh", ["-ec", `${dispatch}\n${merge}`], {
				cwd,
				env,
				encoding: "utf8",
			});
			assert.equal(status, 0, stderr);
			// The hunts print their boards, too, before they are merged.
			return linesOf(stdout).slice(-8);
		});
		const [lines = []] = merged;
		assert.deepEqual(
			new Set(lines.map(({ hunt }) => hunt.shard)),
			new Set([1, 2, 3, 4, 5, 6, 7, 8]),
		);
		const scores = lines.map(({ hunt }) => hunt.score);
		assert.deepEqual(
			scores,
			scores.toSorted((a: number, b: number) => b - a),
		);
		assert.deepEqual(merged[1], lines);
	});
}

test("hunts are merged into a file, each once", () => {
	const files = [1, 2].map((shard) => at(`shard-${shard}.jsonl`));
	for (const [index, file] of files.entries()) {
		hunt(...small, "--tries", "50", "--shard", `${index + 1}/2`, "--out", file);
	}
	const merged = hunt("--merge", ...files, ...files);
	assert.equal(merged.length, 2);
	hunt("--merge", "--out", at("merged.jsonl"), ...files);
	assert.deepEqual(linesOf(readFileSync(at("merged.jsonl"), "utf8")), merged);
});

test("a hunt that cannot be says why in both programs, and writes nothing", async () => {
	writeFileSync(at("text"), "no JSON\n");
	hunt(...small, "--tries", "50", "--out", at("pawn"));
	hunt("chase", "--rows", "3", "--out", at("chase"));
	for (const [args, expected, message] of [
		[[], 1, /expected a game: chase, /],
		[["chess"], 1, /unknown game 'chess'/],
		[
			["chase", "--goal", "short"],
			1,
			/unknown goal 'short', expected one of longest, fewest-saves, /,
		],
		[["chase", "--seconds", "0"], 1, /'0' is no number of seconds/],
		[["chase", "--shard", "3/2"], 1, /'3\/2' is no shard, expected one such as 2\/8/],
		[["chase", "--shard", "1"], 1, /'1' is no shard/],
		[["chase", "--rows", "3", "--columns", "4"], 1, /chase has square boards/],
		[["crossing-pawn", "--rows", "11"], 1, /crossing-pawn has boards of 2 to 10 rows, not of 11/],
		[["fox-and-hounds", "--rows", "8"], 1, /fox-and-hounds has boards of one size/],
		[["token", "--columns", "8"], 1, /token has no columns/],
		[["chase", "--resume"], 1, /--resume needs --out/],
		[["chase", "more"], 1, /unexpected argument 'more'/],
		[["crossing-pawn", "--rows", "2", "--columns", "1", "--tries", "9"], 1, /no board was found/],
		[[...small, "--out", at("pawn")], 1, /the file exists; --resume goes on with it/],
		[
			[...small, "--seed", "2", "--out", at("pawn"), "--resume"],
			2,
			/another hunt: seed is 1, not 2/,
		],
		[[...small, "--out", at("text"), "--resume"], 2, /it is no file of a hunt/],
		[[...small, "--out", at("none/file")], 1, /there is no such directory/],
		[["--merge"], 1, /expected files of hunts to merge/],
		[["--merge", at("none")], 1, /there is no such file/],
		[["--merge", at("text")], 2, /line 1: it is no line of a hunt/],
		[
			["--merge", at("pawn"), at("chase"), "--out", at("never")],
			2,
			/line 1: it is a hunt of chase for longest, the others of crossing-pawn for longest/,
		],
	] as const) {
		const { status, stdout, stderr } = await both(["hunt", ...args]);
		assert.deepEqual([status, stdout], [expected, ""], args.join(" "));
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
	assert.match(
		stderr,
		/^catchmate: solving this board takes \d+ bytes of memory, \d+ are allowed\n$/,
	);
	assert.ok(!existsSync(at("large")));
});

test("a hunt for boards that separate mistakes finds a few, and names those that show nowhere", () => {
	const hunt = (mistake: string, tries: number) =>
		programs.native(
			[
				...["hunt", "crossing-pawn", "--rows", "4", "--columns", "4"],
				...["--separates", mistake, "--tries", String(tries)],
			],
			Buffer.from(""),
		);
	const mistakesIn = (stdout: string) =>
		stdout
			.trimEnd()
			.split("\n")
			.map((line): readonly string[] => JSON.parse(line).hunt.mistakes);
	const all = hunt("all", 150);
	assert.equal(all.status, 0);
	const shown = mistakesIn(all.stdout);
	assert.ok(shown.length <= 8, all.stdout);
	for (const mistake of ["shares-red", "rounds", "stuck-draws", "takes-first"]) {
		assert.ok(shown.flat().includes(mistake), mistake);
	}
	assert.match(all.stderr, /^catchmate: no board shows meets-first$/m);
	const one = hunt("shares-red", 40);
	assert.equal(mistakesIn(one.stdout).length, 1);
	assert.deepEqual([one.stderr, one.status], ["", 0]);
	assert.equal(hunt("meets-first", 40).status, 1);
	const wrong = hunt("shares", 40);
	assert.match(wrong.stderr, /unknown mistake 'shares', expected one of all, shares-red, /);
});
