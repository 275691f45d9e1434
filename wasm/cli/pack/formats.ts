/** The formats of packages: which files a judge wants, under which names, with which descriptions. */
import { createHash } from "node:crypto";
import { stringify } from "yaml";
import { type Tag, tags } from "../languages.ts";
import type { PackProblem } from "./problem.ts";
import { samplePart, statement } from "./statement.ts";
import type { PackTest } from "./tests.ts";

/** What a package holds, whatever its format. */
interface Pack {
	readonly problem: PackProblem;
	readonly sample: PackTest;
	/** By subtask. */
	readonly tests: readonly (readonly PackTest[])[];
	/** The boards of the sample as pictures, with titles in a language. */
	figures(tag: Tag): readonly string[];
	readonly report: string;
}

/** The texts of files by their paths. */
export type Files = Readonly<Record<string, string>>;

export interface Format {
	readonly name: string;
	/** The folder in an archive that everything is in; none if it is the archive itself. */
	folder?(id: string): string;
	files(pack: Pack): Files;
}

/** A language in the names of files. */
const short = (tag: Tag) => tag.slice(0, 2);

/** A number that sorts as a name. */
const padded = (number: number) => String(number).padStart(2, "0");

const figureName = (tag: Tag, place: number) => `sample-board-${place + 1}-${short(tag)}.svg`;

/** The figures, in a folder of the archive. */
const figureFiles = ({ figures }: Pack, folder: string): Files =>
	Object.fromEntries(
		tags.flatMap((tag) =>
			figures(tag).map((svg, place) => [`${folder}${figureName(tag, place)}`, svg] as const),
		),
	);

/** The figures as part of a statement. */
const figurePart = ({ figures }: Pack, tag: Tag, folder: string): string =>
	`\n${figures(tag)
		.map((_, place) => `![](${folder}${figureName(tag, place)})\n`)
		.join("\n")}`;

/** The statement in every language, with its figures in a folder, which the statement calls by another name. */
function statements(
	pack: Pack,
	path: (language: string) => string,
	folder: string,
	sample: (tag: Tag) => string,
	called = "",
): Files {
	const texts = tags.map((tag) => [
		path(short(tag)),
		statement(pack.problem, tag) + sample(tag) + figurePart(pack, tag, called),
	]);
	return { ...Object.fromEntries(texts), ...figureFiles(pack, folder) };
}

/** The files of tests. */
const testFiles = (
	tests: readonly PackTest[],
	input: (number: number) => string,
	answer: (number: number) => string,
): Files =>
	Object.fromEntries(
		tests.flatMap((test) => [
			[input(test.number), test.input],
			[answer(test.number), test.answer],
		]),
	);

const titles = ({ title }: PackProblem) =>
	Object.fromEntries(tags.map((tag) => [short(tag), title[tag]]));

/** A UUID of version 8 (RFC 9562) that a problem always has. */
function uuid(id: string): string {
	const hex = createHash("sha256").update(`catchmate ${id}`).digest("hex");
	return hex.replace(
		/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
		(_, first, second, third, fourth, fifth) => `${first}-${second}-8${third}-8${fourth}-${fifth}`,
	);
}

/** The Kattis problem package format, version 2025-09. */
const kattis: Format = {
	name: "kattis",
	// Its name has only letters and digits.
	folder: (id) => id.replaceAll("-", ""),
	files(pack) {
		const { problem, sample, tests } = pack;
		const { seconds, memory, source, url, subtasks } = problem;
		const groups = subtasks.map(({ score }, place) => {
			const folder = `data/secret/subtask${place + 1}/`;
			const group = tests[place] ?? [];
			const descriptions = group.map(({ number, shows }) => [
				`${folder}${padded(number)}.yaml`,
				stringify({ description: `wrong with these mistakes: ${shows.join(", ") || "none"}` }),
			]);
			return {
				[`${folder}test_group.yaml`]: stringify({
					max_score: score,
					score_aggregation: "pass-fail",
				}),
				...Object.fromEntries(descriptions),
				...testFiles(
					group,
					(number) => `${folder}${padded(number)}.in`,
					(number) => `${folder}${padded(number)}.ans`,
				),
			};
		});
		return {
			"problem.yaml": stringify({
				problem_format_version: "2025-09",
				type: "scoring",
				name: titles(problem),
				uuid: uuid(problem.id),
				source: { name: source, url },
				limits: { time_limit: seconds, memory },
			}),
			...statements(
				pack,
				(language) => `statement/problem.${language}.md`,
				"statement/",
				() => "",
			),
			"data/sample/1.in": sample.input,
			"data/sample/1.ans": sample.answer,
			"data/secret/test_group.yaml": stringify({ max_score: 100, score_aggregation: "sum" }),
			...Object.assign({}, ...groups),
			"input_validators/validator.cpp": problem.validator.replace("kValid = 0", "kValid = 42"),
			"submissions/accepted/solution.cpp": problem.solution,
			"generators/README.md": pack.report,
		};
	},
};

