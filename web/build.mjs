/** Bundles the page into build/page: plain files that any host, or none at all, can serve. Run after the package is built. */
import { copyFile, mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isUpToDate } from "../wasm/toolchain.mjs";

const outputs = ["index.html", "icon.svg", "page.css", "page.js", "later.js"].map(
	(name) => `build/page/${name}`,
);
if (isUpToDate(outputs, ["web", "dist/index.js", "package-lock.json"])) process.exit();

const { build } = await import("esbuild");
const { styleText } = await import("./style-text.mjs");

const web = new URL("./", import.meta.url);
const page = new URL("../build/page/", web);

await rm(page, { recursive: true, force: true });
await mkdir(page, { recursive: true });
await build({
	entryPoints: Object.entries({
		page: ["app/main.ts", "app/page.css"],
		// What the first view does without.
		later: ["app/later/main.ts"],
	}).flatMap(([out, paths]) =>
		paths.map((path) => ({ in: fileURLToPath(new URL(path, web)), out })),
	),
	outdir: fileURLToPath(page),
	absWorkingDir: fileURLToPath(new URL("../", web)),
	bundle: true,
	// A classic script: browsers refuse modules on file://.
	format: "iife",
	target: "es2022",
	minify: true,
	plugins: [styleText],
	charset: "utf8",
	legalComments: "linked",
	logLevel: "warning",
});
for (const file of ["index.html", "icon.svg"]) {
	await copyFile(new URL(file, web), new URL(file, page));
}
