/** Describes the element for editors and catalogues: a custom-elements manifest, made of its doc comments. */
// @ts-expect-error The analyzer has no types of its own.
import { cli } from "@custom-elements-manifest/analyzer/cli.js";

/** @typedef {import("custom-elements-manifest/schema.d.ts").Package} Package */
/** @typedef {import("custom-elements-manifest/schema.d.ts").CustomElementDeclaration} ClassDeclaration */
/** @typedef {ClassDeclaration & import("custom-elements-manifest/schema.d.ts").CustomElement} Described */

/** The places of the sources in the package. */
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
 * @returns {Described[]} the class as others see it; nothing for what is no class
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
			// The analyzer takes the name of a variable for that of an event; it has no description.
			events: events.filter(({ description }) => description !== undefined),
		},
	];
}

/** @returns {Promise<string>} the manifest, as JSON */
export async function manifest() {
	const globs = Object.keys(built);
	const argv = ["analyze", "--globs", ...globs, "--litelement", "--quiet", "--outdir", "dist"];
	// It also writes where the manifest lies into package.json, if that does not say so.
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
