/**
 * Builds everything and runs every check and test. Each is a command that can be run by itself: the names printed say which.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { buildModuleTests, buildNative, buildSanitized } from "../wasm/build/toolchain.mjs";

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

/** @param {number} started */
const seconds = (started) => `   ${((performance.now() - started) / 1000).toFixed(1)} s`;

/** @param {readonly string[]} command */
const nameOf = (command) => command.filter((arg) => !/\.(cpp|h|ts)$/.test(arg)).join(" ");

/**
 * @param {string} name
 * @param {() => boolean} step returns whether it went well
 */
function run(name, step) {
	console.log(`\n== ${name}`);
	const started = performance.now();
	if (!step()) failed.push(name);
	console.log(seconds(started));
}

/** @param {[program: string, ...args: string[]]} command */
function check(...command) {
	const [program, ...args] = command;
	run(nameOf(command), () => spawnSync(program, args, { stdio: "inherit" }).status === 0);
}

/**
 * Runs commands that keep one processor busy each, as many at a time as there are processors; prints what each has printed
 * when it ends.
 * @param {[program: string, ...args: string[]][]} commands
 */
async function checkTogether(commands) {
	const waiting = commands.values();
	async function work() {
		for (const command of waiting) {
			const [program, ...args] = command;
			const started = performance.now();
			const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
			const [stdout, stderr, [status]] = await Promise.all([
				text(child.stdout),
				text(child.stderr),
				once(child, "close"),
			]);
			console.log(`\n== ${nameOf(command)}\n${stdout}${stderr}${seconds(started)}`);
			if (status !== 0) failed.push(nameOf(command));
		}
	}
	await Promise.all(Array.from({ length: availableParallelism() }, work));
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

check("npm", "run", "--silent", "build:native");
build("native tests and benchmarks", buildNative);
build("native tests with sanitizers", buildSanitized);
build("module and its tests", buildModuleTests);
check("node", "wasm/build/package.mjs");
check("node", "web/element/build.mjs");
check("node", "web/build.mjs");
if (failed.length > 0) process.exit(1);

const cpp = ["core", "wasm", "web", "tests"].flatMap((folder) => filesIn(folder, /\.(cpp|h)$/));
check("run-clang-tidy", "-quiet", "-p", "build/native", "/core/(src|cli)/");
// The longest first.
await checkTogether([
	["build/sanitize/tests/core/core_tests"],
	["ctest", "--test-dir", "build/native", "--output-on-failure"],
	["ctest", "--test-dir", "build/wasm", "--output-on-failure"],
	["node", "web/api.mjs"],
	["npx", "tsc", "--project", "."],
	["npx", "biome", "ci", "--error-on-warnings", "."],
	["clang-format", "--dry-run", "--Werror", ...cpp],
]);
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
