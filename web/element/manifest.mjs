/** Writes the custom-elements manifest, for editors and catalogues, from the element's doc comments. */
// @ts-expect-error The analyzer has no types.
import { cli } from "@custom-elements-manifest/analyzer/cli.js";

/** @typedef {import("custom-elements-manifest/schema.d.ts").Package} Package */
/** @typedef {import("custom-elements-manifest/schema.d.ts").CustomElementDeclaration} ClassDeclaration */
/** @typedef {ClassDeclaration & import("custom-elements-manifest/schema.d.ts").CustomElement} Described */

/** The package's file for each source. */
const built = {
	"web/element/element.ts": "dist/element.js",
	"web/element/define.ts": "dist/define.js",
};

/**
 * @param {string} path
 * @returns {string}
 */
function builtPath(path) {
	const source = path.replace(/^\//, "");
	return Object.hasOwn(built, source) ? built[/** @type {keyof typeof built} */ (source)] : source;
}

/**
 * @param {Described} declaration
 * @returns {Described[]} the class with its public members; empty for other declarations
 */
function publicPart(declaration) {
	if (declaration.kind !== "class") return [];
	const isOwn = (/** @type {{ name: string }} */ { name }) =>
		!name.startsWith("#") && name !== "addEventListener";
	const { members = [], events = [], ...rest } = declaration;
	return [
		{
			...rest,
			members: members.filter(isOwn),
			// The analyzer also lists a variable's name as an event; that entry has no description.
			events: events.filter(({ description }) => description !== undefined),
		},
	];
}

/** @returns {Promise<string>} the manifest as JSON */
export async function manifest() {
	const globs = Object.keys(built);
	const argv = ["analyze", "--globs", ...globs, "--litelement", "--quiet", "--outdir", "dist"];
	// Without `noWrite`, it would also change package.json.
	/** @type {Package} */
	const { modules, ...rest } = await cli({ argv, cwd: process.cwd(), noWrite: true });
	const described = modules.map((module) => ({
		...module,
		path: builtPath(module.path),
		declarations: module.declarations?.flatMap((found) =>
			publicPart(/** @type {Described} */ (found)),
		),
		exports: module.exports?.map((exported) => ({
			...exported,
			name: exported.kind === "custom-element-definition" ? "catchmate-board" : exported.name,
			declaration: {
				...exported.declaration,
				module: builtPath(exported.declaration.module ?? module.path),
			},
		})),
	}));
	return `${JSON.stringify({ ...rest, modules: described }, null, "\t")}\n`;
}
