/** The command `pack` of the package's program. Packages of crossing pawn are in tests/release. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { compiled } from "./compiled.ts";
import { programs, run } from "./fixtures.ts";
import { at } from "./folder.ts";
import { judged } from "./judges.ts";
import { checkTests, type Files, packed, runOn, testsOf, textOf } from "./packed.ts";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

/** A problem with rules of its own. Its boards are small. */
const guards = {
	rules: {
		...{ id: "guards", starts: "guard", capture: "wins", noMove: "loses" },
		endless: { winner: "thief" },
		sides: [
			{
				...{ name: "guard", pieces: 2, directions: ["up", "down", "left", "right"], reach: 2 },
				...{ leaps: "pieces", goals: [], mayPass: true, movesAll: false, mayShare: true },
			},
			{
				...{ name: "thief", pieces: 1, directions: ["up", "left", "right", "down-left"], reach: 1 },
				...{ leaps: "nothing", goals: ["top", "right"], mayPass: false },
			},
		],
	},
	title: { en: "Guards & thief", zh: "警卫" },
	statement: { en: "guards.md" },
	...{ seconds: 5, memory: 256, boards: 3 },
	rows: { least: 3, most: 4 },
	columns: { least: 3, most: 3 },
	subtasks: [
		{ score: 30, tests: 2, about: { en: "$n = 3$." }, rows: { least: 3, most: 3 } },
		{ score: 70, tests: 2, about: { en: "No further constraints." } },
	],
};
const problem = at("guards.json");
writeFileSync(problem, JSON.stringify(guards));
writeFileSync(
	at("guards.md"),
	"Guards hunt a thief on {{mostRows}} rows.\n\n## Input\n\n$1 \\le T$ boards.\n\n## Remarks\n\n- one\n- **two**\n",
);

/** Checks that the files shown by each language's statement exist. */
function checkStatements(files: Files, path: string, folder: string): void {
	for (const [language, heading] of [
		["en", "## Subtasks"],
		["zh", "## 子任务"],
	] as const) {
		const text = textOf(files, path.replace("LANGUAGE", language));
		assert.ok(text.includes(heading), language);
		assert.ok(text.includes("on 4 rows"), language);
		const figures = [...text.matchAll(/!\[\]\((?:file:\/\/)?(.*?)\)/g)].map(([, name]) => name);
		assert.ok(figures.length > 0);
		for (const name of figures) assert.match(textOf(files, folder + name), /^<svg[\s\S]*<\/svg>/);
	}
}

