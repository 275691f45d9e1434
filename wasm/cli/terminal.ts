/** Arguments, input, output and exit statuses of all the package's commands. */
import { createReadStream, fstatSync, readFileSync, readlinkSync } from "node:fs";
import { parseArgs } from "node:util";

export const BAD_INPUT = 2;
export const FAILURE = 1;

/** Ends the program with a message on standard error. */
export class Exit extends Error {
	constructor(
		readonly status: number,
		message: string,
	) {
		super(message);
	}
}

export function usageError(reason: string): Exit {
	return new Exit(FAILURE, `${reason}\nTry 'catchmate --help'.`);
}

type Options = Readonly<
	Record<string, { readonly type: "boolean" | "string"; readonly short?: string }>
>;

/** The first mistake in the arguments as they are written. parseArgs is less strict: it takes -hx for -h -x. */
function wrongOption(args: readonly string[], options: Options): string | undefined {
	const names = Object.entries(options);
	const flags = [
		"-h",
		...names.filter(([, { type }]) => type === "boolean").map(([name]) => `--${name}`),
	];
	const withValue = names.filter(([, { type }]) => type === "string").map(([name]) => `--${name}`);
	for (let place = 0; place < args.length; place++) {
		const arg = args[place] ?? "";
		if (arg === "--") break;
		if (arg.length < 2 || !arg.startsWith("-") || flags.includes(arg)) continue;
		const [name = "", value] = arg.split("=", 2);
		if (!withValue.includes(name)) return `unknown option '${arg}'`;
		if (value === undefined) place += 1;
		if (value === "" || place === args.length) return `expected a value for ${name}`;
	}
	return undefined;
}

/** Arguments, taken apart. */
export interface Arguments<Name extends string> {
	given(name: Name): boolean;
	/** The last value given for an option that takes one. */
	value(name: Name): string | undefined;
	readonly operands: readonly string[];
}

/** Takes arguments apart. @throws Exit when one is not among the options, or lacks its value. */
export function parseArguments<Names extends Options>(
	args: readonly string[],
	options: Names,
): Arguments<keyof Names & string> {
	const wrong = wrongOption(args, options);
	if (wrong !== undefined) throw usageError(wrong);
	const takesNext = (arg = "") =>
		Object.entries(options).some(([name, { type }]) => type === "string" && arg === `--${name}`);
	// Joined, so that a value that looks like an option is one all the same.
	const end = args.includes("--") ? args.indexOf("--") : args.length;
	const joined: string[] = [];
	for (let place = 0; place < args.length; place++) {
		const arg = args[place] ?? "";
		if (place < end && takesNext(arg)) {
			place += 1;
			joined.push(`${arg}=${args[place]}`);
		} else {
			joined.push(arg);
		}
	}
	const { values, positionals } = parseArgs({ args: joined, options, allowPositionals: true });
	const found: Readonly<Record<string, unknown>> = values;
	return {
		given: (name) => found[name] !== undefined,
		value: (name) => (found[name] === undefined ? undefined : String(found[name])),
		operands: positionals,
	};
}

const READ_FAILURES: Readonly<Record<string, string>> = {
	ENOENT: "there is no such file",
	EISDIR: "it is a directory",
	EACCES: "permission denied",
};

/** The pieces of a file, or of standard input where the path is `-`, as they come. */
export async function* readInput(path: string): AsyncGenerator<Uint8Array> {
	try {
		// process.stdin would read a directory as an empty text.
		if (path === "-" && fstatSync(0).isDirectory())
			throw Object.assign(new Error(), { code: "EISDIR" });
		yield* path === "-" ? process.stdin : createReadStream(path);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		throw new Exit(FAILURE, `${path}: ${READ_FAILURES[code] ?? "it cannot be read"}`);
	}
}

/**
 * The whole of a file, or of standard input where the path is `-`.
 * @throws Exit when it cannot be read, or has more bytes than allowed.
 */
export async function readBytes(path: string, mostBytes: number): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	let bytes = 0;
	for await (const piece of readInput(path)) {
		pieces.push(piece);
		bytes += piece.length;
		if (bytes > mostBytes) {
			throw new Exit(BAD_INPUT, `${placeOf(path)}the text has more than ${mostBytes} bytes`);
		}
	}
	return Buffer.concat(pieces);
}

/**
 * Whether standard output is closed. Node then opens /dev/null in its place, for reading and writing; a shell that is to throw
 * the output away opens it for writing alone.
 */
function isOutputClosed(): boolean {
	try {
		const [, flags = ""] =
			/^flags:\s*(\d+)/m.exec(readFileSync("/proc/self/fdinfo/1", "utf8")) ?? [];
		const isForBoth = (Number.parseInt(flags, 8) & 3) === 2;
		return isForBoth && readlinkSync("/proc/self/fd/1") === "/dev/null";
	} catch {
		return false;
	}
}

/** Writes to standard output. */
export function write(text: string): Promise<void> {
	const failure = new Exit(FAILURE, "the answer cannot be written");
	if (isOutputClosed()) return Promise.reject(failure);
	return new Promise((resolve, reject) => {
		process.stdout.write(text, (error) => (error ? reject(failure) : resolve()));
	});
}

/** The place before a message about an input: the file, when it is one. */
export function placeOf(path: string): string {
	return path === "-" ? "" : `${path}: `;
}
