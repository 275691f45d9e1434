/** What the position would be worth with a piece elsewhere: which piece, which side to move, and how to read it off the board. */

import type { SquareValue } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PageWords } from "../../locale/page-words.ts";
import { outcomeChip } from "../../view/outcome.ts";
import { pieceIcon } from "../../view/piece.ts";
import type { Context } from "../context.ts";
import type { Subject } from "../study/study.ts";
import { answered } from "./fold.ts";

function choice(
	name: string,
	isChosen: boolean,
	choose: () => void,
	content: TemplateResult,
): TemplateResult {
	return html`<label>
		<input type="radio" name=${name} .checked=${live(isChosen)} @change=${choose} />
		<span>${content}</span>
	</label>`;
}

/** Which piece is elsewhere, and which side is to move; what is chosen holds for all topics. */
export function choosers(context: Context, subject: Subject, name: string): TemplateResult {
	const { study, words } = context;
	const { position, table } = subject;
	const { rules } = table.game;
	const chosen = study.pieceOf(position);
	const mapped = study.mapped(position);
	const { toMove } = mapped;
	const pieces = rules.sides.flatMap(({ name }) =>
		(position.pieces[name] ?? []).map((square, index) => ({ side: name, index, square })),
	);
	return html`
		<fieldset class="choice">
			<legend>${words.study.whatIf.piece}</legend>
			<div class="segments">
				${pieces.map(({ side, index, square }) =>
					choice(
						`${name}-piece`,
						side === chosen.side && index === chosen.index,
						() => study.choosePiece({ side, index }),
						html`<span class="piece-choice"
							>${pieceIcon(rules, side)}<span class="visually-hidden">${words.side(side)}</span>
							${square.row},${square.column}</span
						>`,
					),
				)}
			</div>
		</fieldset>
		<fieldset class="choice">
			<legend>${words.study.whatIf.toMove}</legend>
			<div class="segments">
				${rules.sides.map(({ name }) =>
					choice(
						`${name}-to-move`,
						name === toMove,
						() => study.chooseToMove(name),
						html`${words.side(name)}`,
					),
				)}
			</div>
		</fieldset>
	`;
}

/** What the colours of a map say of distances; nothing where it has none. */
export function scale(
	words: PageWords,
	heat: readonly SquareValue[],
): TemplateResult | typeof nothing {
	const distances = heat.flatMap(({ distance }) => (distance === null ? [] : [distance]));
	const longest = Math.max(...distances);
	if (distances.length === 0) {
		return nothing;
	}
	return longest === 0
		? html`<li><span class="cividis is-near"></span> ${words.study.whatIf.near(0)}</li>`
		: html`<li class="scale">
				<span aria-hidden="true">${words.study.whatIf.near(0)}</span>
				<span class="cividis" role="img" aria-label=${words.study.whatIf.scale}></span>
				<span aria-hidden="true">${words.study.whatIf.far(longest)}</span>
			</li>`;
}

export function whatIf(context: Context, subject: Subject): TemplateResult {
	const { study, words } = context;
	const chosen = study.pieceOf(subject.position);
	const mapped = study.mapped(subject.position);
	const { toMove } = mapped;
	return html`
		${choosers(context, subject, "what-if")}
		<p class="note">${words.study.whatIf.note(toMove)}</p>
		${answered(context, subject.heat(mapped, chosen), (heat) => {
			const has = (outcome: string) => heat.some((value) => value.outcome === outcome);
			return html`<ul class="legend">
				${scale(words, heat)}
				${has("win") ? html`<li>${outcomeChip(words, "win")} ${words.study.whatIf.win(toMove)}</li>` : ""}
				${has("draw") ? html`<li>${outcomeChip(words, "draw")} ${words.study.whatIf.draw}</li>` : ""}
				${has("loss") ? html`<li>${outcomeChip(words, "loss")} ${words.study.whatIf.loss(toMove)}</li>` : ""}
			</ul>`;
		})}
	`;
}
