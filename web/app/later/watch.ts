/** The solve of the board, one distance after the other: what is settled up to it, on the board and in numbers. */
import type { Statistics } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { LaterWords } from "../../locale/later-words.ts";
import type { Context } from "../context.ts";
import { answered } from "../panels/fold.ts";
import { counted } from "../panels/statistics.ts";
import { choosers, scale } from "../panels/what-if.ts";
import type { Subject } from "../study/study.ts";

function slider({ study }: Context, later: LaterWords, { table }: Subject): TemplateResult {
	const { watch } = study;
	const distance = watch.distanceIn(table);
	const at = later.watch.at(distance, table.longest);
	const look = (to: number) => watch.lookAt(table, to);
	const isPlaying = watch.isPlaying;
	return html`
		<label class="scrubber">
			<span>${later.watch.distance}</span>
			<input
				type="range"
				min="0"
				max=${table.longest}
				aria-valuetext=${at}
				.value=${live(String(distance))}
				@input=${(event: Event) => look(Number((event.target as HTMLInputElement).value))}
			/>
			<output>${at}</output>
		</label>
		<div class="buttons">
			<button type="button" aria-disabled=${distance === 0} @click=${() => look(distance - 1)}>
				${later.watch.back}
			</button>
			<button
				type="button"
				aria-disabled=${distance >= table.longest}
				@click=${() => look(distance + 1)}
			>
				${later.watch.forward}
			</button>
			<button type="button" @click=${() => (isPlaying ? watch.stop() : watch.play(table))}>
				${isPlaying ? later.watch.stop : later.watch.play}
			</button>
		</div>
		<p class="watch-step">${later.watch.step(distance)}</p>
	`;
}

function figures(
	{ study, words: { number } }: Context,
	later: LaterWords,
	{ table }: Subject,
	{ byDistance }: Statistics,
): TemplateResult {
	const distance = study.watch.distanceIn(table);
	const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
	const rows: readonly (readonly [string, number])[] = [
		[later.watch.exactly(distance), byDistance[distance] ?? 0],
		[later.watch.upTo(distance), sum(byDistance.slice(0, distance + 1))],
		[later.watch.never, table.positions - sum(byDistance)],
		[later.watch.all, table.positions],
	];
	return html`<table class="figures">
		<tbody>
			${rows.map(
				([name, count]) => html`<tr>
					<th scope="row">${name}</th>
					<td>${number(count)}</td>
				</tr>`,
			)}
		</tbody>
	</table>`;
}

export function watch(context: Context, later: LaterWords): TemplateResult | typeof nothing {
	const { study, words } = context;
	const { subject } = study;
	if (subject === null) {
		return nothing;
	}
	const mapped = study.mapped(subject.position);
	const piece = study.pieceOf(subject.position);
	const distance = study.watch.distanceIn(subject.table);
	return html`
		<p class="note">${later.watch.method}</p>
		${slider(context, later, subject)} ${choosers(context, subject, "watch")}
		${answered(context, subject.heat(mapped, piece), (heat) => {
			const settled = study.settled(heat, subject.table);
			return html`<p class="note">
					${later.watch.squares(settled.length, heat.length, piece.side, mapped.toMove)}
				</p>
				<ul class="legend">
					${scale(words, settled)}
					<li><span class="ring-icon" aria-hidden="true"></span> ${later.watch.ring(distance)}</li>
				</ul>`;
		})}
		${counted(context, study.count(subject), (found) => figures(context, later, subject, found))}
	`;
}
