/** The command `pack` of the package's program. Packages of crossing pawn are in tests/release. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { programs } from "./fixtures.ts";
import { at } from "./folder.ts";
import { checkTests, type Files, packed, textOf } from "./packed.ts";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

const sourceOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** Checks that a package of chase has the programs tested in Kattis's. */
function checkPrograms(files: Files, validator: string, solution: string): void {
	const isFixed = (line: string) => !/^const int k(?:Least|Most)/.test(line);
	const [packedLines = [], lines = []] = [
		textOf(files, validator),
		sourceOf("wasm/cli/pack/chase/validator.cpp"),
	].map((text) => text.split("\n"));
	assert.deepEqual(packedLines.filter(isFixed), lines.filter(isFixed));
	assert.ok(packedLines.includes("const int kMostSize = 20;"));
	assert.equal(textOf(files, solution), sourceOf("core/bench/contest_chase.cpp"));
}

/** Checks that the files shown by each language's statement exist. */
function checkStatements(files: Files, path: string, folder: string): void {
	for (const [language, heading] of [
		["en", "## Subtasks"],
		["zh", "## 子任务"],
	] as const) {
		const text = textOf(files, path.replace("LANGUAGE", language));
		assert.ok(text.includes(heading), language);
		const figures = [...text.matchAll(/!\[\]\((?:file:\/\/)?(.*?)\)/g)].map(([, name]) => name);
		assert.ok(figures.length > 0);
		for (const name of figures) assert.match(textOf(files, folder + name), /^<svg[\s\S]*<\/svg>/);
	}
}

