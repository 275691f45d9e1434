/** The reader's aim in a game. */
import type { Rules } from "catchmate";
import { ownValue } from "../../locale/shared.ts";
import type { Context } from "./context.ts";
import { gameWords } from "./game-words.ts";

/** The sentences that name the reader's side and its aim; null if the reader plays no side. */
export function aimText({ board, page, words }: Context, rules: Rules): string | null {
	const [person] = board.humans;
	if (person === undefined) {
		return null;
	}
	const { youAre, aim } = words.help.greeting;
	const { aims } = gameWords(words, page.games.value, rules);
	return `${youAre(person)}${words.betweenSentences}${ownValue(aims, person) ?? aim}`;
}
