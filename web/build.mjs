/** Bundles the page into build/page: plain files that any host, or none at all, can serve. Run after the package is built. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isUpToDate } from "../wasm/toolchain.mjs";

const copied = ["index.html", "icon.svg", "manifest.webmanifest"];
/** All that the page is made of, and so all that its service worker keeps. */
const files = [...copied, "page.css", "page.js", "later.js", "svg.js"];

const outputs = [...files, "service-worker.js"].map((name) => `build/page/${name}`);
if (isUpToDate(outputs, ["web", "dist/index.js", "package-lock.json"])) process.exit();

const { build } = await import("esbuild");
const { minified } = await import("../wasm/minified.mjs");
const { styleText } = await import("./style-text.mjs");

const web = new URL("./", import.meta.url);
const page = new URL("../build/page/", web);

/** @type {import("esbuild").BuildOptions} */
const common = {
	outdir: fileURLToPath(page),
	absWorkingDir: fileURLToPath(new URL("../", web)),
	bundle: true,
	// A classic script: browsers refuse modules on file://.
	format: "iife",
	target: "es2022",
	minify: true,
	charset: "utf8",
	logLevel: "warning",
};

/** @param {string} path */
const source = (path) => fileURLToPath(new URL(path, web));

await rm(page, { recursive: true, force: true });
await mkdir(page, { recursive: true });
await build({
	...common,
	entryPoints: [
		...["app/main.ts", "app/page.css"].map((path) => ({ in: source(path), out: "page" })),
		// What the first view does without.
		{ in: source("app/later/main.ts"), out: "later" },
	],
	plugins: [styleText],
	legalComments: "linked",
});
for (const name of ["page.js", "later.js"]) {
	const script = new URL(name, page);
	await writeFile(script, await minified(await readFile(script, "utf8")));
}
await build({
	...common,
	entryPoints: [{ in: source("app/share/svg-script.ts"), out: "svg" }],
	legalComments: "none",
});
for (const file of copied) {
	await copyFile(new URL(file, web), new URL(file, page));
}

const digest = createHash("sha256");
for (const file of files) {
	digest.update(await readFile(new URL(file, page)));
}
await build({
	...common,
	entryPoints: [source("service-worker.ts")],
	define: {
		// The page itself is asked for under the address of its folder.
		PAGE_FILES: JSON.stringify(files.map((file) => (file === "index.html" ? "./" : file))),
		PAGE_VERSION: JSON.stringify(digest.digest("hex").slice(0, 16)),
	},
});
