/** A button that opens the system's share sheet with a text, a link and a picture; without one, it copies text and link. */
import { html, type TemplateResult } from "lit/html.js";
import type { BoardState } from "../../../board/state.ts";
import type { Context } from "../context.ts";
import { Lazy } from "../lazy.ts";
import { copyButton } from "./copy.ts";

const drawing = new Lazy(() => import("../png.ts"));

interface Sharing {
	/** The id of the button's element. */
	readonly id: string;
	readonly label: string;
	readonly text: () => string;
	readonly url: string;
	/** The board of the shared picture; undefined for no picture. */
	readonly picture?: BoardState;
}

/** The picture as a file; none if the share sheet accepts no files. */
async function filesOf(picture: BoardState | undefined): Promise<File[]> {
	if (picture === undefined || typeof navigator.canShare !== "function") {
		return [];
	}
	const { pngOf } = await drawing.load();
	const files = [new File([await pngOf(picture)], "catchmate.png", { type: "image/png" })];
	return navigator.canShare({ files }) ? files : [];
}

export function shareButton(context: Context, sharing: Sharing): TemplateResult {
	const { id, label, text, url, picture } = sharing;
	if (typeof navigator.share !== "function") {
		return copyButton(context, { id, label, text: () => `${text()}\n${url}` });
	}
	const share = async () => {
		const files = await filesOf(picture).catch(() => []);
		// Closing the sheet rejects the promise.
		await navigator
			.share({ text: text(), url, ...(files.length > 0 && { files }) })
			.catch(() => {});
	};
	return html`<button type="button" id=${id} @click=${() => void share()}>${label}</button>`;
}
