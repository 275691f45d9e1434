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
import type { Tag } from "../languages.ts";
import { codeOf } from "../output.ts";
import type { Files } from "./formats.ts";
import { words } from "./words.ts";

const isFolder = (path: string) =>
	statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Why a path cannot be written. */
function unwritable(path: string, error: unknown, lang: Tag): Error {
	const { noFolder, isFolder, noPermission, folderNotEmpty, diskFull, unwritable } = words[lang];
	const reasons: Readonly<Record<string, string>> = {
		ENOENT: noFolder,
		ENOTDIR: noFolder,
		EISDIR: isFolder,
		EACCES: noPermission,
		EROFS: noPermission,
		ENOTEMPTY: folderNotEmpty,
		EEXIST: folderNotEmpty,
		ENOSPC: diskFull,
		EDQUOT: diskFull,
	};
	return new Error(`${path}: ${reasons[codeOf(error)] ?? unwritable}`);
}

const isArchive = (out: string) => out.endsWith(".zip");

/** @throws Error if a package cannot be written there, as far as can be told before it is made */
export function checkOutput(out: string, lang: Tag): void {
	const fail = (reason: string) => new Error(`${out}: ${reason}`);
	try {
		accessSync(join(dirname(out), "/"), constants.W_OK);
	} catch (error) {
		throw unwritable(out, error, lang);
	}
	if (!isFolder(out)) {
		if (existsSync(out) && !isArchive(out)) throw fail(words[lang].isFile);
		return;
	}
	if (isArchive(out)) throw fail(words[lang].isFolder);
	if (readdirSync(out).length > 0) throw fail(words[lang].folderNotEmpty);
}

/** The same files give the same bytes, whenever they are packed: each has the first time that an archive can hold. */
function archiveOf(files: Files, folder: string): Uint8Array {
	const entries = Object.entries(files).map(
		([path, text]) => [folder === "" ? path : `${folder}/${path}`, strToU8(text)] as const,
	);
	return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) });
}

/** `folder` is the one that everything in an archive is in; empty for none. @throws Error if it cannot be written */
export function writePackage(out: string, files: Files, folder: string, lang: Tag): void {
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
		throw unwritable(out, error, lang);
	}
}
