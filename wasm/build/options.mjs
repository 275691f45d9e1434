/** The esbuild options that all bundles of the package share. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const { version } = JSON.parse(
	readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
);

/** @satisfies {import("esbuild").BuildOptions} */
export const options = {
	bundle: true,
	minify: true,
	legalComments: "none",
	target: ["es2022"],
	platform: "neutral",
	logLevel: "warning",
	define: {
		packageVersion: JSON.stringify(version),
		// Emscripten would use it to locate the module, which we pass in instead.
		"import.meta.url": '""',
	},
};

/**
 * The worker of a module, as a script of its own.
 * @param {string} built the module's name in the build
 * @returns {import("esbuild").BuildOptions}
 */
export const workerScript = (built) => ({
	stdin: {
		contents: `import create from "./build/wasm/${built}.mjs";
			import { serve } from "./wasm/engine/worker.ts";
			serve(create);`,
		resolveDir: fileURLToPath(new URL("../../", import.meta.url)),
	},
	format: "iife",
});
