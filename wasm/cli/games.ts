import { load } from "catchmate/workshop";
import english from "../../core/cli/help/games.txt";
import chinese from "../../web/locale/zh/help/games.txt";
import type { Command } from "./command.ts";
import { inLanguage } from "./language.ts";
import { write } from "./terminal.ts";

export const games: Command = {
	name: "games",
	help: [inLanguage({ en: english, "zh-CN": chinese })],
	run: async () => write((await load()).listGames()),
};
