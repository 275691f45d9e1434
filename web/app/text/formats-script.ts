/** The formats script, loaded when the text is first opened: how the text of each game is laid out. */
import type { Tag } from "../../locale/languages.ts";
import { entry } from "../../locale/shared.ts";
import { formatWords } from "../../locale/words.ts";
import { giveScript } from "../kernel/script.ts";

declare module "../kernel/script.ts" {
	interface Scripts {
		/** @param gameId empty for a game without words of its own */
		readonly formats: (tag: Tag, gameId: string) => string;
	}
}

giveScript("formats", (tag, gameId) => {
	const { general, games } = formatWords(tag);
	return entry(games, gameId) ?? general;
});
