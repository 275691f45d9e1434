/** The flame of a streak. */
import { html, type TemplateResult } from "lit/html.js";

/** @param isLit whether today's puzzle is solved; otherwise only its outline is drawn */
export const flame = (isLit: boolean): TemplateResult =>
	html`<svg class="flame ${isLit ? "is-lit" : ""}" viewBox="0 0 24 24" aria-hidden="true">
		<path d="M12.5 2.5c.5 4.5 6.5 6.5 6.5 12.5a7 7 0 0 1-14 0c0-3 1.5-4.5 3-6.5c.5 1.5 1 2.5 2 3c-.5-3.5.5-6.5 2.5-9z" />
	</svg>`;
