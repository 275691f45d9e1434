/** The panel for sharing the board: its link, its picture, the record of its game, and the tag that embeds it. */
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { attempt } from "../failure.ts";
import { copyButton } from "./copy.ts";
import { embedding } from "./embedding.ts";
import { downloadPicture, downloadRecord, pictureFormats, recordOf } from "./export.ts";

const marksId = "share-marks";

const withMarks = () => document.querySelector<HTMLInputElement>(`#${marksId}`)?.checked ?? false;

function link(context: Context): TemplateResult {
	const { address, words } = context;
	const url = address.url ?? "";
	const select = (event: Event) => (event.target as HTMLInputElement).select();
	return html`<div class="share-row">
			<label class="field">
				<span>${words.share.link}</span>
				<input type="text" readonly id="share-link" .value=${live(url)} @focus=${select} />
			</label>
			${copyButton(context, {
				id: "copy-link",
				label: words.share.copyLink,
				isPrimary: true,
				isReady: url !== "",
				text: () => url,
			})}
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
	const { address, board, words } = context;
	const text = async () => (await recordOf(board, words, address.url)) ?? "";
	const save = () => attempt(context, () => downloadRecord(board, words, address.url));
	return html`<h3 class="group-heading">${words.share.record}</h3>
		<div class="buttons">
			${copyButton(context, { id: "copy-record", label: words.share.copyRecord, text })}
			<button type="button" @click=${() => void save()}>${words.share.downloadRecord}</button>
		</div>`;
}

export function share(context: Context): TemplateResult {
	return html`<h2 class="visually-hidden">${context.words.share.heading}</h2>
		${link(context)} ${picture(context)} ${record(context)} ${embedding(context)}`;
}
