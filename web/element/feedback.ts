/** The feedback at the board on a person's last move, in play and in puzzles. */
import type { Move, Square } from "catchmate";
import type { Badge } from "../board/state.ts";
import type { Words } from "../locale/en/board.ts";
import { type Answer, answerTo } from "../model/judgement.ts";
import { sameSquare, stepsOf } from "../model/position.ts";
import { judged } from "./puzzle-judge.ts";
import type { Feedback, GameState, News, Refusal } from "./state.ts";

/** The answers that nothing better could have got. */
const finds = (answer: Answer): boolean => answer === "right" || answer === "held";

function feedbackOn(move: Move, judgement: Answer): Feedback | null {
	const end = stepsOf(move).at(-1)?.to;
	return end === undefined ? null : { square: end, judgement };
}

/** Whether a move takes the piece on a square away, or that piece itself on. */
const removes = (move: Move | undefined, square: Square): boolean =>
	move !== undefined &&
	stepsOf(move).some(({ from, to }) => sameSquare(to, square) || sameSquare(from, square));

/** The feedback on a refused move: at the square that was wrong, also when the piece is back where it was right. */
function feedbackOnRefused(
	{ value: { move }, line, shown }: Refusal,
	judgement: Answer,
): Feedback | null {
	const square = stepsOf(move).at(-1)?.to;
	const isGone = square !== undefined && shown > 1 && removes(line[1]?.move, square);
	return square === undefined || isGone ? null : { square, judgement };
}

/** The feedback after news of a move: it stays during the reply, unless that moves or takes its piece. */
export function feedbackAfter({ mode, feedback, stage }: GameState, news: News): Feedback | null {
	if (news.kind !== "moved") return null;
	const { by, move, grade } = news;
	if (by === "reader") {
		const judgement =
			mode === "puzzle" ? "right" : mode === "play" && grade !== null ? answerTo(grade) : null;
		// The hint has named the move: that is nothing to praise.
		const isTold = stage > 1 && judgement !== null && finds(judgement);
		return judgement === null || isTold ? null : feedbackOn(move, judgement);
	}
	return by === "opponent" && feedback !== null && !removes(move, feedback.square)
		? feedback
		: null;
}

/** The badge to draw; null for none. A won game needs no praise: it draws its path. */
export function badgeOf({ badges, puzzle }: Words, state: GameState): Badge | null {
	const { mode, hints, refusal, match } = state;
	const isTold = mode === "puzzle" || (mode === "play" && hints !== "off");
	const answer = judged(state);
	const isRefused = refusal !== null && (answer === "slip" || answer === "wrong");
	const shown = isRefused ? feedbackOnRefused(refusal, answer) : state.feedback;
	return !isTold || shown === null || (match?.value.over && finds(shown.judgement))
		? null
		: { ...shown, word: isRefused ? puzzle.slip : badges[shown.judgement] };
}
