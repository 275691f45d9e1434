/** The legal moves with what they are worth to the side that makes them, best first. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { currentPosition } from "../../board/record.ts";
import { valuedMoves } from "../../view/moves.ts";
import type { Context } from "../context.ts";

export function moves({ board, words }: Context): TemplateResult {
	const { record, values, pointed } = board;
	const isOver = record !== null && values.length === 0;
	const heading = (text: TemplateResult) => html`<h3 class="group-heading">${text}</h3>`;
	return html`
		<div class="panel-head">
			<h2>${words.moves.heading}</h2>
			${
				record === null || isOver
					? nothing
					: html`<p class="note">${words.perspective(currentPosition(record).toMove)}</p>`
			}
		</div>
		${isOver ? html`<p>${words.moves.none}</p>` : nothing}
		${valuedMoves(
			words,
			values,
			pointed,
			{
				play: (move) => void board.play(move),
				point: (move) => {
					board.pointed = move;
				},
			},
			heading,
		)}
	`;
}
