/** A fold in a panel; draws its contents only while open. */
import type { Signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { work } from "../work.ts";

export function fold(
	id: string,
	heading: string,
	isOpen: boolean,
	setOpen: (isOpen: boolean) => void,
	content: () => TemplateResult | typeof nothing,
): TemplateResult {
	const toggle = (event: Event) => {
		event.preventDefault();
		const { parentElement: details } = event.currentTarget as Element;
		setOpen(!isOpen);
		// Panels above may shrink; keep the fold in view.
		work.inFrame(() => details?.scrollIntoView({ block: "nearest" }));
	};
	return html`<details class="fold" id=${id} ?open=${isOpen}>
		<summary @click=${toggle}>${heading}</summary>
		${isOpen ? html`<div class="fold-content">${content()}</div>` : nothing}
	</details>`;
}

/** A fold with its state in a signal. */
export const signalFold = (
	id: string,
	heading: string,
	isOpen: Signal<boolean>,
	content: () => TemplateResult | typeof nothing,
): TemplateResult => {
	const setOpen = (open: boolean) => {
		isOpen.value = open;
	};
	return fold(id, heading, isOpen.value, setOpen, content);
};
