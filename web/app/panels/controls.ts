/** The buttons under the board. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { repetitions } from "../record.ts";
import { isSelfPlay, playerToMove } from "../state.ts";

function button(icon: string, label: string, enabled: boolean, act: () => void): TemplateResult {
	// Disabled by aria alone: a button that went out of use under the finger would drop the keyboard's focus.
	return html`<button
		type="button"
		class="control"
		aria-disabled=${enabled ? "false" : "true"}
		@click=${enabled ? act : nothing}
	>
		<span class="control-icon" aria-hidden="true">${icon}</span>${label}
	</button>`;
}

export function controls({ state, words, play }: Context): TemplateResult {
	const { match, paused } = state;
	const { index = 0, moves = [] } = match?.record ?? {};
	const isOver = match === null || match.moves.length === 0;
	const selfPlay = isSelfPlay(state);
	const stuck = match !== null && selfPlay && repetitions(match.record) > 1;
	const waits = paused && playerToMove(state) === "perfect";
	return html`<div class="controls" role="group" aria-label=${words.controls.heading}>
		${button("⟲", words.controls.restart, moves.length > 0, () => void play.restart())}
		${button("←", words.controls.undo, index > 0, () => play.stepTurn(-1))}
		${button("→", words.controls.redo, index < moves.length, () => play.stepTurn(1))}
		${button("★", words.controls.best, !isOver, () => play.playBest())}
		${
			selfPlay || waits
				? button(
						paused ? "▶" : "❚❚",
						paused ? words.controls.resume : words.controls.pause,
						!isOver && !stuck,
						() => play.setPaused(!paused),
					)
				: nothing
		}
	</div>`;
}
