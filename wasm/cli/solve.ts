import { isDeepStrictEqual } from "node:util";
import english from "../../core/cli/help/solve.txt";
import chinese from "../../web/locale/zh/help/solve.txt";
import { BOARD_OPTIONS, boardHelp, forEachBoard, type Solved } from "./boards.ts";
import type { Command } from "./command.ts";
import { inLanguage, words } from "./language.ts";
import { WrongCall, write } from "./terminal.ts";

const OPTIONS = {
	...BOARD_OPTIONS,
	moves: { type: "boolean" },
	line: { type: "boolean" },
	boards: { type: "boolean" },
	json: { type: "boolean" },
	scope: { type: "string" },
} as const;

async function toJson({ solver, problem, table, signature }: Solved): Promise<string> {
	const { game, position, board } = problem;
	const { over: _, ending: __, ...value } = await table.lookup(position);
	const { positions: ___, ...line } = await table.line(position);
	const moves = await table.moves(position);
	const { rules } = game;
	const isKnown = solver.games.some((known) => isDeepStrictEqual(known, rules));
	return JSON.stringify({
		game: rules.id,
		...(!isKnown && { rules }),
		number: board,
		board: game.board,
		position,
		answer: await table.answer(position),
		...value,
		moves: moves.map(({ position: _, ...move }) => move),
		line,
		...signature,
	});
}

export const solve: Command<typeof OPTIONS> = {
	name: "solve",
	help: [inLanguage({ en: english, "zh-CN": chinese }), ...boardHelp],
	options: OPTIONS,
	mostOperands: 2,
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
		await forEachBoard(args, solving, async (solved) => {
			const options = { moves: given("moves"), line: given("line"), boards: given("boards") };
			await write(
				given("json")
					? `${await toJson(solved)}\n`
					: await solved.table.report(solved.problem.position, options),
			);
		});
	},
};
