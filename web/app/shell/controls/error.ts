/** An error message, with its sign. */
import { html, type TemplateResult } from "lit/html.js";

export const errorLine = (message: string | TemplateResult): TemplateResult =>
	html`<p><span class="error-glyph" aria-hidden="true">!</span> ${message}</p>`;

/** A box with an error message, in place of missing contents. */
export const errorBox = (message: string): TemplateResult =>
	html`<div class="error">${errorLine(message)}</div>`;
