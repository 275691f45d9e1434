/** An error message, in place of what could not be shown. */
import { html, type TemplateResult } from "lit/html.js";

export const errorBox = (message: string): TemplateResult =>
	html`<div class="error"><p><span class="error-glyph" aria-hidden="true">!</span> ${message}</p></div>`;
