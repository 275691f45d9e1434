/** The feedback at the board on a person's last move, in play and in puzzles. */
import type { Move } from "catchmate";
import type { Badge } from "../board/state.ts";
import type { Words } from "../locale/en/board.ts";
import { type Judgement, judgementOf } from "../model/judgement.ts";
import { sameSquare, stepsOf } from "../model/position.ts";
import { judged } from "./puzzle.ts";
import type { Feedback, GameState, News } from "./state.ts";

function feedbackOn(move: Move, judgement: Judgement): Feedback | null {
	const end = stepsOf(move).at(-1)?.to;
	return end === undefined ? null : { square: end, judgement };
}

/** The feedback after news of a move: it stays during the reply, unless that ends on the same square. */
export function feedbackAfter({ mode, feedback }: GameState, news: News): Feedback | null {
	if (news.kind !== "moved") {
		return null;
	}
	const { by, move, grade } = news;
	if (by === "reader") {
		return mode === "puzzle"
			? feedbackOn(move, "right")
			: mode === "play" && grade !== null
				? feedbackOn(move, judgementOf(grade))
				: null;
	}
	const isMet = stepsOf(move).some(({ to }) => sameSquare(to, feedback?.square ?? null));
	return by === "opponent" && !isMet ? feedback : null;
}

/** The badge to draw; null for none. A won game needs no praise: it draws its path. */
export function badgeOf({ badges }: Words, state: GameState): Badge | null {
	const { mode, hints, refusal, match } = state;
	const isTold = mode === "puzzle" || (mode === "play" && hints !== "off");
	const answer = judged(state);
	const shown =
		refusal !== null && (answer === "slip" || answer === "wrong")
			? feedbackOn(refusal.value.move, answer)
			: state.feedback;
	return !isTold || shown === null || (match?.value.over && shown.judgement === "right")
		? null
		: { ...shown, word: badges[shown.judgement] };
}
