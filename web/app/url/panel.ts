/** The panel for an invalid link. */
import "./link-failure.css";
import { html, nothing } from "lit/html.js";
import type { Context } from "../shell/context.ts";
import { errorLine } from "../shell/controls/error.ts";
import { pageFailureText } from "../shell/failure.ts";
import type { Rendered } from "../shell/panels.ts";
import type { Address } from "./model.ts";

/** The error message for a link: beside the board, or at the foot of a narrow screen. The next new URL removes it. */
export function linkFailure({ address, words }: Context & { readonly address: Address }): Rendered {
	const failure = address.failure.value;
	return failure === null
		? nothing
		: html`<div class="error link-failure sheet">
				${errorLine(pageFailureText(words, failure).message)}
				<button type="button" @click=${() => address.dismissFailure()}>${words.share.dismiss}</button>
			</div>`;
}
