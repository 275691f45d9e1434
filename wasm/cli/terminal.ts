/** Arguments, input, output and exit statuses, shared by the commands. */
import { createReadStream, fstatSync, readFileSync, readlinkSync } from "node:fs";
import { constants } from "node:os";
import { parseArgs } from "node:util";
import { words } from "./language.ts";

export const BAD_INPUT = 2;
export const FAILURE = 1;
/** What a shell reports of a program that SIGPIPE has ended, as it ends the native one. Node ignores the signal. */
const READER_GONE = 128 + constants.signals.SIGPIPE;

/** The longest text that is read, in bytes. */
export const MOST_TEXT_BYTES = 2 ** 26;

/** Ends the program: `message` goes to standard error, if there is one. */
export class Exit extends Error {
	constructor(
		readonly status: number,
		message = "",
	) {
		super(message);
	}

	/** Prints the message. */
	tell(): void {
		if (this.message !== "") process.stderr.write(`catchmate: ${this.message}\n`);
	}
}

/** Says of arguments why they are wrong. */
export class WrongCall extends Error {}

/** The error of an operand that is one too many. */
export function unexpectedArgument(argument: string): WrongCall {
	return new WrongCall(words.unexpected(argument));
}

export type Options = Readonly<
	Record<string, { readonly type: "boolean" | "string"; readonly short?: string }>
>;

/** The first argument not spelt as the help says. parseArgs alone would accept -hx for -h -x. */
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
		if (!withValue.includes(name)) return words.unknownOption(arg);
		if (value === undefined) place += 1;
		if (value === "" || place === args.length) return words.valueMissing(name);
	}
	return undefined;
}

/** Parsed arguments. */
export interface Arguments<Name extends string> {
	given(name: Name): boolean;
	/** The value of an option; of several, the last. */
	value(name: Name): string | undefined;
	readonly operands: readonly string[];
}

/** Parses arguments. @throws WrongCall if an option is unknown or lacks its value. */
export function parseArguments<Names extends Options>(
	args: readonly string[],
	options: Names,
): Arguments<keyof Names & string> {
	const wrong = wrongOption(args, options);
	if (wrong !== undefined) throw new WrongCall(wrong);
	const takesNext = (arg = "") =>
		Object.entries(options).some(([name, { type }]) => type === "string" && arg === `--${name}`);
	// Joined with `=`, so that a value may look like an option.
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

/** The whole number that an option has, which `what` it is; undefined without it. @throws WrongCall if it is none from `low` to `high`. */
export function wholeNumber(
	what: string,
	text: string | undefined,
	low: number,
	high: number,
): number | undefined {
	if (text === undefined) return undefined;
	const number = /^\d+$/.test(text) ? Number(text) : -1;
	if (number >= low && number <= high) return number;
	throw new WrongCall(words.notNumber(what, text, low, high));
}

const READ_FAILURES: Readonly<Record<string, string>> = {
	ENOENT: words.noFile,
	EISDIR: words.isFolder,
	EACCES: words.noPermission,
};

/** The code of a system error, such as ENOENT. */
export const codeOf = (error: unknown): string =>
	error instanceof Error && "code" in error ? String(error.code) : "";

export const unreadable = (path: string, error: unknown): Exit =>
	new Exit(FAILURE, `${path}: ${READ_FAILURES[codeOf(error)] ?? words.unreadable}`);

/** The chunks of a file, or of standard input if the path is `-`, as they arrive. */
export async function* readInput(path: string): AsyncGenerator<Uint8Array> {
	try {
		if (path === "-" && isClosed(0)) throw new Error();
		// process.stdin reads a directory as empty input.
		if (path === "-" && fstatSync(0).isDirectory())
			throw Object.assign(new Error(), { code: "EISDIR" });
		yield* path === "-" ? process.stdin : createReadStream(path);
	} catch (error) {
		throw unreadable(path, error);
	}
}

/**
 * The first bytes of a file, or of standard input if the path is `-`.
 * @throws Exit if it cannot be read.
 */
export async function readStart(path: string, mostBytes: number): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	let bytes = 0;
	for await (const piece of readInput(path)) {
		pieces.push(piece);
		bytes += piece.length;
		if (bytes >= mostBytes) break;
	}
	return Buffer.concat(pieces).subarray(0, mostBytes);
}

/**
 * Reads a whole file, or standard input if the path is `-`.
 * @throws Exit if it cannot be read or has more than `mostBytes` bytes.
 */
export async function readBytes(path: string, mostBytes: number): Promise<Uint8Array> {
	const bytes = await readStart(path, mostBytes + 1);
	if (bytes.length <= mostBytes) return bytes;
	throw new Exit(BAD_INPUT, placeOf(path) + words.tooLong(String(mostBytes)));
}

/**
 * Whether standard input (0) or standard output (1) is closed. Node then opens /dev/null for reading and writing; a
 * shell redirection opens it for only one of them, and so can be told apart.
 */
function isClosed(descriptor: 0 | 1): boolean {
	try {
		const info = readFileSync(`/proc/self/fdinfo/${descriptor}`, "utf8");
		const [, flags = ""] = /^flags:\s*(\d+)/m.exec(info) ?? [];
		const isForBoth = (Number.parseInt(flags, 8) & 3) === 2;
		return isForBoth && readlinkSync(`/proc/self/fd/${descriptor}`) === "/dev/null";
	} catch {
		return false;
	}
}

/** Writes to standard output and waits until it is written. If its reader has gone, ends the program in silence. */
export function write(text: string): Promise<void> {
	const failure = new Exit(FAILURE, words.unwritten);
	if (isClosed(1)) return Promise.reject(failure);
	return new Promise((resolve, reject) => {
		process.stdout.write(text, (error) => {
			if (error && "code" in error && error.code === "EPIPE") process.exit(READER_GONE);
			else if (error) reject(failure);
			else resolve();
		});
	});
}

/** The prefix of a message about an input: the file's path, if it is one. */
export function placeOf(path: string): string {
	return path === "-" ? "" : `${path}: `;
}
