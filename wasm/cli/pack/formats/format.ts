/** The parts that formats of packages share. */
import { type Tag, tags } from "../../languages.ts";
import type { PackProblem } from "../problem.ts";
import type { Program } from "../programs.ts";
import { statement } from "../statement.ts";
import type { PackTest } from "../tests.ts";

/** The contents of a package, whatever its format. */
export interface Pack {
	readonly problem: PackProblem;
	readonly sample: PackTest;
	/** By subtask. */
	readonly tests: readonly (readonly PackTest[])[];
	/** The points of a program with a mistake. */
	scoreOf(mistake: string): number;
	/** The boards of the sample as pictures, with titles in a language. */
	figures(tag: Tag): readonly string[];
	/** The name of a test. */
	nameOf(number: number): string;
	readonly report: string;
}

/** The texts of files by their paths. */
export type Files = Readonly<Record<string, string>>;

export interface Format {
	readonly name: string;
	/** The folder around everything in an archive; none without one. */
	folder?(id: string): string;
	/** The judge's name of a test, among `count`. */
	testName(number: number, count: number): string;
	files(pack: Pack): Files;
}

/** A language in the names of files. */
export const short = (tag: Tag) => tag.slice(0, 2);

/** A number up to `most` that sorts as a name. */
export const padded = (number: number, most: number) =>
	String(number).padStart(Math.max(2, String(most).length), "0");

const figureName = (tag: Tag, place: number) => `sample-board-${place + 1}-${short(tag)}.svg`;

/** The figures in a language, in a folder of the archive. */
export const figureFiles = ({ figures }: Pack, tag: Tag, folder: string): Files =>
	Object.fromEntries(figures(tag).map((svg, place) => [`${folder}${figureName(tag, place)}`, svg]));

/** The figures as part of a statement. */
const figurePart = ({ figures }: Pack, tag: Tag, folder: string): string =>
	`\n${figures(tag)
		.map((_, place) => `![](${folder}${figureName(tag, place)})\n`)
		.join("\n")}`;

/**
 * The statement in every language, and its figures in a folder.
 * @param called the statement's name for that folder; null if the statement shows no figures
 */
export function statements(
	pack: Pack,
	path: (language: string) => string,
	folder: string,
	sample: (tag: Tag) => string,
	called: string | null = "",
): Files {
	const texts = tags.map((tag) => [
		path(short(tag)),
		statement(pack.problem, tag) +
			sample(tag) +
			(called === null ? "" : figurePart(pack, tag, called)),
	]);
	return Object.assign(
		Object.fromEntries(texts),
		...tags.map((tag) => figureFiles(pack, tag, folder)),
	);
}

/** The files of tests, by the test's name. */
export const testFiles = (
	{ nameOf }: Pack,
	tests: readonly PackTest[],
	input: (name: string) => string,
	answer: (name: string) => string,
): Files =>
	Object.fromEntries(
		tests.flatMap((test) => [
			[input(nameOf(test.number)), test.input],
			[answer(nameOf(test.number)), test.answer],
		]),
	);

export const titles = ({ title }: PackProblem) =>
	Object.fromEntries(tags.map((tag) => [short(tag), title[tag]]));

/** The files of programs in a folder: right ones, or those with mistakes. */
export const programFiles = (programs: readonly Program[], folder: string): Files =>
	Object.fromEntries(programs.map(({ name, text }) => [`${folder}${name}`, text]));

/** The quickest right program. */
export const mainProgram = ({ right: [program] }: PackProblem): string => program?.text ?? "";
