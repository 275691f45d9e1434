/** The line of best play from the position on the board: a list and a slider of its plies, whose path the board shows. */
import type { Line } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { endlessWinner, opponent } from "../../board/position.ts";
import { topicWords } from "../../locale/topics.ts";
import type { Context } from "../context.ts";
import { answered } from "./answered.ts";
import { plyEntry, plyList, slider } from "./plies.ts";
import type { Subject } from "./subject.ts";
import { lineOf } from "./topic-questions.ts";

function plies(context: Context, subject: Subject, line: Line): TemplateResult {
	const { analysis, board, words } = context;
	const { rules, position } = subject;
	const { moves, repeatsFrom } = line;
	const shown = subject.lookedPlies(line);
	const look = (ply: number) => analysis.choose({ look: { position, ply } });
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
	const after = topicWords(words.tag).line.after(shown, moves.length);
	return html`
		${slider(topicWords(words.tag).line.ahead, shown, moves.length, after, look)}
		${plyList("line-ply", [html`${topicWords(words.tag).line.now}`, ...entries], shown, look)}
		${repeatsFrom === null ? nothing : html`<p class="note">${topicWords(words.tag).line.repeats(repeatsFrom + 1, endlessWinner(rules))}</p>`}
		<button type="button" class="adopt" @click=${() => void adopt()}>${topicWords(words.tag).line.adopt}</button>
	`;
}

export function line(context: Context, subject: Subject): TemplateResult {
	return answered(context, lineOf(subject), (known) =>
		known.moves.length === 0
			? html`<p class="note">${topicWords(context.words.tag).line.over}</p>`
			: plies(context, subject, known),
	);
}
