/** The line of best play from the position on the board: a list and a slider of its plies, whose path the board shows. */
import type { Line } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { endlessWinner, opponent } from "../../board/position.ts";
import type { Context } from "../context.ts";
import { answered } from "./answered.ts";
import { plyEntry, plyList, slider } from "./plies.ts";
import type { Subject } from "./subject.ts";

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
		return plyEntry(words, subject.table.game, ply, words.analysis.line.ply(side));
	});
	const adopt = async () => {
		await board.solution();
		board.announce(words.analysis.line.adopted);
	};
	const after = words.analysis.line.after(shown, moves.length);
	return html`
		${slider(words.analysis.line.ahead, shown, moves.length, after, look)}
		${plyList("line-ply", [html`${words.analysis.line.now}`, ...entries], shown, look)}
		${repeatsFrom === null ? nothing : html`<p class="note">${words.analysis.line.repeats(repeatsFrom + 1, endlessWinner(rules))}</p>`}
		<button type="button" class="adopt" @click=${() => void adopt()}>${words.analysis.line.adopt}</button>
	`;
}

export function line(context: Context, subject: Subject): TemplateResult {
	return answered(context, subject.line(), (known) =>
		known.moves.length === 0
			? html`<p class="note">${context.words.analysis.line.over}</p>`
			: plies(context, subject, known),
	);
}
