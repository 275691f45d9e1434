/** Input, output and exit statuses, shared by the commands. */
import { createReadStream, fstatSync, readFileSync, readlinkSync } from "node:fs";
import { constants } from "node:os";
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
