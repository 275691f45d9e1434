/**
 * A corpus of bad values: a valid board file, and every fault made by changing a part of it, each with
 * its message.
 */
import { readFileSync } from "node:fs";

/** A changed JSON file, and its message. */
export interface BadFile {
	readonly name: string;
	readonly text: string;
	readonly sentence: string;
}

interface Corpus {
	readonly good: Readonly<Record<"rectangle" | "graph", object>>;
	/** By changed file: the change's path, its JSON value, missing if removed, and the message. */
	readonly changes: readonly (readonly [
		file: "rectangle" | "graph",
		path: string,
		value: string | null,
		sentence: string,
	])[];
	/** Replacements for parts of the raw file. */
	readonly texts: readonly (readonly [
		file: "rectangle" | "graph",
		part: string,
		instead: string,
		sentence: string,
	])[];
}

const corpus: Corpus = JSON.parse(
	readFileSync(new URL("../fixtures/bad-data.json", import.meta.url), "utf8"),
);

/** A file with the value at a path replaced, or removed. */
function changed(file: object, path: string, value: string | null): object {
	const copy = structuredClone(file);
	const names = path.split(/[.[\]]+/).filter(Boolean);
	const last = names.pop() ?? "";
	let place: Record<string, unknown> = copy as Record<string, unknown>;
	for (const name of names) place = place[name] as Record<string, unknown>;
	if (value === null) delete place[last];
	else place[last] = JSON.parse(value);
	return copy;
}

/** The good files, by name. */
export const goodFiles = corpus.good;

export const badFiles: readonly BadFile[] = corpus.changes.map(([file, path, value, sentence]) => ({
	name: `${path} ${value === null ? "missing" : `= ${value}`} (${file})`,
	text: JSON.stringify(changed(corpus.good[file], path, value)),
	sentence,
}));

/** Files that are invalid JSON or have duplicate fields, which only the programs see. */
export const badTexts: readonly BadFile[] = corpus.texts.map(([file, part, instead, sentence]) => ({
	name: instead,
	text: JSON.stringify(corpus.good[file]).replace(part, () => instead),
	sentence,
}));
