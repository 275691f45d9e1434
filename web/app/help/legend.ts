/** What the marks on the board mean: a line under it, where there is nothing else to be told. */
import "./legend.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { outcomeChip } from "../../element/outcome.ts";
import type { Context } from "../context.ts";
import { boardMarks } from "./marks.ts";

const outcomes = ["win", "draw", "loss"] as const;

/** The values of the moves, as far as the board shows them. */
function values({ board, words }: Context): readonly TemplateResult[] {
	const text = words.help.marks;
	const values = board.heat.length > 0 ? [] : board.values;
	const items = outcomes
		.filter((outcome) => values.some((value) => value.outcome === outcome))
		.map((outcome) => html`<li>${outcomeChip(words, { outcome })} ${text[outcome]}</li>`);
	const hasNumbers = values.some(({ distance }) => distance !== null);
	return hasNumbers ? [...items, html`<li>${text.number}</li>`] : items;
}

export function legend(context: Context): TemplateResult | typeof nothing {
	const { board, play, state, words } = context;
	const { problem, record, legalMoves } = board;
	const text = words.help.marks;
	if (problem === null) {
		return nothing;
	}
	const isEdited = state.frame.activity === "edit";
	const isMovable = !isEdited && legalMoves.length > 0 && play.isPersonsTurn;
	const isTargeted = isMovable && board.values.length === 0 && board.heat.length === 0;
	const isMoved = !isEdited && record !== null && record.index > 0;
	return html`<ul class="board-legend" role="list" aria-label=${text.heading}>
		${isEdited ? nothing : values(context)}
		${isMovable ? html`<li><span class="movable-icon ${problem.game.board.graph === undefined ? "" : "is-point"}" aria-hidden="true"></span> ${text.movable}</li>` : nothing}
		${isTargeted ? html`<li><span class="target-icon" aria-hidden="true"></span> ${text.target}</li>` : nothing}
		${boardMarks(problem.game, text, play.naming)}
		${isMoved ? html`<li><span class="last-move-icon" aria-hidden="true"></span> ${text.lastMove}</li>` : nothing}
	</ul>`;
}
