/** Who plays each side. */

import { live } from "lit/directives/live.js";
import { html, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { type Player, playerOf } from "../state.ts";
import { pieceIcon } from "./piece.ts";

const kinds: readonly Player[] = ["human", "perfect"];

export function players({ state, words, play }: Context): TemplateResult {
	const { match } = state;
	const sides = match?.game.rules.sides ?? [];
	return html`
		<h2>${words.players.heading}</h2>
		<div class="players">
			${sides.map(
				({ name }) => html`<fieldset class="player">
					<legend>
						${match === null ? "" : pieceIcon(match.game.rules, name)} ${words.side(name)}
					</legend>
					<div class="segments">
						${kinds.map(
							(kind) => html`<label>
								<input
									type="radio"
									name="player-${name}"
									value=${kind}
									.checked=${live(playerOf(state, name) === kind)}
									@change=${() => play.setPlayer(name, kind)}
								/>
								<span>${words.players[kind]}</span>
							</label>`,
						)}
					</div>
				</fieldset>`,
			)}
		</div>
	`;
}
