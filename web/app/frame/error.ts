/** Says what has gone wrong in the place where it was to be. */
import { html, type TemplateResult } from "lit/html.js";

export const errorBox = (message: string): TemplateResult =>
	html`<div class="error"><p><span class="error-glyph" aria-hidden="true">!</span> ${message}</p></div>`;