test("a package of chase for Kattis has tests that its programs solve", async () => {
	const { files, stdout, out } = await packed("chase", "kattis");
	assert.ok(Object.keys(files).every((path) => path.startsWith("chase/")));
	const { problem_format_version, uuid, name, limits } = parse(textOf(files, "chase/problem.yaml"));
	assert.equal(problem_format_version, "2023-07-draft");
	assert.match(uuid, /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
	assert.deepEqual(name, { en: "Chase", zh: "棋盘游戏" });
	assert.deepEqual([limits.time_limit, limits.memory], [10, 128]);
	const settingsOf = (group: string) => parse(textOf(files, `chase/data/${group}testdata.yaml`));
	assert.deepEqual(settingsOf("secret/subtask1/"), {
		...{ on_reject: "break", accept_score: "100", range: "0 100", grader_flags: "min" },
		input_validator_flags: "--subtask 1",
	});
	// Groups inherit flags, and this one is allowed for all tests only.
	assert.equal(settingsOf("").grader_flags, "ignore_sample");
	assert.equal(settingsOf("sample/").grader_flags, "first_error");
	assert.equal(files["chase/data/sample/1.ans"], "BLACK 2\n");
	// Its statements cannot show SVG.
	assert.doesNotMatch(textOf(files, "chase/statement/problem.zh.md"), /!\[/);
	textOf(files, "chase/attachments/sample-board-1-zh.svg");
	assert.equal(testsOf(files).length, 21);
	checkTests("chase", files, "chase");
	const script = textOf(files, "chase/submissions/accepted/solution.py");
	for (const { input, answer } of testsOf(files).slice(-2)) {
		assert.equal(execFileSync("python3", ["-c", script], { input, encoding: "utf8" }), answer);
	}
	assert.equal(stdout, `${textOf(files, "chase/generators/README.md")}\n${out}\n`);
});

describe("a package of a problem's file", () => {
	const judgedHere = (format: string) => judged(problem, format, (name) => name === "leaps-guard");

	test("for Kattis's newest version has the points of its submissions", async () => {
		const { files } = await judgedHere("kattis-2025-09");
		const { problem_format_version } = parse(textOf(files, "guards/problem.yaml"));
		assert.equal(problem_format_version, "2025-09");
		checkStatements(files, "guards/statement/problem.LANGUAGE.md", "guards/statement/");
		const submissions = parse(textOf(files, "guards/submissions/submissions.yaml"));
		for (const name of Object.keys(submissions)) textOf(files, `guards/submissions/${name}`);
		assert.deepEqual(submissions["accepted/solution.cpp"], { score: 100 });
		assert.ok(submissions["wrong_answer/leaps-guard.cpp"].score < 100);
	});

	test("for Polygon has a checker, and a statement in sections", async () => {
		const { files } = await judgedHere("polygon");
		const section = (name: string) => textOf(files, `statement-sections/english/${name}.tex`);
		assert.match(textOf(files, "statement-sections/chinese/sample-board-1-zh.svg"), /^<svg/);
		assert.equal(section("name"), "Guards \\& thief\n");
		assert.equal(section("input"), "$1 \\le T$ boards.\n");
		assert.match(
			section("notes"),
			/section\*\{Remarks\}\n\n\\begin\{itemize\}\n\\item one\n\n\\item \\textbf\{two\}/,
		);
		assert.match(
			section("scoring"),
			/\{\|l\|l\|l\|l\|\} \\hline\nsubtask & points .*\n1 & 30 & 2 & \$n = 3\$\./s,
		);
		const checker = compiled(textOf(files, "files/check.cpp"));
		const check = (output: string) => {
			writeFileSync(at("right"), "guard 2\n");
			writeFileSync(at("output"), output);
			return run(checker, [at("right"), at("output"), at("right")], Buffer.of()).status;
		};
		assert.deepEqual(["guard  2", "guard", "guard 3\n", "guard 2\n3"].map(check), [0, 1, 1, 1]);
	});

	test("for CMS has the limits", async () => {
		const { files } = await judgedHere("cms");
		const { name, time_limit, memory_limit } = parse(textOf(files, "guards/task.yaml"));
		assert.deepEqual([name, time_limit, memory_limit], ["guards", 5, 256]);
	});

	test("for Hydro has a title, and figures among the additional files", async () => {
		const { files } = await judgedHere("hydro");
		assert.equal(parse(textOf(files, "guards/problem.yaml")).title, "警卫");
		const { subtasks, time, memory } = parse(textOf(files, "guards/testdata/config.yaml"));
		assert.deepEqual([time, memory, subtasks[1].id, subtasks[1].type], ["5s", "256m", 2, "min"]);
		checkStatements(files, "guards/problem_LANGUAGE.md", "guards/additional_file/");
	});

	test("for UOJ has its built-in judger, and the same bytes in any locale and time zone", async () => {
		const { files } = await judgedHere("uoj");
		assert.match(
			textOf(files, "problem.conf"),
			/^use_builtin_judger on\nuse_builtin_checker wcmp\n/,
		);
		assert.match(textOf(files, "ex_data1.in"), /^0 1\n/);
		const again = at("again.zip");
		execFileSync(process.execPath, [cli, "pack", problem, "--format", "uoj", "--out", again], {
			env: { ...process.env, TZ: "America/Lima", LC_ALL: "zh_CN.UTF-8" },
		});
		assert.ok(readFileSync(at("guards-uoj.zip")).equals(readFileSync(again)));
	});

	test("for other judges has tests on which mistakes show, valid for their subtasks", async () => {
		const { files, groups, wrong } = await judgedHere("plain");
		checkStatements(files, "guards/statement/statement.LANGUAGE.md", "guards/statement/");
		const rows = textOf(files, "guards/tests.tsv")
			.split("\n")
			.map((line) => line.split("\t"));
		assert.deepEqual(rows[0], ["test", "subtask", "boards", "plies", "mistakes"]);
		const mistaken = compiled(wrong?.["leaps-guard.cpp"] ?? "");
		let failed = 0;
		for (const [place, { path, input, answer, args }] of groups
			.flatMap(({ tests }) => tests)
			.entries()) {
			assert.equal(programs.native(["validate", problem, ...args], Buffer.from(input)).stderr, "");
			if (!rows[place + 1]?.[4]?.split(" ").includes("leaps-guard")) continue;
			assert.notEqual(runOn(mistaken, input).stdout, answer, path);
			failed += 1;
		}
		assert.ok(failed > 0);
	});

	test("is refused with the place of a fault", async () => {
		const { rules, ...withoutRules } = guards;
		const promising = (promise: object) => ({
			...guards,
			subtasks: [{ score: 100, tests: 1, about: { en: "Promised." }, ...promise }],
		});
		const [one, two] = [1, 2].map((count) => ({ least: count, most: count }));
		for (const [file, message] of [
			[{ ...guards, subtasks: [] }, /subtasks is empty/],
			[{ ...guards, boards: 0 }, /boards is 0, expected a whole number from 1 to 1000/],
			[{ ...guards, boards: undefined }, /rows, columns and boards are missing/],
			[{ ...guards, title: {} }, /title has no text/],
			[{ ...guards, rows: { least: 5, most: 3 } }, /rows is from 5 to 3/],
			[{ ...guards, subtasks: guards.subtasks.slice(1) }, /are 70 in all, expected 100/],
			[
				promising({ rows: { least: 3, most: 9 } }),
				/subtasks\[0\].rows is from 3 to 9, .* of 3 to 4$/m,
			],
			[
				promising({ columns: { least: 2, most: 3 } }),
				/subtasks\[0\].columns is from 2 .* 3 to 3$/m,
			],
			[{ ...promising({ walled: true }), rows: two }, /subtasks\[0\].walled needs .* 3 rows/],
			[
				{ ...promising({}), rows: one, columns: two },
				/subtasks\[0\]: boards have at most 2 squares/,
			],
			[
				promising({ answers: ["guard 2"] }),
				/subtasks\[0\].answers\[0\] is "guard 2", .* Guard 1, Thief/,
			],
			[
				promising({ answers: ["Guard 99"] }),
				/subtask 1: of \d+ .*, expected 1, .*, expected Guard 99$/m,
			],
			[withoutRules, /game or rules is missing/],
			[{ ...withoutRules, game: "token" }, /inputs are drawings, which those of token are not/],
			[{ ...withoutRules, game: "chase" }, /inputs are drawings, which those of chase are not/],
			[{ ...guards, statement: { en: "nowhere.md" } }, /nowhere.md: there is no such file/],
			["{", /wrong.json: /],
		] as const) {
			writeFileSync(at("wrong.json"), typeof file === "string" ? file : JSON.stringify(file));
			const args = ["pack", at("wrong.json"), "--format", "plain", "--out", at("wrong.zip")];
			const { status, stderr } = await programs.package(args);
			assert.ok(status === 1 || status === 2, `${status} ${stderr}`);
			assert.match(stderr, message);
			assert.ok(!existsSync(at("wrong.zip")));
		}
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
			["token --format plain", /token, expected one of chase, crossing-pawn, or a problem's file/],
			["chase", /--format with one of kattis, kattis-2025-09, polygon, cms, hydro, uoj, plain$/],
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
			assert.match(await said(problem, "--format", "plain", "--out", at(out)), message);
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
