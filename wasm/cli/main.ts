#!/usr/bin/env node
/**
 * The package's program: core/cli, compiled for Node. Commands that catch interruptions run in a worker, while this thread
 * has the signals; what a command hands over (own_commands.cpp) is done in TypeScript.
 */
import { closeSync, openSync, readFileSync, readlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { isatty } from "node:tty";
import { isMainThread, Worker, workerData } from "node:worker_threads";

/** The rest of a command. */
interface Task {
	readonly command: string;
}

/** The members of Emscripten's module that are used here. */
interface ProgramModule {
	readonly arguments: readonly string[];
	readonly preRun: (module: {
		readonly ENV: object;
		readonly FS: { readonly streams: { tty: boolean }[] };
	}) => void;
	/** Set by the first thread when the program is interrupted. */
	readonly interruption: Int32Array | null;
	task?: Task;
}

/** Runs the program in this thread, which sets `process.exitCode`, and returns what it hands over. */
function runProgram(interruption: Int32Array | null): Task | undefined {
	const module: ProgramModule = {
		arguments: process.argv.slice(2),
		preRun({ ENV, FS }) {
			Object.assign(ENV, process.env);
			// Emscripten takes all standard streams for terminals.
			for (const [descriptor, stream] of FS.streams.entries()) stream.tty = isatty(descriptor);
		},
		interruption,
	};
	createRequire(import.meta.url)("./program.cjs")(module);
	return module.task;
}

/**
 * Makes a closed descriptor fail like in other programs: Node opens /dev/null for reading and writing in its place, which
 * a shell does for one of them only.
 */
function keepClosed(descriptor: 0 | 1): void {
	try {
		const info = readFileSync(`/proc/self/fdinfo/${descriptor}`, "utf8");
		const isForBoth = (Number.parseInt(/^flags:\s*(\d+)/m.exec(info)?.[1] ?? "", 8) & 3) === 2;
		if (!isForBoth || readlinkSync(`/proc/self/fd/${descriptor}`) !== "/dev/null") return;
	} catch {
		return;
	}
	closeSync(descriptor);
	openSync("/dev/null", descriptor === 0 ? "w" : "r");
}

/** Runs the program in a worker. */
function runInterruptibly(): void {
	const interruption = new Int32Array(new SharedArrayBuffer(4));
	const worker = new Worker(new URL(import.meta.url), {
		argv: process.argv.slice(2),
		workerData: interruption,
	});
	for (const signal of ["SIGINT", "SIGTERM"]) {
		process.on(signal, () => Atomics.store(interruption, 0, 1));
	}
	worker.on("exit", (status) => process.exit(status));
}

if (!isMainThread) {
	runProgram(workerData);
	process.exit();
} else {
	keepClosed(0);
	keepClosed(1);
	if (["check", "hunt"].includes(process.argv[2] ?? "")) {
		runInterruptibly();
	} else {
		const task = runProgram(null);
		if (task !== undefined) {
			const { run } = await import(new URL(`./command-${task.command}.js`, import.meta.url).href);
			await run(task);
		}
	}
}
