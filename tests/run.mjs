/**
 * Builds everything and runs every check and test. Each is a command that can be run by itself: the names printed say which.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildNative, buildSanitized } from "../wasm/toolchain.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

/**
 * @param {string} folder
 * @param {RegExp} names
 * @returns {string[]}
 */
function filesIn(folder, names) {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => names.test(name))
		.map((name) => `${folder}/${name}`);
}

/** @type {string[]} */
const failed = [];

/**
 * @param {string} name
 * @param {() => boolean} step returns whether it went well
 */
function run(name, step) {
	console.log(`\n== ${name}`);
	const started = performance.now();
	if (!step()) failed.push(name);
	console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** @param {string[]} command */
function check(...command) {
	const [program, ...args] = command;
	run([program, ...args.filter((arg) => !/\.(cpp|h|ts)$/.test(arg))].join(" "), () => {
		return spawnSync(/** @type {string} */ (program), args, { stdio: "inherit" }).status === 0;
	});
}

/**
 * @param {string} name
 * @param {() => void} build ends the process when it fails
 */
function build(name, build) {
	run(name, () => {
		build();
		return true;
	});
}

build("native build", buildNative);
build("native build with sanitizers", buildSanitized);
check("node", "wasm/build.mjs");
check("node", "web/element/build.mjs");
check("node", "web/build.mjs");
check("node", "web/api.mjs");
if (failed.length > 0) process.exit(1);

const cpp = ["core", "wasm", "tests"].flatMap((folder) => filesIn(folder, /\.(cpp|h)$/));
check("clang-format", "--dry-run", "--Werror", ...cpp);
check("run-clang-tidy", "-quiet", "-p", "build/native", "/core/(src|cli)/");
check("npx", "biome", "ci", "--error-on-warnings", ".");
check("npx", "tsc", "--project", ".");
check("build/sanitize/tests/core/core_tests");
check("ctest", "--test-dir", "build/native", "--output-on-failure");
check(
	...["node", "--import", "tsx", "--test", "--test-concurrency=2"],
	...["tests/node", "tests/browser", "tests/hosts"].flatMap((folder) =>
		filesIn(folder, /\.test\.ts$/),
	),
);

if (failed.length > 0) {
	console.error(`\nFailed:\n${failed.map((name) => `  ${name}`).join("\n")}`);
	process.exit(1);
}
