/** Writes a package into an archive or a folder: whole or not at all. */
import {
	accessSync,
	constants,
	existsSync,
	mkdirSync,
	mkdtempSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { isEmptyFolder, isFolder, unwritable, writeWhole } from "../files.ts";
import { words } from "../language.ts";
import { Exit, FAILURE } from "../terminal.ts";
import type { Files } from "./formats.ts";

const isArchive = (out: string) => out.endsWith(".zip");

/** @throws Exit if a package cannot be written there, as far as can be told before it is made */
export function checkOutput(out: string): void {
	try {
		accessSync(join(dirname(out), "/"), constants.W_OK);
	} catch (error) {
		throw unwritable(out, error);
	}
	if (!isFolder(out)) {
		if (existsSync(out) && !isArchive(out)) throw new Exit(FAILURE, `${out}: ${words.isFile}`);
		return;
	}
	if (isArchive(out)) throw new Exit(FAILURE, `${out}: ${words.isFolder}`);
	if (!isEmptyFolder(out)) throw new Exit(FAILURE, `${out}: ${words.folderNotEmpty}`);
}

/** The same files give the same bytes, whenever they are packed: each has the first time that an archive can hold. */
function archiveOf(files: Files, folder: string): Uint8Array {
	const entries = Object.entries(files).map(
		([path, text]) => [folder === "" ? path : `${folder}/${path}`, strToU8(text)] as const,
	);
	return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) });
}

function writeFolder(out: string, files: Files): void {
	let beside = "";
	try {
		// A slash at the end of `out` would put it inside.
		beside = mkdtempSync(join(dirname(out), `${basename(out)}.`));
		for (const [path, text] of Object.entries(files)) {
			mkdirSync(dirname(join(beside, path)), { recursive: true });
			writeFileSync(join(beside, path), text);
		}
		renameSync(beside, out);
	} catch (error) {
		if (beside !== "") rmSync(beside, { recursive: true, force: true });
		throw unwritable(out, error);
	}
}

/** `folder` is the one that everything in an archive is in; empty for none. @throws Exit if it cannot be written */
export function writePackage(out: string, files: Files, folder: string): void {
	if (isArchive(out)) writeWhole(out, archiveOf(files, folder));
	else writeFolder(out, files);
}
