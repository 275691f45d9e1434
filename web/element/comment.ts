/** A comment of a told game as it is shown. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { commentParts, type Part } from "../model/comment-text.ts";

/** Links to other sites open beside the game, which may be under way. */
function shown(part: Part): string | TemplateResult {
	if (typeof part === "string") return part;
	const inner = part.parts.map(shown);
	switch (part.kind) {
		case "em":
			return html`<em>${inner}</em>`;
		case "strong":
			return html`<strong>${inner}</strong>`;
		case "code":
			return html`<code>${inner}</code>`;
		case "a": {
			const target = part.href?.includes("//") ? "_blank" : nothing;
			return html`<a href=${part.href ?? nothing} target=${target} rel="noopener">${inner}</a>`;
		}
	}
}

/** The paragraph of a comment. */
export const commentText = (text: string): TemplateResult =>
	html`<p class="comment" part="comment">${commentParts(text).map(shown)}</p>`;
