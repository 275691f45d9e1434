/** The words for a game on the page. */
import type { Rules } from "catchmate";
import type { PageWords } from "../../locale/en/page.ts";
import type { GameWords } from "../../locale/shared.ts";
import { baseOf } from "../../model/variant.ts";

/** The words for a game. Unlisted games get general words, whatever their id; variants are named as such. */
export function gameWords(words: PageWords, games: readonly Rules[], rules: Rules): GameWords {
	const { id } = rules;
	const known = words.game(id);
	const name = baseOf(id) === null ? id : known.name;
	return games.includes(rules) ? known : { ...words.game(""), name };
}
