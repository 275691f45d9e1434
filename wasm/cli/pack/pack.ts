/** The command `pack`: makes the data of a contest's problem for a judge. Its arguments are read by own_commands.cpp. */
import { clearLine, cursorTo } from "node:readline";
import { svg } from "catchmate/svg";
import { load } from "catchmate/workshop";
import type { Tag } from "../languages.ts";
import { reportingErrors, write } from "../output.ts";
import { formats } from "./formats.ts";
import { checkOutput, type OutputWords, writePackage } from "./output.ts";
import { type PackProblem, packProblem } from "./problem.ts";
import { reportOn } from "./report.ts";
import type { ProblemTask } from "./task.ts";
import { type BoardWords, type Maker, makeTests, scoresOf, testOf } from "./tests.ts";

interface Task extends ProblemTask {
	readonly unwritten: string;
	readonly words: OutputWords & BoardWords & { readonly makingSubtask: string };
	readonly format: string;
	readonly seed: number;
	readonly out?: string;
}

/** Draws the boards of the sample, with titles in a language. */
async function painterOf(solver: Maker, { rules }: PackProblem, sample: string) {
	const { problems } = await solver.read(rules, sample);
	return (lang: Tag) =>
		problems.map(({ game, position }) => svg(solver, game, position, { lang, theme: "light" }));
}

/** Shows a text on a terminal, in place of the one before. */
function showProgress(text: string): void {
	if (!process.stderr.isTTY) return;
	cursorTo(process.stderr, 0);
	clearLine(process.stderr, 0);
	process.stderr.write(text);
}

const FULL_SCORE = 100;

export const run = (task: Task): Promise<void> =>
	reportingErrors(async () => {
		const { unwritten, words, rules, named, format: asked, seed, out: given } = task;
		using solver = (await load()) as Maker;
		const mistakes = solver.mistakes(rules);
		const whole = packProblem(task, mistakes);
		const format = formats.find(({ name }) => name === asked);
		// own_commands.cpp has checked that there is one.
		if (format === undefined) throw new Error(`unknown format ${asked}`);
		const folder = format.folder?.(whole.id) ?? "";
		const isKattis = asked.startsWith("kattis");
		const out = given ?? `${isKattis ? folder : `${whole.id}-${asked}`}.zip`;
		checkOutput(out, words);

		const tests = await makeTests(solver, whole, words, seed, (number) => {
			const count = `${whole.subtasks.length}`;
			showProgress(words.makingSubtask.replace("{0}", `${number}`).replace("{1}", count));
		});
		const scores = await scoresOf(solver, whole, tests);
		// The rest have mistakes that change no answer here.
		const wrong = whole.wrong.filter(({ mistake }) => scores.get(mistake) !== FULL_SCORE);
		const problem = { ...whole, wrong };
		showProgress("");
		const [first = ""] = tests.flat().flatMap(({ input }) => problem.boardsOf(input));
		const text = problem.sample || problem.input(0, [first]);
		const sample = testOf(solver, problem, 0, text);
		const call = `catchmate pack ${named} --format ${asked} --seed ${seed}`;
		const count = tests.flat().length;
		const nameOf = (number: number) => format.testName(number, count);
		const report = reportOn(problem, mistakes, tests, scores, call, nameOf);
		const figures = await painterOf(solver, problem, text);
		const scoreOf = (mistake: string) => scores.get(mistake) ?? 0;
		const files = format.files({ problem, sample, tests, scoreOf, figures, nameOf, report });
		writePackage(out, files, folder, words);
		await write(`${report}\n${out}\n`, unwritten);
	});
