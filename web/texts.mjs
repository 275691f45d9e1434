/**
 * Writes the tutorial and the guide beside the page, into build/page or another folder; and the solver's results in the
 * tutorial into build/facts.json, for the tests. Requires the built element.
 *
 *     node web/texts.mjs [FOLDER]
 */
import { rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { tsImport } from "tsx/esm/api";
import { textBundle, wordsBundle } from "./bundles.mjs";

const root = new URL("../", import.meta.url);
const site = pathToFileURL(`${process.argv[2] ?? fileURLToPath(new URL("build/page", root))}/`);

for (const folder of ["learn", "guide"]) {
	await rm(new URL(folder, site), { recursive: true, force: true });
}
for (const bundle of [textBundle, wordsBundle]) {
	await build({ ...bundle, outdir: fileURLToPath(site) });
}
/** @type {typeof import("./learn/build/build.ts")} */
const { buildTutorial } = await tsImport("./learn/build/build.ts", import.meta.url);
/** @type {typeof import("./guide/build.ts")} */
const { buildGuide } = await tsImport("./guide/build.ts", import.meta.url);
const facts = await buildTutorial(site);
await buildGuide(site);
await writeFile(new URL("build/facts.json", root), JSON.stringify(facts));
