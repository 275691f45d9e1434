/** Who plays each side, what is told meanwhile, and what the games of this visit came to. */

import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { pieceIcon } from "../../view/piece.ts";
import type { Context } from "../context.ts";
import { hintChoices, kinds, sights } from "../play/choices.ts";

const numberOf = (event: Event) => (event.target as HTMLInputElement).valueAsNumber;
const isChecked = (event: Event) => (event.target as HTMLInputElement).checked;

/** How far a player below perfect sees. */
function sight({ room, words }: Context, side: string): TemplateResult {
	const value = room.sightOf(side);
	return html`<label class="sight">
			<span>${words.play.sight}</span>
			<input
				type="range"
				min=${sights.least}
				max=${sights.most}
				aria-describedby="sight-note"
				aria-valuetext=${words.play.plies(value)}
				.value=${live(String(value))}
				@input=${(event: Event) => room.setSight(side, numberOf(event))}
			/>
			<output aria-hidden="true">${words.play.plies(value)}</output>
		</label>`;
}

function player(context: Context, side: string): TemplateResult {
	const { board, room, words } = context;
	const labels = { ...words.players, fallible: words.play.fallible };
	const own = room.kindOf(side);
	return html`<fieldset class="player">
		<legend>
			${board.rules === null ? "" : pieceIcon(board.rules, side)} ${words.side(side)}
		</legend>
		<div class="segments">
			${kinds.map(
				(kind) => html`<label>
					<input
						type="radio"
						name="player-${side}"
						value=${kind}
						.checked=${live(own === kind)}
						@change=${() => room.setKind(side, kind)}
					/>
					<span>${labels[kind]}</span>
				</label>`,
			)}
		</div>
		${own === "fallible" ? sight(context, side) : nothing}
	</fieldset>`;
}

function traps({ room, words }: Context): TemplateResult {
	return html`<div>
		<label class="check">
			<input
				type="checkbox"
				aria-describedby="traps-note"
				.checked=${live(room.traps)}
				@change=${(event: Event) => room.setTraps(isChecked(event))}
			/>
			<span>${words.play.traps}</span>
		</label>
		<p class="note" id="traps-note">${words.play.trapsNote}</p>
	</div>`;
}

function hints({ room, words }: Context): TemplateResult {
	return html`<fieldset class="player">
		<legend>${words.play.hints.heading}</legend>
		<div class="segments">
			${hintChoices.map(
				(choice) => html`<label>
					<input
						type="radio"
						name="hints"
						value=${choice}
						aria-describedby="hints-note"
						.checked=${live(room.hints === choice)}
						@change=${() => room.setHints(choice)}
					/>
					<span>${words.play.hints[choice]}</span>
				</label>`,
			)}
		</div>
		<p class="note" id="hints-note">${words.play.hints.notes[room.hints]}</p>
	</fieldset>`;
}

function scores({ room, words }: Context): TemplateResult | typeof nothing {
	const { heading, columns, side, perfect } = words.play.scores;
	return room.scores.length === 0
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
					${room.scores.map(
						(score) => html`<tr>
							<th scope="row">${side(words.game(score.game), words.side(score.side))}</th>
							<td>${words.number(score.results.won)}</td>
							<td>${words.number(score.results.drawn)}</td>
							<td>${words.number(score.results.lost)}</td>
							<td>${perfect(score.perfect, score.graded)}</td>
						</tr>`,
					)}
				</tbody>
			</table>`;
}

export function players(context: Context): TemplateResult {
	const { board, room, words } = context;
	const sides = board.rules?.sides.map(({ name }) => name) ?? [];
	const own = sides.map((side) => room.kindOf(side));
	return html`
		<h2>${words.players.heading}</h2>
		<div class="players">
			${sides.map((side) => player(context, side))}
			${own.includes("fallible") ? html`<p class="note" id="sight-note">${words.play.sightNote}</p>` : nothing}
			${own.includes("perfect") ? traps(context) : nothing} ${hints(context)}
		</div>
		<div class="buttons">
			<button type="button" @click=${() => void room.newGame()}>${words.play.newGame}</button>
			<button type="button" @click=${() => room.swapSides()}>${words.play.swapSides}</button>
		</div>
		${scores(context)}
	`;
}
