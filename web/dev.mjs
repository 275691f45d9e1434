/**
 * Serves the page; after each change of the sources, C++ included, rebuilds and reloads it.
 *
 *     npm run dev             the page
 *     npm run dev -- learn    with the tutorial and the guide
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { context } from "esbuild";
import {
	bootBundle,
	copied,
	modulesBundle,
	puzzlesBundle,
	textBundle,
	wholeBundle,
	widgetBundle,
	wordsBundle,
} from "./bundles.mjs";
import { serve } from "./server.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const outdir = "build/dev";
const hasTexts = process.argv.includes("learn");
/** The wait after a change, in milliseconds: an editor writes a file in several steps. */
const pause = 50;
/** The URL of the events that reload pages. */
const address = "/changes";
const reload = { js: `new EventSource("${address}").onmessage = () => location.reload();` };
/** Replaces the service worker of a page once built and served at this address, which would go on showing that page. */
const serviceWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", async () => {
	await registration.unregister();
	for (const client of await clients.matchAll()) client.navigate(client.url);
});`;

await rm(outdir, { recursive: true, force: true });
await mkdir(outdir, { recursive: true });
await writeFile(`${outdir}/service-worker.js`, serviceWorker);
const contexts = await Promise.all(
	[
		modulesBundle,
		wholeBundle,
		{ ...bootBundle, banner: reload },
		puzzlesBundle,
		...(hasTexts ? [{ ...textBundle, banner: reload }, wordsBundle, widgetBundle] : []),
	].map((bundle) => context({ ...bundle, outdir, minify: false, sourcemap: "inline" })),
);

/**
 * @param {string} command
 * @param {...string} args
 */
async function run(command, ...args) {
	const env = { ...process.env, WIREIT_CACHE: "none" };
	const child = spawn(command, args, { env, stdio: ["ignore", "inherit", "inherit"] });
	const [status] = await once(child, "close");
	if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${status}`);
}

async function bundle() {
	for (const file of copied) await copyFile(`web/${file}`, `${outdir}/${file}`);
	await Promise.all(contexts.map((each) => each.rebuild()));
}

/** @type {Set<import("node:http").ServerResponse>} */
const pages = new Set();
const reloadPages = () => {
	for (const page of pages) page.write("data:\n\n");
};

/**
 * The paths changed since the last build.
 * @type {Set<string>}
 */
const changed = new Set();
let isBuilding = false;

async function rebuild() {
	if (isBuilding) return;
	isBuilding = true;
	while (changed.size > 0) {
		const paths = [...changed];
		changed.clear();
		const started = performance.now();
		try {
			if (paths.some((path) => /\.(cpp|h)$/.test(path)))
				await run("npm", "run", "--silent", "package");
			await bundle();
			reloadPages();
			if (hasTexts && paths.some((path) => /^web\/(guide|learn|locale|pages)\//.test(path))) {
				await run(process.execPath, "web/texts.mjs", outdir);
				await bundle();
				reloadPages();
			}
			console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
		} catch (error) {
			// esbuild and the compilers have printed their errors.
			console.log(
				error instanceof Error && "errors" in error ? "Not built." : `Not built: ${error}`,
			);
		}
	}
	isBuilding = false;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
for (const folder of ["core", "wasm", "web"]) {
	watch(folder, { recursive: true }, (_, name) => {
		if (!/\.(cpp|css|diff|h|html|json|md|svg|ts|txt)$/.test(name ?? "")) return;
		changed.add(`${folder}/${name}`);
		clearTimeout(timer);
		timer = setTimeout(rebuild, pause);
	});
}

if (hasTexts) await run(process.execPath, "web/texts.mjs", outdir);
await bundle();
await serve(outdir, (request, response) => {
	if (request.url !== address) return false;
	response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
	response.flushHeaders();
	pages.add(response);
	response.on("close", () => pages.delete(response));
	return true;
});
