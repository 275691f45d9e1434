/** Bundles the page into build/page: plain files that any host, or none at all, can serve. Run after the element is built. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { copied, pageBundles } from "./bundles.mjs";

const web = new URL("./", import.meta.url);
const dist = new URL("../dist/", web);
const page = new URL("../build/page/", web);

/** Sources of the tutorial and the guide: a change of them leaves the page's scripts as they are. */
const ofTexts = /^(learn|pages|guide)\/|^locale\/\w+\/(tutorial\.ts$|learn\/)/;

/** A digest of the sources, by which scripts of one build are told from those of another. */
async function versionOfSources() {
	const digest = createHash("sha256").update(await readFile(new URL("index.js", dist)));
	const names = (await readdir(web, { recursive: true })).filter(
		(name) => /\.(ts|css)$/.test(name) && !ofTexts.test(name),
	);
	for (const name of names.sort()) {
		digest.update(await readFile(new URL(name, web)));
	}
	return digest.digest("hex").slice(0, 16);
}

// With the page goes what was made of it: the compressed files and the service worker. Folders are the tutorial's and the guide's.
await mkdir(page, { recursive: true });
for (const entry of await readdir(page, { withFileTypes: true })) {
	if (entry.isFile()) await rm(new URL(entry.name, page));
}
for (const bundle of pageBundles(await versionOfSources())) {
	await build({ ...bundle, outdir: fileURLToPath(page) });
}
for (const file of copied) await copyFile(new URL(file, web), new URL(file, page));
for (const file of ["widget.js", "puzzle-list.js"]) {
	await copyFile(new URL(file, dist), new URL(file, page));
}
