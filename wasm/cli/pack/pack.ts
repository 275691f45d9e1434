/** The command `pack`: makes the data of a contest's problem for a judge. Its arguments are read by own_commands.cpp. */
import { clearLine, cursorTo } from "node:readline";
import { svg } from "catchmate/svg";
import { load } from "catchmate/workshop";
import type { Tag } from "../languages.ts";
import { reportingErrors, write } from "../output.ts";
import { formats } from "./formats.ts";
import { checkOutput, type OutputWords, writePackage } from "./output.ts";
import type { PackProblem } from "./problem.ts";
import { packProblem } from "./problems.ts";
import { reportOn } from "./report.ts";
import { type Maker, makeTests, testOf } from "./tests.ts";

interface Task {
	readonly unwritten: string;
	readonly words: OutputWords & { readonly makingSubtask: string };
	readonly game: string;
	readonly format: string;
	readonly seed: number;
	readonly out?: string;
}

/** Draws the boards of the sample, with titles in a language. */
async function painterOf(solver: Maker, { id, sample }: PackProblem) {
	const { problems } = await solver.read(id, sample);
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

/** The one with a property; own_commands.cpp has checked that there is one. */
function the<T>(all: readonly T[], isIt: (each: T) => boolean): T {
	const found = all.find(isIt);
	if (found === undefined) throw new Error("unknown game or format");
	return found;
}

export const run = ({
	unwritten,
	words,
	game,
	format: asked,
	seed,
	out: given,
}: Task): Promise<void> =>
	reportingErrors(async () => {
		using solver = (await load()) as Maker;
		const problem = packProblem(the(solver.library, ({ rules }) => rules.id === game));
		const format = the(formats, ({ name }) => name === asked);
		const folder = format.folder?.(game) ?? "";
		const out = given ?? `${format.name === "kattis" ? folder : `${game}-${asked}`}.zip`;
		checkOutput(out, words);

		const tests = await makeTests(solver, problem, seed, (number) => {
			const count = `${problem.subtasks.length}`;
			showProgress(words.makingSubtask.replace("{0}", `${number}`).replace("{1}", count));
		});
		showProgress("");
		const { mistaken } = solver.answersFor(game, problem.sample, 0);
		const call = `catchmate pack ${game} --format ${asked} --seed ${seed}`;
		const report = reportOn(problem, mistaken, tests, call);
		const sample = testOf(solver, problem, 0, problem.sample);
		const figures = await painterOf(solver, problem);
		writePackage(out, format.files({ problem, sample, tests, figures, report }), folder, words);
		await write(`${report}\n${out}\n`, unwritten);
	});
