/** The words for a game on the page. */
import type { Rules } from "catchmate";
import type { PageWords } from "../../locale/en/page.ts";
import type { GameWords } from "../../locale/shared.ts";
import { isSame } from "../../model/same.ts";
import { baseOf } from "../../model/variant.ts";

/** The rules without the longest moves of the sides. */
const withoutReach = ({ sides, ...rest }: Rules) => ({
	...rest,
	sides: sides.map(({ reach: _, ...side }) => side),
});

/** The words for a game. Unlisted games get general words, whatever their id; variants are named as such. */
export function gameWords(words: PageWords, games: readonly Rules[], rules: Rules): GameWords {
	const { id } = rules;
	const known = words.game(id);
	const name = baseOf(id) === null ? id : known.name;
	// Where the words say how far the sides may move, each board may have limits of its own.
	const isKnown =
		games.includes(rules) ||
		(typeof known.rules !== "string" &&
			games.some((game) => isSame(withoutReach(game), withoutReach(rules))));
	return isKnown ? known : { ...words.game(""), name };
}
