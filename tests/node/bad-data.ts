/**
 * A corpus of bad values: a board's file that is right, and all that is wrong with it when a part of it is changed, each with
 * the sentence that is said of it.
 */
import { readFileSync } from "node:fs";

/** What a change leaves of a file in JSON, and what is said of it. */
export interface BadFile {
	readonly name: string;
	readonly text: string;
	readonly sentence: string;
}

interface Corpus {
	readonly good: Readonly<Record<"rectangle" | "graph", object>>;
	/** By the file that is changed: the path of a change, the value there as JSON, missing where it is removed, and the sentence. */
	readonly changes: readonly (readonly [
		file: "rectangle" | "graph",
		path: string,
		value: string | null,
		sentence: string,
	])[];
	/** Texts in place of a part of the file as it is written. */
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

/** Files that are no JSON, or have a field twice, of which only the programs hear. */
export const badTexts: readonly BadFile[] = corpus.texts.map(([file, part, instead, sentence]) => ({
	name: instead,
	text: JSON.stringify(corpus.good[file]).replace(part, () => instead),
	sentence,
}));
