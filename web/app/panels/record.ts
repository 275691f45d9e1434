/** The game so far, ply by ply; each is a way back to it. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameRecord } from "../../board/record.ts";
import { pieceIcon } from "../../view/piece.ts";
import type { Context } from "../context.ts";
import { isMistake } from "../study/history.ts";
import { history } from "./history.ts";

/** Which of the moves are mistakes, by how many moves lead up to them, as far as that is known and may be told. */
function mistakesIn({ study }: Context): ReadonlySet<number> {
	const plies = study.subject?.history() ?? "waiting";
	return new Set(
		typeof plies === "string"
			? []
			: plies.known.flatMap((ply, before) => (isMistake(ply) ? [before + 1] : [])),
	);
}

function ply(
	{ board, words }: Context,
	record: GameRecord,
	index: number,
	isMistaken: boolean,
): TemplateResult {
	const move = record.moves[index - 1];
	const side = record.positions[index - 1]?.toMove ?? "";
	if (move === undefined || board.rules === null) {
		return html`${words.record.start}`;
	}
	const [before, after] = words.record.ply(side);
	return html`<span class="visually-hidden">${before}</span
		><span class="ply-number">${index}</span
		><span class="visually-hidden">${after}</span>
		${pieceIcon(board.rules, side)} ${words.moves.move(move)}${
			isMistaken
				? html`<span class="mistake-tag" aria-hidden="true">!</span
						><span class="visually-hidden">, ${words.study.history.tag}</span>`
				: nothing
		}`;
}

export function record(context: Context): TemplateResult {
	const { board, words } = context;
	const { record } = board;
	const mistakes = mistakesIn(context);
	const isEmpty = record === null || record.moves.length === 0;
	return html`
		<h2>${words.record.heading}</h2>
		${
			isEmpty
				? html`<p class="note">${words.record.empty}</p>`
				: html`<ol class="plies" role="list">
						${record.positions.map(
							(_, index) => html`<li>
								<button
									type="button"
									class="ply"
									aria-current=${index === record.index ? "step" : nothing}
									@click=${() => void board.seek(index)}
								>
									${ply(context, record, index, mistakes.has(index))}
								</button>
							</li>`,
						)}
					</ol>
					${history(context)}`
		}
	`;
}
