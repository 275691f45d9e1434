/** Makes a site of the page, the tutorial and the guide in build/page: adds the service worker, and the compressed files. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { common } from "./bundles.mjs";

const page = new URL("../build/page/", import.meta.url);

/** Not of the served page: what this script adds, and the script for a page on disk with the licences of what is inside. */
const isOther = (/** @type {string} */ name) =>
	/\.(br|gz|LEGAL\.txt)$|^(page|service-worker)\.js$/.test(name);

/** The files that the service worker keeps. */
const kept = (await readdir(page, { recursive: true, withFileTypes: true }))
	.filter((entry) => entry.isFile())
	.map(({ parentPath, path, name }) =>
		`${parentPath ?? path}/${name}`.replace(/\/\/+/g, "/").slice(fileURLToPath(page).length),
	)
	.filter((name) => !isOther(name))
	.sort();

const digest = createHash("sha256");
for (const file of kept) {
	digest.update(await readFile(new URL(file, page)));
}
await build({
	...common,
	entryPoints: [fileURLToPath(new URL("service-worker.ts", import.meta.url))],
	outdir: fileURLToPath(page),
	define: {
		// A folder's index.html is requested by the address of the folder.
		PAGE_FILES: JSON.stringify(
			kept.map((file) => file.replace(/(^|\/)index\.html$/, "$1") || "./"),
		),
		PAGE_VERSION: JSON.stringify(digest.digest("hex").slice(0, 16)),
	},
});

// Hosts that can send compressed files look for them beside the others. A file takes them along when it is made anew.
for (const name of [...kept, "service-worker.js"]) {
	const content = await readFile(new URL(name, page));
	const isCompressed = existsSync(new URL(`${name}.br`, page)) && name !== "service-worker.js";
	if (isCompressed) continue;
	await writeFile(new URL(`${name}.gz`, page), gzipSync(content, { level: 9 }));
	await writeFile(new URL(`${name}.br`, page), brotliCompressSync(content));
}
