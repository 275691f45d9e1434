/** The variations of a game: each is a button in brackets, after the ply that it replaces, and leads into it. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/icons.ts";
import type { GameRecord } from "../../model/record.ts";
import { commonMoves } from "../../model/variations.ts";
import type { Drawn } from "../shell/panels.ts";
import type { AnalysisView } from "./model.ts";

/** The plies of a variation that are written out. */
const writtenPlies = 5;

function variation({ board, words }: AnalysisView, line: GameRecord, from: number): TemplateResult {
	const game = board.problem?.game;
	const written = line.moves.slice(from, from + writtenPlies);
	const isLonger = line.moves.length > from + writtenPlies;
	const text = written.map((move, index) => {
		const ply = from + index;
		const side = line.positions[ply]?.toMove ?? "";
		return game === undefined
			? nothing
			: html`<span class="variation-ply"
					><span class="ply-number">${ply + 1}</span> ${sideIcon(game.rules, side)}
					${words.moves.move(move, game.board)}</span
				> `;
	});
	// Leads to the first move that is not the game's.
	return html`<button type="button" class="variation" @click=${() => void board.follow(line, from + 1)}>
		<span class="visually-hidden">${words.topics.variation}</span>
		(${text}${isLonger ? " …" : nothing})
	</button>`;
}

/** The variations that stand after a ply of the game; nothing if there are none. */
export function variationsAt(view: AnalysisView, record: GameRecord, ply: number): Drawn {
	const last = record.moves.length;
	const here = view.analysis.variations.value
		.map((line) => ({ line, from: commonMoves(line, record) }))
		.filter(({ from }) => Math.min(from + 1, last) === ply);
	return here.length === 0
		? nothing
		: html`<li class="variations">${here.map(({ line, from }) => variation(view, line, from))}</li>`;
}
