/** Under the board while a game is played: how good the last move was, and what can be done about it. Its room is always there. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";

const id = "turn-words";

/** What goes out of use leaves the keyboard here, and not nowhere. */
const focusWords = () => document.getElementById(id)?.focus();

export function lastMove({ room, words }: Context): TemplateResult {
	const { graded, repetition } = room;
	const isMistake = graded !== null && graded.grade.before !== graded.grade.after;
	const said = [
		...(graded !== null && (repetition === null || isMistake)
			? [words.play.grade(graded.grade)]
			: []),
		...(repetition === null ? [] : [words.play.offer]),
		...(room.isDrawn ? [words.play.drawn] : []),
	];
	const act = (action: () => void) => () => {
		action();
		focusWords();
	};
	return html`<div class="turn" role="group" aria-label=${words.play.lastMove}>
		<p id=${id} tabindex="-1" class=${isMistake ? "is-mistake" : ""}>
			${isMistake ? html`<span class="mistake-tag" aria-hidden="true">!</span>` : nothing}
			${said.join(" ")}
		</p>
		${
			isMistake
				? html`<button type="button" @click=${act(() => room.takeBack())}>${words.play.takeBack}</button>`
				: nothing
		}
		${
			repetition === null
				? nothing
				: html`<button type="button" @click=${act(() => room.goOn())}>${words.play.goOn}</button>
						<button type="button" @click=${act(() => room.callDraw())}>${words.play.callDraw}</button>`
		}
	</div>`;
}
