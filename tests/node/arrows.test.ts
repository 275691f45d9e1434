/** The order of the sources of the page: imports only lead down the picture of the architecture, and none of them in a circle. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The layers, from the lowest: a folder imports those before its own and itself. Features are beside each other. */
const layers = [
	"wasm",
	"web/model",
	"web/storage",
	"web/locale",
	"web/board",
	"web/element",
	"web/app/kernel",
	"web/app/*",
	"web/app",
] as const;

/** What a file imports, by value or by type, at once or on demand, of the files of this repository. */
function importsOf(path: string): readonly string[] {
	const { importedFiles } = ts.preProcessFile(readFileSync(join(root, path), "utf8"), true, true);
	return importedFiles
		.filter(({ fileName }) => fileName.startsWith(".") && fileName.endsWith(".ts"))
		.map(({ fileName }) => join(dirname(path), fileName));
}

const files = layers
	.filter((layer) => !layer.startsWith("web/app/"))
	.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
			join(folder, name),
		),
	)
	.filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"));

const imports = new Map(files.map((path) => [path, importsOf(path)]));

/** The feature that a file belongs to; null for what is none. */
const featureOf = (path: string): string | null =>
	/^web\/app\/(?!kernel\/)([^/]+)\//.exec(path)?.[1] ?? null;

function layerOf(path: string): number {
	if (featureOf(path) !== null) {
		return layers.indexOf("web/app/*");
	}
	const found = layers.map((layer) => (path.startsWith(`${layer}/`) ? layer.length : -1));
	return found.indexOf(Math.max(...found));
}

/** What is in a circle, or leads from one to another: what is left without all that leads nowhere, or that nothing leads to. */
function inCircles(next: ReadonlyMap<string, readonly string[]>): readonly string[] {
	const left = new Map(next);
	const isLeading = (targets: readonly string[]) => targets.some((target) => left.has(target));
	for (let size = -1; size !== left.size; ) {
		size = left.size;
		const reached = new Set([...left.values()].flat());
		for (const [path, targets] of [...left]) {
			if (!isLeading(targets) || !reached.has(path)) {
				left.delete(path);
			}
		}
	}
	return [...left.keys()];
}

test("circles are found, and only those", () => {
	const next = new Map([
		["a", ["b", "d"]],
		["b", ["c"]],
		["c", ["b"]],
		["d", ["c", "f"]],
		["e", ["e"]],
		["f", []],
	]);
	assert.deepEqual(inCircles(next), ["b", "c", "e"]);
});

test("no files import each other in a circle, by value or by type", () => {
	assert.deepEqual(inCircles(imports), []);
});

test("every import leads to the same layer or to one below", () => {
	assert.ok(files.length > 250, "the sources are looked through");
	const upward = [...imports].flatMap(([path, targets]) =>
		targets
			.filter((target) => layerOf(target) > layerOf(path))
			.map((target) => `${path} → ${target}`),
	);
	assert.deepEqual(upward, []);
});

test("features do not import each other", () => {
	const across = [...imports].flatMap(([path, targets]) =>
		targets
			.filter((target) => featureOf(path) !== null && featureOf(target) !== null)
			.filter((target) => featureOf(path) !== featureOf(target))
			.map((target) => `${path} → ${target}`),
	);
	assert.deepEqual(across, []);
});

test("the model has no document", () => {
	const config = {
		noEmit: true,
		target: ts.ScriptTarget.ES2022,
		module: ts.ModuleKind.NodeNext,
		moduleResolution: ts.ModuleResolutionKind.NodeNext,
		lib: ["lib.es2023.d.ts"],
		types: ["node"],
		allowImportingTsExtensions: true,
		skipLibCheck: true,
		strict: true,
	};
	const model = files.filter((path) => path.startsWith("web/model/"));
	const program = ts.createProgram(
		model.map((path) => join(root, path)),
		config,
	);
	const faults = program
		.getSemanticDiagnostics()
		.filter(({ file }) => file?.fileName.includes("/web/model/"))
		.map(({ file, messageText }) => {
			const text = ts.flattenDiagnosticMessageText(messageText, " ");
			return `${file?.fileName.slice(root.length)}: ${text}`;
		});
	assert.deepEqual(faults, []);
});
