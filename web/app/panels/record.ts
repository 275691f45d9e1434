/** The game so far, ply by ply; each is a way back to it. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import type { Match } from "../state.ts";
import { pieceIcon } from "./piece.ts";

function ply({ words }: Context, match: Match, index: number): TemplateResult {
	const move = match.record.moves[index - 1];
	const side = match.record.positions[index - 1]?.toMove ?? "";
	if (move === undefined) {
		return html`${words.record.start}`;
	}
	const [before, after] = words.record.ply(side);
	return html`<span class="visually-hidden">${before}</span
		><span class="ply-number">${index}</span
		><span class="visually-hidden">${after}</span>
		${pieceIcon(match.game.rules, side)} ${words.moves.move(move)}`;
}

export function record(context: Context): TemplateResult {
	const { state, words, play } = context;
	const { match } = state;
	const isEmpty = match === null || match.record.moves.length === 0;
	return html`
		<h2>${words.record.heading}</h2>
		${
			isEmpty
				? html`<p class="note">${words.record.empty}</p>`
				: html`<ol class="plies" role="list">
						${match.record.positions.map(
							(_, index) => html`<li>
								<button
									type="button"
									class="ply"
									aria-current=${index === match.record.index ? "step" : nothing}
									@click=${() => play.seek(index)}
								>
									${ply(context, match, index)}
								</button>
							</li>`,
						)}
					</ol>`
		}
	`;
}
