import { stringify } from "yaml";
import { tags } from "../../languages.ts";
import { samplePart } from "../statement.ts";
import { type Format, padded, programFiles, short, statements } from "./format.ts";

/**
 * The folder that cmsImportTask reads with its loader italy_yaml: task.yaml, and gen/GEN with a line a test. Its
 * statements have to be PDF, so --no-statement leaves them out.
 */
export const cms: Format = {
	name: "cms",
	folder: (id) => id,
	files(pack) {
		const { problem, sample, tests } = pack;
		const all = tests.flat();
		const groups = tests.map((group, place) => {
			const { score = 0 } = problem.subtasks[place] ?? {};
			return `#ST: ${score}\n${group.map(({ number }) => `${number}\n`).join("")}`;
		});
		// Tests are counted from 0.
		const files = all.flatMap(({ input, answer }, place) => [
			[`input/input${place}.txt`, input],
			[`output/output${place}.txt`, answer],
		]);
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
			...Object.fromEntries(files),
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
			"README.md": `${pack.report}\nThe tests have the numbers of \`gen/GEN\`: test ${padded(1)} is \`input/input0.txt\`.\n`,
		};
	},
};
