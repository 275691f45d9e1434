/** What every reader of a page loads is worth more passes: 1.5 KB of the widget, compressed, and 2.5 KB of the page. */
import { minify } from "terser";

/** @type {import("terser").MinifyOptions} */
const options = {
	ecma: 2020,
	compress: {
		passes: 2,
		keep_fargs: false,
		pure_getters: true,
		// That the built-in functions are what they are.
		unsafe: true,
		unsafe_arrows: true,
		unsafe_methods: true,
	},
};

/**
 * A script made by esbuild, made smaller.
 * @param {string} script
 * @returns {Promise<string>}
 */
export async function minified(script) {
	// Only templates have lines: what indents them is seen as one space.
	const once = await minify(script.replace(/\n\t+/g, " "), options);
	// Names are chosen by what is frequent before: the second time they compress better.
	const { code = "" } = await minify(once.code ?? "", options);
	return code;
}
