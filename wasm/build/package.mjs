/**
 * Builds the package into dist/: the WebAssembly module with CMake, the scripts with esbuild, the types with tsc. Skips
 * what is up to date.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildModule, isUpToDate } from "./toolchain.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

buildModule();

const inputs = ["wasm", "core/cli/help.txt", "core/cli/schema.json", "build/wasm/catchmate.wasm"];
const settings = ["package.json", "package-lock.json", "tsconfig.json"];
const outputs = [
	...["index.js", "cli.js", "worker.js", "solver.wasm", "index.d.ts", "schema.json"],
].map((name) => `dist/${name}`);
if (isUpToDate(outputs, [...inputs, ...settings])) process.exit();

const esbuild = await import("esbuild");
const { gzipAsync } = (await import("@gfx/zopfli")).default;

rmSync("dist", { recursive: true, force: true });
mkdirSync("dist");

const { options } = await import("./options.mjs");

/** @type {import("esbuild").BuildOptions} */
const common = { ...options, format: "esm", loader: { ".txt": "text" } };

// A classic script, which both kinds of workers accept.
await esbuild.build({
	...common,
	stdin: {
		contents: 'import { serve } from "./wasm/engine/worker.ts"; serve();',
		resolveDir: root,
	},
	outfile: "dist/worker.js",
	format: "iife",
});
copyFileSync("build/wasm/catchmate.wasm", "dist/solver.wasm");
copyFileSync("core/cli/schema.json", "dist/schema.json");

// Embedded parts are separate files, loaded only when needed. The module is compressed with Zopfli, whose gzip is 5%
// smaller than zlib's: it is made once and sent to every reader.
for (const [name, contents, loader] of /** @type {const} */ ([
	["wasm", await gzipAsync(readFileSync("dist/solver.wasm"), { numiterations: 5 }), "binary"],
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
await esbuild.build({
	...common,
	entryPoints: ["wasm/cli/main.ts"],
	outfile: "dist/cli.js",
	platform: "node",
	external: ["catchmate", "catchmate/svg"],
	// The package's main file is not an ES module.
	alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" },
	banner: { js: "// With jsonc-parser, copyright Microsoft Corporation, under the MIT licence." },
});
chmodSync("dist/cli.js", 0o755);

execFileSync("npx", ["tsc", "-p", "wasm"], { stdio: "inherit" });
