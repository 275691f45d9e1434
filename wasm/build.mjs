/**
 * Builds the package into dist/: the WebAssembly module with CMake, the scripts with esbuild, the types with tsc. What is up
 * to date is left alone.
 */
import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildModule, isUpToDate } from "./toolchain.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

buildModule();

const inputs = ["wasm", "core/cli/help.txt", "build/wasm/catchmate.wasm"];
const settings = ["package.json", "package-lock.json", "tsconfig.json"];
const outputs = ["dist/index.js", "dist/cli.js", "dist/index.d.ts"];
if (isUpToDate(outputs, [...inputs, ...settings])) process.exit();

const esbuild = await import("esbuild");

/** @type {import("esbuild").BuildOptions} */
const common = {
	bundle: true,
	minify: true,
	legalComments: "none",
	format: "esm",
	target: ["es2022"],
	platform: "neutral",
	logLevel: "warning",
	loader: { ".wasm": "binary", ".txt": "text" },
	alias: { "catchmate-module": `${root}/build/wasm/catchmate.wasm` },
};

const worker = await esbuild.build({
	...common,
	entryPoints: ["wasm/worker.ts"],
	format: "iife",
	write: false,
});

/** @type {import("esbuild").Plugin} */
const workerSource = {
	name: "worker-source",
	setup(build) {
		build.onResolve({ filter: /^catchmate-worker$/ }, ({ path }) => ({
			path,
			namespace: "worker",
		}));
		build.onLoad({ filter: /.*/, namespace: "worker" }, () => ({
			contents: worker.outputFiles[0]?.text ?? "",
			loader: "text",
		}));
	},
};

await esbuild.build({
	...common,
	entryPoints: ["wasm/index.ts"],
	outfile: "dist/index.js",
	plugins: [workerSource],
});
await esbuild.build({
	...common,
	entryPoints: ["wasm/cli.ts"],
	outfile: "dist/cli.js",
	platform: "node",
	external: ["catchmate"],
});
chmodSync("dist/cli.js", 0o755);

execFileSync("npx", ["tsc", "-p", "wasm"], { stdio: "inherit" });
