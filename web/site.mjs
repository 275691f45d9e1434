/** Completes the site in build/page: adds the service worker and compressed files to the page, the tutorial and the guide. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { common } from "./bundles.mjs";

const page = new URL("../build/page/", import.meta.url);

/** Files outside the cache: those that this script adds, and the script of the page on disk with its licences. */
const isExcluded = (/** @type {string} */ name) =>
	/\.(br|gz|LEGAL\.txt)$|^(page|service-worker)\.js$/.test(name);

/** The files that the service worker caches. */
const cached = (await readdir(page, { recursive: true, withFileTypes: true }))
	.filter((entry) => entry.isFile())
	.map(({ parentPath, path, name }) =>
		`${parentPath ?? path}/${name}`.replace(/\/\/+/g, "/").slice(fileURLToPath(page).length),
	)
	.filter((name) => !isExcluded(name))
	.sort();

const digest = createHash("sha256");
for (const file of cached) {
	digest.update(await readFile(new URL(file, page)));
}
await build({
	...common,
	entryPoints: [fileURLToPath(new URL("service-worker.ts", import.meta.url))],
	outdir: fileURLToPath(page),
	define: {
		// Browsers request a folder's index.html by the URL of the folder.
		PAGE_FILES: JSON.stringify(
			cached.map((file) => file.replace(/(^|\/)index\.html$/, "$1") || "./"),
		),
		PAGE_VERSION: JSON.stringify(digest.digest("hex").slice(0, 16)),
	},
});

// Compressed files beside the others, for hosts that can send them. A rebuilt file has lost its old ones.
for (const name of [...cached, "service-worker.js"]) {
	const content = await readFile(new URL(name, page));
	const isCompressed = existsSync(new URL(`${name}.br`, page)) && name !== "service-worker.js";
	if (isCompressed) continue;
	await writeFile(new URL(`${name}.gz`, page), gzipSync(content, { level: 9 }));
	await writeFile(new URL(`${name}.br`, page), brotliCompressSync(content));
}
