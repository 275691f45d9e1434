/** The map of the position with a piece elsewhere: its controls and legend. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { outcomeChip } from "../../element/icons.ts";
import type { PageWords } from "../../locale/en/page.ts";
import type { Piece } from "../../model/position.ts";
import { boardScale } from "../../model/value.ts";
import { choices } from "../shell/controls/choices.ts";
import { pieceChoice } from "../shell/controls/piece-choice.ts";
import type { Rendered } from "../shell/panels.ts";
import { answered } from "./answered.ts";
import { shownHeat, shownMap, tokenHeat } from "./maps.ts";
import type { AnalysisView } from "./model.ts";
import type { AnalysedPosition, Heat } from "./position.ts";

/** The choices of the piece and of the side to move, shared by all topics with a map. */
export function choosers(
	view: AnalysisView,
	analysed: AnalysedPosition,
	name: string,
): TemplateResult {
	const { analysis, words } = view;
	const { rules, position, table } = analysed;
	const { piece: chosen, position: mapped } = shownMap(view.analysis, analysed);
	const { piece, toMove: toMoveName, tokenToMove } = words.topics["what-if"];
	const choosePiece = (piece: Piece) => analysis.choosePiece(piece);
	const nameOf = (side: string) => words.side(side);
	const pieces = html`<fieldset class="choice">
			<legend>${piece}</legend>
			${pieceChoice(`${name}-piece`, table.game, position, chosen, choosePiece, nameOf)}
		</fieldset>`;
	return html`
		${analysed.hasToken ? nothing : pieces}
		<fieldset class="choice">
			<legend>${analysed.hasToken ? tokenToMove : toMoveName}</legend>
			${choices(
				`${name}-to-move`,
				rules.sides.map((side) => side.name),
				mapped.toMove,
				(side) => analysis.chooseToMove(side),
				nameOf,
			)}
		</fieldset>
	`;
}

/** The colour scale of a board's maps; nothing for a map of draws only. */
export function scale(words: PageWords, { board, table }: AnalysedPosition, heat: Heat): Rendered {
	const { longest, hasEndless } = boardScale(table);
	if (heat.every(({ outcome }) => outcome === "draw")) {
		return nothing;
	}
	const { near, far, endless, scale } = words.topics["what-if"];
	const bars = (["win", "loss"] as const)
		.filter((outcome) => heat.some((value) => value.outcome === outcome))
		.map((outcome) => html`<span class="map-bar is-${outcome}"></span>`);
	return longest === 0 && !hasEndless
		? html`<li><span class="map-scale is-near">${bars}</span> ${near(0)}</li>`
		: html`<li class="scale">
				<span aria-hidden="true">${near(0)}</span>
				<span class="map-scale" role="img" aria-label=${scale(board)}>${bars}</span>
				<span aria-hidden="true">${hasEndless ? endless : far(longest)}</span>
			</li>`;
}

/** The legend of a map for a side to move. */
function legend(
	words: PageWords,
	analysed: AnalysedPosition,
	heat: Heat,
	toMove: string,
): TemplateResult {
	const text = words.topics["what-if"];
	const has = (outcome: string) => heat.some((value) => value.outcome === outcome);
	return html`<ul class="legend">
		${scale(words, analysed, heat)}
		${has("win") ? html`<li>${outcomeChip(words, { outcome: "win" })} ${text.win(toMove)}</li>` : ""}
		${has("draw") ? html`<li>${outcomeChip(words, { outcome: "draw" })} ${text.draw(analysed.board)}</li>` : ""}
		${has("loss") ? html`<li>${outcomeChip(words, { outcome: "loss" })} ${text.loss(toMove)}</li>` : ""}
	</ul>`;
}

export function whatIf(view: AnalysisView, analysed: AnalysedPosition): TemplateResult {
	const { words } = view;
	const { board } = analysed;
	const { toMove } = shownMap(view.analysis, analysed).position;
	return html`
		${choosers(view, analysed, "what-if")}
		<p class="note">${words.topics["what-if"].note(toMove, board)}</p>
		${answered(view, shownHeat(view.analysis, analysed), (heat) => legend(words, analysed, heat, toMove))}
	`;
}

/** The legend of a token's map; nothing without a map. */
export function tokenMap({ words }: AnalysisView, analysed: AnalysedPosition): Rendered {
	const heat = tokenHeat(analysed);
	const { board, position } = analysed;
	return heat.length === 0
		? nothing
		: html`<div>
				<p class="note">${words.topics["what-if"].token(position.toMove, board)}</p>
				${legend(words, analysed, heat, position.toMove)}
			</div>`;
}
