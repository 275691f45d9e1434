/** Steps through the mistakes of the game. */
import { nextMistake } from "../../model/judgement.ts";
import type { AnalysisView } from "./context.ts";

/** Goes to the next mistake and says what it was. */
export function goToMistake({ analysis, board, words }: AnalysisView): void {
	const { subject } = analysis;
	const plies = subject?.history() ?? "waiting";
	if (subject === null || typeof plies === "string" || subject.record.moves.length === 0) {
		return;
	}
	const number = nextMistake(plies.known, subject.record.index);
	const ply = number === null ? undefined : plies.known[number - 1];
	if (number === null || ply === undefined || ply.made === null) {
		board.announce(words.analysis.history.faultless);
		return;
	}
	const { side, value, made } = ply;
	const text = words.analysis.history.mistake(
		number,
		side,
		words.moves.move(made.move, subject.board),
		value.outcome,
		made.outcome,
	);
	void board.seek(number).then(() => board.announce(text));
}
