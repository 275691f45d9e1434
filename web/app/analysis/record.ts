/** The game so far, ply by ply; each is a way back to it. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameRecord } from "../../board/record.ts";
import type { Context } from "../context.ts";
import { isInvited } from "../invitation/view.ts";
import { mistakesIn } from "./judgement.ts";
import { plyEntry, plyList } from "./plies.ts";
import { scripted } from "./scripted.ts";

function entry(
	{ board, words }: Context,
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

export function record(context: Context): TemplateResult | typeof nothing {
	const { analysis, board, words } = context;
	const { record } = board;
	const { subject } = analysis;
	const { heading, empty } = words.analysis.record;
	// Before the first move stands where to begin.
	if (record === null || isInvited(context)) {
		return nothing;
	}
	if (record.moves.length === 0) {
		return html`<h2 class="visually-hidden">${heading}</h2>
			<p class="note">${empty}</p>`;
	}
	const plies = subject?.history() ?? "waiting";
	const mistakes = new Set(typeof plies === "string" ? [] : mistakesIn(plies.known));
	const entries = record.positions.map((_, number) =>
		entry(context, record, number, mistakes.has(number)),
	);
	return html`<h2>${heading}</h2>
		${plyList("ply", entries, record.index, (ply) => void board.seek(ply))}
		${subject === null ? nothing : scripted(context, (script) => script.gamePlot(context, subject, plies))}`;
}
