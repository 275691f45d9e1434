/** The failure of a link. */
import "./link-failure.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { pageFailureText } from "../failure.ts";

/** A link's failure, told beside the board until there is something else to link to. */
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
