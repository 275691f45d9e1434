/** Best play from the current position: a slider and a list of its plies. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { endlessWinner } from "../../model/position.ts";
import { slider } from "../shell/controls/slider.ts";
import { answered } from "./answered.ts";
import { lookedPlies } from "./maps.ts";
import type { AnalysisView } from "./model.ts";
import { plyEntries, plyList } from "./plies.ts";
import type { AnalysedPosition } from "./position.ts";

export function line(view: AnalysisView, analysed: AnalysedPosition): TemplateResult {
	const { analysis, board, words } = view;
	const { rules, position, table } = analysed;
	const text = words.topics.line;
	const look = (ply: number) => {
		analysis.ahead.value = { position, ply };
	};
	const adopt = async () => {
		await board.solution();
		board.announce(text.adopted);
	};
	return answered(view, analysed.line(), (line) => {
		const { moves, repeatsFrom } = line;
		const shown = lookedPlies(analysis, analysed, line);
		return moves.length === 0
			? html`<p class="note">${text.over}</p>`
			: html`${slider({
					kind: "scrubber",
					name: text.ahead,
					value: shown,
					most: moves.length,
					text: text.after(shown, moves.length),
					set: look,
				})}
				${plyList("line-ply", plyEntries(words, table.game, line, text.now, text.ply), shown, look)}
				${repeatsFrom === null ? nothing : html`<p class="note">${text.repeats(repeatsFrom + 1, endlessWinner(rules))}</p>`}
				<button type="button" class="adopt" @click=${() => void adopt()}>${text.adopt}</button>`;
	});
}
