/** Serves the page and rebuilds what changes in the sources, C++ included, until it is stopped. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

/** The builds, in order: each does nothing if it is up to date. */
const builds = ["wasm/build/package.mjs", "web/element/build.mjs", "web/build.mjs"];
/** The wait after a change, in milliseconds: an editor writes a file in several steps. */
const pause = 100;

/** @returns {Promise<boolean>} whether all went well */
async function build() {
	for (const script of builds) {
		const [status] = await once(spawn(process.execPath, [script], { stdio: "inherit" }), "close");
		if (status !== 0) return false;
	}
	return true;
}

let isBuilding = false;
let isStale = false;

async function rebuild() {
	isStale = true;
	if (isBuilding) return;
	isBuilding = true;
	while (isStale) {
		isStale = false;
		const started = performance.now();
		const isBuilt = await build();
		const seconds = ((performance.now() - started) / 1000).toFixed(1);
		console.log(isBuilt ? `Built in ${seconds} s: load the page again.` : "Not built.");
	}
	isBuilding = false;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
for (const folder of ["core", "wasm", "web"]) {
	watch(folder, { recursive: true }, () => {
		clearTimeout(timer);
		timer = setTimeout(rebuild, pause);
	});
}
await import("./serve.mjs");
