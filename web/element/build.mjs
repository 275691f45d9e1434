/**
 * Builds the element into dist/, after the package: element.js and define.js as modules beside it, arrange.js, which the element
 * loads for graphs without places, svg.js, which draws boards without a browser, and widget.js, a classic script with everything inside; and custom-elements.json, which describes the
 * element. What is up to date is left alone.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isUpToDate } from "../../wasm/build/toolchain.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

const outputs = [
	...["element.js", "define.js", "arrange.js", "svg.js", "widget.js"],
	"custom-elements.json",
];
const sources = [
	"web/element",
	"web/board",
	"web/locale",
	"web/package-inside.mjs",
	"web/style-text.mjs",
	"dist/index.js",
];
const settings = ["package.json", "package-lock.json", "tsconfig.json"];
const isBuilt = isUpToDate(
	outputs.map((name) => `dist/${name}`),
	[...sources, ...settings],
);
if (isBuilt) process.exit();

const { build } = await import("esbuild");
const { packageInside } = await import("../package-inside.mjs");
const { styleText } = await import("../style-text.mjs");
const { manifest } = await import("./manifest.mjs");

/** @satisfies {import("esbuild").BuildOptions} */
const common = {
	bundle: true,
	minify: true,
	charset: "utf8",
	legalComments: "eof",
	target: ["es2022"],
	logLevel: "warning",
};

/**
 * Leaves modules of their own: the package, Lit, for define.js the element, and what the element loads only when it needs it.
 *
 * @type {import("esbuild").Plugin}
 */
const besides = {
	name: "besides",
	setup({ onResolve }) {
		onResolve({ filter: /^catchmate$/ }, () => ({ path: "./index.js", external: true }));
		onResolve({ filter: /^lit(\/|$)/ }, ({ path }) => ({ path, external: true }));
		onResolve({ filter: /^\.\/element\.ts$/ }, () => ({ path: "./element.js", external: true }));
		onResolve({ filter: /^\.\/arrange\.ts$/ }, ({ kind }) =>
			kind === "dynamic-import" ? { path: "./arrange.js", external: true } : undefined,
		);
	},
};

await build({
	...common,
	entryPoints: ["element/element", "element/define", "board/arrange", "board/svg"].map((path) => ({
		in: `web/${path}.ts`,
		out: path.replace(/.*\//, ""),
	})),
	outdir: "dist",
	format: "esm",
	plugins: [besides, styleText],
});
await build({
	...common,
	entryPoints: ["web/element/define.ts"],
	outfile: "dist/widget.js",
	format: "iife",
	plugins: [packageInside, styleText],
	banner: {
		js: "/*! Catchmate, MIT; with Lit, Copyright 2017 Google LLC, BSD-3-Clause, and d3-force, Copyright Mike Bostock, ISC */",
	},
	legalComments: "none",
});

execFileSync("npx", ["tsc", "-p", "web/element"], { stdio: "inherit" });
writeFileSync("dist/custom-elements.json", await manifest());
