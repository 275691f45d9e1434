/** Taking the board along: its link, its picture, the record of its game, and the tag that embeds it. */
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { attempt } from "../attempt.ts";
import type { Context } from "../context.ts";
import {
	downloadPicture,
	downloadRecord,
	pictureFormats,
	recordOf,
	snippetOf,
} from "../share/takeaway.ts";
import { copyText } from "./text.ts";

const marksId = "share-marks";

const withMarks = () => document.querySelector<HTMLInputElement>(`#${marksId}`)?.checked ?? false;

function link({ words, tell, address }: Context): TemplateResult {
	const whole = address.url ?? "";
	const select = (event: Event) => (event.target as HTMLInputElement).select();
	return html`<div class="share-row">
			<label class="field">
				<span>${words.share.link}</span>
				<input type="text" readonly id="share-link" .value=${live(whole)} @focus=${select} />
			</label>
			<button type="button" class="primary" @click=${() => void copyText(whole, tell)}>
				${words.share.copyLink}
			</button>
		</div>
		${whole === "" ? html`<p class="note">${words.share.noLink}</p>` : nothing}`;
}

function picture(context: Context): TemplateResult {
	const { board, words } = context;
	const save = (format: (typeof pictureFormats)[number]) =>
		attempt(context, () => downloadPicture(board, format, withMarks(), words.tag));
	// A board that is still to be solved hides nothing.
	const hasValues = board.record === null || board.table !== null;
	return html`<h3 class="group-heading">${words.share.picture}</h3>
		<div class="buttons">
			${pictureFormats.map(
				(format) => html`<button type="button" @click=${() => void save(format)}>
					${words.share.download(format.toUpperCase())}
				</button>`,
			)}
			<label class="check">
				<input type="checkbox" id=${marksId} checked />
				<span>${words.share.withMarks(hasValues)}</span>
			</label>
		</div>`;
}

function record(context: Context): TemplateResult {
	const { address, board, words, tell } = context;
	const copy = () =>
		attempt(context, async () => {
			await copyText((await recordOf(board, words, address.url)) ?? "", tell);
		});
	const save = () => attempt(context, () => downloadRecord(board, words, address.url));
	return html`<h3 class="group-heading">${words.share.record}</h3>
		<div class="buttons">
			<button type="button" @click=${() => void copy()}>${words.share.copyRecord}</button>
			<button type="button" @click=${() => void save()}>${words.share.downloadRecord}</button>
		</div>`;
}

function embedding({ address, board, state, words, tell }: Context): TemplateResult {
	const snippet =
		address.link === null ? "" : snippetOf(address.link, board.record?.index ?? 0, state.activity);
	return html`<details class="fold" id="share-embed">
		<summary>${words.share.embed}</summary>
		<div class="fold-content">
			<pre class="snippet" tabindex="0" role="group" aria-label=${words.share.embed}>${snippet}</pre>
			<p class="note">${words.share.embedNote}</p>
			<button type="button" @click=${() => void copyText(snippet, tell)}>
				${words.share.copySnippet}
			</button>
		</div>
	</details>`;
}

export function share(context: Context): TemplateResult {
	return html`<h2>${context.words.share.heading}</h2>
		${link(context)} ${picture(context)} ${record(context)} ${embedding(context)}`;
}
