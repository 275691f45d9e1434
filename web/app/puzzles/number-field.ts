/** A field for a puzzle's number, which opens it. */
import { signal } from "@preact/signals-core";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { fieldOf } from "../shell/controls/field.ts";
import { work } from "../shell/work.ts";
import type { PuzzlesView } from "./context.ts";

/** What stands in the field, and whether it was refused. */
const typed = signal({ text: "", isWrong: false });

const errorId = "puzzle-number-error";

/** @param last the number of the last puzzle */
export function numberField(
	view: PuzzlesView,
	last: number,
	open: (number: number) => void,
): TemplateResult {
	const words = view.words.puzzles.byNumber;
	const { text, isWrong } = typed.value;
	const submit = (event: Event) => {
		event.preventDefault();
		const number = /^\s*#?\d{1,6}\s*$/.test(text) ? Number(text.replace("#", "")) : 0;
		const isThere = number >= 1 && number <= last;
		typed.value = { text: isThere ? "" : text, isWrong: !isThere };
		if (isThere) {
			open(number);
		} else {
			view.board.announce(words.wrong, true);
			// What stands at the foot may lie over it.
			work.inFrame(() => document.getElementById(errorId)?.scrollIntoView({ block: "nearest" }));
		}
	};
	return html`<form class="typed" @submit=${submit}>
		<label for="puzzle-number">${words.label}</label>
		<input
			id="puzzle-number"
			type="text"
			inputmode="numeric"
			autocomplete="off"
			enterkeyhint="go"
			maxlength="9"
			aria-invalid=${isWrong ? "true" : "false"}
			aria-describedby=${isWrong ? errorId : nothing}
			.value=${live(text)}
			@input=${(event: Event) => {
				typed.value = { text: fieldOf(event).value, isWrong: false };
			}}
		/>
		<button type="submit">${words.open}</button>
		${
			isWrong
				? html`<div class="error">
						<p id=${errorId}>
							<span class="error-glyph" aria-hidden="true">!</span>${words.wrong}
						</p>
					</div>`
				: nothing
		}
	</form>`;
}
