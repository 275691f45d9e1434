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
import type { Heat, Subject } from "./subject.ts";
import { choosers, scale } from "./what-if.ts";

function controls({ analysis, words }: AnalysisView, subject: Subject): TemplateResult {
	const { table, distance } = subject;
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
			<button type="button" @click=${() => (isPlaying ? analysis.stop() : analysis.play(subject))}>
				${isPlaying ? text.stop : text.play}
			</button>
		</div>
		<p class="watch-step">
			${distance === 0 ? text.over(endsOf(table.game), subject.hasToken) : text.step(distance, endsByMoving(table.game))}
		</p>
	`;
}

function figures(
	{ words }: AnalysisView,
	{ rules, table, distance }: Subject,
	{ byDistance }: Statistics,
): TemplateResult {
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

function squares({ words }: AnalysisView, subject: Subject, heat: Heat): TemplateResult {
	const { piece, position } = shownMap(subject);
	const settled = settledIn(subject, heat).length;
	const text = words.topics.watch.squares;
	return html`<p class="note">
		${text(settled, heat.length, piece.side, position.toMove, subject.board)}
	</p>`;
}

/** The counts while a token's board is solved: each position with one side to move is a point of the board. */
function counters({ words }: AnalysisView, subject: Subject, heat: Heat): TemplateResult {
	const { board, distance, table } = subject;
	const { toMove } = shownMap(subject).position;
	const text = words.topics.watch.counters;
	const counter = (name: string, count: number, all: number) => html`<div>
		<dt>${name}</dt>
		<dd>${text.of(count, all)}</dd>
	</div>`;
	const settled = settledIn(subject, heat).length;
	return html`<dl class="counters">
		${counter(text.distance, distance, table.longest)}
		${counter(text.points(toMove, board), settled, heat.length)}
	</dl>`;
}

export function watch(view: AnalysisView, subject: Subject): TemplateResult {
	const { analysis, words } = view;
	const { distance, hasToken, rules, table } = subject;
	const text = words.topics.watch;
	const heat = shownHeat(subject);
	return html`
		<p class="note">${text.method(endlessWinner(rules))}</p>
		${controls(view, subject)}
		${hasToken ? answered(view, heat, (known) => counters(view, subject, known)) : nothing}
		${choosers(view, subject, "watch")}
		${answered(
			view,
			heat,
			(known) => html`${hasToken ? nothing : squares(view, subject, known)}
				<ul class="legend">
					${scale(words, subject, known)}
					<li>
						<span class="ring-icon" aria-hidden="true"></span>
						${text.ring(distance)}
					</li>
				</ul>`,
		)}
		${answered(view, analysis.countOf(table), (found) => figures(view, subject, found))}
		${chapterLink(words, "backwards")}
	`;
}
