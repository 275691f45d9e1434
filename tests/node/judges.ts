/** Packages as their judges read them. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { DomUtils, parseDocument } from "htmlparser2";
import { parse } from "yaml";
import { compiled, compiledTogether } from "./compiled.ts";
import { at } from "./folder.ts";
import { type Files, packed, runOn, textOf } from "./packed.ts";

interface JudgeTest {
	readonly path: string;
	readonly input: string;
	readonly answer: string;
	/** The validator's arguments. */
	readonly args: readonly string[];
}

interface JudgePackage {
	readonly seconds: number;
	readonly validator: string;
	/** The validator's exit status for a valid input. */
	readonly valid: number;
	/** Tests that score together. */
	readonly groups: readonly { readonly score: number; readonly tests: readonly JudgeTest[] }[];
	/** Programs by their names. */
	readonly right: Files;
	/** Nothing for a judge that takes none. */
	readonly wrong?: Files;
}

/** Files by the part of their paths in the pattern's group. */
const matching = (files: Files, pattern: RegExp): Files =>
	Object.fromEntries(
		Object.entries(files).flatMap(([path, text]) => {
			const name = pattern.exec(path)?.[1];
			return name === undefined ? [] : [[name, text]];
		}),
	);

const testOf = (files: Files, path: string, answer: string, ...args: readonly string[]) => ({
	...{ path, args, input: textOf(files, path), answer: textOf(files, answer) },
});

/** @param settings the name of the files of groups' settings, @param read of their score and the validator's arguments */
const kattis =
	(
		settings: string,
		read: (data: Record<string, unknown>) => readonly [score: unknown, args: readonly string[]],
	) =>
	(files: Files): JudgePackage => {
		const all = matching(files, /^[a-z0-9]+\/(.*)$/);
		assert.equal(Object.keys(all).length, Object.keys(files).length);
		const groups = Object.keys(all).filter(
			(path) => path.startsWith("data/secret/subtask") && path.endsWith(`/${settings}`),
		);
		return {
			seconds: parse(textOf(all, "problem.yaml")).limits.time_limit,
			validator: textOf(all, "input_validators/validator.cpp"),
			valid: 42,
			groups: groups.map((path) => {
				const [score, args] = read(parse(textOf(all, path)));
				const folder = path.slice(0, -settings.length);
				const inputs = Object.keys(all).filter((each) => each.startsWith(folder));
				const tests = inputs
					.filter((each) => each.endsWith(".in"))
					.map((input) => testOf(all, input, input.replace(/in$/, "ans"), ...args));
				return { score: Number(score), tests };
			}),
			right: matching(all, /^submissions\/accepted\/(.*)$/),
			wrong: matching(all, /^submissions\/(?:wrong_answer|partially_accepted)\/(.*)$/),
		};
	};

function polygon(files: Files): JudgePackage {
	const root = parseDocument(textOf(files, "problem.xml"), { xmlMode: true });
	const all = (name: string, parent: Parameters<typeof DomUtils.getChildren>[0] = root) =>
		DomUtils.getElementsByTagName(name, DomUtils.getChildren(parent));
	const number = (name: string) => Number(all(name).map(DomUtils.textContent)[0]);
	const sourceIn = (name: string) =>
		all(name).flatMap((element) =>
			all("source", element).map(({ attribs: { path = "" } }) => ({
				...{ path, text: textOf(files, path), tag: element.attribs.tag },
			})),
		);
	const tests = all("test").map(({ attribs: { group = "", points } }, place) => {
		const path = `tests/${String(place + 1).padStart(2, "0")}`;
		return {
			group,
			points: Number(points),
			test: testOf(files, path, `${path}.a`, "--group", group),
		};
	});
	assert.equal(tests.length, number("test-count"));
	const solutions = sourceIn("solution");
	const tagged = (isWrong: boolean) =>
		Object.fromEntries(
			solutions
				.filter(({ tag }) => (tag === "wrong-answer") === isWrong)
				.map(({ path, text }) => [path.replace("solutions/", ""), text]),
		);
	return {
		seconds: number("time-limit") / 1000,
		validator: sourceIn("validator").map(({ text }) => text)[0] ?? "",
		valid: 0,
		groups: all("group").map(({ attribs: { name } }) => {
			const group = tests.filter((each) => each.group === name);
			return {
				score: group.reduce((sum, { points }) => sum + points, 0),
				tests: group.map(({ test }) => test),
			};
		}),
		right: tagged(false),
		wrong: tagged(true),
	};
}

