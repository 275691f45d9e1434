/** A comment of a told game as it is shown. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { commentParts, type Part } from "../model/comment-text.ts";

/** Links lead away from a game that may be under way, so they open beside it, but for those within the page. */
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
			const target = part.href?.startsWith("#") ? nothing : "_blank";
			return html`<a href=${part.href ?? nothing} target=${target} rel="noopener">${inner}</a>`;
		}
	}
}

/** The paragraph of a comment. */
export const commentText = (text: string): TemplateResult =>
	html`<p class="comment" part="comment">${commentParts(text).map(shown)}</p>`;
