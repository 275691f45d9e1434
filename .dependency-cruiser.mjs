/** The order of the sources: imports, by value or by type, lead down the layers and never in a circle. */

/** The layers, from the lowest: each imports those before it and itself. */
const layers = [
	"wasm/",
	"web/model/",
	"web/puzzles/",
	"web/storage/",
	"web/locale/",
	// The list of the tutorial's chapters, which the page links to.
	"web/learn/chapters.ts",
	"web/board/",
	"web/element/",
	// Boards in Markdown, when a site is built and on its pages.
	"web/fences/",
	"web/app/shell/",
	"web/app/board/",
	"web/app/[^/]+/",
	"web/app/",
];

/** @param {readonly string[]} parts */
const beginsWith = (parts) => `^(${parts.join("|")})`;

/** A folder of a feature of the page; all of them may open boards. */
const feature = "^web/app/(?!shell/|board/)([^/]+)/";

/** The files of a feature, from the lowest: each imports those before it. */
const roles = ["state", "model", "view", "panel"];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
	forbidden: [
		{
			name: "circle",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		...layers.map((layer, level) => ({
			name: `upward from ${layer}`,
			severity: /** @type {const} */ ("error"),
			// Build scripts are outside of the layers.
			from: { path: beginsWith([layer]), pathNot: [beginsWith(layers.slice(0, level)), "[.]mjs$"] },
			to: { path: "^(wasm|web)/", pathNot: beginsWith(layers.slice(0, level + 1)) },
		})),
		{
			name: "the making of puzzles",
			severity: "error",
			from: { pathNot: "^web/puzzles/" },
			to: { path: "^web/puzzles/" },
		},
		...roles.map((role, level) => ({
			name: `upward from ${role}.ts`,
			severity: /** @type {const} */ ("error"),
			from: { path: `^web/app/.*/${role}[.]ts$` },
			to: { path: `^web/app/.*/(${roles.slice(level + 1).join("|")})[.]ts$` },
		})),
		{
			name: "across features",
			severity: "error",
			from: { path: feature },
			to: { path: feature, pathNot: "^web/app/$1/" },
		},
	],
	options: {
		includeOnly: "^(wasm|web)/",
		tsConfig: { fileName: "tsconfig.json" },
		tsPreCompilationDeps: true,
	},
};
