/** All that an element draws but the board itself. */
import type { Move } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import type { Words } from "../locale/words.ts";
import { plainMoves, valuedMoves } from "../view/moves.ts";
import { type ButtonActions, buttons } from "./buttons.ts";
import type { Control } from "./settings.ts";
import { type GameState, hidesValues, shownMoves } from "./state.ts";
import { notes, verdict } from "./verdict.ts";

export interface Actions extends ButtonActions {
	readonly play: (move: Move) => void;
	readonly point: (move: Move | null) => void;
}

function movesPanel(words: Words, state: GameState, actions: Actions): TemplateResult {
	const { match, pointed } = state;
	const moves = shownMoves(state);
	const heading = (text: TemplateResult) => html`<p class="group-heading">${text}</p>`;
	return html`<div class="moves" part="moves" role="group" aria-label=${words.moves.heading}>
		${
			match !== null && match.moves.length === 0
				? html`<p class="note">${words.moves.none}</p>`
				: hidesValues(state)
					? plainMoves(
							words,
							moves.map(({ move }) => move),
							pointed,
							actions,
						)
					: valuedMoves(words, moves, pointed, actions, heading)
		}
	</div>`;
}

/**
 * Draws what is shown around the board.
 * @param canGo whether there is something to be undone, and something to be made again
 * @param isPrinted whether it is on paper as well: where there is nothing between the tags to be there instead
 */
export function whole(
	words: Words,
	state: GameState,
	shown: ReadonlySet<Control>,
	actions: Actions,
	canGo: readonly [boolean, boolean],
	isPrinted: boolean,
): TemplateResult {
	const hasBoard = state.match !== null || state.problem !== null;
	return html`<div class="root" part="root" lang=${words.tag} ?data-board=${hasBoard} ?data-printed=${isPrinted}>
			<div class="verdict" part="verdict">
				${shown.has("verdict") || state.failure !== null ? verdict(words, state) : null}
			</div>
			<div class="stage">
				<div class="board" part="board"></div>
				${shown.has("buttons") ? buttons(words, state, actions, canGo) : null}
				<div class="said" ?data-quiet=${state.mode === "show"}>
					${shown.has("verdict") ? notes(words, state) : null}
					<p class="notice" part="notice" aria-hidden="true"></p>
				</div>
			</div>
			${shown.has("moves") && state.match !== null ? movesPanel(words, state, actions) : null}
			<p class="live visually-hidden" role="status" aria-live="polite"></p>
		</div>
		<slot></slot>`;
}
