/** The button that shows game and board, and the games, whose view is loaded later. */
import "./panel.css";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { presetWith } from "../../../wasm/presets.ts";
import { gameWords } from "../shell/game-words.ts";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import type { LibraryView } from "./model.ts";

export const lazyView = new Lazy(() => import("./view.ts"));

/** An icon of cards, because the button opens a dialog and not a list. */
const cards = svg`<svg class="picker-icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M1 1h6v6H1zM9 1h6v6H9zM1 9h6v6H1zM9 9h6v6H9z"></path></svg>`;

export function setup({ page, library, words }: LibraryView): TemplateResult {
	const { value: rules } = library.text.state.rules;
	const preset = rules && presetWith(rules.id, library.text.state.text.value);
	const of = rules && gameWords(words, page.games.value, rules);
	const board = preset ? (of?.presets[preset.id] ?? preset.id) : rules && words.setup.ownText;
	return html`<h2 class="visually-hidden">${words.setup.heading}</h2>
		<span class="visually-hidden" id="games-title">${words.setup.game}</span>
		<button
			type="button"
			class="picker"
			id="games-picker"
			aria-haspopup="dialog"
			aria-labelledby="games-title games-picked board-picked"
			@click=${() => void library.open()}
		>
			<span><strong id="games-picked">${of?.name}</strong> <span id="board-picked">${board}</span></span>${cards}
		</button>`;
}

/** The games under the first screen. */
export const home = (view: LibraryView): Rendered =>
	view.library.isHome.value ? lazyView.draw(view.words, ({ home }) => home(view)) : nothing;

/** The contents of the dialog, while it is open. */
export const games = (view: LibraryView): Rendered =>
	view.library.isOpen.value ? lazyView.draw(view.words, ({ games }) => games(view)) : nothing;
