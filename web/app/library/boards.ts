/** The dialog of ready-made boards, each with its name and a picture. */
import type { Rules, Solver } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { type Preset, presetsOf, presetWith } from "../../model/presets.ts";
import { boardPicture, cardSize } from "../shell/controls/board-picture.ts";
import type { LibraryView } from "./context.ts";
import type { CardText } from "./texts.ts";

export const presetTexts = ({ games }: Solver): readonly CardText[] =>
	games.flatMap((rules) => presetsOf(rules.id).map(({ id, text }) => ({ key: id, rules, text })));

/** A name in which the size does not break across lines. */
const unbroken = (name: string) => name.replaceAll(" × ", "\u00a0×\u00a0");

export function boardsContent({ frame, library, words }: LibraryView): TemplateResult {
	const games = frame.games.value;
	const { value: picked } = library.text.state.rules;
	const boards = library.boards.boards.value;
	const chosen = picked && presetWith(picked.id, library.text.state.text.value);
	const choose = (rules: Rules, preset: Preset) => {
		library.close();
		void library.text.open(rules, preset.text);
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
									${boardPicture(boards.get(preset.id) ?? null, stillScene, cardSize)}
									<span>${unbroken(words.game(rules.id).presets[preset.id] ?? preset.id)}</span>
								</button>
							</li>`,
						)}
					</ul>`,
			)}
	</div>`;
}
