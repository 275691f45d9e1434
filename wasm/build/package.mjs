/** Builds the package into dist/, after the WebAssembly module: the scripts with esbuild, the types with tsc. */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import esbuild from "esbuild";
import { options, workerScript } from "./options.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

mkdirSync("dist", { recursive: true });

/** @type {import("esbuild").BuildOptions} */
const common = { ...options, format: "esm", loader: { ".txt": "text" } };

/** The entries of the package that load a module: its name in the build, and what each of its files is named after. */
const modules = /** @type {const} */ ([
	{ built: "catchmate", wasm: "solver", worker: "worker", prefix: "" },
	{ built: "workshop", wasm: "workshop", worker: "workshop-worker", prefix: "workshop-" },
]);
for (const { built, wasm, worker, prefix } of modules) {
	// A classic script, which both kinds of workers accept.
	await esbuild.build({ ...common, ...workerScript(built), outfile: `dist/${worker}.js` });
	copyFileSync(`build/wasm/${built}.wasm`, `dist/${wasm}.wasm`);
	// Embedded parts are separate files, loaded only when needed.
	for (const [part, contents, loader] of /** @type {const} */ ([
		["wasm", gzipSync(readFileSync(`dist/${wasm}.wasm`), { level: 9 }), "binary"],
		["worker", readFileSync(`dist/${worker}.js`), "text"],
	])) {
		const name = prefix + part;
		writeFileSync(`build/embedded.${name}`, contents);
		await esbuild.build({
			...common,
			entryPoints: [`build/embedded.${name}`],
			loader: { [`.${name}`]: loader },
			outfile: `dist/embedded-${name}.js`,
		});
	}
}
copyFileSync("core/cli/schema.json", "dist/schema.json");

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

// What both entries share is a file of its own, so that the classes of both are the same.
await esbuild.build({
	...common,
	entryPoints: ["wasm/index.ts", "wasm/workshop.ts"],
	outdir: "dist",
	splitting: true,
	chunkNames: "core",
	plugins: [embedded],
});
await esbuild.build({
	...common,
	entryPoints: ["wasm/cli/main.ts"],
	outfile: "dist/cli.js",
	platform: "node",
	loader: { ...common.loader, ".cpp": "text", ".md": "text" },
	external: ["catchmate/workshop", "catchmate/svg"],
	// The main files of these packages are not ES modules.
	alias: {
		"jsonc-parser": "jsonc-parser/lib/esm/main.js",
		yaml: "./node_modules/yaml/browser/index.js",
	},
	banner: {
		js: [
			"// With jsonc-parser, copyright Microsoft Corporation, under the MIT licence;",
			"// fflate, copyright Arjun Barrett, under the MIT licence;",
			"// yaml, copyright Eemeli Aro, under the ISC licence;",
			"// micromark, copyright Titus Wormer, under the MIT licence;",
			"// htmlparser2, copyright Chris Winberry, under the MIT licence;",
			"// entities, copyright Felix Böhm, under the BSD-2-Clause licence.",
		].join("\n"),
	},
});
chmodSync("dist/cli.js", 0o755);

execFileSync("npx", ["tsc", "-p", "wasm"], { stdio: "inherit" });
