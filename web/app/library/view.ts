/** The games, each with a picture of its standard position, its rules, source and size, and its ready-made boards. */
import "./view.css";
import type { Rules } from "catchmate";
import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { presetsOf, presetWith } from "../../../wasm/presets.ts";
import { stillScene } from "../../board/state.ts";
import { ownValue } from "../../locale/shared.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { boardPicture, cardSize } from "../shell/controls/board-picture.ts";
import { gameWords } from "../shell/game-words.ts";
import type { LibraryView } from "./model.ts";

interface Listed {
	readonly rules: Rules;
	/** Identifies the card: the id, unless an unlisted game may have the same one. */
	readonly key: string;
	/** The number of positions of the board in the picture; 0 if unknown. */
	readonly positions: number;
	/** The board in the picture; null before it is read. */
	readonly problem: BoardProblem | null;
}

/** The listed games, preceded by the one on the board if that is not listed. */
function listedGames({ board, page, library }: LibraryView): readonly Listed[] {
	const games = page.games.value;
	const { value: current } = library.text.state.rules;
	const listed = games.map((rules): Listed => {
		const { id } = rules;
		const { positions = 0 } = library.entries.value.find((each) => each.rules.id === id) ?? {};
		return { rules, key: id, positions, problem: library.boards.value.get(id) ?? null };
	});
	const { problem, table } = board;
	if (current === null || games.includes(current) || problem === null) {
		return listed;
	}
	return [
		{ rules: current, key: "own-rules", positions: table?.positions ?? 0, problem },
		...listed,
	];
}

function source({ page, words }: LibraryView, rules: Rules): TemplateResult | typeof nothing {
	const isListed = page.games.value.includes(rules);
	const origin = isListed ? ownValue(words.library.origins, rules.id) : undefined;
	if (origin === undefined) {
		return nothing;
	}
	const { source, address } = origin;
	return address === null
		? html`<p>${source}</p>`
		: html`<p><a href=${address} target="_blank" rel="noopener">${source}</a></p>`;
}

/** A name whose size does not break across lines. */
const unbroken = (name: string) => name.replaceAll(" × ", "\u00a0×\u00a0");

/** The preset on the board; undefined for any other board. */
function chosenPreset({ library }: LibraryView) {
	const { rules, text } = library.text.state;
	return rules.value === null ? undefined : presetWith(rules.value.id, text.value);
}

function presets(view: LibraryView, { rules, key }: Listed): TemplateResult | typeof nothing {
	const { library, words } = view;
	const all = key === rules.id ? presetsOf(key) : [];
	const chosen = chosenPreset(view);
	const choose = (text: string) => {
		library.close();
		void library.text.open(rules, text);
	};
	return all.length === 0
		? nothing
		: html`<ul class="presets" role="list" aria-label=${words.setup.preset}>
				${all.map(
					(preset) => html`<li>
						<button
							type="button"
							class="preset"
							data-preset=${preset.id}
							aria-current=${preset === chosen ? "true" : nothing}
							?autofocus=${preset === chosen}
							@click=${() => choose(preset.text)}
						>
							${boardPicture(library.boards.value.get(preset.id) ?? null, stillScene, cardSize)}
							<span>${unbroken(words.game(rules.id).presets[preset.id] ?? preset.id)}</span>
						</button>
					</li>`,
				)}
			</ul>`;
}

/** @param place distinguishes the cards of the dialog from those below the first screen */
function card(view: LibraryView, game: Listed, place: "dialog" | "home"): TemplateResult {
	const { page, library, words } = view;
	const { value: current } = library.text.state.rules;
	const { rules, key, positions, problem } = game;
	const rulesId = `${place}-rules-of-${key}`;
	const pick = () => {
		library.close();
		if (place === "home") {
			scrollTo({ top: 0 });
		}
		if (rules !== current) {
			const onShow = () => {
				// Among the puzzles values are shown, which would spoil the game.
				if (page.activity === "puzzle") page.setActivity("play");
			};
			void library.text.pickGame(rules, { onShow });
		}
		// The cards below the first screen may disappear with the next board; the dialog restores the focus itself.
		if (place === "home") document.getElementById("rules")?.focus({ preventScroll: true });
	};
	return html`<li class="game" data-game=${key}>
		${boardPicture(problem, stillScene, cardSize)}
		<div>
			<h3>
				<button
					type="button"
					class="game-name"
					aria-current=${rules === current ? "true" : nothing}
					aria-describedby=${rulesId}
					?autofocus=${rules === current && chosenPreset(view) === undefined}
					@click=${pick}
				>
					${gameWords(words, page.games.value, rules).name}
				</button>
			</h3>
			<p id=${rulesId}>${view.rules.textOf(rules)}</p>
			<div class="game-facts note">
				${positions === 0 ? nothing : html`<p>${words.library.positions(positions)}</p>`}
				${source(view, rules)}
			</div>
		</div>
		${place === "dialog" ? presets(view, game) : nothing}
	</li>`;
}

const cards = (view: LibraryView, place: "dialog" | "home") =>
	html`<ul class="games" role="list">
		${repeat(
			listedGames(view),
			({ key }) => key,
			(game) => card(view, game, place),
		)}
	</ul>`;

/** The contents of the dialog. */
export const games = (view: LibraryView): TemplateResult => html`<div class="library">
	<div class="panel-head">
		<h2 id="library-heading">${view.words.library.heading}</h2>
		<button type="button" @click=${() => view.library.close()}>${view.words.close}</button>
	</div>
	${cards(view, "dialog")}
</div>`;

/** The games under the first screen. */
export const home = (view: LibraryView): TemplateResult => html`<h2>${view.words.library.home}</h2>
	<p class="note">${view.words.tagline}</p>
	${cards(view, "home")}`;
