/** A problem that packages are made for: its texts, its programs, and how its inputs are written. */
import type { Mistake, Rules } from "catchmate";
import { presetsOf } from "../../presets.ts";
import type { InEach, Tag } from "../languages.ts";
import { boardsOf } from "./drawings.ts";
import { libraryPrograms, type Programs, programsFor } from "./programs.ts";
import { type Subtask, subtasksOf } from "./subtasks.ts";
import { inEach, type ProblemTask } from "./task.ts";
import { filled, limitsOf } from "./values.ts";

export interface PackProblem extends Programs {
	/** The language of messages. */
	readonly lang: Tag;
	/** A name without spaces. */
	readonly id: string;
	readonly rules: Rules;
	readonly title: InEach<string>;
	/** The contest; empty without one. */
	readonly source: string;
	readonly url: string;
	/** The limit of time of a test. */
	readonly seconds: number;
	/** The limit of memory, in MiB. */
	readonly memory: number;
	/** The statement, in Markdown, without samples and subtasks. */
	readonly statement: InEach<string>;
	/** The sample's input; without one, it is the first board of the first test. */
	readonly sample: string;
	/** Boards that are known to be extreme. */
	readonly extremes: readonly string[];
	readonly subtasks: readonly Subtask[];
	/** The boards of a test. */
	readonly boards: number;
	/** The input of a test with these boards. */
	input(test: number, boards: readonly string[]): string;
	/** The boards of an input. */
	boardsOf(input: string): readonly string[];
}

/** A library's sample; nothing for another problem, whose first test gives it. */
const sampleOf = (isKnown: boolean, game: string) =>
	isKnown
		? (presetsOf(game).find(({ id }) => id === "crossing-sample")?.text ?? "2 1 1 2 2\n")
		: "";

/** @param mistakes the known mistakes of programs for the game */
export function packProblem(task: ProblemTask, mistakes: readonly Mistake[]): PackProblem {
	const { rules, problem, rows, drawn, boards, lang } = task;
	const { id } = rules;
	const isKnown = task.named === id;
	const values = limitsOf(task);
	const programs = isKnown ? libraryPrograms(id) : programsFor(task, mistakes);
	const texts = task.statement ?? programs.statement ?? inEach({});
	const fill = (text: string) => filled(text, values);
	const presets = isKnown ? presetsOf(id).map(({ text }) => text) : [];
	return {
		...programs,
		...{ id, rules, boards, lang },
		title: inEach(problem.title),
		...{ source: problem.source ?? "", url: problem.url ?? "" },
		...{ seconds: problem.seconds, memory: problem.memory },
		statement: { en: fill(texts.en), "zh-CN": fill(texts["zh-CN"]) },
		validator: fill(programs.validator),
		sample: sampleOf(isKnown, id),
		extremes: drawn
			? presets.filter((text) => /^\d+ \d+\n/.test(text)).flatMap(boardsOf)
			: presets.filter((text) => text.startsWith(`${rows.most} `)),
		subtasks: subtasksOf(task),
		input: (test, all) => (drawn ? `${test} ${all.length}\n${all.join("")}` : all.join("")),
		boardsOf: drawn ? boardsOf : (input) => [input],
	};
}
