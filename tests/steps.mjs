/** Runs steps that wait for one another, as many at a time as there are processors. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";

/**
 * A command that keeps one processor busy.
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {readonly string[] | undefined} [after] the names of the steps that must have gone well before
 */

/** @param {number} started */
const secondsSince = (started) => ((performance.now() - started) / 1000).toFixed(1);

/** @param {readonly string[]} command without the files of a long list */
const shown = (command) => command.filter((arg) => !/\.(cpp|h|ts)$/.test(arg)).join(" ");

/** A step that takes longer hangs: the longest takes a quarter of it on the slowest machines seen. */
const minutesAtMost = 25;

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

/**
 * Ends a command and all that it has started, so that nothing stays behind, nor keeps its output open.
 * @param {import("node:child_process").ChildProcess} child
 */
function kill({ pid }) {
	try {
		if (pid !== undefined) process.kill(-pid, "SIGKILL");
	} catch {
		// It has ended by itself.
	}
}

for (const signal of ["SIGINT", "SIGTERM"]) {
	process.once(signal, () => {
		children.forEach(kill);
		process.exit(1);
	});
}

/**
 * @param {Step} step
 * @returns {Promise<boolean>} whether it went well
 */
async function run({ name, command }) {
	const [program = "", ...args] = command;
	const started = performance.now();
	// A build has one processor, as any other step has.
	const env = { ...process.env, CMAKE_BUILD_PARALLEL_LEVEL: "1" };
	// Of a group of its own, it can be ended with its children.
	const child = spawn(program, args, { detached: true, env, stdio: ["ignore", "pipe", "pipe"] });
	children.add(child);
	let late = "";
	const limit = setTimeout(() => {
		late = `, for it had not ended after ${minutesAtMost} minutes`;
		kill(child);
	}, minutesAtMost * 60_000);
	const ended = once(child, "close").catch((error) => [String(error)]);
	const [stdout, stderr, [status]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		ended,
	]);
	clearTimeout(limit);
	children.delete(child);
	const result = status === 0 ? "" : `   failed: ${status}${late}\n`;
	console.log(
		`\n== ${name}: ${shown(command)}\n${stdout}${stderr}${result}   ${secondsSince(started)} s`,
	);
	return status === 0;
}

/**
 * Runs all steps: of those that can begin, the first of the list does. Prints what each has printed when it ends.
 * @param {readonly Step[]} steps in the order of their importance: what others wait for, and what takes long, first
 * @returns {Promise<string[]>} the names of the steps that have failed, and of those that waited for them
 */
export async function runSteps(steps) {
	/** @type {Set<string>} */
	const done = new Set();
	/** @type {Set<string>} */
	const failed = new Set();
	const waiting = new Set(steps);
	/** @type {Set<Promise<unknown>>} */
	const running = new Set();

	/** @param {Step} step */
	async function perform(step) {
		((await run(step)) ? done : failed).add(step.name);
	}

	for (;;) {
		for (const step of waiting) {
			const { name, after = [] } = step;
			if (after.some((other) => failed.has(other))) {
				failed.add(name);
				waiting.delete(step);
			} else if (running.size < availableParallelism() && after.every((other) => done.has(other))) {
				waiting.delete(step);
				const ended = perform(step).finally(() => running.delete(ended));
				running.add(ended);
			}
		}
		if (running.size === 0) {
			break;
		}
		await Promise.race(running);
	}
	for (const { name } of waiting) failed.add(name);
	return [...failed];
}
