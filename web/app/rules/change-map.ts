/** The map of a comparison: the squares on which a piece changes the outcome. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import type { RulesWords } from "../../locale/en/rules.ts";
import { formatSquare } from "../../locale/shared.ts";
import type { Ground } from "../../model/graph.ts";
import { type Piece, sameSquare, tokenHolder } from "../../model/position.ts";
import { boardPicture } from "../shell/controls/board-picture.ts";
import { pieceChoice } from "../shell/controls/piece-choice.ts";
import { mappedPiece } from "./comparison.ts";
import type { ChangedSquare, ChangeMap, Compared, RulesView } from "./model.ts";

type Text = RulesWords["comparison"];

/** The most squares listed in words beside the map. */
const mostNamed = 8;

const mapSize = { width: 336, height: 336, isNumbered: true };

/** The squares on which a piece changes the outcome, grouped by change. */
function squareList(text: Text, ground: Ground, changed: readonly ChangedSquare[]): TemplateResult {
	const byKind = new Map<string, string[]>();
	for (const { square, before, after } of changed) {
		const kind = text.mapKind(before.winner, after.winner);
		byKind.set(kind, [...(byKind.get(kind) ?? []), formatSquare(square, ground)]);
	}
	return html`<ul class="change-squares" role="list">
		${[...byKind].map(
			([kind, names]) => html`<li>
				${text.squares(kind, names.length, ground)}<span
					class=${names.length > mostNamed ? "visually-hidden" : ""}
					>: ${names.join(" · ")}</span
				>
			</li>`,
		)}
	</ul>`;
}

/** The choice of a piece, and its map. */
export function changeMap(view: RulesView, text: Text, { game, map: found }: Compared) {
	const position = view.rules.problem?.position;
	if (position === undefined) {
		return nothing;
	}
	const chosen = mappedPiece(view, position);
	const hasToken = tokenHolder(game.rules) !== null;
	const choose = (piece: Piece) => {
		view.board.selected = null;
		view.rules.piece.value = piece;
	};
	const nameOf = (side: string) => (hasToken ? text.token : view.words.side(side));
	return html`<h3 class="group-heading">${text.map}</h3>
		<fieldset class="choice">
			<legend>${text.piece}</legend>
			${pieceChoice("comparison-piece", game, position, chosen, choose, nameOf)}
		</fieldset>
		${found === null ? nothing : mapped(text, game, found)}`;
}

function mapped(text: Text, game: Compared["game"], found: ChangeMap): TemplateResult {
	const { position, piece, squares } = found;
	if (squares === null) {
		return html`<p class="note">${text.noMap}</p>`;
	}
	const changed = squares.filter(({ before, after }) => before.winner !== after.winner);
	const here = squares.find(({ square }) => sameSquare(square, piece));
	const heat = changed.map(({ square, after }) => ({ ...after, square }));
	return html`<p class="note">
			${here === undefined ? nothing : text.here(here.before, here.after)}${text.mapped(changed.length, squares.length, position.toMove, game.board)}
		</p>
		${
			changed.length === 0
				? nothing
				: html`<div class="change-map">
							${boardPicture(found, () => stillScene({ game, position, heat }), mapSize)}
						</div>
						${squareList(text, game.board, changed)}`
		}`;
}
