/** The package in other tools: the custom elements manifest, and bundles. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

test("the manifest describes the element, all its attributes and nothing private", async () => {
	// Without its types, which are those of the sources here.
	const { CatchmateBoard } = await import(import.meta.resolve("catchmate/element"));
	const path = new URL(import.meta.resolve("catchmate/custom-elements.json"));
	const [element, define] = JSON.parse(readFileSync(path, "utf8")).modules;
	assert.deepEqual([element.path, define.path], ["dist/element.js", "dist/define.js"]);
	assert.deepEqual(define.exports[0], {
		kind: "custom-element-definition",
		name: "catchmate-board",
		declaration: { name: "CatchmateBoard", module: "dist/element.js" },
	});
	const [board] = element.declarations;
	const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();
	// The language is observed on the board and around it.
	const attributes = [...CatchmateBoard.observedAttributes, "lang"];
	assert.deepEqual(names(board.attributes), attributes.sort());
	const undescribed = ["attributes", "events", "cssParts", "cssProperties", "slots"].flatMap(
		(kind) => board[kind].filter(({ description }: { description?: string }) => !description),
	);
	assert.deepEqual(names(undescribed), []);
	assert.ok(board.events.length > 10);
	assert.deepEqual(
		names(board.members).filter((name) => !/^[a-z]/i.test(name)),
		[],
	);
});

test("a bundle keeps the element's defining import, and drops the package's bare import", async () => {
	/** A program that imports a module for its side effect only, as bundled for production. */
	const bundled = async (path: string) => {
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
	};
	assert.match(await bundled("catchmate/define"), /customElements\.define\(/);
	assert.doesNotMatch(await bundled("catchmate/element"), /customElements\.define\(/);
	assert.equal((await bundled("catchmate")).trim().replace(/^\/\/.*\n?/gm, ""), "");
});
