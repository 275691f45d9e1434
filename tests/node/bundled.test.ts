/** The package in other people's bundles. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** A program that imports a module for its effect alone, as a bundler for production writes it. */
async function bundled(path: string): Promise<string> {
	const { outputFiles } = await build({
		stdin: {
			contents: `import "${path}";`,
			resolveDir: fileURLToPath(new URL("../..", import.meta.url)),
		},
		bundle: true,
		format: "esm",
		write: false,
		external: ["lit", "lit/*", "@preact/*"],
		logLevel: "error",
	});
	return outputFiles.map(({ text }) => text).join("\n");
}

test("a bundle keeps the import that defines the element, and drops that of the package without names", async () => {
	assert.match(await bundled("catchmate/define"), /customElements\.define\(/);
	assert.doesNotMatch(await bundled("catchmate/element"), /customElements\.define\(/);
	assert.equal((await bundled("catchmate")).trim().replace(/^\/\/.*\n?/gm, ""), "");
});
