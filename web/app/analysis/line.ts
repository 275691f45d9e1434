/** Best play from the current position: a list and a slider of its plies, with the path on the board. */

import type { Line } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { endlessWinner } from "../../model/position.ts";
import { slider } from "../shell/controls/slider.ts";
import { answered } from "./answered.ts";
import { lookedPlies } from "./maps.ts";
import type { AnalysisView } from "./model.ts";
import { plyEntries, plyList } from "./plies.ts";
import type { AnalysedPosition } from "./position.ts";

function plies(view: AnalysisView, analysed: AnalysedPosition, line: Line): TemplateResult {
	const { analysis, board, words } = view;
	const { rules, position, table } = analysed;
	const { moves, repeatsFrom } = line;
	const text = words.topics.line;
	const shown = lookedPlies(analysis, analysed, line);
	const look = (ply: number) => {
		analysis.ahead.value = { position, ply };
	};
	const entries = plyEntries(words, table.game, line, text.now, text.ply);
	const adopt = async () => {
		await board.solution();
		board.announce(text.adopted);
	};
	return html`
		${slider({
			kind: "scrubber",
			name: text.ahead,
			value: shown,
			most: moves.length,
			text: text.after(shown, moves.length),
			set: look,
		})}
		${plyList("line-ply", entries, shown, look)}
		${repeatsFrom === null ? nothing : html`<p class="note">${text.repeats(repeatsFrom + 1, endlessWinner(rules))}</p>`}
		<button type="button" class="adopt" @click=${() => void adopt()}>${text.adopt}</button>
	`;
}

export function line(view: AnalysisView, analysed: AnalysedPosition): TemplateResult {
	return answered(view, analysed.line(), (known) =>
		known.moves.length === 0
			? html`<p class="note">${view.words.topics.line.over}</p>`
			: plies(view, analysed, known),
	);
}
