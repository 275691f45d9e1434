/** The pickers of the game and of the board, and the dialogs that they open. */
import "./library.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { pageLanguages } from "../../locale/page.ts";
import type { Context } from "../context.ts";
import { gameWords } from "../text/state.ts";
import type { Shelf } from "./library.ts";
import { presetWith } from "./presets.ts";

export function setup({ library, state, words }: Context): TemplateResult {
	const { games, rules, text } = state.text;
	const preset = rules && presetWith(rules.id, text);
	const of = rules && gameWords(words, games, rules);
	const picker = (
		shelf: Shelf,
		title: string,
		picked: string | undefined,
	) => html`<div class="field">
		<span id="${shelf}-title">${title}</span>
		<button
			type="button"
			class="picker"
			id="${shelf}-picker"
			aria-haspopup="dialog"
			aria-labelledby="${shelf}-title ${shelf}-picked"
			@click=${() => void library.open(shelf)}
		>
			<span id="${shelf}-picked">${picked}</span>
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

/** The rules of the game, over the board. */
export function rules({ state, words }: Context): TemplateResult {
	const { games, rules } = state.text;
	return html`${rules && gameWords(words, games, rules).rules}`;
}

/** The content of a dialog while it is open. */
export const shelf =
	(shelf: Shelf) =>
	(context: Context): TemplateResult | typeof nothing => {
		const { script, shelf: open } = context.state.library;
		return script !== null && open === shelf
			? script[shelf].content(context, pageLanguages)
			: nothing;
	};
