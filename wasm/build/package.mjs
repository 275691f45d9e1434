/** Builds the package into dist/, after the WebAssembly module: the scripts with esbuild, the types with tsc. */
import { execFileSync } from "node:child_process";
import {
	appendFileSync,
	chmodSync,
	copyFileSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	writeFileSync,
} from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import esbuild from "esbuild";
import { options, workerScript } from "./options.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

mkdirSync("dist", { recursive: true });

/**
 * The licences of the packages that files are of, as comments; all packages have one.
 * @param {readonly string[]} files
 */
function licencesOf(files) {
	const found = files.map((path) => /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? "");
	return [...new Set(found)]
		.filter((folder) => folder !== "")
		.map((folder) => {
			const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
			const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
			return `/*\n${name} ${version}\n\n${readFileSync(`${folder}/${file}`, "utf8").trim()}\n*/\n`;
		})
		.join("");
}

/** @satisfies {import("esbuild").BuildOptions} */
const common = { ...options, format: /** @type {const} */ ("esm") };

/** The entries of the package that load a module: its name in the build, and the stem of its files' names. */
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
// The program: its launcher, its compiled part, and the commands in TypeScript.
for (const extension of ["cjs", "wasm"]) {
	copyFileSync(`build/wasm/program.${extension}`, `dist/program.${extension}`);
}
const { metafile } = await esbuild.build({
	...common,
	entryPoints: [
		{ in: "wasm/cli/main.ts", out: "cli" },
		{ in: "wasm/cli/svg.ts", out: "command-svg" },
		{ in: "wasm/cli/pack/pack.ts", out: "command-pack" },
	],
	outdir: "dist",
	platform: "node",
	metafile: true,
	define: { packageVersion: common.define.packageVersion },
	loader: { ".cpp": "text", ".md": "text", ".py": "text", ".txt": "text" },
	external: ["catchmate", "catchmate/workshop", "catchmate/svg"],
	// The main file of this package is no ES module.
	alias: { yaml: "./node_modules/yaml/browser/index.js" },
});
for (const [path, { inputs }] of Object.entries(metafile.outputs)) {
	appendFileSync(path, licencesOf(Object.keys(inputs)));
}
chmodSync("dist/cli.js", 0o755);
writeFileSync("dist/schema.json", execFileSync(process.execPath, ["dist/cli.js", "schema"]));

execFileSync("npx", ["tsc", "-p", "wasm"], { stdio: "inherit" });
