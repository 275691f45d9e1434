/** The panel for sharing the board: its link, its picture, the record of its game, and the tag that embeds it. */
import "./share.css";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { attempt, pageFailureText } from "../failure.ts";
import {
	copyText,
	downloadPicture,
	downloadRecord,
	pictureFormats,
	recordOf,
	snippetOf,
} from "./export.ts";

const marksId = "share-marks";

const withMarks = () => document.querySelector<HTMLInputElement>(`#${marksId}`)?.checked ?? false;

function link({ words, frame, address }: Context): TemplateResult {
	const url = address.url ?? "";
	const select = (event: Event) => (event.target as HTMLInputElement).select();
	return html`<div class="share-row">
			<label class="field">
				<span>${words.share.link}</span>
				<input type="text" readonly id="share-link" .value=${live(url)} @focus=${select} />
			</label>
			<button type="button" class="primary" @click=${() => void copyText(url, frame)}>
				${words.share.copyLink}
			</button>
		</div>
		${url === "" ? html`<p class="note">${words.share.noLink}</p>` : nothing}`;
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
	const { address, board, frame, words } = context;
	const copy = () =>
		attempt(context, async () => {
			await copyText((await recordOf(board, words, address.url)) ?? "", frame);
		});
	const save = () => attempt(context, () => downloadRecord(board, words, address.url));
	return html`<h3 class="group-heading">${words.share.record}</h3>
		<div class="buttons">
			<button type="button" @click=${() => void copy()}>${words.share.copyRecord}</button>
			<button type="button" @click=${() => void save()}>${words.share.downloadRecord}</button>
		</div>`;
}

function embedding({ address, board, frame, state, words }: Context): TemplateResult {
	const snippet =
		address.link === null
			? ""
			: snippetOf(address.link, board.record?.index ?? 0, state.frame.activity);
	return html`<details class="fold" id="share-embed">
		<summary>${words.share.embed}</summary>
		<div class="fold-content">
			<pre class="snippet" tabindex="0" role="group" aria-label=${words.share.embed}>${snippet}</pre>
			<p class="note">${words.share.embedNote}</p>
			<button type="button" @click=${() => void copyText(snippet, frame)}>
				${words.share.copySnippet}
			</button>
		</div>
	</details>`;
}

export function share(context: Context): TemplateResult {
	return html`<h2>${context.words.share.heading}</h2>
		${link(context)} ${picture(context)} ${record(context)} ${embedding(context)}`;
}

/** A link's failure, told at the board until there is something else to link to. */
export function linkFailure({ address, state, words }: Context): TemplateResult | typeof nothing {
	const failure = state.share.linkFailure;
	return failure === null
		? nothing
		: html`<div class="error link-failure">
				<p>
					<span class="error-glyph" aria-hidden="true">!</span>
					${pageFailureText(words, failure).message}
				</p>
				<button type="button" @click=${() => address.dismissFailure()}>${words.share.dismiss}</button>
			</div>`;
}
