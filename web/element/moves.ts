/** Moves as buttons that play them, with their values unless these are hidden. */
import type { Move, MoveValue, Outcome } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Words } from "../locale/en/board.ts";
import type { Ground } from "../model/graph.ts";
import { sameMove } from "../model/position.ts";
import { inOwnMoves, isWorthSame } from "../model/value.ts";
import { outcomeChip } from "./icons.ts";

/** The words, and the board that names the squares. */
interface Language {
	readonly words: Words;
	readonly ground: Ground;
	/** Whether distances count the mover's own moves instead of plies. */
	readonly countsMoves: boolean;
}

export interface MoveActions {
	readonly play: (move: Move) => void;
	readonly point: (move: Move | null) => void;
}

function row(
	{ words, ground, countsMoves }: Language,
	move: Move,
	inPlies: MoveValue | null,
	pointed: Move | null,
	{ play, point }: MoveActions,
	mark: TemplateResult | typeof nothing = nothing,
): TemplateResult {
	const value = inPlies && countsMoves ? inOwnMoves(inPlies) : inPlies;
	// A row that appears below a resting mouse is not highlighted.
	const isPointed = pointed !== null && sameMove(pointed, move);
	return html`<li>
		<button
			type="button"
			class="move ${isPointed ? "is-pointed" : ""}"
			part="move"
			@click=${() => play(move)}
			@mousemove=${() => point(move)}
			@mouseleave=${() => point(null)}
			@focus=${() => point(move)}
			@blur=${() => point(null)}
		>
			${value === null ? nothing : outcomeChip(words, value)}
			<span>${words.moves.move(move, ground)}</span>
			${
				value === null
					? nothing
					: html`<span class="visually-hidden">${words.moves.value(value, countsMoves)}</span>`
			}
			${mark}
		</button>
	</li>`;
}

/** The longest list of moves: turns of several pieces can have thousands. */
const mostListed = 120;

/** The rows of the first moves, and how many more there are. */
function list<T>(
	{ words }: Language,
	moves: readonly T[],
	rowOf: (move: T) => TemplateResult,
): TemplateResult {
	const left = moves.length - mostListed;
	return html`<ul class="move-list" role="list">
			${moves.slice(0, mostListed).map(rowOf)}
		</ul>
		${left > 0 ? html`<p class="note">${words.moves.more(left)}</p>` : nothing}`;
}

/** Moves without values. */
export function plainMoves(
	language: Language,
	moves: readonly Move[],
	pointed: Move | null,
	actions: MoveActions,
): TemplateResult {
	return list(language, moves, (move) => row(language, move, null, pointed, actions));
}

const outcomes: readonly Outcome[] = ["win", "draw", "loss"];

/** Moves grouped by outcome, best first; the best ones are marked. */
export function valuedMoves(
	language: Language,
	values: readonly MoveValue[],
	pointed: Move | null,
	actions: MoveActions,
	heading: (text: TemplateResult) => TemplateResult,
	mark: TemplateResult | typeof nothing = nothing,
): TemplateResult {
	const { words } = language;
	const [best] = values;
	const isBest = (value: MoveValue) => best !== undefined && isWorthSame(value, best);
	const groups = outcomes
		.map((outcome) => ({ outcome, group: values.filter((value) => value.outcome === outcome) }))
		.filter(({ group }) => group.length > 0);
	return html`${groups.map(
		({ outcome, group }) => html`${heading(
			html`${words.moves.group(outcome)} <span class="count">${words.number(group.length)}</span>`,
		)}
			${list(language, group, (value) =>
				row(language, value.move, value, pointed, actions, isBest(value) ? mark : nothing),
			)}`,
	)}`;
}
