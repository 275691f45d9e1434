/** Style sheets that scripts import, as texts: for shadow trees, which no link reaches. */
import { build } from "esbuild";

/** The browser's own size of letters, in pixels. */
const rem = 16;

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
			const text = outputFiles[0]?.text ?? "";
			const fixed = text.replace(/([\d.]+)rem\b/g, (_, number) => `${Number(number) * rem}px`);
			return { contents: fixed.trim(), loader: "text" };
		});
	},
};
