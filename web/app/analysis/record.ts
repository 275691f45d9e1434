/** The game so far, ply by ply; each entry is a button that goes there. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { mistakesIn } from "../../model/judgement.ts";
import type { GameRecord } from "../../model/record.ts";
import type { AnalysisView } from "./context.ts";
import { content } from "./lazy.ts";
import { plyEntry, plyList } from "./plies.ts";

function entry(
	{ board, words }: AnalysisView,
	record: GameRecord,
	number: number,
	isMistaken: boolean,
): TemplateResult {
	const move = record.moves[number - 1];
	const side = record.positions[number - 1]?.toMove ?? "";
	const game = board.problem?.game;
	if (move === undefined || game === undefined) {
		return html`${words.analysis.record.start}`;
	}
	const tag = html`<span class="mistake-tag" aria-hidden="true">!</span
		><span class="visually-hidden">, ${words.analysis.history.tag}</span>`;
	const spoken = words.analysis.record.ply(side);
	return html`${plyEntry(words, game, { number, side, move }, spoken)}${isMistaken ? tag : nothing}`;
}

export function record(view: AnalysisView): TemplateResult | typeof nothing {
	const { analysis, board, words } = view;
	const { record } = board;
	const { subject } = analysis;
	const { heading, empty } = words.analysis.record;
	// Before the first move there is nothing to show.
	if (record === null || view.frame.isBeginning) {
		return nothing;
	}
	// While a game is played, its record is the one that is graded: variations are for looking back.
	const isAnalysed = view.frame.activity === "analyse";
	const hasVariations = isAnalysed && analysis.variations.value.length > 0;
	if (record.moves.length === 0 && !hasVariations) {
		return html`<h2 class="visually-hidden">${heading}</h2>
			<p class="note">${empty}</p>`;
	}
	const plies = subject?.history() ?? "waiting";
	const mistakes = new Set(typeof plies === "string" ? [] : mistakesIn(plies.known));
	const entries = record.positions.map((_, number) =>
		entry(view, record, number, mistakes.has(number)),
	);
	const module = hasVariations ? content.module : null;
	const variations = (ply: number) => module?.variationsAt(view, record, ply) ?? nothing;
	return html`<h2>${heading}</h2>
		${plyList("ply", entries, record.index, (ply) => void board.seek(ply), variations)}
		${subject === null || record.moves.length === 0 ? nothing : content.draw(words, ({ gamePlot }) => gamePlot(view, subject, plies))}`;
}
