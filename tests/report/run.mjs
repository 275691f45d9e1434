/**
 * Runs steps in wireit's order, as many in parallel as there are processors, and prints their test results
 * and the time. A step with a list of `files` reruns when one of them, or a step before it, has changed; others always run.
 *
 *     node tests/report/run.mjs SCRIPT         the steps of a script of package.json
 *     node tests/report/run.mjs SCRIPT NAME    builds the changes, then runs the tests with a name in their file's path or,
 *                                              in the core, in their title
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isGood, summaryOf } from "./print.mjs";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

/**
 * @typedef {object} Step
 * @property {string} [command]
 * @property {readonly string[]} [dependencies]
 * @property {readonly string[]} [files]
 * @property {{ CATCHMATE_COUNTS?: string }} [env]
 */

/** @type {{ wireit: Readonly<Record<string, Step>> }} */
const { wireit } = JSON.parse(readFileSync("package.json", "utf8"));
const folder = "build/report";
const lines = `${folder}/lines.txt`;
const cores = String(availableParallelism());
const environment = {
	...process.env,
	CATCHMATE_LINES: lines,
	CMAKE_BUILD_PARALLEL_LEVEL: cores,
	// Builds stay in place: caching copies would only take time.
	WIREIT_CACHE: "none",
	WIREIT_FAILURES: "continue",
	WIREIT_LOGGER: "quiet-ci",
	WIREIT_PARALLEL: cores,
};

/** Prints the lines written since the last call. */
const printLines = (() => {
	let printed = 0;
	return () => {
		const text = readFileSync(lines, "utf8");
		process.stdout.write(text.slice(printed));
		printed = text.length;
	};
})();

/**
 * Runs a command and prints its lines meanwhile.
 * @param {readonly string[]} words
 * @param {Record<string, string>} [variables] added to the environment
 * @returns {Promise<{ isDone: boolean, text: string }>} whether it succeeded, and its other output
 */
async function perform([command = "", ...args], variables = {}) {
	const log = `${folder}/output.txt`;
	const output = openSync(log, "w");
	const child = spawn(command, args, {
		env: { ...environment, ...variables },
		stdio: ["ignore", output, output],
	});
	const end = () => child.kill("SIGTERM");
	process.on("SIGINT", end).on("SIGTERM", end);
	const timer = setInterval(printLines, 100);
	const [status] = await once(child, "close");
	clearInterval(timer);
	process.off("SIGINT", end).off("SIGTERM", end);
	closeSync(output);
	printLines();
	return { isDone: status === 0, text: readFileSync(log, "utf8") };
}

/**
 * Runs a wireit script.
 * @param {string} script
 * @returns {Promise<{ isDone: boolean, text: string, failed: string[] }>} the failed steps, and their output
 */
