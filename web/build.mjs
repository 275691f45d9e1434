/** Bundles the page into build/page: plain files that any host, or none at all, can serve. Run after the package is built. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { tsImport } from "tsx/esm/api";
import { isUpToDate } from "../wasm/build/toolchain.mjs";

const copied = ["index.html", "icon.svg", "icon-180.png", "icon-512.png", "manifest.webmanifest"];
/** The page's on-demand scripts by name: each is loaded when it is first needed. */
const scripts = {
	analysis: "app/analysis/script.ts",
	arrange: "app/arrange/script.ts",
	edit: "app/edit/script.ts",
	embed: "app/embed/script.ts",
	formats: "app/text/formats-script.ts",
	help: "app/help/script.ts",
	library: "app/library/script.ts",
	opponents: "app/play/opponents-script.ts",
	players: "app/play/players-script.ts",
	puzzles: "app/puzzles/script.ts",
	"puzzle-card": "app/puzzles/card-script.ts",
	rules: "app/rules/script.ts",
	share: "app/share/script.ts",
	sound: "app/play/sound-script.ts",
	svg: "app/share/svg-script.ts",
};
/** All files of the page: the service worker keeps them. */
const files = [
	...[...copied, "page.css", "page.js", "puzzle-list.js"],
	...Object.keys(scripts).map((name) => `${name}.js`),
];

/** Scripts and styles of the tutorial and the guide: the element as any page embeds it, and their own. */
const pagesFiles = ["widget.js", "learn/learn.js", "learn/learn.css", "guide/guide.css"];

/** Written last, so that its date tells whether the build is up to date. */
const last = "build/page/service-worker.js.gz";
/** Sources outside of web/ that the tutorial shows: the contest program and the boards on which it counts mistakes. */
const shared = ["core/bench/contest_crossing_pawn.cpp", "wasm/bench/boards.mjs"];
const built = ["dist/index.js", "dist/widget.js", "dist/puzzle-list.js", "dist/svg.js"];
if (isUpToDate([last], ["web", ...shared, ...built, "package-lock.json"])) {
	process.exit();
}

const { build } = await import("esbuild");
const { packageInside } = await import("./package-inside.mjs");
const { puzzlesAside } = await import("./puzzles-aside.mjs");
const { elementStyleText, styleText } = await import("./style-text.mjs");

const web = new URL("./", import.meta.url);
const page = new URL("../build/page/", web);

/** Sources of the tutorial and the guide: a change of them leaves the page's scripts as they are. */
const ofTexts = /^(learn|pages|guide)\/|^locale\/\w+\/(tutorial\.ts$|learn\/)/;

/** A digest of the sources, by which scripts of one build are told from those of another. */
async function versionOfSources() {
	const digest = createHash("sha256").update(await readFile(new URL("../dist/index.js", web)));
	const names = (await readdir(web, { recursive: true })).filter(
		(name) => /\.(ts|css)$/.test(name) && !ofTexts.test(name),
	);
	for (const name of names.sort()) {
		digest.update(await readFile(new URL(name, web)));
	}
	return digest.digest("hex").slice(0, 16);
}

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
	define: { SCRIPT_VERSION: JSON.stringify(await versionOfSources()) },
};

/** @param {string} path */
const source = (path) => fileURLToPath(new URL(path, web));

/**
 * Modules that the page loads only when it needs them are scripts of their own: browsers refuse modules on file://.
 *
 * @type {import("esbuild").Plugin}
 */
const furtherScripts = {
	name: "further-scripts",
	setup({ onResolve }) {
		onResolve({ filter: /^\.\/arrange\.ts$/ }, ({ kind }) =>
			kind === "dynamic-import" ? { path: source("app/arrange/loader.ts") } : undefined,
		);
	},
};

await rm(page, { recursive: true, force: true });
await mkdir(page, { recursive: true });
await build({
	...common,
	// Styles come with the views that import them, and are put together in page.css.
	entryPoints: [{ in: source("app/page.ts"), out: "page" }],
	plugins: [packageInside, puzzlesAside, elementStyleText, furtherScripts],
	legalComments: "linked",
});
await build({
	...common,
	entryPoints: Object.entries(scripts).map(([out, path]) => ({ in: source(path), out })),
	plugins: [styleText, furtherScripts],
	legalComments: "eof",
});
await build({
	...common,
	entryPoints: [
		{ in: source("learn/learn.ts"), out: "learn/learn" },
		{ in: source("guide/guide.css"), out: "guide/guide" },
	],
	legalComments: "eof",
});
for (const file of copied) {
	await copyFile(new URL(file, web), new URL(file, page));
}
for (const file of ["widget.js", "puzzle-list.js"]) {
	await copyFile(new URL(`../dist/${file}`, web), new URL(file, page));
}

/** @type {typeof import("./learn/build/build.ts")} */
const { buildTutorial } = await tsImport("./learn/build/build.ts", import.meta.url);
/** @type {typeof import("./guide/build.ts")} */
const { buildGuide } = await tsImport("./guide/build.ts", import.meta.url);
const kept = [
	...[...files, ...pagesFiles],
	...[...(await buildTutorial(page)), ...(await buildGuide(page))],
];

const digest = createHash("sha256");
for (const file of kept) {
	digest.update(await readFile(new URL(file, page)));
}
await build({
	...common,
	entryPoints: [source("service-worker.ts")],
	define: {
		// A folder's index.html is requested by the address of the folder.
		PAGE_FILES: JSON.stringify(
			kept.map((file) => file.replace(/(^|\/)index\.html$/, "$1") || "./"),
		),
		PAGE_VERSION: JSON.stringify(digest.digest("hex").slice(0, 16)),
	},
});

// Hosts that can send compressed files look for them beside the others.
for (const name of [...kept, "service-worker.js"]) {
	const content = await readFile(new URL(name, page));
	await writeFile(new URL(`${name}.br`, page), brotliCompressSync(content));
	await writeFile(new URL(`${name}.gz`, page), gzipSync(content, { level: 9 }));
}