/** What Hydro imports: a folder with problem.yaml, testdata with config.yaml, additional_file. */
const hydro: Format = {
	name: "hydro",
	folder: (id) => id,
	files(pack) {
		const { problem, sample, tests } = pack;
		const { seconds, memory, source, title, subtasks } = problem;
		const input = (number: number) => `${padded(number)}.in`;
		const output = (number: number) => `${padded(number)}.out`;
		return {
			"problem.yaml": stringify({ title: title["zh-CN"], tag: [source] }),
			...statements(
				pack,
				(language) => `problem_${language}.md`,
				"additional_file/",
				(tag) => samplePart(tag, sample, ["input1", "output1"]),
				"file://",
			),
			"testdata/config.yaml": stringify({
				type: "default",
				time: `${seconds}s`,
				memory: `${memory}m`,
				checker_type: "default",
				validator: "val.cc",
				subtasks: subtasks.map(({ score }, place) => ({
					id: place + 1,
					score,
					type: "min",
					cases: (tests[place] ?? []).map(({ number }) => ({
						input: input(number),
						output: output(number),
					})),
				})),
			}),
			...testFiles(
				tests.flat(),
				(number) => `testdata/${input(number)}`,
				(number) => `testdata/${output(number)}`,
			),
			"testdata/val.cc": problem.validator,
			"std/std.cc": problem.solution,
			"REPORT.md": pack.report,
		};
	},
};

/** The data of a problem of UOJ, which has no folder around it; the statement is entered on its page. */
const uoj: Format = {
	name: "uoj",
	files(pack) {
		const { problem, sample, tests } = pack;
		const { seconds, memory, subtasks } = problem;
		const all = tests.flat();
		let end = 0;
		const ends = subtasks.map(({ score }, place) => {
			end += tests[place]?.length ?? 0;
			return `subtask_end_${place + 1} ${end}\nsubtask_score_${place + 1} ${score}\n`;
		});
		return {
			"problem.conf": [
				"use_builtin_judger on\n",
				// Compares words, whatever the white space between them.
				"use_builtin_checker wcmp\n",
				`n_tests ${all.length}\nn_ex_tests 1\nn_sample_tests 1\n`,
				"input_pre data\ninput_suf in\noutput_pre data\noutput_suf out\n",
				`time_limit ${seconds}\nmemory_limit ${memory}\n`,
				`n_subtasks ${subtasks.length}\n`,
				...ends,
			].join(""),
			...testFiles(
				all,
				(number) => `data${number}.in`,
				(number) => `data${number}.out`,
			),
			"ex_data1.in": sample.input,
			"ex_data1.out": sample.answer,
			"val.cpp": problem.validator,
			"std.cpp": problem.solution,
			...statements(
				pack,
				(language) => `statement/statement.${language}.md`,
				"statement/",
				(tag) => samplePart(tag, sample),
			),
			"REPORT.md": pack.report,
		};
	},
};

/** Files for any other judge, and a table of the tests. */
const plain: Format = {
	name: "plain",
	folder: (id) => id,
	files(pack) {
		const { problem, sample, tests } = pack;
		const rows = tests.flatMap((group, place) =>
			group.map(({ number, boards, plies, shows }) => [
				padded(number),
				place + 1,
				boards,
				plies,
				shows.join(" "),
			]),
		);
		const head = ["test", "subtask", "boards", "plies", "mistakes"];
		return {
			...testFiles(
				tests.flat(),
				(number) => `tests/${padded(number)}.in`,
				(number) => `tests/${padded(number)}.ans`,
			),
			"tests.tsv": [head, ...rows].map((cells) => `${cells.join("\t")}\n`).join(""),
			"samples/1.in": sample.input,
			"samples/1.ans": sample.answer,
			...statements(
				pack,
				(language) => `statement/statement.${language}.md`,
				"statement/",
				(tag) => samplePart(tag, sample),
			),
			"validator.cpp": problem.validator,
			"solution.cpp": problem.solution,
			"REPORT.md": pack.report,
		};
	},
};

export const formats: readonly Format[] = [kattis, hydro, uoj, plain];