async function runScript(script) {
	const { isDone, text } = await perform(["npm", "run", "--silent", script]);
	const failures = text
		.replace(/^(Starting|Analyzing| *\d+% \[.*)\n/gm, "")
		.replace(/^(❌|✅) \S+ scripts? .*\n/gm, "");
	const failed = [...failures.matchAll(/^❌ \[(.+?)\]/gm)].map(([, name = ""]) => name);
	return { isDone, text: isDone ? "" : failures, failed: [...new Set(failed)] };
}

/** A command without its test selection, by file or title. */
const withoutChoice = (command = "") =>
	command.replace(/ \$\(.*?\)| \S+\.test\.ts\b| --grep(-invert)? \S+/g, "");

/** @param {string} name */
const dependenciesOf = (name) => wireit[name]?.dependencies ?? [];

/**
 * A step and its dependencies.
 * @param {string} name
 * @returns {Set<string>}
 */
const withDependencies = (name) =>
	new Set([...dependenciesOf(name).flatMap((each) => [...withDependencies(each)]), name]);

/**
 * @param {string} file
 * @returns {import("./print.mjs").Counts}
 */
const readCounts = (file) => JSON.parse(readFileSync(file, "utf8"));

/** @returns {import("./print.mjs").Counts & { flaky: string[] }} */
const nothing = () => ({ passed: 0, failed: 0, skipped: 0, flaky: [] });

/**
 * Adds up the tests of a script's steps. A check counts as one test; a build only if it fails.
 * @param {string} script
 * @param {readonly string[]} failed the failed steps
 */
function sumOf(script, failed) {
	const sum = nothing();
	const waiting = [];
	for (const name of withDependencies(script)) {
		const { command, files, env } = wireit[name] ?? {};
		if (command === undefined) continue;
		const isFailed = failed.includes(name);
		const needed = [...withDependencies(name)].filter((each) => each !== name);
		if (!isFailed && needed.some((each) => failed.includes(each))) {
			waiting.push(name);
			continue;
		}
		const file = env?.CATCHMATE_COUNTS;
		if (file !== undefined && existsSync(file)) {
			const { passed, failed: bad, skipped, flaky } = readCounts(file);
			sum.passed += passed;
			sum.failed += isFailed ? Math.max(bad, 1) : bad;
			sum.skipped += skipped;
			sum.flaky.push(...flaky);
		} else if (isFailed) {
			sum.failed += 1;
		} else if (files === undefined) {
			sum.passed += 1;
		}
	}
	return { sum, waiting };
}

/** @param {import("./print.mjs").Counts} sum */
function printSum(sum) {
	const seconds = Math.round((performance.now() - started) / 1000);
	process.stdout.write(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s\n${summaryOf(sum)}`);
}

/** @param {string} script */
async function runAll(script) {
	const { isDone, text, failed } = await runScript(script);
	const { sum, waiting } = sumOf(script, failed);
	process.stdout.write(text);
	if (failed.length > 0) console.log();
	for (const name of failed)
		console.log(`Failed: ${name}: ${withoutChoice(wireit[name]?.command)}`);
	if (waiting.length > 0) console.log(`Not run, for they wait for these: ${waiting.join(", ")}`);
	printSum(sum);
	return isDone && isGood(sum);
}

/**
 * A folder's test files with a name in their paths.
 * @param {string} folder
 * @param {string} name
 */
const filesIn = (folder, name) =>
	readdirSync(folder)
		.map((file) => `${folder}/${file}`)
		.filter((path) => path.endsWith(".test.ts") && path.toLowerCase().includes(name));

/**
 * Whether a case of the core's tests has a name in its title.
 * @param {string} name
 */
const isInCore = (name) =>
	readdirSync("tests/core")
		.filter((file) => file.endsWith(".cpp"))
		.flatMap((file) => [
			...readFileSync(`tests/core/${file}`, "utf8").matchAll(/TEST_CASE\("([^"]*)"/g),
		])
		.some(([, title = ""]) => title.toLowerCase().includes(name));

/**
 * @param {string} script
 * @param {string} name
 */
async function runNamed(script, name) {
	const wanted = name.toLowerCase();
	const inFolders = [
		{ step: "node", folder: "tests/node" },
		{ step: "browser", folder: "tests/browser" },
		{ step: "release", folder: "tests/release" },
		{ step: "release:browser", folder: "tests/release/browser" },
		{ step: "hosts", folder: "tests/hosts" },
	];
	const kinds = [
		{ step: "core", files: isInCore(wanted) ? [name] : [] },
		...inFolders.map(({ step, folder }) => ({ step, files: filesIn(folder, wanted) })),
	].filter(({ step, files }) => files.length > 0 && withDependencies(script).has(step));
	if (kinds.length === 0) {
		console.error(`No test matches "${name}" by file path, or by title in the core.`);
		return false;
	}
	const sum = nothing();
	let text = "";
	for (const { step, files } of kinds) {
		const [before = ""] = dependenciesOf(step);
		const built = await runScript(before);
		if (!built.isDone) {
			sum.failed += 1;
			text += built.text;
			continue;
		}
		const file = `${folder}/named.json`;
		const command = withoutChoice(wireit[step]?.command).split(" ");
		const ran = await perform([...command, ...files], { CATCHMATE_COUNTS: file });
		const { passed, failed, skipped, flaky } = readCounts(file);
		sum.passed += passed;
		sum.failed += ran.isDone ? failed : Math.max(failed, 1);
		sum.skipped += skipped;
		sum.flaky.push(...flaky);
		text += ran.text;
	}
	process.stdout.write(text);
	printSum(sum);
	return isGood(sum);
}

const started = performance.now();
mkdirSync(folder, { recursive: true });
closeSync(openSync(lines, "w"));
const [script = "", name] = process.argv.slice(2);
const isFine = name === undefined ? await runAll(script) : await runNamed(script, name);
process.exitCode = isFine ? 0 : 1;
