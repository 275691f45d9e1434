/** The packages written by the command `pack`, unpacked. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "yaml";
import { compiled } from "./compiled.ts";
import { programs, run } from "./fixtures.ts";
import { at } from "./folder.ts";

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

/**
 * The files of a package with seed 1, and the program's output.
 * @param problem a game, or the path of a problem's file
 */
export async function packed(problem: string, format: string) {
	const out = at(`${basename(problem, ".json")}-${format}.zip`);
	const result = await programs.package(["pack", problem, "--format", format, "--out", out]);
	assert.deepEqual([result.status, result.stderr], [0, ""]);
	const entries = Object.entries(unzipSync(readFileSync(out)));
	const files: Files = Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
	return { files, stdout: result.stdout, out };
}

/** The text of a file, which must exist. */
export function textOf(files: Files, path: string): string {
	const text = files[path];
	assert.ok(text !== undefined, `${path} is in the package`);
	return text;
}

/** A package's inputs and answers. */
export const testsOf = (files: Files) =>
	Object.keys(files)
		.filter((path) => path.endsWith(".in"))
		.map((path) => {
			const output = path.replace(/in$/, "out") in files ? "out" : "ans";
			const answer = textOf(files, path.replace(/in$/, output));
			return { path, input: textOf(files, path), answer };
		});

/** Runs a program on an input. */
export const runOn = (program: string, input: string, args: readonly string[] = []) =>
	run(program, args, Buffer.from(input));

/** The validator's arguments for a test of a package for Kattis. */
function validatorArguments(files: Files, path: string): readonly string[] {
	const settings = files[path.replace(/[^/]*$/, "testdata.yaml")];
	const flags = settings === undefined ? undefined : parse(settings).input_validator_flags;
	return flags?.split(" ") ?? [];
}

/** Checks a package for Kattis: valid inputs, and answers equal to a fresh solve's and its own programs'. */
export function checkTests(game: string, files: Files, folder: string): void {
	const checks = compiled(textOf(files, `${folder}/input_validators/validator.cpp`));
	const solves = compiled(textOf(files, `${folder}/submissions/accepted/solution.cpp`));
	for (const { path, input, answer } of testsOf(files)) {
		const bytes = Buffer.from(input);
		const args = validatorArguments(files, path);
		assert.equal(programs.native(["validate", game, ...args], bytes).stderr, "", path);
		assert.equal(programs.native(["solve", game], bytes).stdout, answer, path);
		assert.equal(runOn(checks, input, args).status, 42, path);
		assert.equal(runOn(solves, input).stdout, answer, path);
	}
}
