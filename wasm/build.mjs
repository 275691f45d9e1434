/**
 * Builds the package into dist/: the WebAssembly module with CMake, the scripts with esbuild, the types with tsc. What is up
 * to date is left alone.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildModule, isUpToDate } from "./toolchain.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

buildModule();

const inputs = ["wasm", "core/cli/help.txt", "build/wasm/catchmate.wasm"];
const settings = ["package.json", "package-lock.json", "tsconfig.json"];
const outputs = ["index.js", "cli.js", "worker.js", "solver.wasm", "index.d.ts"].map(
	(name) => `dist/${name}`,
);
if (isUpToDate(outputs, [...inputs, ...settings])) process.exit();

const esbuild = await import("esbuild");
const { compressed } = await import("./compress.mjs");
const { constants } = await import("./constants.mjs");
const { minified } = await import("./minified.mjs");

rmSync("dist", { recursive: true, force: true });
mkdirSync("dist");

/** @type {import("esbuild").BuildOptions} */
const common = {
	bundle: true,
	minify: true,
	legalComments: "none",
	format: "esm",
	target: ["es2022"],
	platform: "neutral",
	logLevel: "warning",
	define: constants,
	loader: { ".txt": "text" },
};

// A classic script, which a worker of either kind takes.
await esbuild.build({
	...common,
	entryPoints: ["wasm/worker.ts"],
	outfile: "dist/worker.js",
	format: "iife",
});
writeFileSync("dist/solver.wasm", readFileSync("build/wasm/catchmate.wasm"));

// What is embedded lies in files of its own, which are loaded only where they are wanted.
for (const [name, contents, loader] of /** @type {const} */ ([
	["wasm", await compressed("dist/solver.wasm"), "binary"],
	["worker", readFileSync("dist/worker.js"), "text"],
])) {
	writeFileSync(`build/embedded.${name}`, contents);
	await esbuild.build({
		...common,
		entryPoints: [`build/embedded.${name}`],
		loader: { [`.${name}`]: loader },
		outfile: `dist/embedded-${name}.js`,
	});
}

/** @type {import("esbuild").Plugin} */
const embedded = {
	name: "embedded",
	setup(build) {
		build.onResolve({ filter: /^catchmate-embedded\// }, ({ path }) => ({
			path: `./${path.replace("catchmate-embedded/", "embedded-")}.js`,
			external: true,
		}));
	},
};

await esbuild.build({
	...common,
	entryPoints: ["wasm/index.ts"],
	outfile: "dist/index.js",
	plugins: [embedded],
});
writeFileSync("dist/index.js", await minified(readFileSync("dist/index.js", "utf8"), true));
await esbuild.build({
	...common,
	entryPoints: ["wasm/cli.ts"],
	outfile: "dist/cli.js",
	platform: "node",
	external: ["catchmate"],
});
chmodSync("dist/cli.js", 0o755);

execFileSync("npx", ["tsc", "-p", "wasm"], { stdio: "inherit" });
