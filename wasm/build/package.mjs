/** Builds the package into dist/, after the WebAssembly module: the scripts with esbuild, the types with tsc. */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import esbuild from "esbuild";
import { options } from "./options.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

mkdirSync("dist", { recursive: true });

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

// Embedded parts are separate files, loaded only when needed.
for (const [name, contents, loader] of /** @type {const} */ ([
	["wasm", gzipSync(readFileSync("dist/solver.wasm"), { level: 9 }), "binary"],
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
	loader: { ...common.loader, ".cpp": "text", ".md": "text" },
	external: ["catchmate", "catchmate/svg"],
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
