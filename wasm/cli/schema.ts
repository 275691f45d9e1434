import english from "../../core/cli/help/schema.txt";
import content from "../../core/cli/schema.json" with { type: "json" };
import chinese from "../../web/locale/zh/help/schema.txt";
import type { Command } from "./command.ts";
import { inLanguage } from "./language.ts";
import { write } from "./terminal.ts";

export const schema: Command = {
	name: "schema",
	help: [inLanguage({ en: english, "zh-CN": chinese })],
	run: () => write(`${JSON.stringify(content, null, "\t")}\n`),
};
