#!/usr/bin/env node
/**
 * The package's program: core/cli, compiled for Node. Commands that catch interruptions run in a worker, while this thread
 * has the signals; the task that a command hands over (own_commands.cpp) is done in TypeScript.
 */
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
	readonly preRun: (module: { readonly ENV: object }) => void;
	readonly onRuntimeInitialized: () => void;
	readonly FS?: { readonly streams: { tty: boolean }[] };
	/** Set by the first thread when the program is interrupted. */
	readonly interruption: Int32Array | null;
	task?: Task;
}

/** Runs the program in this thread, which sets `process.exitCode`, and returns the task that it hands over. */
function runProgram(interruption: Int32Array | null): Task | undefined {
	const module: ProgramModule = {
		arguments: process.argv.slice(2),
		preRun: ({ ENV }) => void Object.assign(ENV, process.env),
		onRuntimeInitialized() {
			// Emscripten takes all standard streams for terminals.
			this.FS?.streams.forEach((stream, descriptor) => {
				stream.tty = isatty(descriptor);
			});
		},
		interruption,
	};
	createRequire(import.meta.url)("./program.cjs")(module);
	return module.task;
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
} else if (["check", "hunt", "sweep"].includes(process.argv[2] ?? "")) {
	runInterruptibly();
} else {
	const task = runProgram(null);
	if (task !== undefined) {
		const { run } = await import(new URL(`./command-${task.command}.js`, import.meta.url).href);
		await run(task);
	}
}
