/** Style sheets that scripts import, as texts: for shadow trees, which no link reaches, and for what is loaded later. */
import { build } from "esbuild";

/**
 * @param {RegExp} sheets the paths of those that are imported as texts
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

/** That of the element alone: the page's own are linked to. */
export const elementStyleText = asText(/\/element\.css$/);
