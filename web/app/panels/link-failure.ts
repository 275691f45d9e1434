/** What is wrong with a link, said at the board until there is something else to link to. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { pageFailureText } from "../failure.ts";

export function linkFailure({
	state,
	words,
	dismissLink,
}: Context): TemplateResult | typeof nothing {
	return state.linkFailure === null
		? nothing
		: html`<div class="error link-failure">
				<p>
					<span class="error-glyph" aria-hidden="true">!</span>
					${pageFailureText(words, state.linkFailure).message}
				</p>
				<button type="button" @click=${dismissLink}>${words.share.dismiss}</button>
			</div>`;
}
