/** The pickers of the game and of the board. */
import "./library.css";
import { live } from "lit/directives/live.js";
import { html, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { gameWords } from "../text/state.ts";
import { presetWith } from "./presets.ts";

export function setup({ gallery, input, state, words }: Context): TemplateResult {
	const { games, rules, text } = state.text;
	const preset = rules && presetWith(rules.id, text);
	// A link can bring a game that is not in the list.
	const choices = rules === null || games.includes(rules) ? games : [...games, rules];
	const pick = (event: Event) => {
		const { selectedIndex } = event.target as HTMLSelectElement;
		const picked = choices[selectedIndex];
		if (picked !== undefined) {
			void input.pickGame(picked);
		}
	};
	const of = rules && gameWords(words, games, rules);
	return html`<h2 class="visually-hidden">${words.setup.heading}</h2>
	<div class="pickers">
		<label class="field">
			<span>${words.setup.game}</span>
			<select @change=${pick}>
				${choices.map(
					(game) => html`<option value=${game.id} .selected=${live(game === rules)}>
						${gameWords(words, games, game).name}
					</option>`,
				)}
			</select>
		</label>
		<div class="field">
			<span id="presets-name">${words.setup.preset}</span>
			<button
				type="button"
				class="presets"
				aria-haspopup="dialog"
				aria-labelledby="presets-name preset-name"
				@click=${() => gallery.open()}
			>
				<span id="preset-name"
					>${preset ? (of?.presets[preset.id] ?? preset.id) : words.setup.ownText}</span
				>
			</button>
		</div>
	</div>
	<p class="note" id="rules">${of?.rules}</p>`;
}
