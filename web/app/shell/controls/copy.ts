/** A button that copies a text or a picture, and then shows that it has. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { copied, copy } from "../clipboard.ts";
import type { Context } from "../context.ts";
import { attempt } from "../failure.ts";

interface Copying {
	/** The id of the button's element, which also identifies it. */
	readonly id: string;
	readonly label: string;
	/** The button's accessible name, if its label is too short. */
	readonly name?: string;
	readonly isPrimary?: boolean;
	/** Whether there is anything to copy; the default is true. */
	readonly isReady?: boolean;
	readonly text?: () => string | Promise<string>;
	/** A PNG picture in place of a text. WebKit only takes one that is begun with the press itself. */
	readonly picture?: () => Promise<Blob>;
}

export function copyButton(context: Context, copying: Copying): TemplateResult {
	const { words } = context;
	const { id, label, name, isPrimary = false, isReady = true, text, picture } = copying;
	const isCopied = copied.value === id;
	const press = () =>
		attempt(context, async () => copy(context, id, picture?.() ?? (await text?.()) ?? ""));
	// Both labels take up space, so that the button keeps its width.
	const either = (shown: string, isShown: boolean) =>
		html`<span ?data-unseen=${!isShown} aria-hidden=${isShown ? nothing : "true"}>${shown}</span>`;
	return html`<button
		type="button"
		class=${isPrimary ? "copy primary" : "copy"}
		id=${id}
		aria-label=${name === undefined || isCopied ? nothing : name}
		aria-disabled=${isReady ? "false" : "true"}
		@click=${isReady ? () => void press() : nothing}
	>
		${either(label, !isCopied)}${either(words.copied, isCopied)}
	</button>`;
}
