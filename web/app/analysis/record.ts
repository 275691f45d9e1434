/** The game so far, ply by ply, with its variations in brackets; each entry goes to its position. Then the game's plot. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/icons.ts";
import { mistakesIn } from "../../model/judgement.ts";
import type { GameRecord } from "../../model/record.ts";
import { commonMoves } from "../../model/variations.ts";
import type { Rendered } from "../shell/panels.ts";
import { gamePlot } from "./game-plot.ts";
import type { AnalysisView } from "./model.ts";
import { plyEntries, plyList } from "./plies.ts";
import { knownOf } from "./position.ts";

/** The most plies of a variation to write out. */
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
	// Goes to the first move that differs from the game.
	return html`<button type="button" class="variation" @click=${() => void board.follow(line, from + 1)}>
		<span class="visually-hidden">${words.topics.variation}</span>
		(${text}${isLonger ? " …" : nothing})
	</button>`;
}

/** The variations after a ply of the game; nothing if there are none. */
function variationsAt(view: AnalysisView, record: GameRecord, ply: number): Rendered {
	const last = record.moves.length;
	const here = view.analysis.variations.value
		.map((line) => ({ line, from: commonMoves(line, record) }))
		.filter(({ from }) => Math.min(from + 1, last) === ply);
	return here.length === 0
		? nothing
		: html`<li class="variations">${here.map(({ line, from }) => variation(view, line, from))}</li>`;
}

export function record(view: AnalysisView): Rendered {
	const { analysis, board, words } = view;
	const { problem, record } = board;
	const { analysed } = analysis;
	const { heading, empty, start, ply } = words.analysis.record;
	if (problem === null || record === null) {
		return nothing;
	}
	// Variations belong to analysis; a game in play has one line.
	const isAnalysed = view.page.activity === "analyse";
	const hasVariations = isAnalysed && analysis.variations.value.length > 0;
	if (record.moves.length === 0 && !hasVariations) {
		return html`<h2 class="visually-hidden">${heading}</h2>
			<p class="note">${empty}</p>`;
	}
	const plies = analysed?.history() ?? "waiting";
	const mistakes = mistakesIn(knownOf(plies) ?? []);
	const tag = html`<span class="mistake-tag" aria-hidden="true">!</span
		><span class="visually-hidden">, ${words.analysis.history.tag}</span>`;
	const entries = plyEntries(words, problem.game, record, start, ply).map(
		(entry, number) => html`${entry}${mistakes.includes(number) ? tag : nothing}`,
	);
	const variations = (ply: number) => (hasVariations ? variationsAt(view, record, ply) : nothing);
	return html`<h2>${heading}</h2>
		${plyList("ply", entries, record.index, (ply) => void board.seek(ply), variations)}
		${analysed === null || record.moves.length === 0 ? nothing : gamePlot(view, analysed, plies)}`;
}