describe("a package of chase", () => {
	test("for Kattis has its folder layout, and tests that its programs solve", async () => {
		const { files, stdout, out } = await packed("chase", "kattis");
		assert.ok(Object.keys(files).every((path) => path.startsWith("chase/")));
		const problem = parse(textOf(files, "chase/problem.yaml"));
		assert.equal(problem.problem_format_version, "2025-09");
		assert.match(problem.uuid, /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
		assert.deepEqual(problem.name, { en: "Chase", zh: "棋盘游戏" });
		assert.deepEqual(problem.limits, { time_limit: 10, memory: 128 });
		assert.deepEqual(parse(textOf(files, "chase/data/secret/subtask1/test_group.yaml")), {
			...{ max_score: 100, score_aggregation: "pass-fail" },
		});
		assert.equal(files["chase/data/sample/1.ans"], "BLACK 2\n");
		checkStatements(files, "chase/statement/problem.LANGUAGE.md", "chase/statement/");
		checkTests("chase", files, "chase");
		assert.equal(stdout, `${textOf(files, "chase/generators/README.md")}\n${out}\n`);
	});

	test("for Hydro has a config of existing files", async () => {
		const { files } = await packed("chase", "hydro");
		assert.equal(parse(textOf(files, "chase/problem.yaml")).title, "棋盘游戏");
		const { subtasks, ...config } = parse(textOf(files, "chase/testdata/config.yaml"));
		assert.deepEqual([config.time, config.memory], ["10s", "128m"]);
		const [{ id, score, type, cases }, ...more] = subtasks;
		assert.deepEqual([id, score, type, more], [1, 100, "min", []]);
		const named = cases.flatMap(({ input, output }: Record<string, string>) => [input, output]);
		const there = Object.keys(files).map((path) => relative("chase/testdata", path));
		assert.deepEqual(named.sort(), there.filter((path) => /^\d+\.(in|out)$/.test(path)).sort());
		checkStatements(files, "chase/problem_LANGUAGE.md", "chase/additional_file/");
		checkPrograms(files, `chase/testdata/${config.validator}`, "chase/std/std.cc");
	});

	test("for UOJ has data without a parent folder, numbered as in problem.conf", async () => {
		const { files } = await packed("chase", "uoj");
		const lines = textOf(files, "problem.conf").trimEnd().split("\n");
		const conf = Object.fromEntries(lines.map((line) => line.split(" ")));
		const expected = { use_builtin_judger: "on", use_builtin_checker: "wcmp", n_tests: "20" };
		assert.deepEqual({ ...conf, ...expected, time_limit: "10", memory_limit: "128" }, conf);
		assert.deepEqual({ ...conf, n_subtasks: "1", subtask_end_1: "20" }, conf);
		for (let number = 1; number <= Number(conf.n_tests); number++) {
			textOf(files, `${conf.input_pre}${number}.${conf.input_suf}`);
			textOf(files, `${conf.output_pre}${number}.${conf.output_suf}`);
		}
		assert.equal(files[`ex_${conf.input_pre}1.${conf.input_suf}`], "2 1 1 2 2\n");
		checkPrograms(files, "val.cpp", "std.cpp");
	});

	test("for other judges has a table of tests, and the same files in an empty folder", async () => {
		const { files } = await packed("chase", "plain");
		const [head, ...rows] = textOf(files, "chase/tests.tsv")
			.trimEnd()
			.split("\n")
			.map((line) => line.split("\t"));
		assert.deepEqual(head, ["test", "subtask", "boards", "plies", "mistakes"]);
		assert.equal(rows.length, 20);
		for (const [number, , , plies] of rows) {
			assert.ok(textOf(files, `chase/tests/${number}.ans`).includes(` ${plies}\n`));
		}
		checkStatements(files, "chase/statement/statement.LANGUAGE.md", "chase/statement/");
		checkPrograms(files, "chase/validator.cpp", "chase/solution.cpp");

		mkdirSync(at("alone/chase"), { recursive: true });
		const args = ["pack", "chase", "--format", "plain", "--out", at("alone/chase/")];
		assert.equal((await programs.package(args)).status, 0);
		for (const [path, text] of Object.entries(files)) {
			assert.equal(readFileSync(at(`alone/${path}`), "utf8"), text, path);
		}
	});

	test("with the same seed is byte-identical in any locale and time zone", () => {
		const made = (name: string, seed: string, env: NodeJS.ProcessEnv) => {
			const out = at(`${name}.zip`);
			const args = [cli, "pack", "chase", "--format", "uoj", "--seed", seed, "--out", out];
			execFileSync(process.execPath, args, { env: { ...process.env, ...env } });
			return readFileSync(out);
		};
		const first = made("first", "7", { TZ: "Asia/Shanghai", LC_ALL: "zh_CN.UTF-8" });
		assert.ok(first.equals(made("second", "7", { TZ: "America/Lima", LC_ALL: "C" })));
		assert.ok(!first.equals(made("third", "8", {})));
	});
});

describe("an impossible package", () => {
	const said = async (...args: readonly string[]) => {
		const { status, stdout, stderr } = await programs.package(["pack", ...args]);
		assert.deepEqual([status, stdout], [1, ""], args.join(" "));
		return stderr.split("\n")[0]?.replace(/^catchmate: /, "") ?? "";
	};

	test("is refused in a sentence", async () => {
		for (const [line, message] of [
			["draughts", /^unknown game 'draughts'/],
			["token --format plain", /token, expected one of chase, crossing-pawn$/],
			["chase", /--format with one of kattis, hydro, uoj, plain$/],
			["chase --format zip", /^unknown format 'zip'/],
			["chase --format uoj --seed -1", /^'-1' is not a seed/],
			["chase a --format uoj", /^unexpected argument 'a'$/],
		] as const) {
			assert.match(await said(...line.split(" ")), message);
		}
	});

	test("leaves nothing in an unwritable place", async () => {
		mkdirSync(at("out/full"), { recursive: true });
		mkdirSync(at("out/folder.zip"));
		writeFileSync(at("out/full/notes.txt"), "kept\n");
		// The temporary path of the archive is a device that is always full.
		symlinkSync("/dev/full", at("out/chase.zip.part"));
		for (const [out, message] of [
			["nowhere/chase.zip", /no such directory$/],
			["out/full/notes.txt/chase", /no such directory$/],
			["out/folder.zip", /is a directory$/],
			["out/full/notes.txt", /a file is there/],
			["out/full", /not empty$/],
			["out/chase.zip", /disk is full$/],
		] as const) {
			assert.match(await said("chase", "--format", "plain", "--out", at(out)), message);
		}
		assert.deepEqual(readdirSync(at("out")).sort(), ["folder.zip", "full"]);
		assert.deepEqual(readdirSync(at("out/full")), ["notes.txt"]);
	});

	test("leaves nothing when interrupted", async () => {
		mkdirSync(at("interrupted"));
		const out = at("interrupted/pack");
		const args = [cli, "pack", "crossing-pawn", "--format", "plain", "--out", out];
		const child = spawn(process.execPath, args, { stdio: "ignore" });
		await once(child, "spawn");
		child.kill("SIGINT");
		assert.deepEqual(await once(child, "exit"), [null, "SIGINT"]);
		assert.deepEqual(readdirSync(at("interrupted")), []);
	});
});
