/** Style sheets that scripts import, as texts: for shadow trees, which no link reaches, and for what is loaded later. */
import { build } from "esbuild";

/** @type {import("esbuild").Plugin} */
export const styleText = {
	name: "style-text",
	setup({ onLoad }) {
		onLoad({ filter: /\/(edit|element|rules|shelves)\.css$/ }, async ({ path }) => {
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
};
