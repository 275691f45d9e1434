/** What panels are made of: parts that are drawn only while they are open, and answers that may still be on their way. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import type { Answer } from "../study/questions.ts";

/** A part of the page that is drawn only while it is open. */
export function fold(
	id: string,
	heading: string,
	isOpen: boolean,
	setOpen: (isOpen: boolean) => void,
	content: () => TemplateResult | typeof nothing,
): TemplateResult {
	const toggle = (event: Event) => {
		event.preventDefault();
		const { parentElement: whole } = event.currentTarget as Element;
		setOpen(!isOpen);
		// What is above may become smaller by it: the fold must not leave from under the finger.
		requestAnimationFrame(() => whole?.scrollIntoView({ block: "nearest" }));
	};
	return html`<details class="fold" id=${id} ?open=${isOpen}>
		<summary @click=${toggle}>${heading}</summary>
		${isOpen ? html`<div class="fold-content">${content()}</div>` : nothing}
	</details>`;
}

/** What is drawn of an answer, or why there is none. */
export function answered<T>(
	{ words }: Context,
	answer: Answer<T>,
	draw: (known: T) => TemplateResult,
): TemplateResult {
	if (answer === "waiting" || answer === "failed") {
		return html`<p class="note">${words.study[answer]}</p>`;
	}
	return draw(answer.known);
}
