/** The head of the page: its name, the choice of the activity, the link, the tutorial, the help, and the language. */
import { html, type TemplateResult } from "lit/html.js";
import { pageLanguages } from "../../locale/page.ts";
import type { Context } from "../context.ts";
import { copyButton } from "../share/copy.ts";
import { chapterOf } from "./chapter-link.ts";
import { choices } from "./choices.ts";
import { activities as all } from "./frame.ts";

function activities(context: Context): TemplateResult {
	const { address, puzzles, state, words } = context;
	const { url } = address;
	return html`<div class="activities" id="activities">
		<fieldset>
			<legend class="visually-hidden">${words.activities.heading}</legend>
			${choices(
				"activity",
				all,
				state.puzzles.isComing ? "puzzle" : state.frame.activity,
				(activity) => puzzles.choose(activity),
				(activity) => words.activities[activity],
			)}
		</fieldset>
		${copyButton(context, {
			id: "share-button",
			label: words.share.copyLink,
			isReady: url !== null,
			text: () => url ?? "",
		})}
	</div>`;
}

export function header(context: Context): TemplateResult {
	const { frame, help, words } = context;
	return html`
		<div class="brand">
			<h1>Catchmate</h1>
			<p class="tagline">${words.tagline}</p>
		</div>
		${activities(context)}
		<div class="header-tools">
			<a class="button" id="learn-link" href=${chapterOf(words)}>${words.learn.name}</a>
			<button
				type="button"
				id="help-button"
				aria-haspopup="dialog"
				@click=${() => void help.openHelp()}
			>
				${words.help.name}
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
