/** Best play from the current position: a list and a slider of its plies, with the path on the board. */

import type { Line } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { endlessWinner } from "../../model/position.ts";
import { slider } from "../shell/controls/slider.ts";
import { answered } from "./answered.ts";
import type { AnalysisView } from "./model.ts";
import { plyEntries, plyList } from "./plies.ts";
import type { Subject } from "./subject.ts";

function plies(view: AnalysisView, subject: Subject, line: Line): TemplateResult {
	const { analysis, board, words } = view;
	const { rules, position, table } = subject;
	const { moves, repeatsFrom } = line;
	const text = words.topics.line;
	const shown = subject.lookedPlies(line);
	const look = (ply: number) => {
		analysis.look.value = { position, ply };
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

export function line(view: AnalysisView, subject: Subject): TemplateResult {
	return answered(view, subject.line(), (known) =>
		known.moves.length === 0
			? html`<p class="note">${view.words.topics.line.over}</p>`
			: plies(view, subject, known),
	);
}
