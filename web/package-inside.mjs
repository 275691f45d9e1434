/** Embeds the package in a script as one function. Its text is also the worker's script, so that the code is there once. */
import { build } from "esbuild";
import { options } from "../wasm/build/options.mjs";

const root = new URL("../", import.meta.url).pathname;

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

/** @type {import("esbuild").Plugin} */
export const packageInside = {
	name: "package-inside",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^catchmate$/ }, ({ path }) => ({ path, namespace: "inside" }));
		onLoad({ filter: /.*/, namespace: "inside" }, async () => ({
			contents: `import wasm from "./dist/embedded-wasm.js";
				const core = ${await widgetCore()};
				export const { load, CodeError } = core({ wasm, text: String(core) });`,
			resolveDir: root,
		}));
	},
};
