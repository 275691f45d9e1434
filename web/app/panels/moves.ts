/** The legal moves, with what they are worth to the side that makes them, best first, where that may be told. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { opponent } from "../../board/position.ts";
import { currentPosition } from "../../board/record.ts";
import { plainMoves, valuedMoves } from "../../view/moves.ts";
import type { Context } from "../context.ts";
import { bestOf } from "../study/judgement.ts";

/** That both sides would rather have the other move, and that several moves are the best. */
function remarks({ board, study, words }: Context): TemplateResult {
	const { subject } = study;
	const zugzwang = subject?.zugzwang() ?? null;
	const best = bestOf(board.values).length;
	const named = (): string => {
		const { rules } = board;
		const toMove = subject?.position.toMove ?? "";
		return zugzwang === null || rules === null
			? ""
			: words.study.zugzwang(zugzwang.own, zugzwang.others, toMove, opponent(rules, toMove));
	};
	return html`
		${zugzwang === null ? nothing : html`<p class="remark" id="zugzwang">${named()}</p>`}
		${best > 1 ? html`<p class="note">${words.study.equal(best)}</p>` : nothing}
	`;
}

export function moves(context: Context): TemplateResult {
	const { board, room, study, words } = context;
	const { record, pointed, legalMoves } = board;
	const isOver = record !== null && legalMoves.length === 0;
	const isTold = study.subject !== null;
	const heading = (text: TemplateResult) => html`<h3 class="group-heading">${text}</h3>`;
	const actions = {
		play: (move: (typeof legalMoves)[number]) => room.play(move),
		point: (move: typeof pointed) => {
			board.pointed = move;
		},
	};
	const best = html`<span class="best-mark" aria-hidden="true">★</span
		><span class="visually-hidden">${words.study.best}</span>`;
	return html`
		<div class="panel-head">
			<h2>${words.moves.heading}</h2>
			${
				record === null || isOver || !isTold
					? nothing
					: html`<p class="note">${words.perspective(currentPosition(record).toMove)}</p>`
			}
		</div>
		${isOver ? html`<p>${words.moves.none}</p>` : nothing} ${remarks(context)}
		${
			isTold
				? valuedMoves(words, board.values, pointed, actions, heading, best)
				: plainMoves(words, legalMoves, pointed, actions)
		}
	`;
}
