/** The help dialog, whose view is loaded later, and the legend of the board. */
import "./legend.css";
import "./panel.css";
import type { Move } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { outcomeChip } from "../../element/icons.ts";
import { lineIcon } from "../../element/line-icons.ts";
import { sameSquare, stepsOf } from "../../model/position.ts";
import { currentPosition } from "../../model/record.ts";
import { signalFold } from "../shell/controls/fold.ts";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import { type HeadingView, linesOf } from "./heading.ts";
import { boardMarks } from "./marks.ts";
import type { HelpView } from "./model.ts";

export { heading } from "./heading.ts";

export const lazyView = new Lazy(() => import("./view.ts"));

/** The contents of the help dialog, while it is open. */
export const help = (view: HelpView): Rendered =>
	view.help.isOpen.value
		? lazyView.draw(view.words, ({ helpContent }) => helpContent(view))
		: nothing;

/** The rules in three lines with a picture: open when the reader meets the game. On a phone they lie over the buttons. */
export function rulesCard(view: HelpView & HeadingView): Rendered {
	const { board, help, text, words } = view;
	const { value: rules } = text.state.rules;
	if (rules === null) return nothing;
	// The text's rules come after the board's.
	const id = board.problem?.game.rules.id ?? "";
	const { value: sheet } = help.rulesSheet;
	return html`<div class="rules-card ${sheet === null ? "" : `is-sheet is-${sheet}`}">
		${signalFold(
			"rules-lines-fold",
			words.rules.heading,
			help.isRulesOpen,
			() => html`<div class="rules-lines">
				<ul>
					${linesOf(view, rules).map((line) => html`<li>${line}</li>`)}
				</ul>
				${help.hasPicture(id) ? lazyView.draw(words, ({ rulesPicture }) => rulesPicture(id)) : nothing}
			</div>
			<button type="button" class="quiet" aria-label=${words.close} @click=${() => help.closeRules()}>
				${lineIcon("close")}
			</button>`,
		)}
	</div>`;
}

const outcomes = ["win", "draw", "loss"] as const;

/** The kinds of values shown on the board. */
function values({ analysis, board, page, words }: HelpView): readonly TemplateResult[] {
	const text = words.help.marks;
	const values = analysis.isMapped ? [] : board.values;
	const items = outcomes
		.filter((outcome) => values.some((value) => value.outcome === outcome))
		.map((outcome) => html`<li>${outcomeChip(words, { outcome })} ${text[outcome]}</li>`);
	const hasNumbers = values.some(({ distance }) => distance !== null);
	return hasNumbers
		? [
				...items,
				html`<li>${["play", "puzzle"].includes(page.activity) ? text.numberInPlay : text.number}</li>`,
			]
		: items;
}

/** The legend: the meaning of the board's marks, in a line below it, until they are learnt. */
export function legend(view: HelpView): Rendered {
	const { board, page, words } = view;
	const { problem, record, legalMoves } = board;
	const text = words.help.marks;
	if (problem === null || view.help.isKnown(problem.game.rules.id)) {
		return nothing;
	}
	const isEdited = page.activity === "edit";
	const isMovable = !isEdited && legalMoves.length > 0 && view.play.isPersonsTurn;
	const isTargeted = isMovable && board.values.length === 0 && !view.analysis.isMapped;
	const standing = record === null ? [] : Object.values(currentPosition(record).pieces).flat();
	const isOntoPiece = (move: Move) =>
		stepsOf(move).some(({ to }) => standing.some((at) => sameSquare(at, to)));
	const isMoved = !isEdited && record !== null && record.index > 0;
	return html`<ul class="board-legend" role="list" aria-label=${text.heading}>
		${isEdited ? nothing : values(view)}
		${isMovable ? html`<li><span class="movable-icon ${problem.game.board.graph === undefined ? "" : "is-point"}" aria-hidden="true"></span> ${text.movable}</li>` : nothing}
		${isTargeted ? html`<li><span class="target-icon" aria-hidden="true"></span> ${text.target}</li>` : nothing}
		${isTargeted && legalMoves.some(isOntoPiece) ? html`<li><span class="target-piece-icon" aria-hidden="true"></span> ${text.targetPiece}</li>` : nothing}
		${boardMarks(problem.game, text, view.play.naming)}
		${isMoved ? html`<li><span class="last-move-icon" aria-hidden="true"></span> ${text.lastMove}</li>` : nothing}
	</ul>`;
}
