/**
 * Makes classic scripts load the list of puzzles as a script beside them: browsers refuse modules on file://.
 *
 * @type {import("esbuild").Plugin}
 */
export const puzzlesAside = {
	name: "puzzles-aside",
	setup({ onResolve, resolve }) {
		onResolve({ filter: /^\.\/load-list\.ts$/ }, ({ importer, resolveDir, kind }) =>
			resolve("./script-beside.ts", { importer, resolveDir, kind }),
		);
	},
};
