/** The words for a game on the page. */
import type { Rules } from "catchmate";
import type { PageWords } from "../../locale/en/page.ts";
import type { GameWords } from "../../locale/shared.ts";
import { isSame } from "../../model/same.ts";
import { baseOf } from "../../model/variant.ts";

/** The rules without the sides' reaches. */
const withoutReach = ({ sides, ...rest }: Rules) => ({
	...rest,
	sides: sides.map(({ reach: _, ...side }) => side),
});

/** The words for a game. Unlisted games get general words under their id, variants under the name of their variant. */
export function gameWords(words: PageWords, games: readonly Rules[], rules: Rules): GameWords {
	const { id } = rules;
	const known = words.game(id);
	const name = baseOf(id) === null ? id : known.name;
	// Words that contain the sides' reaches fit listed rules with other reaches, too.
	const isKnown =
		games.includes(rules) ||
		(typeof known.rules === "function" &&
			games.some((game) => isSame(withoutReach(game), withoutReach(rules))));
	return isKnown ? known : { ...words.game(""), name };
}
