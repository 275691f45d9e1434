/** The page's head: its name, its help and its language. */
import { html, type TemplateResult } from "lit/html.js";
import { languages } from "../../locale/page.ts";
import type { Context } from "../context.ts";

export function header({ study, words, setLanguage }: Context): TemplateResult {
	return html`
		<div class="brand">
			<h1>Catchmate</h1>
			<p class="tagline">${words.tagline}</p>
		</div>
		<div class="header-tools">
		<button type="button" id="help-button" aria-haspopup="dialog" @click=${() => study.help.open()}>
			${words.learn.help}
		</button>
		<div class="segments" role="group" aria-label=${words.language}>
			${languages.map(
				({ tag, ownName }) => html`<button
					type="button"
					lang=${tag}
					aria-pressed=${tag === words.tag ? "true" : "false"}
					@click=${() => setLanguage(tag)}
				>
					${ownName}
				</button>`,
			)}
		</div>
		</div>
	`;
}
