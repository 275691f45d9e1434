/** The verdict on the position, as a sentence. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { ending } from "../../board/position.ts";
import type { Words } from "../../locale/words.ts";
import type { Context } from "../context.ts";
import { currentPosition, repetitions } from "../record.ts";
import type { Match } from "../state.ts";
import { outcomeChip } from "./outcome.ts";
import { pieceIcon } from "./piece.ts";

export function verdictSentence(words: Words, { game, record, value }: Match): string {
	const position = currentPosition(record);
	if (!value.over) {
		return words.verdict.sentence(value, position.toMove);
	}
	const { rules, board } = game;
	const end = ending(rules, board, position, value.winner);
	return words.verdict.over(value.winner, position.toMove, end);
}

export function verdict({ state, words }: Context): TemplateResult {
	const { match } = state;
	if (match === null) {
		return html`<p class="verdict-sentence">
			${state.failure === null ? words.verdict.loading : nothing}
		</p>`;
	}
	const { outcome, distance, over, winner } = match.value;
	const { rules } = match.game;
	// A text that went wrong before any of its boards was answered has put nothing on the board.
	const isOld = state.failure !== null && !state.answers?.lines.some((line) => line !== null);
	const times = repetitions(match.record);
	return html`
		<p class="verdict-sentence ${isOld ? "is-old" : ""}">
			${over ? (winner === null ? nothing : pieceIcon(rules, winner)) : outcomeChip(words, outcome, distance)}
			<span class="verdict-words">${verdictSentence(words, match)}</span>
		</p>
		${times > 1 ? html`<p class="note">${words.verdict.repeated(times)}</p>` : nothing}
		${isOld ? html`<p class="note">${words.setup.keepsBoard}</p>` : nothing}
	`;
}
