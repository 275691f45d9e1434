/** A button that stays in its place when it cannot be used. */
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
