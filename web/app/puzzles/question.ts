/** A yes-or-no question in a dialog; Escape means no. */
import { html, render } from "lit/html.js";
import { Modal } from "../shell/controls/dialog.ts";

export interface QuestionWords {
	readonly text: string;
	readonly yes: string;
	readonly no: string;
}

/** @param act called if the answer is yes */
export function question({ text, yes, no }: QuestionWords, act: () => void): void {
	const dialog = document.createElement("dialog");
	dialog.className = "question";
	dialog.setAttribute("aria-labelledby", "question");
	document.body.append(dialog);
	const modal = new Modal(dialog, (isOpen) => {
		if (!isOpen) {
			dialog.remove();
		}
	});
	const agree = () => {
		modal.close();
		act();
	};
	const content = html`<p id="question">${text}</p>
		<div class="buttons">
			<button type="button" class="primary" autofocus @click=${() => modal.close()}>${no}</button>
			<button type="button" @click=${agree}>${yes}</button>
		</div>`;
	render(content, dialog);
	modal.open();
}
