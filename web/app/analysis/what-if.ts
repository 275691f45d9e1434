/** The map of the position with a piece elsewhere: the choice of piece and side to move, and the legend of the board. */
import type { SquareValue } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { boardScale } from "../../board/value.ts";
import { outcomeChip } from "../../element/outcome.ts";
import { pieceIcon } from "../../element/piece.ts";
import type { PageWords } from "../../locale/page.ts";
import { formatSquare } from "../../locale/shared.ts";
import { topicWords } from "../../locale/topics.ts";
import type { Context } from "../context.ts";
import { choices } from "../frame/choices.ts";
import { answered } from "./answered.ts";
import { shownHeat, shownMap, tokenHeat } from "./maps.ts";
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
	const { rules, board, position } = subject;
	const { piece: chosen, position: mapped } = shownMap(subject);
	const pieces = rules.sides.flatMap(({ name }) =>
		(position.pieces[name] ?? []).map((square, index) => ({ side: name, index, square })),
	);
	const { piece, toMove: toMoveName, tokenToMove } = topicWords(words.tag)["what-if"];
	// Of one piece there is nothing to choose.
	const piecesChoice = html`<fieldset class="choice">
			<legend>${piece}</legend>
			<div class="segments">
				${pieces.map(({ side, index, square }) =>
					choice(
						`${name}-piece`,
						side === chosen.side && index === chosen.index,
						() => analysis.choosePiece({ side, index }),
						html`<span class="piece-choice"
							>${pieceIcon(rules, side)}<span class="visually-hidden"
								>${words.side(side)}</span
							>
							${formatSquare(square, board)}</span
						>`,
					),
				)}
			</div>
		</fieldset>`;
	return html`
		${subject.hasToken ? nothing : piecesChoice}
		<fieldset class="choice">
			<legend>${subject.hasToken ? tokenToMove : toMoveName}</legend>
			${choices(
				`${name}-to-move`,
				rules.sides.map((side) => side.name),
				mapped.toMove,
				(side) => analysis.chooseToMove(side),
				(side) => words.side(side),
			)}
		</fieldset>
	`;
}

/** The scale of the colours of a board's maps; nothing for a map of nothing but draws. */
export function scale(
	words: PageWords,
	{ board, table }: Subject,
	heat: readonly SquareValue[],
): TemplateResult | typeof nothing {
	const { longest, hasEndless } = boardScale(table);
	if (heat.every(({ outcome }) => outcome === "draw")) {
		return nothing;
	}
	const { near, far, endless, scale } = topicWords(words.tag)["what-if"];
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

/** The legend of a map that is for a side to move. */
function legend(
	words: PageWords,
	subject: Subject,
	heat: readonly SquareValue[],
	toMove: string,
): TemplateResult {
	const text = topicWords(words.tag)["what-if"];
	const has = (outcome: string) => heat.some((value) => value.outcome === outcome);
	return html`<ul class="legend">
		${scale(words, subject, heat)}
		${has("win") ? html`<li>${outcomeChip(words, { outcome: "win" })} ${text.win(toMove)}</li>` : ""}
		${has("draw") ? html`<li>${outcomeChip(words, { outcome: "draw" })} ${text.draw(subject.board)}</li>` : ""}
		${has("loss") ? html`<li>${outcomeChip(words, { outcome: "loss" })} ${text.loss(toMove)}</li>` : ""}
	</ul>`;
}

export function whatIf(context: Context, subject: Subject): TemplateResult {
	const { words } = context;
	const { board } = subject;
	const { toMove } = shownMap(subject).position;
	return html`
		${choosers(context, subject, "what-if")}
		<p class="note">${topicWords(words.tag)["what-if"].note(toMove, board)}</p>
		${answered(context, shownHeat(subject), (heat) => legend(words, subject, heat, toMove))}
	`;
}

/** What the board of a token shows by itself; nothing where it shows nothing. */
export function tokenMap({ words }: Context, subject: Subject): TemplateResult | typeof nothing {
	const heat = tokenHeat(subject);
	const { board, position } = subject;
	return heat.length === 0
		? nothing
		: html`<div>
				<p class="note">${topicWords(words.tag)["what-if"].token(position.toMove, board)}</p>
				${legend(words, subject, heat, position.toMove)}
			</div>`;
}
