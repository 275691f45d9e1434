/** Bundles the page into build/page. Its plain files work on any host and from disk. Requires the built element. */
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bootBundle, copied, wholeBundle } from "./bundles.mjs";
import { buildModules } from "./modules.mjs";

const web = new URL("./", import.meta.url);
const dist = new URL("../dist/", web);
const page = new URL("../build/page/", web);
const outdir = fileURLToPath(page);

// Removes the old page with its compressed files and service worker; keeps the folders of the tutorial and the guide.
await mkdir(page, { recursive: true });
for (const entry of await readdir(page, { withFileTypes: true })) {
	if (entry.isFile() || entry.name === "modules") {
		await rm(new URL(entry.name, page), { recursive: true });
	}
}
await build({ ...wholeBundle, outdir });
const languages = await buildModules(outdir);
const define = { LANGUAGE_MODULES: JSON.stringify(languages) };
await build({ ...bootBundle, define, outdir });
for (const file of copied) await copyFile(new URL(file, web), new URL(file, page));
for (const file of ["widget.js", "puzzle-list.js", "catchmate.css", "catchmate_fences.py"]) {
	await copyFile(new URL(file, dist), new URL(file, page));
}