function cms(files: Files): JudgePackage {
	const all = matching(files, /^[a-z-]+\/(.*)$/);
	const { time_limit: seconds, n_input: count } = parse(textOf(all, "task.yaml"));
	const groups: { score: number; tests: JudgeTest[] }[] = [];
	let place = 0;
	for (const line of textOf(all, "gen/GEN").trimEnd().split("\n")) {
		const score = /^#ST: (\d+)$/.exec(line)?.[1];
		const [input, answer] = [`input/input${place}.txt`, `output/output${place}.txt`];
		if (score !== undefined) groups.push({ score: Number(score), tests: [] });
		else groups.at(-1)?.tests.push(testOf(all, input, answer, "--subtask", `${groups.length}`));
		if (score === undefined) place += 1;
	}
	assert.equal(place, count);
	return {
		...{ seconds, validator: textOf(all, "gen/validator.cpp"), valid: 0, groups },
		right: matching(all, /^sol\/([^/]+)$/),
		wrong: matching(all, /^sol\/wrong\/(.*)$/),
	};
}

function hydro(files: Files): JudgePackage {
	const all = matching(files, /^[a-z-]+\/(.*)$/);
	const config = parse(textOf(all, "testdata/config.yaml"));
	const subtasks: readonly {
		readonly score: number;
		readonly cases: readonly { readonly input: string; readonly output: string }[];
	}[] = config.subtasks;
	return {
		seconds: Number.parseFloat(config.time),
		validator: textOf(all, `testdata/${config.validator}`),
		valid: 0,
		groups: subtasks.map(({ score, cases }) => ({
			score,
			tests: cases.map(({ input, output }) =>
				testOf(all, `testdata/${input}`, `testdata/${output}`),
			),
		})),
		right: { "std.cc": textOf(all, "std/std.cc") },
	};
}

function uoj(files: Files): JudgePackage {
	const lines = textOf(files, "problem.conf").trimEnd().split("\n");
	const conf: Readonly<Record<string, string>> = Object.fromEntries(
		lines.map((line) => line.split(" ")),
	);
	const end = (subtask: number) => Number(conf[`subtask_end_${subtask}`] ?? 0);
	assert.equal(end(Number(conf.n_subtasks)), Number(conf.n_tests));
	return {
		seconds: Number(conf.time_limit),
		validator: textOf(files, "val.cpp"),
		valid: 0,
		groups: Array.from({ length: Number(conf.n_subtasks) }, (_, place) => ({
			score: Number(conf[`subtask_score_${place + 1}`]),
			tests: Array.from({ length: end(place + 1) - end(place) }, (_, test) => {
				const number = end(place) + test + 1;
				const input = `${conf.input_pre}${number}.${conf.input_suf}`;
				return testOf(files, input, `${conf.output_pre}${number}.${conf.output_suf}`);
			}),
		})),
		right: { "std.cpp": textOf(files, "std.cpp") },
	};
}

function plain(files: Files): JudgePackage {
	const all = matching(files, /^[a-z-]+\/(.*)$/);
	const statement = textOf(all, "statement/statement.en.md");
	const tests = textOf(all, "tests.tsv").trimEnd().split("\n").slice(1);
	return {
		seconds: Number.POSITIVE_INFINITY,
		validator: textOf(all, "validator.cpp"),
		valid: 0,
		groups: [...statement.matchAll(/^\| (\d+) \| (\d+) \|/gm)].map(([, number = "", score]) => ({
			score: Number(score),
			tests: tests.flatMap((row) => {
				const [test, subtask] = row.split("\t");
				const path = `tests/${test}`;
				return subtask === number
					? [testOf(all, `${path}.in`, `${path}.ans`, "--subtask", number)]
					: [];
			}),
		})),
		right: matching(all, /^(solution\..*)$/),
		wrong: matching(all, /^wrong\/(.*)$/),
	};
}

