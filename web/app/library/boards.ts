/** The dialog of the ready-made boards, each with its name and a small picture. */
import type { Rules, Solver } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/drawing.ts";
import type { Context } from "../context.ts";
import { boardPicture, cardSize } from "../frame/board-picture.ts";
import { type Preset, presetsOf, presetWith } from "./presets.ts";
import type { CardText } from "./script.ts";

export const presetTexts = ({ games }: Solver): readonly CardText[] =>
	games.flatMap((rules) => presetsOf(rules.id).map(({ id, text }) => ({ key: id, rules, text })));

/** A name with the size of its board on one line. */
const unbroken = (name: string) => name.replaceAll(" × ", "\u00a0×\u00a0");

export function boardsContent({ library, input, state, words }: Context): TemplateResult {
	const { games, rules: picked, text } = state.text;
	const { boards } = state.library;
	const chosen = picked && presetWith(picked.id, text);
	const choose = (rules: Rules, preset: Preset) => {
		library.close();
		void input.open(rules, preset.text, { undoable: true });
	};
	return html`<div class="gallery">
		<div class="panel-head">
			<h2 id="gallery-heading">${words.setup.preset}</h2>
			<button type="button" @click=${() => library.close()}>${words.close}</button>
		</div>
		${games
			.filter(({ id }) => presetsOf(id).length > 0)
			.map(
				(rules) => html`<h3 class="group-heading">${words.game(rules.id).name}</h3>
					<ul class="gallery-boards" role="list">
						${presetsOf(rules.id).map(
							(preset) => html`<li>
								<button
									type="button"
									class="preset"
									data-preset=${preset.id}
									aria-current=${preset === chosen ? "true" : nothing}
									?autofocus=${preset === chosen}
									@click=${() => choose(rules, preset)}
								>
									${boardPicture(boards.boards.get(preset.id) ?? null, stillScene, cardSize)}
									<span>${unbroken(words.game(rules.id).presets[preset.id] ?? preset.id)}</span>
								</button>
							</li>`,
						)}
					</ul>`,
			)}
	</div>`;
}
