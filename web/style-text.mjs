/** Style sheets that scripts import, as texts: for shadow trees, which no link reaches. */
import { build } from "esbuild";

/** @type {import("esbuild").Plugin} */
export const styleText = {
	name: "style-text",
	setup({ onLoad }) {
		onLoad({ filter: /\/element\.css$/ }, async ({ path }) => {
			const { outputFiles } = await build({
				entryPoints: [path],
				bundle: true,
				minify: true,
				write: false,
				target: "es2022",
				logLevel: "warning",
			});
			const text = (outputFiles[0]?.text ?? "").trim();
			// esbuild keeps the spaces in the values of custom properties, of which only the one that is a whole value counts.
			const contents = text.replace(/(--[\w-]+(?:,|:(?! ;)))\s+/g, "$1");
			return { contents, loader: "text" };
		});
	},
};
