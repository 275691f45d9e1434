/** The examples in the doc comments, which the reference shows: each runs and prints what it says it prints. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";
import * as api from "catchmate";

const root = new URL("../../", import.meta.url);
const sources = readdirSync(new URL("wasm/", root))
	.filter((name) => name.endsWith(".ts"))
	.map((name) => readFileSync(new URL(`wasm/${name}`, root), "utf8"));

interface Example {
	/** The function's name, behind that of its class if it has one. */
	readonly name: string;
	readonly program: string;
	readonly output: string;
}

/** The examples of a source, each of the function that follows its comment. */
function examplesIn(source: string): Example[] {
	const commented =
		/\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\n(?<indent>\t?)(?:export )?(?:async )?(?:function )?(?<name>\w+)\(/g;
	return [...source.matchAll(commented)].flatMap(({ groups = {}, index }) => {
		const { comment = "", indent, name = "" } = groups;
		const text = comment.replace(/^[\t ]*\* ?/gm, "");
		const [, program, output] =
			/@example\n```js\n([\s\S]*?)^```\nprints\n```text\n([\s\S]*?)^```$/m.exec(text) ?? [];
		if (program === undefined || output === undefined) return [];
		const [className] = [...source.slice(0, index).matchAll(/^export class (\w+)/gm)].slice(-1);
		// What a board needs of a class is in one that it extends.
		const owner = indent && className ? `${className[1]?.replace(/^Board/, "")}.` : "";
		return [{ name: owner + name, program, output }];
	});
}

/** What only the classes themselves call; the types do not have it. */
const notForCallers = ["constructor", "ask", "settle"];

const examples = sources.flatMap(examplesIn);

test("every function of the package has an example", async () => {
	const functions = Object.entries(api)
		.filter(([, value]) => typeof value === "function" && !/^class\b/.test(String(value)))
		.map(([name]) => name);
	const solver = await api.load();
	const { game } = api.decode("1Ac4WIAzzUx");
	const table = await solver.solve(game);
	const methods = Object.entries({ Solver: solver, Table: table }).flatMap(([name, object]) => {
		const own = Object.getPrototypeOf(object);
		const inherited = Object.getPrototypeOf(own);
		const all = [own, inherited].flatMap((prototype) => Object.getOwnPropertyNames(prototype));
		return [...new Set(all)]
			.filter((method) => !notForCallers.includes(method))
			.map((method) => `${name}.${method}`);
	});
	solver.dispose();
	assert.ok(functions.length >= 4 && methods.length >= 14);
	const names = examples.map(({ name }) => name);
	assert.deepEqual(names.sort(), [...functions, ...methods].sort());
});

test("every example prints what it says it prints", async () => {
	// Inside the repository, so that the package's name means this package.
	const folder = new URL("build/examples/", root);
	mkdirSync(folder, { recursive: true });
	try {
		for (const { name, program, output } of examples) {
			const file = new URL(`${name}.mjs`, folder);
			writeFileSync(file, program);
			const { stdout, stderr } = await promisify(execFile)(process.execPath, [file.pathname]);
			assert.deepEqual([stderr, stdout], ["", output], name);
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
});
