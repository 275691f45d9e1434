/** How the text of each game is laid out. */

import { formatWords } from "../../locale/further-words.ts";
import type { Tag } from "../../locale/languages.ts";
import { entry } from "../../locale/shared.ts";

/** @param gameId empty for a game without words of its own */
export function formatOf(tag: Tag, gameId: string): string {
	const { general, games } = formatWords(tag);
	return entry(games, gameId) ?? general;
}
