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

/** The source of the element's base class, which is described as a part of the element. */
const base = "web/element/properties.ts";

/**
 * @param {string} path
 * @returns {string}
 */
function builtPath(path) {
	const source = path.replace(/^\.\//, "web/element/").replace(/^\//, "");
	return Object.hasOwn(built, source) ? built[/** @type {keyof typeof built} */ (source)] : source;
}

/**
 * @param {Described} declaration
 * @param {Described} inherited the base class
 * @returns {Described[]} the class with its public members; empty for other declarations
 */
function publicPart(declaration, inherited) {
	if (declaration.kind !== "class") return [];
	const isOwn = (/** @type {{ name: string, privacy?: string }} */ { name, privacy }) =>
		!name.startsWith("#") && name !== "addEventListener" && privacy !== "protected";
	const { attributes = [], members = [], events = [], ...rest } = declaration;
	const { superclass } = inherited;
	const fieldOf = (/** @type {string} */ name) =>
		name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
	return [
		{
			...rest,
			...(superclass && { superclass }),
			attributes: attributes.map((each) => ({ ...each, fieldName: fieldOf(each.name) })),
			members: members.filter(isOwn),
			// The analyzer also lists a variable's name as an event; that entry has no description.
			events: events.filter(({ description }) => description !== undefined),
		},
	];
}

/** @returns {Promise<string>} the manifest as JSON */
export async function manifest() {
	const globs = [base, ...Object.keys(built)];
	const argv = ["analyze", "--globs", ...globs, "--litelement", "--quiet", "--outdir", "dist"];
	// Without `noWrite`, it would also change package.json.
	/** @type {Package} */
	const { modules, ...rest } = await cli({ argv, cwd: process.cwd(), noWrite: true });
	const [inherited] = modules.filter(({ path }) => builtPath(path) === base);
	const published = modules.filter((module) => module !== inherited);
	const described = published.map((module) => ({
		...module,
		path: builtPath(module.path),
		declarations: module.declarations?.flatMap((found) =>
			publicPart(
				/** @type {Described} */ (found),
				/** @type {Described} */ (inherited?.declarations?.[0]),
			),
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
	/** @type {(key: string, value: unknown) => unknown} */
	const merged = (key, value) => (key === "inheritedFrom" ? undefined : value);
	return `${JSON.stringify({ ...rest, modules: described }, merged, "\t")}\n`;
}
