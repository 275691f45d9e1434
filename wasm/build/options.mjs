/** The options with which esbuild bundles the package. */
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
		// Emscripten would look there for the module, which it is handed instead.
		"import.meta.url": '""',
	},
};
