import { load, type Solver } from "catchmate/workshop";
import english from "../../core/cli/help/solve.txt";
import chinese from "../../web/locale/zh/help/solve.txt";
import { WrongCall } from "./arguments.ts";
import { boardHelp, forEachBoard, type Solved } from "./boards.ts";
import type { Command } from "./command.ts";
import { isFolder, pairsOf, writeWhole } from "./files.ts";
import { inLanguage, words } from "./language.ts";
import { filesOf, problemObject, sourceOf } from "./sources.ts";
import { Exit, write } from "./terminal.ts";

/** A board and its answer, as `--json` prints them. */
export async function solvedObject(solver: Solver, { problem, table, signature }: Solved) {
	const { position } = problem;
	const { over: _, ending: __, ...value } = await table.lookup(position);
	const { positions: ___, ...line } = await table.line(position);
	const moves = await table.moves(position);
	return {
		...problemObject(solver, problem),
		answer: await table.answer(position),
		...value,
		moves: moves.map(({ position: _, ...move }) => move),
		line,
		...signature,
	};
}

export const solve: Command = {
	name: "solve",
	help: [inLanguage({ en: english, "zh-CN": chinese }), ...boardHelp],
	mostOperands: Infinity,
	async run(args) {
		const { given, value } = args;
		const scope = value("scope") ?? "position";
		if (scope !== "table" && scope !== "position") throw new WrongCall(words.unknownScope(scope));
		const isWhole = scope === "table";
		if (given("signature") && !isWhole) throw new WrongCall(words.needsTable);
		if (given("signature") && !given("stats") && !given("json")) {
			throw new WrongCall(words.needsShown(words.statsOrJson));
		}
		const solving = { isWhole, moves: given("moves") || given("json") };
		const solver = await load();
		const solveInto = (take: (answer: string) => unknown, operands = args.operands) =>
			forEachBoard(solver, { ...args, operands }, solving, async (solved) => {
				const options = { moves: given("moves"), line: given("line"), boards: given("boards") };
				await take(
					given("json")
						? `${JSON.stringify(await solvedObject(solver, solved))}\n`
						: await solved.table.report(solved.problem.position, options),
				);
			});
		const [game, files] = filesOf(args);
		const out = value("out");
		const isBatch = files.length > 1 || files.some(isFolder);
		if (out === undefined && !isBatch) return solveInto(write);
		// What is wrong with the arguments is told before what is wrong with a file.
		sourceOf(solver, { ...args, operands: [...game, ...files.slice(0, 1)] });
		if (files.length === 0) throw new WrongCall(words.outNeedsFiles);
		const failures: Exit[] = [];
		for (const { input, answers } of pairsOf(files, out)) {
			const texts: string[] = [];
			try {
				await solveInto((answer) => texts.push(answer), [...game, input]);
			} catch (error) {
				if (!(error instanceof Exit)) throw error;
				error.tell();
				failures.push(error);
				continue;
			}
			writeWhole(answers, texts.join(""));
			await write(`${answers}\n`);
		}
		if (failures[0] !== undefined) throw new Exit(failures[0].status);
	},
};
