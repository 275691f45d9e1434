/** The words for a game on the page. */
import type { Rules } from "catchmate";
import type { PageWords } from "../../locale/en/page.ts";
import { type GameWords, ownValue } from "../../locale/shared.ts";
import { isSame } from "../../model/same.ts";
import { baseOf } from "../../model/variant.ts";
import type { Context } from "./context.ts";

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

/** Who a person is who plays a side, and what they want. */
export function roleSentence(
	{ page, words }: Pick<Context, "page" | "words">,
	rules: Rules,
	side: string,
): string {
	const { youAre, aim } = words.help.greeting;
	const { aims } = gameWords(words, page.games.value, rules);
	return [youAre(side), ownValue(aims, side) ?? aim].join(words.betweenSentences);
}
