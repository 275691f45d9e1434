/** The esbuild options that all bundles of the package share. */
import { readFileSync } from "node:fs";

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
