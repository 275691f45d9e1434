/** Writes a package into an archive or a folder: whole or not at all. */
import {
	accessSync,
	closeSync,
	constants,
	existsSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { codeOf } from "../output.ts";
import type { Files } from "./formats/format.ts";

const isFolder = (path: string) =>
	statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The sentences for a path that cannot be written, of core/cli/files.cpp. */
export interface OutputWords {
	readonly isFile: string;
	/** By the code of a system error. */
	readonly reasons: Readonly<Record<string, string>>;
	/** The reason for any other code. */
	readonly unwritable: string;
}

const failure = (path: string, code: string, { reasons, unwritable }: OutputWords) =>
	new Error(`${path}: ${reasons[code] ?? unwritable}`);

const isArchive = (out: string) => out.endsWith(".zip");

/** @throws Error if a package cannot be written there, as far as can be told before it is made */
export function checkOutput(out: string, words: OutputWords): void {
	try {
		accessSync(join(dirname(out), "/"), constants.W_OK);
	} catch (error) {
		throw failure(out, codeOf(error), words);
	}
	if (!isFolder(out)) {
		if (existsSync(out) && !isArchive(out)) throw new Error(`${out}: ${words.isFile}`);
		return;
	}
	if (isArchive(out)) throw failure(out, "EISDIR", words);
	if (readdirSync(out).length > 0) throw failure(out, "ENOTEMPTY", words);
}

/** The same files give the same bytes, whenever they are packed: each has the first time that an archive can hold. */
function archiveOf(files: Files, folder: string): Uint8Array {
	const entries = Object.entries(files).map(
		([path, text]) => [folder === "" ? path : `${folder}/${path}`, strToU8(text)] as const,
	);
	return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) });
}

/** `folder` is the one that everything in an archive is in; empty for none. @throws Error if it cannot be written */
export function writePackage(out: string, files: Files, folder: string, words: OutputWords): void {
	const archive = isArchive(out) ? archiveOf(files, folder) : undefined;
	let beside = "";
	try {
		// A slash at the end of `out` would put it inside.
		const name = join(dirname(out), `${basename(out)}.`);
		if (archive === undefined) {
			beside = mkdtempSync(name);
			for (const [path, text] of Object.entries(files)) {
				mkdirSync(dirname(join(beside, path)), { recursive: true });
				writeFileSync(join(beside, path), text);
			}
		} else {
			closeSync(openSync(`${name}part`, "w"));
			beside = `${name}part`;
			writeFileSync(beside, archive);
		}
		renameSync(beside, out);
	} catch (error) {
		if (beside !== "") rmSync(beside, { recursive: true, force: true });
		throw failure(out, codeOf(error), words);
	}
}
