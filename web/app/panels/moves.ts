/** The legal moves with what they are worth to the side that makes them, best first. */
import type { MoveValue, Outcome } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sameMove } from "../../board/position.ts";
import type { Context } from "../context.ts";
import { currentPosition } from "../record.ts";
import { outcomeChip } from "./outcome.ts";

const outcomes: readonly Outcome[] = ["win", "draw", "loss"];

function row({ state, words, play }: Context, value: MoveValue): TemplateResult {
	const { move, outcome, distance } = value;
	const isPointed = state.pointed !== null && sameMove(state.pointed, move);
	return html`<li>
		<button
			type="button"
			class="move ${isPointed ? "is-pointed" : ""}"
			@click=${() => play.play(move)}
			@mouseenter=${() => play.point(move)}
			@mouseleave=${() => play.point(null)}
			@focus=${() => play.point(move)}
			@blur=${() => play.point(null)}
		>
			${outcomeChip(words, outcome, distance)}
			<span >${words.moves.move(move)}</span>
			<span class="visually-hidden">${words.moves.value(value)}</span>
		</button>
	</li>`;
}

function group(context: Context, outcome: Outcome, values: readonly MoveValue[]): TemplateResult {
	const { words } = context;
	return html`<h3 class="group-heading">
			${words.moves.group(outcome)}
			<span class="count">${words.number(values.length)}</span>
		</h3>
		<ul class="move-list">
			${values.map((value) => row(context, value))}
		</ul>`;
}

export function moves(context: Context): TemplateResult {
	const { state, words } = context;
	const { match } = state;
	const all = match?.moves ?? [];
	const groups = outcomes.map((outcome) => ({
		outcome,
		values: all.filter((value) => value.outcome === outcome),
	}));
	return html`
		<div class="panel-head">
			<h2>${words.moves.heading}</h2>
			${
				match === null || all.length === 0
					? nothing
					: html`<p class="note">
							${words.moves.perspective(currentPosition(match.record).toMove)}
						</p>`
			}
		</div>
		${match !== null && all.length === 0 ? html`<p>${words.moves.none}</p>` : nothing}
		${groups.map(({ outcome, values }) =>
			values.length === 0 ? nothing : group(context, outcome, values),
		)}
	`;
}
