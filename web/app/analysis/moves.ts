/** The legal moves, best first with their values, unless values are hidden. */
import type { Move } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { plainMoves, valuedMoves } from "../../element/moves.ts";
import type { Ground } from "../../model/graph.ts";
import { bestOf } from "../../model/judgement.ts";
import type { AnalysisView } from "./model.ts";

/** Remarks: mutual zugzwang, several best moves, and the next move of the game. */
function remarks({ analysis, board, words }: AnalysisView, ground: Ground): TemplateResult {
	const { analysed } = analysis;
	const zugzwang = analysed?.zugzwang() ?? null;
	const best = bestOf(board.values).length;
	const next = board.record?.moves[board.record.index];
	return html`
		${
			analysed === null || zugzwang === null
				? nothing
				: html`<p class="remark" id="zugzwang">
						${words.analysis.zugzwang(
							zugzwang[0].outcome,
							zugzwang[1].outcome,
							analysed.position.toMove,
							analysed.swapped.toMove,
						)}
					</p>`
		}
		${best > 1 ? html`<p class="note">${words.analysis.equal(best)}</p>` : nothing}
		${
			next === undefined
				? nothing
				: html`<p class="note">${words.analysis.next(words.moves.move(next, ground))}</p>`
		}
	`;
}

export function moves(view: AnalysisView): TemplateResult {
	const { analysis, board, words } = view;
	const { record, pointed, legalMoves } = board;
	const isOver = record !== null && legalMoves.length === 0;
	const { analysed } = analysis;
	const heading = (text: TemplateResult) => html`<h3 class="group-heading">${text}</h3>`;
	const actions = {
		play: (move: Move) => view.play.play(move),
		point: (move: typeof pointed) => {
			board.pointed = move;
		},
	};
	const ground = board.problem?.game.board ?? {};
	const countsMoves = view.page.activity === "play";
	const language = { words, ground, countsMoves };
	const best = html`<span class="best-mark" aria-hidden="true">★</span
		><span class="visually-hidden">${words.analysis.best}</span>`;
	return html`
		<div class="panel-head">
			<h2 class="visually-hidden">${words.moves.heading}</h2>
			${
				analysed === null || isOver
					? nothing
					: html`<p class="note">${words.analysis.perspective(analysed.position.toMove, countsMoves)}</p>`
			}
		</div>
		${isOver ? html`<p>${words.moves.none}</p>` : nothing} ${remarks(view, ground)}
		${
			analysed === null
				? plainMoves(language, legalMoves, pointed, actions)
				: valuedMoves(language, board.values, pointed, actions, heading, best)
		}
	`;
}
