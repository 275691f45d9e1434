/**
 * Builds the element into dist/, after the package: the modules element.js and define.js; arrange.js, which is
 * loaded for graphs without places; svg.js, which draws boards without a browser; widget.js, a classic script with
 * everything inside but the puzzles; puzzle-list.js, a script and a module at once, which is loaded for a puzzle by its
 * number; catchmate.css, which reserves the space of boards; fences.js, markdown-it.js, remark.js and catchmate_fences.py, for boards in Markdown; custom-elements.json, which
 * describes the element; and types, also of the tag in templates of React, Vue and Svelte.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { common, puzzlesBundle, widgetBundle } from "../bundles.mjs";
import { styleText } from "../style-text.mjs";
import { manifest } from "./manifest.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

/**
 * Keeps these imports external: the package, Lit, signals, the element in define.js, and the element's lazy modules.
 *
 * @type {import("esbuild").Plugin}
 */
const externals = {
	name: "externals",
	setup({ onResolve }) {
		onResolve({ filter: /^catchmate$/ }, () => ({ path: "./index.js", external: true }));
		onResolve({ filter: /^(lit|@preact)(\/|$)/ }, ({ path }) => ({ path, external: true }));
		onResolve({ filter: /^\.\/element\.ts$/ }, () => ({ path: "./element.js", external: true }));
		onResolve({ filter: /^\.\.\/board\/svg\.ts$/ }, () => ({ path: "./svg.js", external: true }));
		onResolve({ filter: /\/puzzle-list-script\.ts$/ }, ({ kind }) =>
			kind === "dynamic-import" ? { path: "./puzzle-list.js", external: true } : undefined,
		);
		onResolve({ filter: /^\.\/arrange\.ts$/ }, ({ kind }) =>
			kind === "dynamic-import" ? { path: "./arrange.js", external: true } : undefined,
		);
	},
};

/** The package's exports besides the solver, with their sources. */
const entries = {
	element: "element/element",
	define: "element/define",
	svg: "board/svg",
	fences: "fences/in-page",
	"markdown-it": "fences/markdown-it",
	remark: "fences/remark",
};

await build({
	...common,
	entryPoints: Object.entries({ ...entries, arrange: "board/arrange" }).map(([out, path]) => ({
		in: `web/${path}.ts`,
		out,
	})),
	outdir: "dist",
	format: "esm",
	legalComments: "eof",
	plugins: [externals, styleText],
});
// The command of the program that checks pages.
await build({
	...common,
	entryPoints: [{ in: "web/fences/check-pages.ts", out: "command-check-pages" }],
	outdir: "dist",
	format: "esm",
	platform: "node",
	external: ["catchmate"],
	banner: {
		js: [
			"// With micromark, copyright Titus Wormer, under the MIT licence;",
			"// htmlparser2, copyright Chris Winberry, under the MIT licence;",
			"// entities, copyright Felix Böhm, under the BSD-2-Clause licence.",
		].join("\n"),
	},
});
for (const bundle of [widgetBundle, puzzlesBundle]) await build({ ...bundle, outdir: "dist" });

execFileSync("npx", ["tsc", "-p", "web/element"], { stdio: "inherit" });

copyFileSync("web/element/catchmate.css", "dist/catchmate.css");

/** The declarations reachable from the package's exports; all others are deleted, because nobody can import them. */
const declarations = new Set(Object.values(entries).map((path) => `dist/web/${path}.d.ts`));
for (const framework of ["react", "vue", "svelte"]) {
	const path = `web/element/${framework}.d.ts`;
	copyFileSync(path, `dist/${path}`);
	declarations.add(`dist/${path}`);
}
// Iterating over a set includes members added meanwhile.
for (const path of declarations) {
	for (const [, name] of readFileSync(path, "utf8").matchAll(/"(\.[^"]+)\.ts"/g)) {
		declarations.add(join(dirname(path), `${name}.d.ts`));
	}
}
for (const name of readdirSync("dist/web", { recursive: true, encoding: "utf8" })) {
	const path = join("dist/web", name);
	if (path.endsWith(".ts") && !declarations.has(path)) rmSync(path);
}

const described = await manifest();
writeFileSync("dist/custom-elements.json", described);
const [
	{
		declarations: [board],
	},
] = JSON.parse(described).modules;
const names = board.attributes.map((/** @type {{ name: string }} */ { name }) => name).join(" ");
const python = readFileSync("web/fences/superfences.py", "utf8").replace("@names@", names);
writeFileSync("dist/catchmate_fences.py", python);
