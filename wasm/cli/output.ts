/** Output and failures of the commands in TypeScript. */
import { constants } from "node:os";

export const BAD_INPUT = 2;
const FAILURE = 1;
/** A shell's exit status for a program that SIGPIPE ended, a signal that Node ignores. */
const READER_GONE = 128 + constants.signals.SIGPIPE;

/** Writes to standard output; `unwritten` is the failure's message. Ends the program in silence once its reader has closed. */
export function write(text: string, unwritten: string): Promise<void> {
	process.stdout.on("error", () => {});
	return new Promise((resolve, reject) => {
		process.stdout.write(text, (error) => {
			if (error && "code" in error && error.code === "EPIPE") process.exit(READER_GONE);
			else if (error) reject(new Error(unwritten));
			else resolve();
		});
	});
}

/** Runs a command, and prints its error. */
export async function reportingErrors(act: () => Promise<void>): Promise<void> {
	try {
		await act();
	} catch (error) {
		process.stderr.write(`catchmate: ${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = FAILURE;
	}
}

/** The code of a system error, such as ENOENT. */
export const codeOf = (error: unknown): string =>
	error instanceof Error && "code" in error ? String(error.code) : "";
