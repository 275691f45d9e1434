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
			// What a custom property holds is left as it stands: its spaces mean nothing but between two values.
			const contents = text
				.replace(/(--[\w-]+): (?=[^;])/g, "$1:")
				.replace(/(var\() ?(--[\w-]+), /g, "$1$2,");
			return { contents, loader: "text" };
		});
	},
};
