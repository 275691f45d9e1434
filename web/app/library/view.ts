/** The buttons that show game and board, and the dialogs that they open. */
import "./library.css";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { presetWith } from "../../model/presets.ts";
import { aimText } from "../shell/aim.ts";
import { gameWords } from "../shell/game-words.ts";
import type { LibraryView } from "./context.ts";
import { content } from "./lazy.ts";
import type { Shelf } from "./model.ts";

/** Cards in rows: what the button opens, which is no list that drops down. */
const cards = svg`<svg class="picker-icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M1 1h6v6H1zM9 1h6v6H9zM1 9h6v6H1zM9 9h6v6H9z"></path></svg>`;

export function setup({ frame, library, words }: LibraryView): TemplateResult {
	const games = frame.games.value;
	const { value: rules } = library.text.state.rules;
	const preset = rules && presetWith(rules.id, library.text.state.text.value);
	const of = rules && gameWords(words, games, rules);
	const picker = (
		shelf: Shelf,
		title: string,
		picked: string | undefined,
	) => html`<div class="field">
		<span class="visually-hidden" id="${shelf}-title">${title}</span>
		<button
			type="button"
			class="picker"
			id="${shelf}-picker"
			aria-haspopup="dialog"
			aria-labelledby="${shelf}-title ${shelf}-picked"
			@click=${() => void library.open(shelf)}
		>
			<span id="${shelf}-picked">${picked}</span>${cards}
		</button>
	</div>`;
	return html`<h2 class="visually-hidden">${words.setup.heading}</h2>
	<div class="pickers">
		${picker("games", words.setup.game, of?.name)}
		${picker(
			"boards",
			words.setup.preset,
			preset ? (of?.presets[preset.id] ?? preset.id) : rules ? words.setup.ownText : undefined,
		)}
	</div>`;
}

/** The rules of the game, above the board; on a small phone in their place what a game under way needs there. */
export function rules(view: LibraryView): TemplateResult {
	const { value: rules } = view.library.text.state.rules;
	const shown = view.board.problem?.game.rules;
	const text = rules && view.rules.textOf(rules, shown?.id === rules.id ? shown : rules);
	const isPlayed = view.frame.activity === "play" && view.board.humans.length === 1;
	const aim = isPlayed ? rules && aimText(view, rules) : null;
	const isTold = aim !== null || view.frame.activity === "puzzle";
	const answer = isTold ? view.answer() : null;
	const said = answer ?? (aim && html`<strong>${aim}</strong>`);
	return html`${view.lesson()}${
		said === null ? nothing : html`<span class="play-line">${said}</span>`
	}<span class="rules-text">${text}</span> ${
		answer === null
			? html`<button type="button" class="quiet tagline to-rules" @click=${() => void view.help.openHelp()}>
					${view.words.rules.heading}
				</button>`
			: nothing
	}`;
}

/** The games under the first screen. */
export const home = (view: LibraryView): TemplateResult | typeof nothing =>
	view.library.isHome.value
		? content.draw(view.words, ({ homeContent }) => homeContent(view))
		: nothing;

/** The contents of a dialog, while it is open. */
export const shelf =
	(shelf: Shelf) =>
	(view: LibraryView): TemplateResult | typeof nothing =>
		view.library.shelf.value === shelf
			? content.draw(view.words, ({ shelves }) => shelves[shelf].content(view, [view.words]))
			: nothing;
