/** What stands over the board: the verdict or the puzzle's task, and what is wrong. */
import type { Move } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { repetitions } from "../board/record.ts";
import type { Words } from "../locale/words.ts";
import { failureText } from "../view/failure.ts";
import { outcomeChip } from "../view/outcome.ts";
import { pieceIcon } from "../view/piece.ts";
import { sentenceOf } from "./announcer.ts";
import { type GameState, isSettled, shownValue } from "./state.ts";

/** Whether the board is seen with a change that is not solved. */
const isChanged = (state: GameState): boolean => state.mode === "edit" && !isSettled(state);

function trouble(words: Words, state: GameState): TemplateResult | typeof nothing {
	const { failure, match } = state;
	if (failure === null) {
		return nothing;
	}
	const { place, message } = failureText(words, failure);
	const isOld = match !== null && failure.kind !== "failed";
	return html`<div class="error" part="error">
			<p>
				<span class="error-glyph" aria-hidden="true">!</span>
				${place === null ? nothing : html`<strong>${place}</strong><br />`}${message}
			</p>
		</div>
		${isOld ? html`<p class="note">${words.verdict[isChanged(state) ? "stale" : "old"]}</p>` : nothing}`;
}

/** The icon before the sentence: the winner's piece, or the outcome; nothing where that must not be told. */
function icon(words: Words, state: GameState): TemplateResult | typeof nothing {
	const value = shownValue(state);
	if (state.match === null || value === null) {
		return nothing;
	}
	if (!value.over) {
		return outcomeChip(words, value.outcome, value.distance);
	}
	return value.winner === null ? nothing : pieceIcon(state.match.game.rules, value.winner);
}

/** How many plies of a line are written out; the rest is stepped through. */
const writtenPlies = 12;

export function lineText(words: Words, line: readonly Move[]): string {
	const plies = line.slice(0, writtenPlies).map(words.moves.move);
	return [...plies, ...(line.length > writtenPlies ? ["…"] : [])].join(", ");
}

/** The piece or the move that a hint tells of, or the line of best play. */
export function hintText(words: Words, { match, stage, line }: GameState): string {
	const move = match?.moves[0]?.move;
	switch (move === undefined ? 0 : stage) {
		case 1:
			return move?.from ? words.hints.piece(move.from) : "";
		case 2:
			return move ? words.hints.move(move) : "";
		case 3:
			return line === null ? "" : words.hints.line(lineText(words, line));
		default:
			return "";
	}
}

/** What is said of the position besides: a puzzle's end, a hint, a repetition. It comes and goes, so nothing stands below it. */
export function notes(words: Words, state: GameState): TemplateResult {
	const { match, mode, puzzle, line } = state;
	const times = match === null ? 0 : repetitions(match.record);
	const solution = `${words.puzzle.solution} ${lineText(words, line ?? [])}`;
	return html`
		${mode === "puzzle" && puzzle === "solved" ? html`<p class="success" part="success">✓ ${words.puzzle.solved}</p>` : nothing}
		${mode === "puzzle" && puzzle === "given-up" && line !== null ? html`<p class="note" part="hint">${solution}</p>` : nothing}
		${state.stage > 0 ? html`<p class="note" part="hint">${hintText(words, state)}</p>` : nothing}
		${times > 1 ? html`<p class="note">${words.verdict.repeated(times)}</p>` : nothing}
	`;
}

export function verdict(words: Words, state: GameState): TemplateResult {
	const { match, failure, solving, progress } = state;
	if (match === null) {
		const waiting = solving ? words.verdict.loading : "";
		return html`<p class="verdict-sentence">${failure === null ? waiting : nothing}</p>
			${trouble(words, state)}`;
	}
	const isOld = isChanged(state) || failure !== null;
	return html`
		<p class="verdict-sentence ${isOld ? "is-old" : ""}">
			${icon(words, state)}
			<span class="verdict-words">${sentenceOf(words, state)}</span>
		</p>
		${
			// In its place already before it comes: the board must not move under the pointer that changes it.
			progress === null && state.mode !== "edit"
				? nothing
				: html`<p class="note">${progress === null ? "\u00a0" : words.verdict.solving(progress)}</p>`
		}
		${trouble(words, state)}
	`;
}
