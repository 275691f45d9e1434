/** The command `pack` of the package's program: what is in a package, and what becomes of one that cannot be written. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "yaml";
import type { Solver as Internal } from "../../wasm/solver.ts";
import { changeLines } from "../../web/learn/build/code.ts";
import { compiled, compiledTogether, tutorialFile } from "./compiled.ts";
import { programs, run } from "./fixtures.ts";
import { at, folder } from "./folder.ts";
import { solver } from "./held.ts";

/** Texts by their paths. */
type Files = Readonly<Record<string, string>>;

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

function filesIn(archive: string): Files {
	const entries = Object.entries(unzipSync(readFileSync(archive)));
	return Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

/** The files of a package of seed 1, and what the program prints of it. */
async function packed(game: string, format: string) {
	const out = at(`${game}-${format}.zip`);
	const result = await programs.package(["pack", game, "--format", format, "--out", out]);
	assert.deepEqual([result.status, result.stderr], [0, ""]);
	return { files: filesIn(out), stdout: result.stdout, out };
}

/** The text of a file, which must be there. */
function textOf(files: Files, path: string): string {
	const text = files[path];
	assert.ok(text !== undefined, `${path} is in the package`);
	return text;
}

/** The inputs of a package with their answers. */
const testsOf = (files: Files) =>
	Object.keys(files)
		.filter((path) => path.endsWith(".in"))
		.map((path) => {
			const output = path.replace(/in$/, "out") in files ? "out" : "ans";
			const answer = textOf(files, path.replace(/in$/, output));
			return { path, input: textOf(files, path), answer };
		});

/** Checks what is so in every format: inputs are valid, answers those of a fresh solve. */
function checkTests(game: string, files: Files): void {
	const tests = testsOf(files);
	assert.equal(tests.length, 21);
	for (const { path, input, answer } of tests) {
		const bytes = Buffer.from(input);
		assert.equal(programs.native(["validate", game], bytes).stderr, "", path);
		assert.equal(programs.native(["solve", game], bytes).stdout, answer, path);
	}
}

const sourceOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** Runs a program on an input. */
const runOn = (program: string, input: string) => run(program, [], Buffer.from(input));

/** Runs the validator and the solution of a package for Kattis on all tests. */
function runPrograms(files: Files, folder: string): void {
	const checks = compiled(textOf(files, `${folder}/input_validators/validator.cpp`));
	const solves = compiled(textOf(files, `${folder}/submissions/accepted/solution.cpp`));
	for (const { path, input, answer } of testsOf(files)) {
		assert.equal(runOn(checks, input).status, 42, path);
		assert.equal(runOn(solves, input).stdout, answer, path);
	}
}

/** Checks that a package of chase has the programs that are tried elsewhere. */
function checkPrograms(files: Files, validator: string, solution: string): void {
	assert.equal(textOf(files, validator), sourceOf("wasm/cli/pack/chase/validator.cpp"));
	assert.equal(textOf(files, solution), sourceOf("core/bench/contest_chase.cpp"));
}

/** Checks that the files that a statement in each language shows are there. */
function checkStatements(files: Files, path: (language: string) => string, folder: string): void {
	for (const [language, heading] of [
		["en", "## Subtasks"],
		["zh", "## 子任务"],
	] as const) {
		const text = textOf(files, path(language));
		assert.ok(text.includes(heading), language);
		const figures = [...text.matchAll(/!\[\]\((?:file:\/\/)?(.*?)\)/g)].map(([, name]) => name);
		assert.ok(figures.length > 0);
		for (const name of figures)
			assert.match(textOf(files, `${folder}${name}`), /^<svg[\s\S]*<\/svg>/);
	}
}

describe("a package of chase", () => {
	test("for Kattis has a folder of what its format asks for", async () => {
		const { files, stdout, out } = await packed("chase", "kattis");
		assert.ok(Object.keys(files).every((path) => path.startsWith("chase/")));
		checkTests("chase", files);
		const problem = parse(textOf(files, "chase/problem.yaml"));
		assert.equal(problem.problem_format_version, "2025-09");
		assert.match(problem.uuid, /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
		assert.deepEqual(problem.name, { en: "Chase", zh: "棋盘游戏" });
		assert.deepEqual(problem.limits, { time_limit: 10, memory: 128 });
		assert.deepEqual(parse(textOf(files, "chase/data/secret/test_group.yaml")), {
			max_score: 100,
			score_aggregation: "sum",
		});
		assert.deepEqual(parse(textOf(files, "chase/data/secret/subtask1/test_group.yaml")), {
			max_score: 100,
			score_aggregation: "pass-fail",
		});
		assert.equal(files["chase/data/sample/1.ans"], "BLACK 2\n");
		checkStatements(
			files,
			(language) => `chase/statement/problem.${language}.md`,
			"chase/statement/",
		);
		runPrograms(files, "chase");
		assert.equal(stdout, `${textOf(files, "chase/generators/README.md")}\n${out}\n`);
	});

	test("for Hydro can be imported: its config names the files that are there", async () => {
		const { files } = await packed("chase", "hydro");
		checkTests("chase", {
			...files,
			"chase/sample.in": "2 1 1 2 2\n",
			"chase/sample.ans": "BLACK 2\n",
		});
		assert.equal(parse(textOf(files, "chase/problem.yaml")).title, "棋盘游戏");
		const config = parse(textOf(files, "chase/testdata/config.yaml"));
		assert.deepEqual(
			[config.type, config.time, config.memory, config.checker_type],
			["default", "10s", "128m", "default"],
		);
		const named = config.subtasks.flatMap(
			({ cases }: { cases: { input: string; output: string }[] }) =>
				cases.flatMap(({ input, output }) => [input, output]),
		);
		const there = Object.keys(files).map((path) => relative("chase/testdata", path));
		assert.deepEqual(named.sort(), there.filter((path) => /^\d+\.(in|out)$/.test(path)).sort());
		assert.deepEqual(
			config.subtasks.map(({ id, score, type }: Record<string, unknown>) => [id, score, type]),
			[[1, 100, "min"]],
		);
		checkStatements(files, (language) => `chase/problem_${language}.md`, "chase/additional_file/");
		assert.match(
			textOf(files, "chase/problem_zh.md"),
			/```input1\n2 1 1 2 2\n```[\s\S]*```output1\nBLACK 2\n```/,
		);
		checkPrograms(files, `chase/testdata/${config.validator}`, "chase/std/std.cc");
	});

	test("for UOJ has data without a folder around it, numbered as its problem.conf says", async () => {
		const { files } = await packed("chase", "uoj");
		checkTests("chase", files);
		const lines = textOf(files, "problem.conf").trimEnd().split("\n");
		const conf = Object.fromEntries(lines.map((line) => line.split(" ")));
		assert.deepEqual(
			[conf.use_builtin_judger, conf.use_builtin_checker, conf.time_limit, conf.memory_limit],
			["on", "wcmp", "10", "128"],
		);
		assert.deepEqual(
			[conf.n_subtasks, conf.subtask_end_1, conf.subtask_score_1],
			["1", "20", "100"],
		);
		for (let number = 1; number <= Number(conf.n_tests); number++) {
			textOf(files, `${conf.input_pre}${number}.${conf.input_suf}`);
			textOf(files, `${conf.output_pre}${number}.${conf.output_suf}`);
		}
		assert.equal(files[`ex_${conf.input_pre}1.${conf.input_suf}`], "2 1 1 2 2\n");
		checkPrograms(files, "val.cpp", "std.cpp");
	});

	test("for other judges has a table of its tests", async () => {
		const { files } = await packed("chase", "plain");
		checkTests("chase", files);
		const [head, ...rows] = textOf(files, "chase/tests.tsv")
			.trimEnd()
			.split("\n")
			.map((line) => line.split("\t"));
		assert.deepEqual(head, ["test", "subtask", "boards", "plies", "mistakes"]);
		assert.equal(rows.length, 20);
		for (const [number, subtask, boards, plies] of rows) {
			assert.deepEqual([subtask, boards], ["1", "1"]);
			assert.ok(textOf(files, `chase/tests/${number}.ans`).includes(` ${plies}\n`));
		}
		checkStatements(
			files,
			(language) => `chase/statement/statement.${language}.md`,
			"chase/statement/",
		);
		checkPrograms(files, "chase/validator.cpp", "chase/solution.cpp");
	});

	test("written into an empty folder has the same files, and leaves nothing beside it", async () => {
		mkdirSync(at("chase"));
		const args = ["pack", "chase", "--format", "plain", "--out", at("chase/")];
		assert.equal((await programs.package(args)).status, 0);
		assert.deepEqual(
			readdirSync(folder).filter((name) => name.startsWith("chase.")),
			[],
		);
		const { files } = await packed("chase", "plain");
		for (const [path, text] of Object.entries(files)) {
			assert.equal(readFileSync(at(path), "utf8"), text, path);
		}
	});

	test("is made before the eyes of who waits at a terminal", () => {
		const command = `'${process.execPath}' '${cli}' pack chase --format plain --out '${at("seen.zip")}'`;
		const seen = execFileSync("script", ["-qec", command, "/dev/null"], { encoding: "utf8" });
		assert.match(seen, /Making subtask 1 of 1 …[^\n]*# Chase: the tests\r\n/);
	});

	test("of one seed is the same to the byte, wherever it is made, and another one of another seed", () => {
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

describe("a package of crossing pawn", () => {
	let files: Files = {};
	let stdout = "";
	const secret = (subtask: number) =>
		testsOf(files).filter(({ path }) => path.includes(`/subtask${subtask}/`));

	before(async () => {
		({ files, stdout } = await packed("crossing-pawn", "kattis"));
	});

	test("has valid inputs and the answers of a fresh solve, as its own programs find them", () => {
		checkTests("crossing-pawn", files);
		runPrograms(files, "crossingpawn");
	});

	test("has the contest's subtasks, and boards as each of them promises", async () => {
		assert.deepEqual(
			[1, 2, 3, 4, 5].map((subtask) => [
				secret(subtask).length,
				parse(textOf(files, `crossingpawn/data/secret/subtask${subtask}/test_group.yaml`))
					.max_score,
			]),
			[
				[4, 20],
				[2, 10],
				[3, 15],
				[4, 20],
				[7, 35],
			],
		);
		for (const { path, input } of testsOf(files).filter(({ path }) => path.includes("secret"))) {
			assert.equal(Number(/(\d+)\.in$/.exec(path)?.[1]), Number(input.split(" ")[0]), path);
			assert.match(input, /^\d+ 10\n/);
		}
		for (const { answer } of secret(1)) assert.match(answer, /^(?:(?:Tie|Black 0)\n)+$/);
		for (const { input } of secret(2)) {
			const { problems } = await solver.read("crossing-pawn", input);
			for (const { game, position } of problems) {
				const { rows, columns, obstacles } = game.board;
				assert.ok(rows >= 4);
				assert.deepEqual(
					obstacles.map(({ row }) => row),
					Array.from({ length: columns }, () => rows - 1),
				);
				assert.equal(position.pieces.red?.filter(({ row }) => row === rows).length, 1);
				assert.ok((position.pieces.black?.[0]?.row ?? rows) <= rows - 2);
			}
		}
		for (const { input } of secret(3)) {
			assert.ok(
				input
					.split("\n")
					.slice(1, -1)
					.every((line) => /^(?:\d+ 1|.)$/.test(line)),
			);
		}
		for (const { answer } of secret(4)) assert.match(answer, /^(?:(?:Tie|(?:Red|Black) \d)\n)+$/);
		// One is known to be the longest, others are found by hunts.
		const long = secret(5).flatMap(({ answer }) => answer.match(/ \d{3}$/gm) ?? []);
		assert.ok(long.includes(" 303"));
		assert.ok(long.length >= 2, `${long}`);
	});

	/** The mistakes that lead to wrong answers on a test, as its description says. */
	const toldOf = (path: string): readonly string[] =>
		parse(textOf(files, path.replace(/in$/, "yaml")))
			.description.split(": ")[1]
			.split(", ");

	test("has a test for every mistake that changes an answer of the contest's", () => {
		const told = new Set([1, 2, 3, 4, 5].flatMap(secret).flatMap(({ path }) => toldOf(path)));
		const { mistaken } = (solver as unknown as Internal).answersFor(
			"crossing-pawn",
			"0 1\n2 2\nO.\nOX\n",
			0,
		);
		const others = mistaken.map(({ id }) => id).filter((id) => !told.has(id));
		// Which of two endings holds first changes nothing (see the tutorial's chapter on crossing pawn).
		assert.deepEqual(others, ["meets-first"]);
		assert.match(stdout, /31 known mistakes of 32 make a program fail/);
		assert.match(stdout, /change no answer here\n\n.*\n.*\n\| meets-first \| [^\n]*\|\n\n/);
	});

	test("fails programs that have a mistake on the tests that the report tells of", () => {
		const solution = textOf(files, "crossingpawn/submissions/accepted/solution.cpp");
		const ids = {
			share: "shares-red",
			down: "moves-as-other-black",
			stuck: "stuck-draws",
			meeting: "meeting-red",
			hurry: "hurries",
			rounds: "rounds",
			byte: "byte",
		};
		const sources = Object.entries(ids).map(([name, id]) => {
			const pragma = name === "down" ? '#pragma GCC diagnostic ignored "-Wunused-parameter"\n' : "";
			return [name, pragma + changeLines(solution, tutorialFile(`crossing-pawn/${id}.diff`))];
		});
		const program = compiledTogether(Object.fromEntries(sources));
		for (const { path, input, answer } of [1, 2, 3, 4, 5].flatMap(secret)) {
			for (const [name, id] of Object.entries(ids)) {
				if (!toldOf(path).includes(id)) continue;
				const printed = execFileSync(program, [name], { input, encoding: "utf8" });
				assert.notEqual(printed, answer, `${name} on ${path}`);
			}
		}
	});
});

test("the validators in packages agree with the command validate on inputs with any change", () => {
	const internal = solver as unknown as Internal;
	const isValid = (game: string, input: string) => {
		try {
			internal.validateInput(game, Buffer.from(input));
			return true;
		} catch {
			return false;
		}
	};
	for (const [game, input] of [
		["chase", "10 1 2 3 10\n"],
		["crossing-pawn", "0 2\n3 2\nO#\n.O\nX.\n2 3\n.O#\nOX.\n"],
	] as const) {
		const validator = compiled(sourceOf(`wasm/cli/pack/${game}/validator.cpp`));
		const inputs = new Set(["", input, `${input}\n`, `\ufeff${input}`]);
		for (let place = 0; place < input.length; place++) {
			const [head, tail] = [input.slice(0, place), input.slice(place + 1)];
			for (const put of ["", " ", "\t", "\r\n", "\n", "0", "1", "11", "X", "O", "#", "-"]) {
				inputs.add(head + put + tail);
			}
			inputs.add(`${head}0${input.slice(place)}`);
		}
		for (const each of inputs) {
			const { status } = runOn(validator, each);
			assert.equal(status, isValid(game, each) ? 0 : 1, JSON.stringify(each));
		}
	}
});

describe("what cannot be packed", () => {
	const said = async (...args: readonly string[]) => {
		const { status, stdout, stderr } = await programs.package(["pack", ...args]);
		assert.deepEqual([status, stdout], [1, ""], args.join(" "));
		return stderr.split("\n")[0]?.replace(/^catchmate: /, "");
	};
	const chase = ["chase", "--format", "plain", "--out"];

	test("is told of in a sentence", async () => {
		const expected = "expected one of kattis, hydro, uoj, plain";
		assert.match((await said()) ?? "", /^expected a game: chase, /);
		assert.match(
			(await said("draughts")) ?? "",
			/^unknown game 'draughts', expected one of chase, /,
		);
		assert.equal(
			await said("token", "--format", "plain"),
			"there are no packages for token, expected one of chase, crossing-pawn",
		);
		assert.equal(await said("chase"), "expected --format with one of kattis, hydro, uoj, plain");
		assert.equal(await said("chase", "--format", "zip"), `unknown format 'zip', ${expected}`);
		assert.equal(
			await said("chase", "--format", "uoj", "--seed", "-1"),
			"'-1' is no seed, expected one from 0 to 4294967295",
		);
		assert.equal(await said("chase", "a", "--format", "uoj"), "unexpected argument 'a'");
	});

	test("leaves nothing where it cannot be written", async () => {
		mkdirSync(at("out/full"), { recursive: true });
		mkdirSync(at("out/folder.zip"));
		writeFileSync(at("out/full/notes.txt"), "kept\n");
		const missing = at("nowhere/chase.zip");
		assert.equal(await said(...chase, missing), `${missing}: there is no such directory`);
		const file = at("out/full/notes.txt/chase");
		assert.equal(await said(...chase, file), `${file}: there is no such directory`);
		assert.equal(
			await said(...chase, at("out/folder.zip")),
			`${at("out/folder.zip")}: it is a directory`,
		);
		assert.equal(
			await said(...chase, at("out/full/notes.txt")),
			`${at("out/full/notes.txt")}: a file is there: name a new folder, or a file that ends in .zip`,
		);
		assert.equal(
			await said(...chase, at("out/full")),
			`${at("out/full")}: the directory is not empty`,
		);
		// The place where the archive is written first is a device that is always full.
		symlinkSync("/dev/full", at("out/chase.zip.part"));
		assert.equal(
			await said(...chase, at("out/chase.zip")),
			`${at("out/chase.zip")}: the disk is full`,
		);
		assert.deepEqual(readdirSync(at("out")).sort(), ["folder.zip", "full"]);
		assert.deepEqual(readdirSync(at("out/full")), ["notes.txt"]);
	});

	test("leaves nothing when it is interrupted", async () => {
		mkdirSync(at("interrupted"));
		const args = [
			cli,
			"pack",
			"crossing-pawn",
			"--format",
			"plain",
			"--out",
			at("interrupted/pack"),
		];
		const child = spawn(process.execPath, args, { stdio: "ignore" });
		await once(child, "spawn");
		child.kill("SIGINT");
		const [status, signal] = await once(child, "exit");
		assert.deepEqual([status, signal], [null, "SIGINT"]);
		assert.deepEqual(readdirSync(at("interrupted")), []);
	});
});
