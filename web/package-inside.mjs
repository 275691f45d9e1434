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

async function widgetCore() {
	const { outputFiles } = await build({
		...options,
		entryPoints: [`${root}wasm/widget-core.ts`],
		format: "iife",
		globalName: "parts",
		plugins: [handed],
		write: false,
	});
	return `function (handed) { ${outputFiles[0]?.text} return parts; }`;
}

/**
 * @param {string} name
 * @param {string} contents what defines `core`'s arguments, and exports what it makes
 * @returns {import("esbuild").Plugin}
 */
const packaged = (name, contents) => ({
	name,
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^catchmate$/ }, ({ path }) => ({ path, namespace: "inside" }));
		onLoad({ filter: /.*/, namespace: "inside" }, async () => ({
			contents: `const core = ${await widgetCore()};\n${contents}`,
			resolveDir: root,
		}));
	},
});

/** The module is inside: no request is made for it. */
export const packageInside = packaged(
	"package-inside",
	`import wasm from "./dist/embedded-wasm.js";
	export const { load, CodeError } = core({ wasm, text: String(core) });`,
);

/** The module is a file of its own beside the script, which is a module too. */
export const packageBeside = packaged(
	"package-beside",
	`import file from "./dist/solver.wasm";
	const { load: start, CodeError } = core({ text: String(core) });
	export const load = (options) => start({ wasm: new URL(file, import.meta.url), ...options });
	export { CodeError };`,
);
