/** What a person who plays is after. */
import type { Rules } from "catchmate";
import { ownValue } from "../../locale/shared.ts";
import type { Context } from "./context.ts";
import { gameWords } from "./game-words.ts";

/** Who the person is and what that side is to reach; null where no person plays. */
export function aimText({ board, page, words }: Context, rules: Rules): string | null {
	const [person] = board.humans;
	if (person === undefined) {
		return null;
	}
	const { youAre, aim } = words.help.greeting;
	const { aims } = gameWords(words, page.games.value, rules);
	return `${youAre(person)}${words.betweenSentences}${ownValue(aims, person) ?? aim}`;
}
