/** The solve of the board, distance by distance: the squares and positions settled so far. */
import type { Statistics } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { endsByMoving, endsOf } from "../../model/judgement.ts";
import { endlessWinner } from "../../model/position.ts";
import { button } from "../shell/controls/button.ts";
import { slider } from "../shell/controls/slider.ts";
import { answered } from "./answered.ts";
import { chapterLink } from "./chapter.ts";
import { settledIn, shownHeat, shownMap } from "./maps.ts";
import type { AnalysisView } from "./model.ts";
import type { AnalysedPosition, Heat } from "./position.ts";
import { choosers, scale } from "./what-if.ts";

function controls({ analysis, words }: AnalysisView, analysed: AnalysedPosition): TemplateResult {
	const { hasToken, table } = analysed;
	const distance = analysis.distanceIn(table);
	const isPlaying = analysis.isPlaying.value;
	const text = words.topics.watch;
	const look = (to: number) => analysis.watchAt(table, to);
	return html`
		${slider({
			kind: "scrubber",
			name: text.distance,
			value: distance,
			most: table.longest,
			text: text.at(distance, table.longest),
			set: look,
		})}
		<div class="buttons">
			${button(text.back, distance > 0, () => look(distance - 1))}
			${button(text.forward, distance < table.longest, () => look(distance + 1))}
			<button type="button" @click=${() => (isPlaying ? analysis.stop() : analysis.play(table))}>
				${isPlaying ? text.stop : text.play}
			</button>
		</div>
		<p class="watch-step">
			${distance === 0 ? text.over(endsOf(table.game), hasToken) : text.step(distance, endsByMoving(table.game))}
		</p>
	`;
}

function figures(
	{ analysis, words }: AnalysisView,
	{ rules, table }: AnalysedPosition,
	{ byDistance }: Statistics,
): TemplateResult {
	const distance = analysis.distanceIn(table);
	const text = words.topics.watch;
	const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
	const rows = [
		[text.exactly(distance), byDistance[distance] ?? 0],
		[text.upTo(distance), sum(byDistance.slice(0, distance + 1))],
		[text.never(endlessWinner(rules)), table.positions - sum(byDistance)],
		[text.all, table.positions],
	] as const;
	return html`<table class="figures">
		<tbody>
			${rows.map(
				([name, count]) => html`<tr>
					<th scope="row">${name}</th>
					<td>${words.number(count)}</td>
				</tr>`,
			)}
		</tbody>
	</table>`;
}

/** The counters of a token's board, where each point is one position of the side to move. */
function counters(
	{ analysis, words }: AnalysisView,
	analysed: AnalysedPosition,
	heat: Heat,
): TemplateResult {
	const { board, table } = analysed;
	const distance = analysis.distanceIn(table);
	const { toMove } = shownMap(analysis, analysed).position;
	const text = words.topics.watch.counters;
	const counter = (name: string, count: number, all: number) => html`<div>
		<dt>${name}</dt>
		<dd>${text.of(count, all)}</dd>
	</div>`;
	return html`<dl class="counters">
		${counter(text.distance, distance, table.longest)}
		${counter(text.points(toMove, board), settledIn(heat, distance).length, heat.length)}
	</dl>`;
}

/** The legend of the map, and without a token the number of settled squares. */
function map(view: AnalysisView, analysed: AnalysedPosition, heat: Heat): TemplateResult {
	const { analysis, words } = view;
	const { board, hasToken, table } = analysed;
	const { piece, position } = shownMap(analysis, analysed);
	const distance = analysis.distanceIn(table);
	const settled = settledIn(heat, distance).length;
	const text = words.topics.watch;
	return html`${
		hasToken
			? nothing
			: html`<p class="note">
					${text.squares(settled, heat.length, piece.side, position.toMove, board)}
				</p>`
	}
		<ul class="legend">
			${scale(words, analysed, heat)}
			<li>
				<span class="ring-icon" aria-hidden="true"></span>
				${text.ring(distance)}
			</li>
		</ul>`;
}

export function watch(view: AnalysisView, analysed: AnalysedPosition): TemplateResult {
	const { analysis, words } = view;
	const { hasToken, rules, table } = analysed;
	const heat = shownHeat(analysis, analysed);
	return html`
		<p class="note">${words.topics.watch.method(endlessWinner(rules))}</p>
		${controls(view, analysed)}
		${hasToken ? answered(view, heat, (known) => counters(view, analysed, known)) : nothing}
		${choosers(view, analysed, "watch")}
		${answered(view, heat, (known) => map(view, analysed, known))}
		${answered(view, analysis.countOf(table), (found) => figures(view, analysed, found))}
		${chapterLink(words, "backwards")}
	`;
}
