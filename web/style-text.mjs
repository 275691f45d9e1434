/** Lets scripts import style sheets as text, for shadow trees, which links do not reach, and for parts loaded later. */
import { build } from "esbuild";

/**
 * @param {RegExp} sheets matches the paths of sheets to import as text
 * @returns {import("esbuild").Plugin}
 */
const asText = (sheets) => ({
	name: "style-text",
	setup({ onLoad }) {
		onLoad({ filter: sheets }, async ({ path }) => {
			const { outputFiles } = await build({
				entryPoints: [path],
				bundle: true,
				minify: true,
				write: false,
				target: "es2022",
				logLevel: "warning",
			});
			return { contents: outputFiles[0]?.text ?? "", loader: "text" };
		});
	},
});

/** All style sheets. */
export const styleText = asText(/\.css$/);

/** The element's style sheets; the page links to its own. */
export const elementStyleText = asText(/\/element\.css$/);

/**
 * Leaves out style sheets, which the page links to.
 *
 * @type {import("esbuild").Plugin}
 */
export const stylesAside = {
	name: "styles-aside",
	setup({ onLoad }) {
		onLoad({ filter: /\.css$/ }, () => ({ contents: "" }));
	},
};
