/** Best play from the current position: a list and a slider of its plies, with the path on the board. */

import type { Line } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { topicWords } from "../../locale/further-words.ts";
import { endlessWinner, opponent } from "../../model/position.ts";
import { slider } from "../shell/controls/slider.ts";
import { answered } from "./answered.ts";
import type { AnalysisView } from "./context.ts";
import { lineOf } from "./lines.ts";
import { plyEntry, plyList } from "./plies.ts";
import type { Subject } from "./subject.ts";

function plies(view: AnalysisView, subject: Subject, line: Line): TemplateResult {
	const { analysis, board, words } = view;
	const { rules, position } = subject;
	const { moves, repeatsFrom } = line;
	const shown = subject.lookedPlies(line);
	const look = (ply: number) => {
		analysis.look.value = { position, ply };
	};
	const sides = [position.toMove, opponent(rules, position.toMove)] as const;
	const entries = moves.map((move, index) => {
		const side = sides[index % 2 === 0 ? 0 : 1];
		const ply = { number: index + 1, side, move };
		return plyEntry(words, subject.table.game, ply, topicWords(words.tag).line.ply(side));
	});
	const adopt = async () => {
		await board.solution();
		board.announce(topicWords(words.tag).line.adopted);
	};
	return html`
		${slider({
			kind: "scrubber",
			name: topicWords(words.tag).line.ahead,
			value: shown,
			most: moves.length,
			text: topicWords(words.tag).line.after(shown, moves.length),
			set: look,
		})}
		${plyList("line-ply", [html`${topicWords(words.tag).line.now}`, ...entries], shown, look)}
		${repeatsFrom === null ? nothing : html`<p class="note">${topicWords(words.tag).line.repeats(repeatsFrom + 1, endlessWinner(rules))}</p>`}
		<button type="button" class="adopt" @click=${() => void adopt()}>${topicWords(words.tag).line.adopt}</button>
	`;
}

export function line(view: AnalysisView, subject: Subject): TemplateResult {
	return answered(view, lineOf(subject), (known) =>
		known.moves.length === 0
			? html`<p class="note">${topicWords(view.words.tag).line.over}</p>`
			: plies(view, subject, known),
	);
}
