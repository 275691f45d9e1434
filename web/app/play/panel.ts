/** The panels of play: the players, the last move with its grade, and the field for typed moves. */
import "./play.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { puzzleJudgement } from "../../model/judgement.ts";
import { attempt } from "../shell/failure.ts";
import { focusHeading } from "../shell/focus-heading.ts";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import { preferences } from "../shell/preferences.ts";
import { whenDrawn } from "../shell/work.ts";
import { endHeadingId, focusWords, turnId } from "./focus.ts";
import type { PlayView } from "./model.ts";

const lazyView = new Lazy(() => import("./view.ts"));

/** Loaded when a game ends. */
const lazyEnd = new Lazy(() => import("./end-card.ts"));

/** The players of both sides, the settings of play, and the results of this visit. */
export const players = (view: PlayView): Rendered =>
	html`${view.play.ended === null ? nothing : lazyEnd.draw(view.words, ({ endCard }) => endCard(view))}
		${lazyView.draw(view.words, ({ players }) => players(view))}`;

/** The field for typed moves. */
export const typed = (view: PlayView): Rendered =>
	view.board.record === null ? nothing : lazyView.draw(view.words, ({ typed }) => typed(view));

/** Loads the card of an ended game in place of the next steps below the board, and scrolls to it. */
async function showCard({ page, play }: PlayView): Promise<void> {
	page.tabs.open("play");
	await lazyEnd.load();
	play.sumUp();
	whenDrawn(() => focusHeading(endHeadingId, { block: "center" }));
}

/** Introduces a game under way that came by a link, before the reader's first move; null for others. */
export function sharedNote({ address, board, play, words }: PlayView): TemplateResult | null {
	const isOwn = address.link === preferences.get("game");
	return board.opening.by !== "link" || play.hasOwnMove || isOwn || board.currentGame?.ended != null
		? null
		: html`<strong>${words.play.shared}</strong>`;
}

/** The last move, its grade and buttons, beside or below the board. Its space is always reserved. */
export function lastMove(view: PlayView): TemplateResult {
	const { board, play, words } = view;
	const { ended, isShared, isSummedUp, repetition, waitingSide } = play;
	const isOver = isShared || ended !== null;
	const isMistake = play.graded !== null && play.graded.grade.before !== play.graded.grade.after;
	const isSlip = play.graded !== null && puzzleJudgement(play.graded.grade) !== "right";
	// At the end the card sums up the game, but a mistake can still be taken back.
	const graded = ended === null || isMistake ? play.graded : null;
	const sentences = [
		...(graded !== null && (repetition === null || isMistake)
			? [words.moves.grade(graded.grade)]
			: []),
		...(repetition === null ? [] : [words.play.offer(play.endlessWinner)]),
		...(play.isCalled ? [words.play.called(play.endlessWinner)] : []),
		...(waitingSide === null || repetition !== null || ended !== null
			? []
			: [words.play.stopped(play.naming(waitingSide))]),
	];
	const isWaiting = sentences.length === 0 && board.rules !== null && !isOver;
	const act = (action: () => void) => () => {
		action();
		focusWords();
	};
	return html`<div class="turn ${!isSummedUp && (isOver || isSlip) ? "sheet" : ""}" role="group" aria-label=${words.play.lastMove}>
		<p id=${turnId} tabindex="-1" class=${isMistake ? "is-mistake" : isWaiting ? "note" : ""}>
			${isMistake ? html`<span class="mistake-tag" aria-hidden="true">!</span>` : nothing}
			${isShared ? lazyEnd.module?.sharedLine(view) : nothing}
			${(!isMistake && !isSummedUp && ended && lazyEnd.module?.endLine(view)) || nothing}
			${isWaiting ? words.play.waiting(board.humans.map(play.naming), preferences.get("hints") !== "off") : sentences.join(words.betweenSentences)}
		</p>
		${
			isSlip && ended === null
				? html`<button type="button" class="primary" @click=${act(() => play.takeBack())}>${words.play.takeBack}</button>`
				: nothing
		}
		${isShared ? lazyEnd.draw(words, ({ sharedButtons }) => sharedButtons(view)) : nothing}
		${
			ended === null || isSummedUp
				? nothing
				: html`<div class="buttons ${view.page.tabs.opened === "play" ? "to-card" : ""}">
						${lazyEnd.module?.endButtons(view, ended)}
						${
							isMistake
								? nothing
								: html`<button type="button" @click=${() => void attempt(view, () => showCard(view))}>${words.play.how}</button>`
						}
					</div>`
		}
		${
			repetition === null
				? nothing
				: html`<button type="button" @click=${act(() => board.goOn())}>${words.play.continueAfterRepetition}</button>
						<button type="button" @click=${act(() => play.callEnd())}>${words.play.callEnd(play.endlessWinner)}</button>`
		}
	</div>`;
}
