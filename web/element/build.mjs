/**
 * Builds the element into dist/, after the package: element.js and define.js as modules beside it, and widget.js, a classic
 * script with everything inside; and custom-elements.json, which describes it. What is up to date is left alone.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isUpToDate } from "../../wasm/toolchain.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

const outputs = ["element.js", "define.js", "widget.js", "custom-elements.json"];
const sources = [
	"web/element",
	"web/board",
	"web/view",
	"web/locale",
	"wasm/minified.mjs",
	"web/style-text.mjs",
	"wasm",
];
const settings = ["build/wasm/widget.wasm", "package.json", "package-lock.json", "tsconfig.json"];
const isBuilt = isUpToDate(
	outputs.map((name) => `dist/${name}`),
	[...sources, ...settings],
);
if (isBuilt) process.exit();

const { build } = await import("esbuild");
const { minified } = await import("../../wasm/minified.mjs");
const { compressed } = await import("../../wasm/compress.mjs");
const { constants } = await import("../../wasm/constants.mjs");
const { styleText } = await import("../style-text.mjs");
const { manifest } = await import("./manifest.mjs");

/** @satisfies {import("esbuild").BuildOptions} */
const common = {
	bundle: true,
	minify: true,
	charset: "utf8",
	legalComments: "eof",
	target: ["es2022"],
	// Fields that are only declared are nothing in the script.
	tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
	logLevel: "warning",
	define: constants,
};

/**
 * What stays a module of its own: the package, Lit, and, for define.js, the element.
 *
 * @type {import("esbuild").Plugin}
 */
const besides = {
	name: "besides",
	setup({ onResolve }) {
		onResolve({ filter: /^catchmate$/ }, () => ({ path: "./index.js", external: true }));
		onResolve({ filter: /^lit\// }, ({ path }) => ({ path, external: true }));
		onResolve({ filter: /^\.\/element\.ts$/ }, () => ({ path: "./element.js", external: true }));
	},
};

/** @returns {Promise<string>} a function that runs wasm/whole.ts and returns what that gives, and that needs nothing around it */
async function whole() {
	const { outputFiles } = await build({
		...common,
		entryPoints: ["wasm/whole.ts"],
		format: "iife",
		write: false,
	});
	const text = outputFiles[0]?.text;
	return `function () { let whole; const give = (parts) => { whole = parts; }; ${text} return whole; }`;
}

/**
 * What is inside the widget.
 *
 * @type {import("esbuild").Plugin}
 */
const inside = {
	name: "inside",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^catchmate$/ }, () => ({ path: `${root}/wasm/widget.ts` }));
		onResolve({ filter: /^catchmate-embedded\// }, ({ path }) => ({ path, namespace: "embedded" }));
		onLoad({ filter: /whole$/, namespace: "embedded" }, async () => ({
			contents: `export default ${await whole()}`,
			loader: "js",
		}));
	},
};

await build({
	...common,
	entryPoints: ["web/element/element.ts", "web/element/define.ts"],
	outdir: "dist",
	format: "esm",
	plugins: [besides, styleText],
});
const { outputFiles } = await build({
	...common,
	entryPoints: ["web/element/define.ts"],
	format: "iife",
	plugins: [inside, styleText],
	legalComments: "none",
	write: false,
});
const code = await minified(outputFiles[0]?.text ?? "");
const licences = "/*! Catchmate, MIT; with Lit, Copyright 2017 Google LLC, BSD-3-Clause */";
const module = Buffer.from(await compressed("build/wasm/widget.wasm")).toString("base64");
// The module stands first: in the midst of the code it would spoil the compression of what is around it.
writeFileSync("dist/widget.js", `${licences}\n{const embeddedModule="${module}";${code}}\n`);

execFileSync("npx", ["tsc", "-p", "web/element"], { stdio: "inherit" });
writeFileSync("dist/custom-elements.json", await manifest());
