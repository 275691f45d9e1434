/**
 * Builds everything and runs every check and test, as steps that keep all processors busy. Each is a command that can be run
 * by itself: what is printed of a step begins with it.
 *
 *     node tests/run.mjs          every step: `npm test`
 *     node tests/run.mjs check    those that soon tell what a change has most likely broken: `npm run check`
 */
import { readdirSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { runSteps } from "./steps.mjs";

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

const cpp = ["core", "wasm", "web", "tests"].flatMap((folder) => filesIn(folder, /\.(cpp|h)$/));
const tests = /\.test\.ts$/;

/** @param {string} name */
const build = (name) => ["node", "wasm/build/toolchain.mjs", "build", name];

/** @param {string} folder */
const tidy = (folder) => ["node", "tests/tidy.mjs", folder];

/**
 * So many steps share some files of tests that no processor has long to go alone with the last of them.
 * @param {string} name
 * @param {number} shares
 * @param {{ command: readonly string[], files: readonly string[], after: readonly string[] }} tests
 * @returns {import("./steps.mjs").Step[]}
 */
const shared = (name, shares, { command, files, after }) =>
	Array.from({ length: shares }, (_, share) => ({
		name: `${name}, share ${share + 1} of ${shares}`,
		command: [...command, ...files.filter((_, file) => file % shares === share)],
		after,
	}));
/** Runs files of tests in one process, with one browser. */
const together = ["node", "--import", "tsx", "tests/together.mjs"];
const nodeTests = shared("tests in Node and in hosts", 4, {
	// A process for each file: some measure the memory of theirs.
	command: ["node", "--import", "tsx", "--test", "--test-concurrency=1", "--test-timeout=600000"],
	files: ["tests/hosts", "tests/node"].flatMap((folder) => filesIn(folder, tests)),
	after: ["page", "native program", "program by GCC"],
});
const browserTests = shared("browser tests", 18, {
	command: together,
	files: filesIn("tests/browser", tests),
	after: ["page", "native program"],
});

/**
 * What others wait for comes first, then what takes long.
 * @type {readonly import("./steps.mjs").Step[]}
 */
const all = [
	// The module and the programs that users build are built here first: their flags for the tests, that warnings are
	// errors, stay as they are.
	{ name: "module and its tests", command: build("module-tests") },
	{ name: "programs", command: build("programs") },
	{
		name: "package",
		command: ["node", "wasm/build/package.mjs"],
		after: ["module and its tests"],
	},
	{
		name: "native program",
		command: ["npm", "run", "--silent", "build:native"],
		after: ["programs"],
	},
	{ name: "element", command: ["node", "web/element/build.mjs"], after: ["package"] },
	{ name: "page", command: ["node", "web/build.mjs"], after: ["element"] },
	{ name: "sanitized tests", command: build("sanitized-tests") },
	{
		name: "core with sanitizers",
		command: ["build/sanitize/tests/core/core_tests"],
		after: ["sanitized tests"],
	},
	{ name: "program by GCC", command: build("gcc-program") },
	{ name: "clang-tidy of the core", command: tidy("core/src"), after: ["programs"] },
	{ name: "clang-tidy of the program", command: tidy("core/cli"), after: ["programs"] },
	{
		name: "kernel tests",
		command: build("kernel-tests"),
		// One build of a folder at a time.
		after: ["programs", "native program"],
	},
	{
		name: "kernels, optimized",
		command: ["build/native/tests/core/kernel_tests"],
		after: ["kernel tests"],
	},
	{
		name: "core in WebAssembly",
		command: ["ctest", "--test-dir", "build/wasm", "--output-on-failure"],
		after: ["module and its tests"],
	},
	...nodeTests,
	...browserTests,
	{ name: "reference", command: ["node", "web/api.mjs"], after: ["package"] },
	{ name: "types", command: ["npx", "tsc", "--project", "."], after: ["package"] },
	{ name: "lint", command: ["npx", "biome", "ci", "--error-on-warnings", "."] },
	{ name: "format", command: ["clang-format", "--dry-run", "--Werror", ...cpp] },
];

const checked = [
	...["programs", "package", "element", "page", "kernel tests", "kernels, optimized"],
	...["types", "lint", "format"],
];

/** The steps that answer within a minute, where not everything has to be built anew. */
const check = [
	...all
		.filter(({ name }) => checked.includes(name))
		.map((step) => ({ ...step, after: step.after?.filter((name) => checked.includes(name)) })),
	{
		name: "first screen",
		command: [...together, "tests/browser/page-first.test.ts"],
		after: ["page"],
	},
];

const failed = await runSteps(process.argv[2] === "check" ? check : all);
if (failed.length > 0) {
	console.error(`\nFailed:\n${failed.map((name) => `  ${name}`).join("\n")}`);
	process.exit(1);
}
