/** The bundles of scripts and styles for the page, the tutorial and the guide: for the build and for `npm run dev`. */
import { fileURLToPath } from "node:url";
import { packageBeside, packageInside, workshopInside } from "./package-inside.mjs";
import { puzzlesAside } from "./puzzles-aside.mjs";
import { elementStyleText, stylesAside, styleText } from "./style-text.mjs";

/** Files copied to the page unchanged. */
export const copied = [
	"index.html",
	"icon.svg",
	"icon-180.png",
	"icon-512.png",
	"manifest.webmanifest",
];

/** @param {string} path */
const source = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @satisfies {import("esbuild").BuildOptions} */
export const common = {
	absWorkingDir: source("../"),
	bundle: true,
	// A classic script: browsers refuse modules on file://.
	format: "iife",
	target: "es2022",
	minify: true,
	charset: "utf8",
	logLevel: "warning",
};

/**
 * Leaves out the languages: the page's modules load one.
 * @type {import("esbuild").Plugin}
 */
const languagesAside = {
	name: "languages-aside",
	setup({ onLoad }) {
		onLoad({ filter: /\/locale\/inside\.ts$/ }, () => ({ contents: "export const inside = [];" }));
	},
};

/**
 * The served page, in modules. Each dynamic import is a file of its own, as is the WebAssembly module, which loads while
 * the page is first drawn.
 *
 * @type {import("esbuild").BuildOptions}
 */
export const modulesBundle = {
	...common,
	format: "esm",
	splitting: true,
	entryPoints: [{ in: source("app/page.ts"), out: "modules/page" }],
	chunkNames: "modules/[name]-[hash]",
	assetNames: "modules/[name]-[hash]",
	loader: { ".wasm": "file" },
	plugins: [packageBeside, elementStyleText, stylesAside, languagesAside],
	legalComments: "eof",
};

/**
 * The page opened from disk, as one script; and the styles of both pages, which the views import.
 *
 * @type {import("esbuild").BuildOptions}
 */
export const wholeBundle = {
	...common,
	entryPoints: [{ in: source("app/page.ts"), out: "page" }],
	plugins: [workshopInside, elementStyleText],
	legalComments: "linked",
};

/**
 * The script that starts the page.
 * @type {import("esbuild").BuildOptions}
 */
export const bootBundle = {
	...common,
	entryPoints: [{ in: source("boot.ts"), out: "boot" }],
	define: { LANGUAGE_MODULES: "{}" },
};

/**
 * The scripts and the styles of the tutorial and the guide.
 * @type {import("esbuild").BuildOptions}
 */
export const textBundle = {
	...common,
	entryPoints: [
		{ in: source("learn/learn.ts"), out: "learn/learn" },
		{ in: source("learn/workshop.ts"), out: "learn/workshop" },
		{ in: source("guide/guide.css"), out: "guide/guide" },
	],
	plugins: [packageInside],
	legalComments: "eof",
};

/**
 * The words of the tutorial's scripts, one script per language. Pages load them first.
 * @type {import("esbuild").BuildOptions}
 */
export const wordsBundle = {
	...common,
	globalName: "catchmateWords",
	entryPoints: ["en", "zh"].map((folder) => ({
		in: source(`locale/${folder}/tutorial.ts`),
		out: `learn/words-${folder}`,
	})),
};

/**
 * The element as one classic script.
 * @type {import("esbuild").BuildOptions}
 */
export const widgetBundle = {
	...common,
	entryPoints: [{ in: source("fences/widget.ts"), out: "widget" }],
	plugins: [packageInside, puzzlesAside, styleText],
	banner: {
		js: "/*! Catchmate, MIT; with Lit, Copyright 2017 Google LLC, BSD-3-Clause, signals, Copyright 2022-present Preact Team, MIT, and d3-force, Copyright Mike Bostock, ISC */",
	},
	legalComments: "none",
};

/**
 * The list of puzzles: a script and a module at once.
 * @type {import("esbuild").BuildOptions}
 */
export const puzzlesBundle = {
	...common,
	entryPoints: [{ in: source("model/puzzle-list-script.ts"), out: "puzzle-list" }],
	legalComments: "eof",
};
