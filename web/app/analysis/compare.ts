/** Two pinned moves with their best lines side by side. */

import type { Line, Move, MoveValue } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/icons.ts";
import { sameMove } from "../../model/position.ts";
import { play, playLine } from "../../model/record.ts";
import { isWorthSame } from "../../model/value.ts";
import { select } from "../shell/controls/select.ts";
import { answered } from "./answered.ts";
import type { AnalysisView } from "./model.ts";
import type { Subject } from "./subject.ts";

const listedPlies = 40;

/** The two moves pinned in this position, otherwise the best one and the best of another value. */
function pinnedMoves(
	{ chosen, position }: Subject,
	values: readonly MoveValue[],
): readonly MoveValue[] {
	const [best] = values;
	const other =
		values.find((value) => best !== undefined && !isWorthSame(value, best)) ?? values[1];
	const at = chosen.pinned.value;
	const pinned = at?.position === position ? at.moves : [];
	return [best, other].flatMap((usual, slot) => {
		const move = pinned[slot];
		const value = move && values.find((known) => sameMove(known.move, move));
		return value ?? usual ?? [];
	});
}

/** The choice of a move to pin; the other slot stays as it is. */
function picker(
	{ analysis, words }: AnalysisView,
	{ position, board }: Subject,
	values: readonly MoveValue[],
	pinned: readonly MoveValue[],
	slot: number,
): TemplateResult {
	const choose = (move: Move) => {
		const moves = pinned.map((value) => value.move).with(slot, move);
		analysis.pinned.value = { position, moves };
	};
	return html`<label class="pin">
		<span>${words.topics.compare.pinned(slot + 1)}</span>
		${select({
			options: values.map(({ move }) => ({ value: move, name: words.moves.move(move, board) })),
			isChosen: (move) => move === pinned[slot]?.move,
			choose,
		})}
	</label>`;
}

/** Best play after a move; the move itself is the first ply. */
function lineAfter(
	view: AnalysisView,
	subject: Subject,
	value: MoveValue,
	line: Line,
): TemplateResult {
	const { board, words } = view;
	const { rules, position, record } = subject;
	const moves = [value.move, ...line.moves];
	const positions = [position, ...line.positions];
	const adopt = () => void board.follow(playLine(play(record, value), line), record.index + 1);
	return html`<ol class="compared-plies" role="list">
			${moves.slice(0, listedPlies).map(
				(move, index) => html`<li>
					<span class="ply-number">${index + 1}</span>
					${sideIcon(rules, positions[index]?.toMove ?? "")}
					${words.moves.move(move, subject.board)}
				</li>`,
			)}
			${moves.length > listedPlies ? html`<li>…</li>` : nothing}
		</ol>
		<button type="button" @click=${adopt}>${words.topics.line.adopt}</button>`;
}

export function compare(view: AnalysisView, subject: Subject): TemplateResult {
	const { words } = view;
	return answered(view, subject.moves(), (values) => {
		const pinned = pinnedMoves(subject, values);
		return pinned.length < 2
			? html`<p class="note">${words.topics.compare.tooFew}</p>`
			: html`<div class="compared">
					${pinned.map(
						(value, slot) => html`<div>
							${picker(view, subject, values, pinned, slot)}
							<p class="compared-value is-${value.outcome}">${words.moves.value(value)}</p>
							${answered(view, subject.after(value).line(), (line) =>
								lineAfter(view, subject, value, line),
							)}
						</div>`,
					)}
				</div>`;
	});
}
