import { load } from "catchmate/workshop";
import english from "../../core/cli/help/verify.txt";
import chinese from "../../web/locale/zh/help/verify.txt";
import { WrongCall } from "./arguments.ts";
import { boardHelp, forEachBoard } from "./boards.ts";
import type { Command } from "./command.ts";
import { inLanguage, words } from "./language.ts";
import { Exit, FAILURE, write } from "./terminal.ts";

export const verify: Command = {
	name: "verify",
	help: [inLanguage({ en: english, "zh-CN": chinese }), ...boardHelp],
	mostOperands: 2,
	async run(args) {
		const { given } = args;
		if (given("signature") && !given("stats")) throw new WrongCall(words.needsShown("--stats"));
		const solving = { isWhole: true, moves: false };
		await forEachBoard(await load(), args, solving, async ({ problem: { game, board }, whole }) => {
			if (whole === null) return;
			const { positions, fault, report } = await whole.verify({ board });
			if (given("json")) {
				await write(
					`${JSON.stringify({ game: game.rules.id, number: board, positions, fault })}\n`,
				);
			} else if (fault === null) {
				await write(report);
			}
			if (fault !== null) throw new Exit(FAILURE, report.trimEnd());
		});
	},
};
