/** The panels of play: the players, the last move with its grade, and the field for typed moves. */
import "./play.css";
import type { Rules } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { answerTo } from "../../model/judgement.ts";
import { attempt } from "../shell/failure.ts";
import { whenDrawn } from "../shell/work.ts";
import type { PlayView } from "./context.ts";
import { endHeadingId, focusWords, turnId } from "./focus.ts";
import * as lazy from "./lazy.ts";

/** The players of both sides, the settings of play, and the results of this visit. */
export const players = (view: PlayView): TemplateResult | typeof nothing =>
	html`${view.play.ended === null ? nothing : lazy.ending.draw(view.words, ({ endCard }) => endCard(view))}
		${lazy.players.draw(view.words, ({ players }) => players(view))}`;

/** Scrolls to the card of an ended game, if it is below the board, once what draws it is loaded. */
async function showCard({ frame }: PlayView): Promise<void> {
	frame.tabs.open("play");
	await lazy.ending.need();
	whenDrawn(() => {
		const heading = document.getElementById(endHeadingId);
		heading?.focus({ preventScroll: true });
		heading?.scrollIntoView({ block: "center" });
	});
}

/** What is to be said of the person's last move; null if it was right, or not graded. */
export function answer({ play: { graded }, words }: PlayView): string | null {
	return graded === null || answerTo(graded.grade) === "right"
		? null
		: words.moves.grade(graded.grade);
}

/** The last move, its grade, and what can be done about it, beside or below the board. Its space is always reserved. */
export function lastMove(view: PlayView): TemplateResult {
	const { board, play, words } = view;
	const { ended, isBrought, repetition, waitingSide } = play;
	const isOver = isBrought || ended !== null;
	const isMistake = play.graded !== null && play.graded.grade.before !== play.graded.grade.after;
	// The card at the end sums the game up; a mistake can still be taken back.
	const graded = ended === null || isMistake ? play.graded : null;
	const said = [
		...(graded !== null && (repetition === null || isMistake)
			? [words.moves.grade(graded.grade)]
			: []),
		...(repetition === null ? [] : [words.play.offer(play.endlessWinner)]),
		...(play.isCalled ? [words.play.called(play.endlessWinner)] : []),
		...(waitingSide === null || repetition !== null || ended !== null
			? []
			: [words.play.stopped(play.naming(waitingSide))]),
	];
	const isWaiting = said.length === 0 && board.rules !== null && !isOver;
	const act = (action: () => void) => () => {
		action();
		focusWords();
	};
	return html`<div class="turn ${isOver ? "sheet" : ""}" role="group" aria-label=${words.play.lastMove}>
		<p id=${turnId} tabindex="-1" class=${isMistake ? "is-mistake" : isWaiting ? "note" : ""}>
			${isMistake ? html`<span class="mistake-tag" aria-hidden="true">!</span>` : nothing}
			${isBrought ? lazy.ending.module?.broughtLine(view) : nothing}
			${(!isMistake && ended && lazy.ending.module?.endLine(view)) || nothing}
			${isWaiting ? words.play.waiting(board.humans.map(play.naming), play.setting("hints") !== "off") : said.join(words.betweenSentences)}
		</p>
		${
			isMistake
				? html`<button type="button" @click=${act(() => play.takeBack())}>${words.play.takeBack}</button>`
				: nothing
		}
		${isBrought ? lazy.ending.draw(words, ({ broughtButtons }) => broughtButtons(view)) : nothing}
		${
			ended === null
				? nothing
				: html`<div class="buttons ${view.frame.tabs.opened === "play" ? "to-card" : ""}">
						${lazy.ending.module?.endButtons(view, ended)}
						<button type="button" @click=${() => void attempt(view, () => showCard(view))}>${words.play.how}</button>
					</div>`
		}
		${
			repetition === null
				? nothing
				: html`<button type="button" @click=${act(() => board.goOn())}>${words.play.goOn}</button>
						<button type="button" @click=${act(() => play.callEnd())}>${words.play.callEnd(play.endlessWinner)}</button>`
		}
	</div>`;
}

/** Whether a side may ever pass. */
const canPass = ({ noMove, sides }: Rules): boolean =>
	noMove === "passes" || sides.some(({ mayPass }) => mayPass);

/** A field for typing moves. */
export function typed({ board, play, words }: PlayView): TemplateResult | typeof nothing {
	const { text, error } = play.typed.value;
	if (board.record === null) {
		return nothing;
	}
	const ground = board.problem?.game.board ?? {};
	const submit = (event: Event) => {
		event.preventDefault();
		play.playTyped();
	};
	return html`<form class="typed" @submit=${submit}>
		<label for="typed-move">${words.play.typed.label}</label>
		<input
			id="typed-move"
			type="text"
			autocomplete="off"
			autocapitalize="off"
			spellcheck="false"
			enterkeyhint="go"
			maxlength="40"
			aria-invalid=${error === null ? "false" : "true"}
			aria-describedby=${error === null ? "typed-help" : "typed-error"}
			.value=${live(text)}
			@input=${(event: Event) => play.setTyped((event.target as HTMLInputElement).value)}
		/>
		<button type="submit">${words.play.typed.play}</button>
		${
			error === null
				? html`<p class="note" id="typed-help">${words.play.typed.help(board.rules !== null && canPass(board.rules), ground)}</p>`
				: html`<div class="error">
						<p id="typed-error">
							<span class="error-glyph" aria-hidden="true">!</span>${words.play.typed.errors(ground)[error]}
						</p>
					</div>`
		}
	</form>`;
}
