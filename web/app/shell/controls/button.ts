/** A button that stays focusable while it is disabled. */
import { html, nothing, type TemplateResult } from "lit/html.js";

export const button = (
	label: string,
	isPossible: boolean,
	act: () => void,
	look: "clear" | "rules-back" | typeof nothing = nothing,
): TemplateResult => html`<button
	type="button"
	class=${look}
	aria-disabled=${isPossible ? "false" : "true"}
	@click=${isPossible ? act : nothing}
>
	${label}
</button>`;
