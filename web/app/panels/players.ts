/** Who plays each side. */

import { live } from "lit/directives/live.js";
import { html, type TemplateResult } from "lit/html.js";
import { pieceIcon } from "../../view/piece.ts";
import type { Context } from "../context.ts";

const kinds = ["human", "perfect"] as const;

export function players({ board, words, setPlayer }: Context): TemplateResult {
	const { rules, players } = board;
	const sides = rules?.sides ?? [];
	return html`
		<h2>${words.players.heading}</h2>
		<div class="players">
			${sides.map(
				({ name }) => html`<fieldset class="player">
					<legend>
						${rules === null ? "" : pieceIcon(rules, name)} ${words.side(name)}
					</legend>
					<div class="segments">
						${kinds.map(
							(kind) => html`<label>
								<input
									type="radio"
									name="player-${name}"
									value=${kind}
									.checked=${live((players[name] ?? "human") === kind)}
									@change=${() => setPlayer(name, kind)}
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
