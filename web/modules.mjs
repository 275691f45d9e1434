/** Builds the page in modules: one for its first view, and others loaded later. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, relative } from "node:path";
import { build } from "esbuild";
import { modulesBundle } from "./bundles.mjs";

const entry = "page.js";

/**
 * A module and all that it imports statically, directly or not.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 * @param {string} first
 */
function withStaticImports(outputs, first) {
	const found = new Set([first]);
	// Iterating a set also visits entries added on the way.
	for (const path of found) {
		for (const { kind, path: imported } of outputs[path]?.imports ?? []) {
			if (kind === "import-statement") found.add(imported);
		}
	}
	return found;
}

/**
 * esbuild makes a module of every part that several imports share, some forty for the page's first view. This merges
 * those into one, which exports everything that they export, and lets later modules import from it.
 *
 * @param {string} outdir
 * @returns the module of each language by its folder
 */
export async function buildModules(outdir) {
	const { metafile } = await build({ ...modulesBundle, outdir, metafile: true });
	const { outputs } = metafile;
	const paths = Object.keys(outputs).filter((path) => path.endsWith(".js"));
	const first = paths.find((path) => basename(path) === entry) ?? "";
	const together = withStaticImports(outputs, first);
	const parts = [...together].filter((path) => path !== first).map((path) => basename(path, ".js"));
	/** The merged module's name of a part's export; it changes with the part's contents, like the part's own. */
	const ofPart = (/** @type {string} */ part, /** @type {string} */ name) =>
		`${part.replaceAll("-", "_")}_${name}`;
	const contents = paths
		.filter((path) => parts.includes(basename(path, ".js")))
		.flatMap((path) => {
			const part = basename(path, ".js");
			const names = (outputs[path]?.exports ?? []).map(
				(name) => `${name} as ${ofPart(part, name)}`,
			);
			return `export { ${names.join(", ")} } from "./${part}.js";`;
		});
	const folder = first.slice(0, -entry.length);
	const merged = await build({
		...modulesBundle,
		entryPoints: [],
		loader: {},
		plugins: [
			{
				name: "later",
				setup({ onResolve }) {
					onResolve({ filter: /./ }, ({ kind, path }) =>
						kind === "dynamic-import" ? { path, external: true } : undefined,
					);
				},
			},
		],
		// Keeps parts that are imported only for their effects.
		ignoreAnnotations: true,
		splitting: false,
		stdin: { contents: [...contents, `import "./${entry}";`].join("\n"), resolveDir: folder },
		write: false,
	});
	await writeFile(first, merged.outputFiles[0]?.contents ?? "");
	for (const path of together) if (path !== first) await rm(path);
	for (const path of paths.filter((path) => !together.has(path))) {
		const text = await readFile(path, "utf8");
		const isImport = /import(?:\{([^}]*)\}from)?"\.\/([^"]+)\.js";?/g;
		await writeFile(
			path,
			text.replace(isImport, (whole, /** @type {string} */ names, /** @type {string} */ part) =>
				!parts.includes(part)
					? whole
					: names === undefined
						? ""
						: `import{${names
								.split(",")
								.map((name) => name.trim().split(/ as /))
								.map(([name = "", own = name]) => `${ofPart(part, name)} as ${own}`)
								.join()}}from"./${entry}";`,
			),
		);
	}
	const languages = paths.map((path) => {
		const [, folder] = /^web\/locale\/(\w+)\/page\.ts$/.exec(outputs[path]?.entryPoint ?? "") ?? [];
		return [folder, relative(outdir, path)];
	});
	return Object.fromEntries(languages.filter(([folder]) => folder !== undefined));
}
