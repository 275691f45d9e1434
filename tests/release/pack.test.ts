import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";

const root = new URL("../../", import.meta.url).pathname;

let folder: string;
let tarball: string;

function run(command: string, args: readonly string[], cwd = folder, input = ""): string {
	return execFileSync(command, args, {
		cwd,
		input,
		encoding: "utf8",
		stdio: ["pipe", "pipe", "pipe"],
	});
}

/** A package's dependencies, and theirs. */
function dependencies(name: string): string[] {
	const home = name === "catchmate" ? root : join(root, "node_modules", name);
	const { dependencies: own = {} } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
	return [...new Set(Object.keys(own).flatMap((each) => [each, ...dependencies(each)]))];
}

before(() => {
	folder = mkdtempSync(join(tmpdir(), "catchmate-packed-"));
	run("npm", ["pack", "--pack-destination", folder], root);
	tarball = join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "");
	writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
	// The package's dependencies come from this repository, not from a registry.
	const needed = dependencies("catchmate").map((name) => join(root, "node_modules", name));
	const quiet = ["--offline", "--no-audit", "--no-fund", "--install-links"];
	run("npm", ["install", ...quiet, tarball, ...needed]);
});

after(() => rmSync(folder, { recursive: true }));

const program = `
import { InputError, load, type Table, type Value } from "catchmate";

const solver = await load();
const { problems, error } = await solver.read("chase", "8 2 4 1 5");
const [problem] = problems;
if (problem === undefined || error instanceof InputError) throw error;
const table: Table = await solver.solve(problem.game);
const value: Value = await table.lookup(problem.position);
console.log(await table.answer(problem.position), value.winner);
solver.dispose();
`;

test("the packed package imports from an empty folder, without code from strings", () => {
	const plain = program.replace(/, type \w+/g, "").replace(/: (Table|Value)\b/g, "");
	writeFileSync(join(folder, "use.js"), plain);
	const args = ["--disallow-code-generation-from-strings", "use.js"];
	assert.equal(run(process.execPath, args), "BLACK 20 black\n");
});

test("the packed package runs as a program from an empty folder", () => {
	assert.equal(
		run("npx", ["--offline", "catchmate", "solve", "chase"], folder, "8 2 4 1 5\n"),
		"BLACK 20\n",
	);
});

test("the packed package's types suit a strict program, for Node and for a bundler", () => {
	writeFileSync(join(folder, "use.ts"), program);
	const tsc = join(
		dirname(createRequire(import.meta.url).resolve("@typescript/native/package.json")),
		"bin/tsc",
	);
	for (const [module, resolution] of [
		["nodenext", "nodenext"],
		["esnext", "bundler"],
	] as const) {
		const options = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2023,dom"];
		run(process.execPath, [
			...[tsc, ...options, "--module", module, "--moduleResolution", resolution],
			"use.ts",
		]);
	}
});

test("the packed element imports in Node without a document, and defines nothing", () => {
	writeFileSync(
		join(folder, "element.js"),
		`import { CatchmateBoard } from "catchmate/element";
		const defined = await import("catchmate/define");
		console.log(CatchmateBoard.name !== "", defined.CatchmateBoard === CatchmateBoard);`,
	);
	assert.equal(run(process.execPath, ["element.js"]), "true true\n");
});

test("publint and attw find nothing wrong with the packed package", () => {
	run("npx", ["publint", "--strict", tarball], root);
	// The widget, the worker's script and the module are served files, not imported modules.
	const files = [
		"catchmate.css",
		"widget.js",
		"puzzle-list.js",
		...["worker", "solver.wasm", "workshop-worker", "workshop.wasm"],
		"custom-elements.json",
		"schema.json",
		"catchmate_fences.py",
	];
	run("npx", ["attw", "--profile", "esm-only", tarball, "--exclude-entrypoints", ...files], root);
});

test("the packed package holds what it needs and nothing else", () => {
	const installed = join(folder, "node_modules/catchmate");
	const names = readdirSync(installed, { recursive: true, encoding: "utf8" });
	const outside = names.filter(
		(name) =>
			!/^(dist(\/([a-z\d-]+\.(c?js|css|d\.ts|wasm|json)|catchmate_fences\.py|engine(\/[a-z-]+\.d\.ts)?|web(\/[a-z]+){0,2}(\/[a-z-]+\.d\.ts)?))?|package\.json|README(\.zh-CN)?\.md|LICENSE)$/.test(
				name,
			),
	);
	assert.deepEqual(outside, []);
	assert.ok(names.includes("LICENSE"));
});

test("the bill of materials names the package's dependencies", () => {
	const command = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"];
	const root = new URL("../../", import.meta.url);
	const read = (name: string) => readFileSync(new URL(name, root), "utf8");
	assert.ok(read(".github/workflows/release.yml").includes(`npm ${command.join(" ")} > dist/`));
	const { components } = JSON.parse(execFileSync("npm", command, { cwd: root, encoding: "utf8" }));
	const names = new Set(components.map(({ name }: { name: string }) => name));
	for (const name of Object.keys(JSON.parse(read("package.json")).dependencies)) {
		assert.ok(names.has(name), name);
	}
	assert.ok(!names.has("esbuild"));
});
