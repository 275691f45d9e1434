/** The map of the position with a piece elsewhere: the choice of piece and side to move, and the legend of the board. */
import type { SquareValue } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { isEndless } from "../../board/value.ts";
import { outcomeChip } from "../../element/outcome.ts";
import { pieceIcon } from "../../element/piece.ts";
import type { PageWords } from "../../locale/page.ts";
import { formatSquare } from "../../locale/shared.ts";
import type { Context } from "../context.ts";
import { choices } from "../frame/choices.ts";
import { answered } from "./answered.ts";
import type { Subject } from "./subject.ts";

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

/** The choice of the piece and of the side to move, which holds for all topics. */
export function choosers(context: Context, subject: Subject, name: string): TemplateResult {
	const { analysis, words } = context;
	const { rules, board, position, piece: chosen } = subject;
	const { toMove } = subject.mapped;
	const pieces = rules.sides.flatMap(({ name }) =>
		(position.pieces[name] ?? []).map((square, index) => ({ side: name, index, square })),
	);
	return html`
		<fieldset class="choice">
			<legend>${words.analysis["what-if"].piece}</legend>
			<div class="segments">
				${pieces.map(({ side, index, square }) =>
					choice(
						`${name}-piece`,
						side === chosen.side && index === chosen.index,
						() => analysis.choosePiece({ side, index }),
						html`<span class="piece-choice"
							>${pieceIcon(rules, side)}<span class="visually-hidden">${words.side(side)}</span>
							${formatSquare(square, board)}</span
						>`,
					),
				)}
			</div>
		</fieldset>
		<fieldset class="choice">
			<legend>${words.analysis["what-if"].toMove}</legend>
			${choices(
				`${name}-to-move`,
				rules.sides.map((side) => side.name),
				toMove,
				(side) => analysis.chooseToMove(side),
				(side) => words.side(side),
			)}
		</fieldset>
	`;
}

/** The scale of a map's colours; nothing for a map of nothing but draws. */
export function scale(
	words: PageWords,
	heat: readonly SquareValue[],
): TemplateResult | typeof nothing {
	const longest = Math.max(0, ...heat.map(({ distance }) => distance ?? 0));
	const hasEndless = heat.some(isEndless);
	if (heat.every(({ outcome }) => outcome === "draw")) {
		return nothing;
	}
	const { near, far, endless } = words.analysis["what-if"];
	return longest === 0 && !hasEndless
		? html`<li><span class="cividis is-near"></span> ${near(0)}</li>`
		: html`<li class="scale">
				<span aria-hidden="true">${near(0)}</span>
				<span class="cividis" role="img" aria-label=${words.analysis["what-if"].scale}></span>
				<span aria-hidden="true">${hasEndless ? endless : far(longest)}</span>
			</li>`;
}

export function whatIf(context: Context, subject: Subject): TemplateResult {
	const { words } = context;
	const { toMove } = subject.mapped;
	return html`
		${choosers(context, subject, "what-if")}
		<p class="note">${words.analysis["what-if"].note(toMove)}</p>
		${answered(context, subject.heat(), (heat) => {
			const has = (outcome: string) => heat.some((value) => value.outcome === outcome);
			return html`<ul class="legend">
				${scale(words, heat)}
				${has("win") ? html`<li>${outcomeChip(words, { outcome: "win" })} ${words.analysis["what-if"].win(toMove)}</li>` : ""}
				${has("draw") ? html`<li>${outcomeChip(words, { outcome: "draw" })} ${words.analysis["what-if"].draw}</li>` : ""}
				${has("loss") ? html`<li>${outcomeChip(words, { outcome: "loss" })} ${words.analysis["what-if"].loss(toMove)}</li>` : ""}
			</ul>`;
		})}
	`;
}
