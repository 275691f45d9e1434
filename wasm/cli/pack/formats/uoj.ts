import { samplePart } from "../statement.ts";
import { type Format, mainProgram, statements, testFiles } from "./format.ts";

/** The data of a problem of UOJ, which has no folder around it; the statement is entered on its page. */
export const uoj: Format = {
	name: "uoj",
	testName: String,
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
				pack,
				all,
				(name) => `data${name}.in`,
				(name) => `data${name}.out`,
			),
			"ex_data1.in": sample.input,
			"ex_data1.out": sample.answer,
			"val.cpp": problem.validator,
			"std.cpp": mainProgram(problem),
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
