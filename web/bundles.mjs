/** What the scripts and styles of the page, the tutorial and the guide are made of: for the build and for `npm run dev`. */
import { fileURLToPath } from "node:url";
import { packageInside } from "./package-inside.mjs";
import { puzzlesAside } from "./puzzles-aside.mjs";
import { elementStyleText, styleText } from "./style-text.mjs";

/** Files of the page that are as they are in the sources. */
export const copied = [
	"index.html",
	"icon.svg",
	"icon-180.png",
	"icon-512.png",
	"manifest.webmanifest",
];

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

/**
 * The scripts and styles of the page.
 * @param {string} version by which scripts of one build are told from those of another
 * @returns {import("esbuild").BuildOptions[]}
 */
export const pageBundles = (version) =>
	/** @type {import("esbuild").BuildOptions[]} */ ([
		{
			// Styles come with the views that import them, and are put together in page.css.
			entryPoints: [{ in: source("app/page.ts"), out: "page" }],
			plugins: [packageInside, puzzlesAside, elementStyleText, furtherScripts],
			legalComments: "linked",
		},
		{
			entryPoints: Object.entries(scripts).map(([out, path]) => ({ in: source(path), out })),
			plugins: [styleText, furtherScripts],
			legalComments: "eof",
		},
	]).map((own) => ({ ...common, define: { SCRIPT_VERSION: JSON.stringify(version) }, ...own }));

/**
 * The script and the styles of the tutorial and the guide.
 * @type {import("esbuild").BuildOptions}
 */
export const textBundle = {
	...common,
	entryPoints: [
		{ in: source("learn/learn.ts"), out: "learn/learn" },
		{ in: source("guide/guide.css"), out: "guide/guide" },
	],
	legalComments: "eof",
};

/**
 * The element as one classic script.
 * @type {import("esbuild").BuildOptions}
 */
export const widgetBundle = {
	...common,
	entryPoints: [{ in: source("element/define.ts"), out: "widget" }],
	plugins: [packageInside, puzzlesAside, styleText],
	banner: {
		js: "/*! Catchmate, MIT; with Lit, Copyright 2017 Google LLC, BSD-3-Clause, and d3-force, Copyright Mike Bostock, ISC */",
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
