/** A field for moves, for those who would rather type. */

import type { Rules } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";

/** Whether a side may ever pass. */
const canPass = ({ noMove, sides }: Rules): boolean =>
	noMove === "passes" || sides.some(({ mayPass }) => mayPass);

export function typed({ board, room, words }: Context): TemplateResult {
	const { text, error } = room.typed;
	const submit = (event: Event) => {
		event.preventDefault();
		room.playTyped();
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
			@input=${(event: Event) => room.setTyped((event.target as HTMLInputElement).value)}
		/>
		<button type="submit">${words.play.typed.play}</button>
		${
			error === null
				? html`<p class="note" id="typed-help">${words.play.typed.help(board.rules !== null && canPass(board.rules))}</p>`
				: html`<div class="error">
						<p id="typed-error">
							<span class="error-glyph" aria-hidden="true">!</span>${words.play.typed.errors[error]}
						</p>
					</div>`
		}
	</form>`;
}
