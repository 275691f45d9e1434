/** The head of the page, with its help and its language, and the choice of the activity. */
import { html, type TemplateResult } from "lit/html.js";
import { pageLanguages } from "../../locale/page.ts";
import type { Context } from "../context.ts";
import { copyText } from "../share/export.ts";
import { choices } from "./choices.ts";
import { activities as all } from "./frame.ts";

export function header({ frame, learn, words }: Context): TemplateResult {
	return html`
		<div class="brand">
			<h1>Catchmate</h1>
			<p class="tagline">${words.tagline}</p>
		</div>
		<div class="header-tools">
		<button type="button" id="help-button" aria-haspopup="dialog" @click=${() => void learn.openHelp()}>
			${words.learn.help}
		</button>
		<div class="segments" role="group" aria-label=${words.language}>
			${pageLanguages.map(
				({ tag, nativeName }) => html`<button
					type="button"
					lang=${tag}
					aria-pressed=${tag === words.tag ? "true" : "false"}
					@click=${() => frame.setLanguage(tag)}
				>
					${nativeName}
				</button>`,
			)}
		</div>
		</div>
	`;
}

export function activities({ address, frame, puzzles, state, words }: Context): TemplateResult {
	const { url } = address;
	return html`<div class="activities"><fieldset>
		<legend class="visually-hidden">${words.activities.heading}</legend>
		${choices(
			"activity",
			all,
			state.puzzles.isComing ? "puzzle" : state.frame.activity,
			(activity) => puzzles.choose(activity),
			(activity) => words.activities[activity],
		)}
	</fieldset>
	<button
		type="button"
		id="share-button"
		aria-disabled=${url === null ? "true" : "false"}
		title=${words.share.copyLink}
		@click=${() => url !== null && void copyText(url, frame)}
	>
		${words.share.heading}
	</button></div>`;
}
