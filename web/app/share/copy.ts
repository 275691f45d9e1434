/** A button that copies a text, and says on itself that it has. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { attempt } from "../failure.ts";

interface Copying {
	/** Tells the button from the others: its element has that id. */
	readonly id: string;
	readonly label: string;
	/** What the button is called where its label says too little. */
	readonly name?: string;
	readonly isPrimary?: boolean;
	/** Whether there is anything to be copied; there is without it. */
	readonly isReady?: boolean;
	readonly text: () => string | Promise<string>;
}

export function copyButton(context: Context, copying: Copying): TemplateResult {
	const { frame, state, words } = context;
	const { id, label, name, isPrimary = false, isReady = true, text } = copying;
	const isCopied = state.frame.copied === id;
	const copy = () => attempt(context, async () => frame.copy(id, await text()));
	// As wide as the wider of both labels, whichever is seen: the buttons beside it stay where they are.
	const either = (shown: string, isShown: boolean) =>
		html`<span ?data-unseen=${!isShown} aria-hidden=${isShown ? nothing : "true"}>${shown}</span>`;
	return html`<button
		type="button"
		class=${isPrimary ? "copy primary" : "copy"}
		id=${id}
		aria-label=${name === undefined || isCopied ? nothing : name}
		aria-disabled=${isReady ? "false" : "true"}
		@click=${isReady ? () => void copy() : nothing}
	>
		${either(label, !isCopied)}${either(words.copied, isCopied)}
	</button>`;
}
