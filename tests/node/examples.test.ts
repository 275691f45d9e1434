/** The examples in the doc comments: each runs and prints its stated output. */
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { format } from "node:util";
import * as api from "catchmate";
import * as drawing from "catchmate/svg";
import * as shop from "catchmate/workshop";

const root = new URL("../../", import.meta.url);
const sources = [
	"wasm/index",
	"wasm/workshop",
	"wasm/solver",
	"wasm/partial-table",
	"wasm/table",
	"web/board/svg",
];

/** Methods that only the package and its program call, absent from the types. */
const notForCallers = [
	...["constructor", "ask", "run", "numberOf", "plain", "slice"],
	...["randomProblems", "answersFor", "brokenPromise", "rulesOf"],
];

interface Example {
	/** The function's name, prefixed with its class, or its file without a class. */
	readonly name: string;
	readonly program: string;
	readonly output: string;
}

/** A source's examples, each with the function after its comment. */
function examplesIn(path: string): Example[] {
	const source = readFileSync(new URL(`${path}.ts`, root), "utf8");
	const commented =
		/\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\n(?<indent>\t?)(?:export )?(?:async )?(?:function )?\*?(?<name>\w+)\(/g;
	return [...source.matchAll(commented)].flatMap(({ groups = {}, index }) => {
		const { comment = "", indent, name = "" } = groups;
		const text = comment.replace(/^[\t ]*\* ?/gm, "");
		const [, program, output] =
			/@example\n```js\n([\s\S]*?)^```\nprints\n```text\n([\s\S]*?)^```$/m.exec(text) ?? [];
		if (program === undefined || output === undefined) return [];
		const [className] = [
			...source.slice(0, index).matchAll(/^(?:export )?(?:abstract )?class (\w+)/gm),
		].slice(-1);
		const owner = indent && className ? className[1] : basename(path);
		return [{ name: `${owner}.${name}`, program, output }];
	});
}

const examples = sources.flatMap(examplesIn);

test("every function of the package has an example", async () => {
	const functions = Object.entries({ index: api, workshop: shop, svg: drawing }).flatMap(
		([entry, exported]) =>
			Object.entries(exported)
				.filter(([, value]) => typeof value === "function" && !/^class\b/.test(String(value)))
				.map(([name]) => `${entry}.${name}`),
	);
	const solver = await api.load();
	const workshop = await shop.load();
	const table = await solver.solve(solver.decode("1Ac4WIAzzUx").game);
	const classes = {
		Solver: Object.getPrototypeOf(solver),
		Workshop: Object.getPrototypeOf(workshop),
		Table: Object.getPrototypeOf(table),
		PartialTable: Object.getPrototypeOf(Object.getPrototypeOf(table)),
	};
	const methods = Object.entries(classes).flatMap(([name, prototype]) =>
		Object.getOwnPropertyNames(prototype)
			.filter((method) => !notForCallers.includes(method))
			.map((method) => `${name}.${method}`),
	);
	solver.dispose();
	workshop.dispose();
	assert.ok(functions.length >= 1 && methods.length >= 18);
	const names = examples.map(({ name }) => name);
	assert.deepEqual(names.sort(), [...functions, ...methods].sort());
});

test("every example prints its stated output", async (context) => {
	// Inside the repository, so that the package's name resolves to this package.
	const folder = new URL("build/examples/", root);
	mkdirSync(folder, { recursive: true });
	let printed = "";
	context.mock.method(console, "log", (...values: readonly unknown[]) => {
		printed += `${format(...values)}\n`;
	});
	try {
		for (const { name, program, output } of examples) {
			const file = new URL(`${name}.mjs`, folder);
			writeFileSync(file, program);
			printed = "";
			await import(file.href);
			assert.equal(printed, output, name);
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
});
