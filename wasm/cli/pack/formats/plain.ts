import { samplePart } from "../statement.ts";
import { type Format, padded, programFiles, statements, testFiles } from "./format.ts";

/** Files for any other judge, and a table of the tests. */
export const plain: Format = {
	name: "plain",
	folder: (id) => id,
	testName: padded,
	files(pack) {
		const { problem, sample, tests } = pack;
		const rows = tests.flatMap((group, place) =>
			group.map(({ number, boards, plies, shows }) => [
				pack.nameOf(number),
				place + 1,
				boards,
				plies,
				shows.join(" "),
			]),
		);
		const head = ["test", "subtask", "boards", "plies", "mistakes"];
		return {
			...testFiles(
				pack,
				tests.flat(),
				(name) => `tests/${name}.in`,
				(name) => `tests/${name}.ans`,
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
			...programFiles(problem.right, ""),
			...programFiles(problem.wrong, "wrong/"),
			"REPORT.md": pack.report,
		};
	},
};
