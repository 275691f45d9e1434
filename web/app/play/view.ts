/** The players with the settings of play and the results of this visit, and the field for typed moves. */
import type { Rules } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/icons.ts";
import type { SettingWords } from "../../locale/en/players.ts";
import { kinds, type PlayChoice, playChoices } from "../../model/play-settings.ts";
import { choices } from "../shell/controls/choices.ts";
import { fieldOf } from "../shell/controls/field.ts";
import type { Rendered } from "../shell/panels.ts";
import { preferences, type Remembered } from "../shell/preferences.ts";
import type { PlayView } from "./model.ts";

function player(view: PlayView, side: string): TemplateResult {
	const { board, play, words } = view;
	const labels = words.players.players;
	const chosen = play.kindOf(side);
	return html`<fieldset class="player">
		<legend>
			${board.rules === null ? "" : sideIcon(board.rules, side)} ${words.side(side)}
		</legend>
		${choices(
			`player-${side}`,
			kinds,
			chosen,
			(kind) => play.setKind(side, kind),
			(kind) => labels[kind],
		)}
	</fieldset>`;
}

/** The control of a setting: a box to check for yes or no, otherwise a row of choices. */
function setting<Name extends PlayChoice>({ play, words }: PlayView, name: Name): TemplateResult {
	type Value = Remembered[Name];
	const text: SettingWords = words.players.settings[name];
	const value = preferences.get(name);
	const set = (value: Value) => play.set(name, value);
	const id = `${name}-note`;
	const note = typeof text.note === "object" ? text.note[String(value)] : text.note;
	const control =
		typeof value === "boolean"
			? html`<label class="check">
					<input
						type="checkbox"
						aria-describedby=${note === undefined ? nothing : id}
						.checked=${live(value)}
						@change=${(event: Event) => set(fieldOf(event).checked as Value)}
					/>
					<span>${text.label}</span>
				</label>`
			: choices(
					name,
					playChoices[name].values as readonly Value[],
					value,
					set,
					(each) => text.choices?.[String(each)] ?? "",
					id,
				);
	const all = html`${control}${note === undefined ? nothing : html`<p class="note" id=${id}>${note}</p>`}`;
	return typeof value === "boolean"
		? html`<div>${all}</div>`
		: html`<fieldset class="player"><legend>${text.label}</legend>${all}</fieldset>`;
}

function scoreCard({ play, words }: PlayView): TemplateResult | typeof nothing {
	const { scores } = play.card.value;
	const { heading, columns, side, perfect } = words.players.scores;
	return scores.length === 0
		? nothing
		: html`<table class="figures scores">
				<caption>
					${heading}
				</caption>
				<thead>
					<tr>
						${columns.map((column) => html`<th scope="col">${column}</th>`)}
					</tr>
				</thead>
				<tbody>
					${scores.map(
						(score) => html`<tr>
							<th scope="row">${side(words.game(score.game).name, words.side(score.side))}</th>
							<td>${words.number(score.results.won)}</td>
							<td>${words.number(score.results.drawn)}</td>
							<td>${words.number(score.results.lost)}</td>
							<td>${perfect(score.perfect, score.graded)}</td>
						</tr>`,
					)}
				</tbody>
			</table>`;
}

/** A fold for what is seldom needed. */
const more = ({ words }: PlayView, id: string, content: TemplateResult): TemplateResult =>
	html`<details class="fold" id=${id}>
		<summary>${words.more}</summary>
		<div class="fold-content">${content}</div>
	</details>`;

/** The players of the game, once there is one. */
export function players(view: PlayView): Rendered {
	const { board, play, words } = view;
	if (board.rules === null) {
		return nothing;
	}
	const sides = board.rules.sides.map(({ name }) => name);
	const hasPerfect = sides.some((side) => play.kindOf(side) === "perfect");
	const settings = (Object.keys(playChoices) as PlayChoice[]).filter((name) => name !== "traps");
	return html`
		<h2 class="visually-hidden">${words.players.heading}</h2>
		<div class="players">
			${sides.map((side) => player(view, side))}
			${settings.map((name) => setting(view, name))}
			${hasPerfect ? more(view, "more-players", setting(view, "traps")) : nothing}
		</div>
		<div class="buttons">
			<button type="button" @click=${() => void play.newGame()}>${words.players.newGame}</button>
			<button type="button" @click=${() => play.swapSides()}>${words.players.swapSides}</button>
		</div>
		${scoreCard(view)}
	`;
}

/** Whether a side may ever pass. */
const canPass = ({ noMove, sides }: Rules): boolean =>
	noMove === "passes" || sides.some(({ mayPass }) => mayPass);

/** The field for typed moves. */
export function typed(view: PlayView): TemplateResult {
	const { board, play, words } = view;
	const { text, error } = play.typed.value;
	const ground = board.problem?.game.board ?? {};
	const submit = (event: Event) => {
		event.preventDefault();
		play.playTyped();
	};
	const form = html`<form class="typed" @submit=${submit}>
		<label for="typed-move">${words.play.typed.label}</label>
		<input
			id="typed-move"
			type="text"
			autocomplete="off"
			autocapitalize="off"
			spellcheck="false"
			enterkeyhint="go"
			maxlength="40"
			aria-invalid=${error === null ? "false" : "true"}
			aria-describedby=${error === null ? "typed-help" : "typed-error"}
			.value=${live(text)}
			@input=${(event: Event) => play.setTyped(fieldOf(event).value)}
		/>
		<button type="submit">${words.play.typed.play}</button>
		${
			error === null
				? html`<p class="note" id="typed-help">${words.play.typed.help(board.rules !== null && canPass(board.rules), ground)}</p>`
				: html`<div class="error">
						<p id="typed-error">
							<span class="error-glyph" aria-hidden="true">!</span>${words.play.typed.errors(ground)[error]}
						</p>
					</div>`
		}
	</form>`;
	return more(view, "more-moves", form);
}
