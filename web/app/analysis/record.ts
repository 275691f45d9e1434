/** The game so far, ply by ply; each entry is a button that goes there. */
import { html, nothing } from "lit/html.js";
import { mistakesIn } from "../../model/judgement.ts";
import type { Drawn } from "../shell/panels.ts";
import { type AnalysisView, content } from "./model.ts";
import { plyEntries, plyList } from "./plies.ts";
import { knownOf } from "./table-answers.ts";

export function record(view: AnalysisView): Drawn {
	const { analysis, board, words } = view;
	const { problem, record } = board;
	const { subject } = analysis;
	const { heading, empty, start, ply } = words.analysis.record;
	// Before the first move there is nothing to show.
	if (problem === null || record === null || view.frame.isBeginning) {
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
	const mistakes = mistakesIn(knownOf(plies) ?? []);
	const tag = html`<span class="mistake-tag" aria-hidden="true">!</span
		><span class="visually-hidden">, ${words.analysis.history.tag}</span>`;
	const entries = plyEntries(words, problem.game, record, start, ply).map(
		(entry, number) => html`${entry}${mistakes.includes(number) ? tag : nothing}`,
	);
	const module = hasVariations ? content.module : null;
	const variations = (ply: number) => module?.variationsAt(view, record, ply) ?? nothing;
	return html`<h2>${heading}</h2>
		${plyList("ply", entries, record.index, (ply) => void board.seek(ply), variations)}
		${subject === null || record.moves.length === 0 ? nothing : content.draw(words, ({ gamePlot }) => gamePlot(view, subject, plies))}`;
}
