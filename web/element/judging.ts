/** Values that the reader may see, and judgements of the reader's moves. */
import type { Move, MoveValue, PositionValue, Square } from "catchmate";
import type { Badge } from "../board/state.ts";
import type { Words } from "../locale/en/board.ts";
import { type PuzzleJudgement, puzzleJudgement } from "../model/judgement.ts";
import { sameSquare, stepsOf } from "../model/position.ts";
import { type Trail, trailsOf } from "../model/trail.ts";
import { isWorthSame } from "../model/value.ts";
import {
	type Feedback,
	type GameState,
	humansOf,
	lastPly,
	type News,
	openMoves,
	type Refusal,
} from "./state.ts";

export const isOpenPuzzle = ({ mode, puzzle }: GameState): boolean =>
	mode === "puzzle" && puzzle === "open";

export const isGivenUp = ({ mode, puzzle }: GameState): boolean =>
	mode === "puzzle" && puzzle === "given-up";

/** Whether the solution of a given-up puzzle is playing automatically: not while paused, nor at its end. */
export function playsSolution(state: GameState): boolean {
	const { match, paused } = state;
	const { index = 0, moves = [] } = match?.record ?? {};
	return isGivenUp(state) && !paused && index < Math.min(moves.length, lastPly(state));
}

/** Whether a move is right: only a best one is, in outcome and distance. */
export function isRightMove({ match }: GameState, value: MoveValue): boolean {
	const [best] = match?.moves ?? [];
	return best !== undefined && isWorthSame(best, value);
}

/** The judgement of the reader's last move in a puzzle; null before the first, and after giving up. */
export function judged({ mode, puzzle, refusal, found, match }: GameState) {
	if (mode !== "puzzle" || puzzle === "given-up") return null;
	if (puzzle === "open" && refusal !== null) {
		return refusal.value.outcome === match?.value.outcome ? "slip" : "wrong";
	}
	return puzzle === "solved" || found > 0 ? "right" : null;
}

/** Whether distances count the mover's own moves: in play and puzzles. Elsewhere they are plies. */
export const countsMoves = ({ mode }: GameState): boolean => mode === "play" || mode === "puzzle";

/** Whether values are hidden: in an open puzzle, otherwise unless hints show them all. */
export function hidesValues(state: GameState): boolean {
	return state.mode === "puzzle" ? isOpenPuzzle(state) : state.hints !== "full";
}

const placeOf = (move: Move): readonly number[] =>
	stepsOf(move).flatMap(({ from, to }) => [from.row, from.column, to.row, to.column]);

function byPlace(a: Move, b: Move): number {
	const [one, other] = [placeOf(a), placeOf(b)];
	const differences = one.map((place, i) => place - (other[i] ?? 0));
	return differences.find((difference) => difference !== 0) ?? one.length - other.length;
}

/** The legal moves, best first; sorted by square while values are hidden. */
export function shownMoves(state: GameState): readonly MoveValue[] {
	const moves = openMoves(state);
	return hidesValues(state) ? [...moves].sort((a, b) => byPlace(a.move, b.move)) : moves;
}

/** The value of the position; null while hidden. The end of a game is never hidden. */
export function shownValue(state: GameState): PositionValue | null {
	const value = state.match?.value ?? null;
	return value === null || value.over || !hidesValues(state) ? value : null;
}

/** Whether no other move would have been better. */
const isBest = (answer: PuzzleJudgement): boolean => answer === "right" || answer === "held";

function feedbackOn(move: Move, judgement: PuzzleJudgement): Feedback | null {
	const end = stepsOf(move).at(-1)?.to;
	return end === undefined ? null : { square: end, judgement };
}

/** Whether a move captures or moves the piece on a square. */
const removes = (move: Move | undefined, square: Square): boolean =>
	move !== undefined &&
	stepsOf(move).some(({ from, to }) => sameSquare(to, square) || sameSquare(from, square));

/** The feedback on a refused move, at the wrong square even after the piece is back. */
function feedbackOnRefused(
	{ value: { move }, line, shown }: Refusal,
	judgement: PuzzleJudgement,
): Feedback | null {
	const square = stepsOf(move).at(-1)?.to;
	const isMovedOrCaptured = square !== undefined && shown > 1 && removes(line[1]?.move, square);
	return square === undefined || isMovedOrCaptured ? null : { square, judgement };
}

/** The feedback after news of a move: it stays during the reply, unless that moves or captures its piece. */
export function feedbackAfter({ mode, feedback, stage }: GameState, news: News): Feedback | null {
	if (news.kind !== "moved") return null;
	const { by, move, grade } = news;
	if (by === "reader") {
		const judgement =
			mode === "puzzle"
				? "right"
				: mode === "play" && grade !== null
					? puzzleJudgement(grade)
					: null;
		// No praise for a move that the hint has named.
		const isHinted = stage > 1 && judgement !== null && isBest(judgement);
		return judgement === null || isHinted ? null : feedbackOn(move, judgement);
	}
	return by === "opponent" && feedback !== null && !removes(move, feedback.square)
		? feedback
		: null;
}

/** The badge to draw; null for none. A won game has its trail instead. */
export function badgeOf({ badges, puzzle }: Words, state: GameState): Badge | null {
	const { mode, hints, refusal, match } = state;
	const isJudged = mode === "puzzle" || (mode === "play" && hints !== "off");
	const answer = judged(state);
	const isRefused = refusal !== null && (answer === "slip" || answer === "wrong");
	const shown = isRefused ? feedbackOnRefused(refusal, answer) : state.feedback;
	return !isJudged || shown === null || (match?.value.over && isBest(shown.judgement))
		? null
		: { ...shown, word: isRefused ? puzzle.slip : badges[shown.judgement] };
}

/** The trails of a game that has ended: in play, and in a puzzle that the reader has solved. */
export function endTrails(state: GameState): readonly Trail[] {
	const { match, mode, puzzle } = state;
	const isShown = mode === "play" || (mode === "puzzle" && puzzle === "solved");
	if (match === null || !match.value.over || !isShown) return [];
	const { record, value, game } = match;
	const [own, ...others] = mode === "play" ? humansOf(state) : [record.positions[0].toMove];
	const isOwn = others.length === 0 && own === value.winner;
	return trailsOf(game.rules, record, value.winner).map((trail) =>
		isOwn && trail.isWinner ? { ...trail, isOwn } : trail,
	);
}