const judges: Readonly<Record<string, (files: Files) => JudgePackage>> = {
	kattis: kattis("testdata.yaml", ({ accept_score, input_validator_flags }) => [
		accept_score,
		String(input_validator_flags).split(" "),
	]),
	"kattis-2025-09": kattis("test_group.yaml", ({ max_score, input_validator_args }) => [
		max_score,
		input_validator_args as readonly string[],
	]),
	...{ polygon, cms, hydro, uoj, plain },
};

function commandFor(name: string, text: string): readonly [program: string, ...args: string[]] {
	if (/\.c(?:pp|c)$/.test(name)) return [compiled(text)];
	const script = at(name.replace(/js$/, "cjs"));
	writeFileSync(script, text);
	return [name.endsWith(".py") ? "python3" : process.execPath, script];
}

/** A program's points. */
function pointsOf(
	{ groups, seconds }: JudgePackage,
	command: readonly [program: string, ...args: readonly string[]],
): number {
	const passed = groups.filter(({ tests }) =>
		tests.every(({ path, input, answer }) => {
			const [program, ...args] = command;
			const begun = performance.now();
			const { status, stdout } = runOn(program, input, args);
			assert.equal(status, 0, `${command} on ${path}`);
			assert.ok(performance.now() - begun < seconds * 1000, `${command} is too slow on ${path}`);
			return stdout === answer;
		}),
	);
	return passed.reduce((sum, { score }) => sum + score, 0);
}

/**
 * Judges a package: its report names the tests as the judge does, its validator takes all inputs, its right programs get
 * all points, and wrong ones those in its report.
 * @param problem a game, or the path of a problem's file
 * @param isJudged chooses among the wrong programs
 */
export async function judged(
	problem: string,
	format: string,
	isJudged: (wrong: string) => boolean = () => true,
): Promise<JudgePackage & { readonly files: Files; readonly stdout: string }> {
	const { files, stdout } = await packed(problem, format);
	const read = judges[format]?.(files);
	assert.ok(read);
	const scored = read.groups.filter(({ score }) => score > 0).flatMap(({ tests }) => tests);
	const names = scored.map(({ path }) => /(\d+)(?:\.\w+)?$/.exec(path)?.[1]);
	const rows = stdout.matchAll(/^\| (\d+) \| \d+ \| \d+ \| \d+ \| \d+ \|$/gm);
	assert.deepEqual(
		Array.from(rows, ([, name]) => name),
		names,
	);
	const check = compiled(read.validator);
	for (const { path, input, args } of read.groups.flatMap(({ tests }) => tests)) {
		assert.equal(runOn(check, input, args).status, read.valid, path);
		assert.notEqual(runOn(check, `${input}\n`, args).status, read.valid, path);
	}
	for (const [name, text] of Object.entries(read.right)) {
		assert.equal(pointsOf(read, commandFor(name, text)), 100, name);
	}
	const reported = [...stdout.matchAll(/^\| (\S+\.cpp) \| \d+ \|$/gm)].map(([, name]) => name);
	assert.ok(reported.length > 0);
	if (read.wrong) assert.deepEqual(Object.keys(read.wrong).sort(), reported.sort());
	const wrong = Object.entries(read.wrong ?? {})
		.map(([name, text]) => [name.replace(".cpp", ""), text] as const)
		.filter(([name]) => isJudged(name));
	const program = wrong.length > 0 ? compiledTogether(Object.fromEntries(wrong)) : "";
	for (const [name] of wrong) {
		const points = pointsOf(read, [program, name]);
		assert.ok(stdout.includes(`| ${name}.cpp | ${points} |`), `${name} has ${points} points`);
	}
	return { ...read, files, stdout };
}
