import { stringify } from "yaml";
import { tags } from "../../languages.ts";
import { samplePart } from "../statement.ts";
import { type Format, programFiles, short, statements, testFiles } from "./format.ts";

/**
 * The folder that cmsImportTask reads with its loader italy_yaml: task.yaml, and gen/GEN with a line a test. Its
 * statements have to be PDF, so --no-statement leaves them out.
 */
export const cms: Format = {
	name: "cms",
	// Tests are counted from 0.
	testName: (number) => String(number - 1),
	folder: (id) => id,
	files(pack) {
		const { problem, sample, tests } = pack;
		const all = tests.flat();
		const groups = tests.map((group, place) => {
			const { score = 0 } = problem.subtasks[place] ?? {};
			return `#ST: ${score}\n${group.map(({ number }) => `${pack.nameOf(number)}\n`).join("")}`;
		});
		return {
			"task.yaml": stringify({
				name: problem.id,
				title: problem.title.en,
				time_limit: problem.seconds,
				memory_limit: problem.memory,
				n_input: all.length,
				...{ infile: "", outfile: "", token_mode: "disabled", score_mode: "max_subtask" },
				...{ primary_language: short(tags[0]), public_testcases: "" },
			}),
			"gen/GEN": groups.join(""),
			"gen/validator.cpp": problem.validator,
			...testFiles(
				pack,
				all,
				(name) => `input/input${name}.txt`,
				(name) => `output/output${name}.txt`,
			),
			"att/input0.txt": sample.input,
			"att/output0.txt": sample.answer,
			...programFiles(problem.right, "sol/"),
			...programFiles(problem.wrong, "sol/wrong/"),
			...statements(
				pack,
				(language) => `statement/statement.${language}.md`,
				"statement/",
				(tag) => samplePart(tag, sample),
			),
			"README.md": pack.report,
		};
	},
};
