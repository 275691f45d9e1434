/** What the colours, shapes and keys mean. */
import { html, type TemplateResult } from "lit/html.js";
import { outcomeChip } from "../../view/outcome.ts";
import { pieceIcon } from "../../view/piece.ts";
import type { Context } from "../context.ts";

export function legend({ board, words }: Context): TemplateResult {
	const { rules } = board;
	const goals = rules?.sides.flatMap(({ name, goals }) => goals.map((edge) => ({ name, edge })));
	return html`
		<h3>${words.legend.heading}</h3>
		<ul class="legend">
			${rules?.sides.map(
				({ name }) => html`<li>${pieceIcon(rules, name)} ${words.legend.piece(name)}</li>`,
			)}
			${goals?.map(
				({ name, edge }) => html`<li>
					<span class="goal-icon is-${name}" aria-hidden="true"></span>
					${words.legend.goal(name, edge)}
				</li>`,
			)}
			<li>${outcomeChip(words, "win")} ${words.legend.win}</li>
			<li>${outcomeChip(words, "draw")} ${words.legend.draw}</li>
			<li>${outcomeChip(words, "loss")} ${words.legend.loss}</li>
			<li>
				<span class="last-move-icon" aria-hidden="true"></span> ${words.legend.lastMove}
			</li>
		</ul>
		<p class="note">${words.legend.unit}</p>
		<h3>${words.legend.keys}</h3>
		<dl class="keys">
			${words.legend.keyList.map(
				([keys, meaning]) => html`<div>
					<dt>${keys.split("  ").map((key) => html`<kbd>${key}</kbd> `)}</dt>
					<dd>${meaning}</dd>
				</div>`,
			)}
		</dl>
	`;
}
