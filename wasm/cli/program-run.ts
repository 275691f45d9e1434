/**
 * Runs a program that need not be trusted to end: without a shell, with limits of time, memory and output, and so that
 * nothing of it is left running.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { accessSync, constants as fileAccess, readdirSync, readFileSync, statSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import type { ProgramRun } from "catchmate/workshop";

export interface ProgramLimits {
	/** In milliseconds. */
	readonly time: number;
	/** In bytes, of its data. */
	readonly memory: number;
}

const MOST_OUTPUT = 2 ** 16;
const MOST_ERRORS = 2000;

/** All that a run starts has this variable, whatever session or parent it has got. */
const MARK = "CATCHMATE_RUN";

let limits: boolean | undefined;

/** Whether there is a program that sets limits; only Linux has it. Asked when a program is first run. */
function hasLimits(): boolean {
	limits ??= spawnSync("prlimit", ["--version"]).status === 0;
	return limits;
}

function kill(pid: number): void {
	try {
		process.kill(pid, "SIGKILL");
	} catch {
		// It has ended.
	}
}

/** Kills a program with all its children, those that have left its group, too, where that can be told. */
function killAll({ pid = 0 }: ChildProcess, mark: string): void {
	kill(-pid);
	if (process.platform !== "linux") return;
	for (const entry of readdirSync("/proc")) {
		if (!/^\d+$/.test(entry)) continue;
		try {
			const environment = readFileSync(`/proc/${entry}/environ`, "latin1");
			if (environment.split("\0").includes(`${MARK}=${mark}`)) kill(Number(entry));
		} catch {
			// It has ended, or is somebody else's.
		}
	}
}

/** Whether there is a program of that name, as it would be looked for. */
export function isProgram(name: string): boolean {
	const folders = name.includes("/") ? [""] : (process.env.PATH ?? "").split(delimiter);
	return folders.some((folder) => {
		try {
			const path = join(folder, name);
			accessSync(path, fileAccess.X_OK);
			return statSync(path).isFile();
		} catch {
			return false;
		}
	});
}

/** How long after a program's end its output may stay open, in milliseconds. */
const PATIENCE = 200;

let runs = 0;

/** Runs a command, a program and its arguments, with `input` as its standard input. */
export function runProgram(
	[program = "", ...args]: readonly string[],
	input: string,
	{ time, memory }: ProgramLimits,
): Promise<ProgramRun> {
	runs += 1;
	const mark = `${process.pid}.${runs}`;
	const [file, given] = hasLimits()
		? ["prlimit", [`--data=${memory}`, "--core=0", "--", program, ...args]]
		: [program, args];
	return new Promise((resolve, reject) => {
		const child = spawn(file, given, { detached: true, env: { ...process.env, [MARK]: mark } });
		let end: ProgramRun["end"] = "exited";
		const stop = (reason: ProgramRun["end"]) => {
			end = reason;
			killAll(child, mark);
		};
		let hasExited = false;
		// What has happened in the meantime is told first: this thread may have been busy for longer.
		const timer = setTimeout(() => {
			setImmediate(() => {
				if (!hasExited) stop("timedOut");
			});
		}, time);
		const closeOutput = () => {
			const before = output.length;
			setImmediate(() => (output.length > before ? closeOutput() : child.stdout.destroy()));
		};
		let output = "";
		let errors = "";
		child.stdout.setEncoding("utf8").on("data", (text: string) => {
			output += text;
			if (output.length > MOST_OUTPUT) stop("tooLong");
		});
		child.stderr.setEncoding("utf8").on("data", (text: string) => {
			errors = (errors + text).slice(0, MOST_ERRORS);
		});
		// It need not read its input.
		child.stdin.on("error", () => {}).end(input);
		child.on("error", reject);
		child.on("exit", () => {
			// What is left of it holds its output open.
			hasExited = true;
			clearTimeout(timer);
			killAll(child, mark);
			setTimeout(closeOutput, PATIENCE).unref();
		});
		child.on("close", (status, signal) => {
			if (end === "exited" && signal !== null) {
				resolve({ end: "signalled", status: constants.signals[signal], output, errors });
			} else {
				resolve({ end, status: end === "exited" ? (status ?? 0) : 0, output, errors });
			}
		});
	});
}
