/** The head of the page: name, activities, link, tutorial, help and language. */
import { html, type TemplateResult } from "lit/html.js";
import { languages, tags } from "../../locale/languages.ts";
import { type Activity, activities as all } from "../kernel/activities.ts";
import { chapterOf } from "../kernel/controls/chapter-link.ts";
import { choices } from "../kernel/controls/choices.ts";
import { copyButton } from "../kernel/controls/copy.ts";
import type { PageParts } from "../kernel/parts.ts";

export interface HeaderView extends PageParts {
	/** The link to the board; null if there is none. */
	readonly url: string | null;
	/** What the person is doing, or about to do. */
	readonly activity: Activity;
	readonly choose: (activity: Activity) => void;
	readonly openHelp: () => void;
}

function activities(view: HeaderView): TemplateResult {
	const { activity, choose, url, words } = view;
	return html`<div class="activities" id="activities">
		<fieldset>
			<legend class="visually-hidden">${words.activities.heading}</legend>
			${choices("activity", all, activity, choose, (each) => words.activities[each])}
		</fieldset>
		${copyButton(view, {
			id: "share-button",
			label: words.share.copyLink,
			isReady: url !== null,
			text: () => url ?? "",
		})}
	</div>`;
}

export function header(view: HeaderView): TemplateResult {
	const { frame, openHelp, words } = view;
	return html`
		<div class="brand">
			<h1><a href="#">Catchmate</a></h1>
			<p class="tagline">${words.tagline}</p>
		</div>
		${activities(view)}
		<div class="header-tools">
			<a class="button" id="learn-link" href=${chapterOf(words)}>${words.learn.name}</a>
			<button
				type="button"
				id="help-button"
				aria-haspopup="dialog"
				@click=${openHelp}
			>
				${words.help.name}
			</button>
			<div class="segments" role="group" aria-label=${words.language}>
				${tags.map(
					(tag) => html`<button
						type="button"
						lang=${tag}
						aria-pressed=${tag === words.tag ? "true" : "false"}
						@click=${() => frame.setLanguage(tag)}
					>
						${languages[tag]}
					</button>`,
				)}
			</div>
		</div>
	`;
}
