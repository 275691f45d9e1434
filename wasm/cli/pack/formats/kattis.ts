import { createHash } from "node:crypto";
import { stringify } from "yaml";
import {
	type Files,
	type Format,
	type Pack,
	padded,
	programFiles,
	statements,
	testFiles,
	titles,
} from "./format.ts";

/** A UUID of version 8 (RFC 9562) that a problem always has. */
function uuid(id: string): string {
	const hex = createHash("sha256").update(`catchmate ${id}`).digest("hex");
	return hex.replace(
		/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
		(_, first, second, third, fourth, fifth) => `${first}-${second}-8${third}-8${fourth}-${fifth}`,
	);
}

/** A version of the Kattis problem package format. */
interface Version {
	readonly name: string;
	readonly version: string;
	/** The folder of the figures, and whether statements show them. */
	readonly figures: string;
	readonly showsFigures: boolean;
	/** The settings of all tests, of the sample, of all secret tests, and of a subtask, by the names of their files. */
	groups(pack: Pack): Files;
	/** The file that describes a test by the mistakes it shows. */
	description(mistakes: string): readonly [extension: string, text: string];
	/** The folder of a program with a mistake, by its points. */
	folderOf(points: number): string;
	/** The file of the points that the submissions should get; none in a version without it. */
	submissions(pack: Pack): Files;
}

const groupFolder = (place: number) => `data/secret/subtask${place + 1}/`;

const format = (kind: Version): Format => ({
	name: kind.name,
	// Its name has only letters and digits.
	folder: (id) => id.replaceAll("-", ""),
	testName: padded,
	files(pack) {
		const { problem, sample, tests, scoreOf } = pack;
		const { seconds, memory, source, url, wrong } = problem;
		const about =
			source === "" ? {} : { source: url === "" ? { name: source } : { name: source, url } };
		const groups = tests.map((group, place) => ({
			...testFiles(
				pack,
				group,
				(name) => `${groupFolder(place)}${name}.in`,
				(name) => `${groupFolder(place)}${name}.ans`,
			),
			...Object.fromEntries(
				group.map(({ number, shows }) => {
					const [extension, text] = kind.description(shows.join(", ") || "none");
					return [`${groupFolder(place)}${pack.nameOf(number)}${extension}`, text];
				}),
			),
		}));
		const submitted = wrong.map((program) => [
			`submissions/${kind.folderOf(scoreOf(program.mistake))}/${program.name}`,
			program.text,
		]);
		return {
			"problem.yaml": stringify({
				problem_format_version: kind.version,
				type: "scoring",
				name: titles(problem),
				uuid: uuid(problem.id),
				...about,
				// The accepted programs may take the whole limit.
				limits: { time_limit: seconds, time_multipliers: { ac_to_time_limit: 1 }, memory },
			}),
			...statements(
				pack,
				(language) => `statement/problem.${language}.md`,
				kind.figures,
				() => "",
				kind.showsFigures ? "" : null,
			),
			"data/sample/1.in": sample.input,
			"data/sample/1.ans": sample.answer,
			...kind.groups(pack),
			...Object.assign({}, ...groups),
			"input_validators/validator.cpp": problem.validator.replace("kValid = 0", "kValid = 42"),
			...programFiles(problem.right, "submissions/accepted/"),
			...Object.fromEntries(submitted),
			...kind.submissions(pack),
			"generators/README.md": pack.report,
		};
	},
});

/**
 * Version 2023-07, the one that Kattis's problemtools takes. Groups inherit the settings in testdata.yaml from the groups
 * around them. Statements in Markdown cannot show SVG, so the figures are attachments.
 */
export const kattis = format({
	name: "kattis",
	version: "2023-07-draft",
	...{ figures: "attachments/", showsFigures: false },
	groups: ({ problem }) => ({
		"data/testdata.yaml": stringify({
			...{ on_reject: "continue", range: "0 100", grader_flags: "ignore_sample" },
		}),
		"data/sample/testdata.yaml": stringify({
			...{ accept_score: "0", range: "0 0", grader_flags: "first_error" },
		}),
		"data/secret/testdata.yaml": stringify({
			...{ range: "0 100", grader_flags: "first_error accept_if_any_accepted" },
		}),
		...Object.fromEntries(
			problem.subtasks.map(({ score }, place) => [
				`${groupFolder(place)}testdata.yaml`,
				stringify({
					...{ on_reject: "break", accept_score: String(score), range: `0 ${score}` },
					...{ grader_flags: "min", input_validator_flags: `--subtask ${place + 1}` },
				}),
			]),
		),
	}),
	description: (mistakes) => [".desc", `wrong with these mistakes: ${mistakes}\n`],
	folderOf: (points) => (points > 0 ? "partially_accepted" : "wrong_answer"),
	submissions: () => ({}),
});

/** Version 2025-09. */
export const kattisNew = format({
	name: "kattis-2025-09",
	version: "2025-09",
	...{ figures: "statement/", showsFigures: true },
	groups: ({ problem }) => ({
		"data/secret/test_group.yaml": stringify({ max_score: 100, score_aggregation: "sum" }),
		...Object.fromEntries(
			problem.subtasks.map(({ score }, place) => [
				`${groupFolder(place)}test_group.yaml`,
				stringify({
					...{ max_score: score, score_aggregation: "pass-fail" },
					input_validator_args: ["--subtask", String(place + 1)],
				}),
			]),
		),
	}),
	description: (mistakes) => [
		".yaml",
		stringify({ description: `wrong with these mistakes: ${mistakes}` }),
	],
	folderOf: () => "wrong_answer",
	submissions: ({ problem, scoreOf }) => ({
		"submissions/submissions.yaml": stringify(
			Object.fromEntries([
				...problem.right.map(({ name }) => [`accepted/${name}`, { score: 100 }]),
				...problem.wrong.map(({ name, mistake }) => [
					`wrong_answer/${name}`,
					{ score: scoreOf(mistake) },
				]),
			]),
		),
	}),
});
