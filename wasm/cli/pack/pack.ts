/** The command `pack`, which only the package has: makes the data of a contest's problem for a judge. */
import { clearLine, cursorTo } from "node:readline";
import { svg } from "catchmate/svg";
import { load } from "catchmate/workshop";
import type { Tag } from "../../../web/locale/languages.ts";
import chinese from "../../../web/locale/zh/help/pack.txt";
import { WrongCall, wholeNumber } from "../arguments.ts";
import type { Command } from "../command.ts";
import english from "../help/pack.txt";
import { inLanguage, words } from "../language.ts";
import { libraryGame } from "../sources.ts";
import { write } from "../terminal.ts";
import { formats } from "./formats.ts";
import { checkOutput, writePackage } from "./output.ts";
import type { PackProblem } from "./problem.ts";
import { packIds, packProblem } from "./problems.ts";
import { reportOn } from "./report.ts";
import { type Maker, makeTests, testOf } from "./tests.ts";

const MOST_SEED = 2 ** 32 - 1;

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

function problemOf(solver: Maker, operands: readonly string[]): PackProblem {
	const game = libraryGame(solver, operands);
	const problem = packProblem(game);
	if (problem !== undefined) return problem;
	throw new WrongCall(words.noPackage(game.rules.id, packIds.join(", ")));
}

export const pack: Command = {
	name: "pack",
	help: [inLanguage({ en: english, "zh-CN": chinese })],
	mostOperands: 1,
	async run({ value, operands }) {
		using solver = (await load()) as Maker;
		const problem = problemOf(solver, operands);
		const { id } = problem;
		const names = formats.map(({ name }) => name).join(", ");
		const asked = value("format");
		const format = formats.find(({ name }) => name === asked);
		if (asked === undefined) throw new WrongCall(words.formatMissing(names));
		if (format === undefined) throw new WrongCall(words.unknownFormat(asked, names));
		const seed = wholeNumber(words.seed, value("seed"), 0, MOST_SEED) ?? 1;
		const folder = format.folder?.(id) ?? "";
		const out = value("out") ?? `${format.name === "kattis" ? folder : `${id}-${asked}`}.zip`;
		checkOutput(out);

		const tests = await makeTests(solver, problem, seed, (number) => {
			showProgress(words.makingSubtask(number, problem.subtasks.length));
		});
		showProgress("");
		const { mistaken } = solver.answersFor(id, problem.sample, 0);
		const call = `catchmate pack ${id} --format ${asked} --seed ${seed}`;
		const report = reportOn(problem, mistaken, tests, call);
		const sample = testOf(solver, problem, 0, problem.sample);
		const figures = await painterOf(solver, problem);
		writePackage(out, format.files({ problem, sample, tests, figures, report }), folder);
		await write(`${report}\n${out}\n`);
	},
};
