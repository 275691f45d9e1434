/** The inputs in folders, and the files that answers are written to. */
import {
	closeSync,
	openSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { WrongCall } from "./arguments.ts";
import { words } from "./language.ts";
import { codeOf, Exit, FAILURE, unreadable } from "./terminal.ts";

/** An input of several, and where its answers go. */
export interface Pair {
	readonly input: string;
	readonly answers: string;
}

export const isFolder = (path: string): boolean =>
	statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

export const isEmptyFolder = (path: string): boolean => readdirSync(path).length === 0;

/** The paths of the files in a folder whose names end in .in, in order. */
function inputsIn(folder: string): readonly string[] {
	try {
		const names = readdirSync(folder).filter((name) => extname(name) === ".in");
		return names.sort().map((name) => join(folder, name));
	} catch (error) {
		throw unreadable(folder, error);
	}
}

/** The inputs among files and folders. @throws WrongCall if answers would be written over inputs, or twice */
export function pairsOf(paths: readonly string[], out: string | undefined): readonly Pair[] {
	const inputs = paths.flatMap((path) => {
		if (path === "-") throw new WrongCall(words.nothingBeside);
		if (!isFolder(path)) return [path];
		const found = inputsIn(path);
		if (found.length === 0) throw new WrongCall(words.noInputs(path));
		return found;
	});
	const written = new Set<string>();
	return inputs.map((input) => {
		const name = `${basename(input, extname(input))}.ans`;
		const folder = out ?? dirname(input);
		const answers =
			out === undefined && !/^\.?\//.test(input) && folder === "." ? name : join(folder, name);
		if (input === answers) throw new WrongCall(words.writtenOver(answers));
		if (written.has(answers)) throw new WrongCall(words.writtenTwice(answers));
		written.add(answers);
		return { input, answers };
	});
}

const WRITE_FAILURES: Readonly<Record<string, string>> = {
	ENOENT: words.noFolder,
	ENOTDIR: words.noFolder,
	EISDIR: words.isFolder,
	EACCES: words.noPermission,
	EROFS: words.noPermission,
	ENOTEMPTY: words.folderNotEmpty,
	EEXIST: words.folderNotEmpty,
	ENOSPC: words.diskFull,
	EDQUOT: words.diskFull,
};

/** Says of a file or a folder why it cannot be written. */
export const unwritable = (path: string, error: unknown): Exit =>
	new Exit(FAILURE, `${path}: ${WRITE_FAILURES[codeOf(error)] ?? words.unwritable}`);

/** Writes a file whole or not at all: beside its place at first. @throws Exit if that fails */
export function writeWhole(path: string, content: string | Uint8Array): void {
	const beside = `${path}.part`;
	let isOpened = false;
	try {
		const file = openSync(beside, "w");
		isOpened = true;
		try {
			writeFileSync(file, content);
		} finally {
			closeSync(file);
		}
		renameSync(beside, path);
	} catch (error) {
		if (isOpened) rmSync(beside, { force: true });
		throw unwritable(path, error);
	}
}
