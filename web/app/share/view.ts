/** The panel for sharing the board: its link, its picture, the record of its game, and the tag that embeds it. */
import "./share.css";
import type { Signal } from "@preact/signals-core";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyButton } from "../shell/controls/copy.ts";
import { attempt } from "../shell/failure.ts";
import type { ShareView } from "./context.ts";
import { embedding } from "./embedding.ts";
import {
	downloadPicture,
	downloadRecord,
	mostArrows,
	pictureFormats,
	pictureToCopy,
	recordOf,
} from "./export.ts";

function link(view: ShareView): TemplateResult {
	const { words } = view;
	const url = view.address.url ?? "";
	const select = (event: Event) => (event.target as HTMLInputElement).select();
	return html`<div class="share-row">
			<label class="field">
				<span>${words.share.link}</span>
				<input type="text" readonly id="share-link" .value=${live(url)} @focus=${select} />
			</label>
			${copyButton(view, {
				id: "copy-link",
				label: words.share.copyLink,
				isPrimary: true,
				isReady: url !== "",
				text: () => url,
			})}
		</div>
		${url === "" ? html`<p class="note">${words.share.noLink}</p>` : nothing}`;
}

function picture(view: ShareView): TemplateResult {
	const { board, share, words } = view;
	const shown = { marks: share.marks.value, line: share.line.value };
	const toggle = (choice: Signal<boolean>) => () => {
		choice.value = !choice.value;
	};
	const save = (format: (typeof pictureFormats)[number]) =>
		attempt(view, () => downloadPicture(board, format, shown, words.tag));
	// A board that is still to be solved hides nothing.
	const hasValues = !board.hidesValues;
	return html`<h3 class="group-heading">${words.share.picture}</h3>
		<div class="buttons">
			${copyButton(view, {
				id: "copy-picture",
				label: words.share.copyPicture,
				isReady: board.problem !== null,
				picture: () => pictureToCopy(board, shown),
			})}
			${pictureFormats.map(
				(format) => html`<button type="button" @click=${() => void save(format)}>
					${words.share.download(format.toUpperCase())}
				</button>`,
			)}
			<label class="check">
				<input
					type="checkbox"
					id="share-marks"
					.checked=${live(shown.marks)}
					@change=${toggle(share.marks)}
				/>
				<span>${words.share.withMarks(hasValues)}</span>
			</label>
			${
				hasValues
					? html`<label class="check">
							<input
								type="checkbox"
								id="share-line"
								.checked=${live(shown.line)}
								@change=${toggle(share.line)}
							/>
							<span>${words.share.withLine(mostArrows)}</span>
						</label>`
					: nothing
			}
		</div>`;
}

function record(view: ShareView): TemplateResult {
	const { board, words } = view;
	const { url } = view.address;
	const text = async () => (await recordOf(board, words, url)) ?? "";
	const save = () => attempt(view, () => downloadRecord(board, words, url));
	return html`<h3 class="group-heading">${words.share.record}</h3>
		<div class="buttons">
			${copyButton(view, { id: "copy-record", label: words.share.copyRecord, text })}
			<button type="button" @click=${() => void save()}>${words.share.downloadRecord}</button>
		</div>`;
}

export function share(view: ShareView): TemplateResult {
	return html`<h2 class="visually-hidden">${view.words.share.heading}</h2>
		${link(view)} ${picture(view)} ${record(view)} ${embedding(view)}`;
}
