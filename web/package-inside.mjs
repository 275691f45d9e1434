/**
 * Bundles the package into a script as one function. Its text is also the worker's script, so that the code is included
 * once. The WebAssembly module is inside the script or a file beside it.
 */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { options } from "../wasm/build/options.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Replaces the parts that the package embeds by the function's argument.
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
 * The package's entries: the source, Emscripten's script, and the embedded module and its file in `dist`.
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
 * @param {(entry: (typeof entries)[string]) => string} contents a script that calls `core` and exports the result
 * @param {string} [only] an entry that replaces the others
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

/** With the module inside: no request. */
export const packageInside = packaged("package-inside", inside);

/** With one module inside for everything: the workshop is also a solver. */
export const workshopInside = packaged("workshop-inside", inside, "catchmate/workshop");

/** With the module in a file of its own beside the script, an ES module. */
export const packageBeside = packaged(
	"package-beside",
	({ file }) => `import file from "./dist/${file}";
	const { load: start, CodeError } = core({ text: String(core) });
	export const load = (options) => start({ wasm: new URL(file, import.meta.url), ...options });
	export { CodeError };`,
);
