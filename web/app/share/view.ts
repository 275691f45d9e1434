/** The panel for sharing the board: its link, its picture, the record of its game, and the tag that embeds it. */
import "./share.css";
import type { Signal } from "@preact/signals-core";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyButton } from "../shell/controls/copy.ts";
import { attempt } from "../shell/failure.ts";
import { embedding } from "./embed-view.ts";
import {
	downloadPicture,
	downloadRecord,
	gameTextOf,
	mostArrows,
	type PictureFormat,
	pictureFormats,
	pictureToCopy,
	recordOf,
} from "./export.ts";
import type { ShareView } from "./model.ts";

function link(view: ShareView): TemplateResult {
	const { words } = view;
	// The link of a board being edited opens it for analysis.
	const url = (view.address.url ?? "").replace(/\.edit$/, "");
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
	const check = (id: string, choice: Signal<boolean>, label: string) => {
		const toggle = () => {
			choice.value = !choice.value;
		};
		return html`<label class="check">
			<input type="checkbox" id=${id} .checked=${live(choice.value)} @change=${toggle} />
			<span>${label}</span>
		</label>`;
	};
	const saveButton = (format: PictureFormat) => {
		const save = () => void attempt(view, () => downloadPicture(view, format));
		return html`<button type="button" @click=${save}>${words.share.download(format.toUpperCase())}</button>`;
	};
	// An unsolved board has no hidden values.
	const hasValues = !board.hidesValues;
	return html`<h3 class="group-heading">${words.share.picture}</h3>
		<div class="buttons">
			${copyButton(view, {
				id: "copy-picture",
				label: words.share.copyPicture,
				isReady: board.problem !== null,
				picture: () => pictureToCopy(view),
			})}
			${pictureFormats.map(saveButton)}
			${check("share-marks", share.marks, words.share.withMarks(hasValues))}
			${hasValues ? check("share-line", share.line, words.share.withLine(mostArrows)) : nothing}
		</div>`;
}

function record(view: ShareView): TemplateResult {
	const { words } = view;
	const text = async () => (await recordOf(view)) ?? "";
	const save = () => attempt(view, () => downloadRecord(view));
	return html`<h3 class="group-heading">${words.share.record}</h3>
		<div class="buttons">
			${copyButton(view, { id: "copy-record", label: words.share.copyRecord, text })}
			<button type="button" @click=${() => void save()}>${words.share.downloadRecord}</button>
			${copyButton(view, {
				id: "copy-game-text",
				label: words.share.copyGameText,
				isReady: view.board.problem !== null,
				text: () => gameTextOf(view),
			})}
		</div>`;
}

export function share(view: ShareView): TemplateResult {
	return html`<h2 class="visually-hidden">${view.words.share.heading}</h2>
		${link(view)} ${picture(view)} ${record(view)} ${embedding(view)}`;
}
