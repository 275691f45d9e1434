/** The header: the places, and quiet links to games, help, languages and colours. */
import "./header.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { languages, tags } from "../../locale/languages.ts";
import type { Streak } from "../../model/puzzle-progress.ts";
import { nextScheme, type Scheme } from "../../storage/scheme.ts";
import { places as all, type Place } from "../shell/activities.ts";
import type { Context } from "../shell/context.ts";
import { chapterOf } from "../shell/controls/chapter-link.ts";
import { choices } from "../shell/controls/choices.ts";
import { flame } from "../shell/controls/flame.ts";
import { chooseScheme, scheme } from "../shell/language-and-colours.ts";
import type { Rendered } from "../shell/panels.ts";
import { askFor } from "./language.ts";

export interface HeaderView extends Context {
	readonly places: {
		/** The current place, or the one about to be shown. */
		readonly place: Place;
		go(place: Place): void;
	};
	readonly library: { open(): Promise<void> };
	readonly help: { openHelp(): Promise<void> };
	readonly puzzles: {
		/** The streak of a returning solver; null for others. */
		readonly streak: Streak | null;
		/** Opens the puzzle of the day, or after its solution the next one on the path. */
		continuePath(): Promise<void>;
	};
}

/** The icons' fills inside a circle: half for auto, none for light, all for dark. */
const schemeIcons: Readonly<Record<Scheme, string>> = {
	auto: "M12 4a8 8 0 0 1 0 16z",
	light: "",
	dark: "M12 4a8 8 0 0 1 0 16a8 8 0 0 1 0-16z",
};

function schemeButton({ words }: Context): TemplateResult {
	const chosen = scheme.value;
	const label = words.schemes[chosen];
	return html`<button
		type="button"
		class="quiet icon"
		id="scheme-button"
		aria-label=${label}
		title=${label}
		@click=${() => chooseScheme(nextScheme(chosen))}
	>
		<svg viewBox="0 0 24 24" aria-hidden="true">
			<circle cx="12" cy="12" r="8"></circle>
			<path d=${schemeIcons[chosen]}></path>
		</svg>
	</button>`;
}

/** A quiet reminder of the streak, which opens the day's puzzle. */
function streak({ puzzles, words }: HeaderView): Rendered {
	const { streak } = puzzles;
	if (streak === null || streak.days === 0) return nothing;
	const label = words.help.greeting.streakLink(streak);
	return html`<button
		type="button"
		class="quiet"
		id="streak"
		aria-label=${label}
		title=${label}
		@click=${() => void puzzles.continuePath()}
	>
		${flame(streak.isTodayOver)}${streak.days}
	</button>`;
}

export function header(view: HeaderView): TemplateResult {
	const { help, library, places, words } = view;
	return html`
		<div class="activities" id="activities">
			<fieldset>
				<legend class="visually-hidden">${words.activities.heading}</legend>
				${choices(
					"activity",
					all,
					places.place,
					(each) => {
						places.go(each);
						scrollTo(0, 0);
					},
					(each) => words.activities[each],
				)}
			</fieldset>
			<a class="button quiet" id="learn-link" href=${chapterOf(words)}>${words.learn.name}</a>
		</div>
		<nav class="header-links" aria-label=${words.more}>
			${streak(view)}
			<button type="button" class="quiet" id="games-link" aria-haspopup="dialog" @click=${() => void library.open()}>
				${words.setup.games}
			</button>
			<button type="button" class="quiet" id="help-button" aria-haspopup="dialog" @click=${() => void help.openHelp()}>
				${words.help.name}
			</button>
			${tags
				.filter((tag) => tag !== words.tag)
				.map(
					(tag) =>
						html`<button
							type="button"
							class="quiet"
							lang=${tag}
							@click=${() => askFor(tag)}
						>
							${languages[tag]}
						</button>`,
				)}
			${schemeButton(view)}
		</nav>
	`;
}
