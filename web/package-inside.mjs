/**
 * Puts the package into a script as one function, whose text is also the worker's script, so that the code is there once; with
 * the WebAssembly module inside, or in a file beside the script.
 */

import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { options } from "../wasm/build/options.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * The parts that the package embeds, as the function is handed them.
 *
 * @type {import("esbuild").Plugin}
 */
const handed = {
	name: "handed",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^catchmate-embedded\// }, ({ path }) => ({ path, namespace: "handed" }));
		onLoad({ filter: /wasm$/, namespace: "handed" }, () => ({
			contents: "export default handed.wasm;",
		}));
		onLoad({ filter: /worker$/, namespace: "handed" }, () => ({
			contents: 'export default "(" + handed.text + ")({}).serve()";',
		}));
	},
};

/**
 * What can be imported: its source, its script of Emscripten's, and its module, in the package's folder.
 * @type {Readonly<Record<string, { source: string, built: string, embedded: string, file: string }>>}
 */
const entries = {
	catchmate: {
		source: "index",
		built: "catchmate",
		embedded: "embedded-wasm.js",
		file: "solver.wasm",
	},
	"catchmate/workshop": {
		source: "workshop",
		built: "workshop",
		embedded: "embedded-workshop-wasm.js",
		file: "workshop.wasm",
	},
};

/** @param {(typeof entries)[string]} entry */
async function coreOf({ source, built }) {
	const { outputFiles } = await build({
		...options,
		stdin: {
			contents: `import create from "./build/wasm/${built}.mjs";
				import { serve as begin } from "./wasm/engine/worker.ts";
				export const serve = () => begin(create);
				export * from "./wasm/${source}.ts";`,
			resolveDir: root,
		},
		format: "iife",
		globalName: "parts",
		plugins: [handed],
		write: false,
	});
	return `function (handed) { ${outputFiles[0]?.text} return parts; }`;
}

/**
 * @param {string} name
 * @param {(entry: (typeof entries)[string]) => string} contents what defines `core`'s arguments, and exports what it makes
 * @param {string} [only] the entry that stands for all
 * @returns {import("esbuild").Plugin}
 */
const packaged = (name, contents, only) => ({
	name,
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^catchmate(\/workshop)?$/ }, ({ path }) => ({
			path: only ?? path,
			namespace: "inside",
		}));
		onLoad({ filter: /.*/, namespace: "inside" }, async ({ path }) => {
			const entry = entries[path];
			if (entry === undefined) return undefined;
			return {
				contents: `const core = ${await coreOf(entry)};\n${contents(entry)}`,
				resolveDir: root,
			};
		});
	},
});

/** @param {(typeof entries)[string]} entry */
const inside = ({ embedded }) => `import wasm from "./dist/${embedded}";
	export const { load, CodeError } = core({ wasm, text: String(core) });`;

/** The module is inside: no request is made for it. */
export const packageInside = packaged("package-inside", inside);

/** Likewise, for a script with everything: the workshop is a solver too, so that there is one module. */
export const workshopInside = packaged("workshop-inside", inside, "catchmate/workshop");

/** The module is a file of its own beside the script, which is a module too. */
export const packageBeside = packaged(
	"package-beside",
	({ file }) => `import file from "./dist/${file}";
	const { load: start, CodeError } = core({ text: String(core) });
	export const load = (options) => start({ wasm: new URL(file, import.meta.url), ...options });
	export { CodeError };`,
);
