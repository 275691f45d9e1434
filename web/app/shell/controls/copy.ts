/** A button that copies a text or a picture and confirms it. If the browser refuses, the text appears for copying by hand. */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { attempt } from "../failure.ts";
import { work } from "../work.ts";
import { fieldOf } from "./field.ts";

/** The time of the confirmation, in milliseconds. */
const shownTime = 2000;

/** The id of the button that shows a confirmation; null for none. */
const copied = signal<string | null>(null);
/** The text that the browser refused to copy; null for none. */
const refused = signal<{ readonly id: string; readonly text: string } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Copies a text or a pending PNG picture; the button `id` confirms it for a moment. */
async function copy(
	{ board, page, words }: Context,
	id: string,
	content: string | Promise<Blob>,
): Promise<void> {
	const { clipboard } = navigator;
	try {
		await (typeof content === "string"
			? clipboard.writeText(content)
			: clipboard.write([new ClipboardItem({ "image/png": content })]));
	} catch {
		page.notify("copy-failed");
		refused.value = typeof content === "string" ? { id, text: content } : null;
		work.inFrame(() => document.getElementById(`${id}-text`)?.focus());
		return;
	}
	refused.value = null;
	board.announce(words.pageNews.copied, true);
	copied.value = id;
	clearTimeout(timer);
	timer = setTimeout(() => {
		copied.value = null;
	}, shownTime);
}

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
	/** A PNG picture in place of a text; a promise, because WebKit requires the write to begin with the press. */
	readonly picture?: () => Promise<Blob>;
}

/** A refused text to copy by hand; focus selects it. */
function offered({ words }: Context, id: string, text: string): TemplateResult {
	const close = () => {
		refused.value = null;
		document.getElementById(id)?.focus();
	};
	return html`<div class="refused">
		<label class="field">
			<span>${words.byHand}</span>
			<textarea
				id="${id}-text"
				readonly
				rows="2"
				.value=${text}
				@focus=${(event: Event) => fieldOf(event).select()}
			></textarea>
		</label>
		<button type="button" class="quiet" @click=${close}>${words.close}</button>
	</div>`;
}

/** Hides a refused text when its button would copy another, for example after a move. */
async function checkOffer({ id, text }: Copying): Promise<void> {
	const offer = refused.peek();
	if (offer?.id === id && offer.text !== (await text?.()) && refused.peek() === offer) {
		refused.value = null;
	}
}

export function copyButton(context: Context, copying: Copying): TemplateResult {
	const { words } = context;
	const { id, label, name, isPrimary = false, isReady = true, text, picture } = copying;
	const isCopied = copied.value === id;
	const offer = refused.value?.id === id ? refused.value : null;
	// If the button's text cannot be made now, the refused one stays.
	void checkOffer(copying).catch(() => {});
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
	</button>${offer === null ? nothing : offered(context, id, offer.text)}`;
}
