/** The panel of players: who plays each side, the settings of play, and the results of this visit. */

import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/icons.ts";
import { type Hints, hintChoices, kinds, sights } from "../../model/play-settings.ts";
import { choices } from "../shell/controls/choices.ts";
import { fieldOf } from "../shell/controls/field.ts";
import { slider } from "../shell/controls/slider.ts";
import type { Drawn } from "../shell/panels.ts";
import type { PlayView } from "./context.ts";

/** The field for a fallible player's sight. */
function sight({ play, words }: PlayView, side: string): TemplateResult {
	const value = play.sightOf(side);
	return slider({
		kind: "sight",
		name: words.players.sight,
		value,
		least: sights.least,
		most: sights.most,
		text: words.players.plies(value),
		describedBy: "kinds-note",
		set: (sight) => play.setSight(side, sight),
	});
}

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
		${chosen === "fallible" ? sight(view, side) : nothing}
	</fieldset>`;
}

function traps({ play, words }: PlayView): TemplateResult {
	return html`<div>
		<label class="check">
			<input
				type="checkbox"
				aria-describedby="traps-note"
				.checked=${live(play.setting("traps"))}
				@change=${(event: Event) => play.set("traps", fieldOf(event).checked)}
			/>
			<span>${words.players.traps}</span>
		</label>
		<p class="note" id="traps-note">${words.players.trapsNote}</p>
	</div>`;
}

function sound({ play, words }: PlayView): TemplateResult {
	return html`<label class="check">
		<input
			type="checkbox"
			.checked=${live(play.setting("sound"))}
			@change=${(event: Event) => play.setSound(fieldOf(event).checked)}
		/>
		<span>${words.players.sound}</span>
	</label>`;
}

function hints({ play, words }: PlayView): TemplateResult {
	return html`<fieldset class="player">
		<legend>${words.players.hints.heading}</legend>
		${choices(
			"hints",
			hintChoices,
			play.setting("hints"),
			(choice: Hints) => play.set("hints", choice),
			(choice) => words.players.hints[choice],
			"hints-note",
		)}
		<p class="note" id="hints-note">${words.players.hints.notes[play.setting("hints")]}</p>
	</fieldset>`;
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

/** The players of the game, once there is one. */
export function players(view: PlayView): Drawn {
	const { board, play, words } = view;
	if (board.rules === null) {
		return nothing;
	}
	const sides = board.rules.sides.map(({ name }) => name);
	const chosen = sides.map((side) => play.kindOf(side));
	return html`
		<h2 class="visually-hidden">${words.players.heading}</h2>
		<div class="players">
			${sides.map((side) => player(view, side))}
			<p class="note" id="kinds-note">${words.players.kindsNote}</p>
			${chosen.includes("perfect") ? traps(view) : nothing} ${hints(view)} ${sound(view)}
		</div>
		<div class="buttons">
			<button type="button" @click=${() => void play.newGame()}>${words.players.newGame}</button>
			<button type="button" @click=${() => play.swapSides()}>${words.players.swapSides}</button>
		</div>
		${scoreCard(view)}
	`;
}
