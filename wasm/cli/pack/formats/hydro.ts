import { stringify } from "yaml";
import { samplePart } from "../statement.ts";
import { type Format, mainProgram, padded, statements, testFiles } from "./format.ts";

/** What Hydro imports: a folder with problem.yaml, testdata with config.yaml, additional_file. */
export const hydro: Format = {
	name: "hydro",
	folder: (id) => id,
	testName: padded,
	files(pack) {
		const { problem, sample, tests } = pack;
		const { seconds, memory, source, title, subtasks } = problem;
		const input = (name: string) => `${name}.in`;
		const output = (name: string) => `${name}.out`;
		return {
			"problem.yaml": stringify({ title: title["zh-CN"], tag: source === "" ? [] : [source] }),
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
						input: input(pack.nameOf(number)),
						output: output(pack.nameOf(number)),
					})),
				})),
			}),
			...testFiles(
				pack,
				tests.flat(),
				(name) => `testdata/${input(name)}`,
				(name) => `testdata/${output(name)}`,
			),
			"testdata/val.cc": problem.validator,
			"std/std.cc": mainProgram(problem),
			"REPORT.md": pack.report,
		};
	},
};
