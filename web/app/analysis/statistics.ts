/** The statistics of the board: positions by outcome and distance, the longest wins, and zugzwangs. */
import type { Outcome, Position, Statistics, Value } from "catchmate";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { outcomeChip } from "../../element/icons.ts";
import { type Layers, layersOf } from "../../model/judgement.ts";
import { signalFold } from "../shell/controls/fold.ts";
import { answered } from "./answered.ts";
import { chapterLink } from "./chapter.ts";
import { tableDownload } from "./download-view.ts";
import type { AnalysisView } from "./model.ts";
import type { AnalysedPosition } from "./position.ts";
import { knownOf } from "./position.ts";

/** The chart's layout in SVG units; it is 320 wide. */
const plot = { left: 44, right: 312, top: 8, middle: 94, bottom: 180, height: 204 };

const rows: readonly (readonly [Outcome, "wins" | "draws" | "losses"])[] = [
	["win", "wins"],
	["draw", "draws"],
	["loss", "losses"],
];

function shares({ words }: AnalysisView, { toMove }: Statistics): TemplateResult {
	const text = words.topics.statistics;
	const sides = Object.entries(toMove);
	return html`<table class="figures">
		<thead>
			<tr>
				<td></td>
				${sides.map(([name]) => html`<th scope="col">${text.toMove(name)}</th>`)}
			</tr>
		</thead>
		<tbody>
			${rows.map(
				([outcome, key]) => html`<tr>
					<th scope="row">${outcomeChip(words, { outcome })} ${text[key]}</th>
					${sides.map(([, side]) => {
						const all = side.wins + side.draws + side.losses;
						return html`<td>
							${words.number(side[key])}<br /><span class="note">${text.share(side[key], all)}</span>
						</td>`;
					})}
				</tr>`,
			)}
			${
				sides.some(([, side]) => side.endless > 0)
					? html`<tr>
							<th scope="row">∞ ${text.endless}</th>
							${sides.map(([, side]) => html`<td>${words.number(side.endless)}</td>`)}
						</tr>`
					: nothing
			}
		</tbody>
	</table>`;
}

/**
 * A bar chart on a logarithmic scale, wins upwards and losses downwards. If distances do not tell wins from losses, all
 * bars go upwards and use the full height.
 */
function chart(
	{ words }: AnalysisView,
	layers: Layers | null,
	byDistance: Statistics["byDistance"],
	value: Value | null,
): TemplateResult {
	const text = words.topics.statistics;
	const { left, right, top, bottom, height } = plot;
	const base = layers === null ? bottom : plot.middle;
	const last = byDistance.length - 1;
	const most = Math.max(1, ...(layers === null ? byDistance : [...layers.won, ...layers.lost]));
	const decades = Array.from({ length: Math.floor(Math.log10(most)) + 1 }, (_, i) => 10 ** i);
	// Gives even a single position a visible bar.
	const part = (count: number) => (Math.log10(count) + 0.3) / (Math.log10(most) + 0.3);
	const slot = (right - left) / (last + 1);
	const x = (distance: number) => left + (distance + 0.5) * slot;
	// Wins and losses alternate, so that each bar can use its neighbours' space.
	const width = slot * (last === 0 ? 1 : layers === null ? 0.85 : 1.7);
	const y = (count: number, sign: 1 | -1) => base - sign * (base - top) * part(count);
	const bars = (counts: readonly number[], sign: 1 | -1) =>
		counts
			.map((count, distance) =>
				count === 0
					? ""
					: `M${Math.max(left, x(distance) - width / 2)} ${base}V${y(count, sign)}H${Math.min(right, x(distance) + width / 2)}V${base}Z`,
			)
			.join("");
	const labelled = decades.filter((_, i) => i % Math.ceil(decades.length / 4) === 0);
	const grid = (sign: 1 | -1) =>
		labelled.map(
			(count) => svg`<path class="grid" d="M${left} ${y(count, sign)}H${right}"></path>
				<text x=${left - 5} y=${y(count, sign) + 4} text-anchor="end">${text.short(count)}</text>`,
		);
	const isMarked = value !== null && value.distance !== null;
	const sign = layers === null || value?.outcome === "win" ? 1 : -1;
	const at = x(value?.distance ?? 0);
	const tip = sign === 1 ? top - 6 : bottom + 6;
	return html`<svg
		class="plot"
		viewBox="0 0 320 ${height}"
		role="img"
		aria-label=${text.summary(last, most)}
	>
		${grid(1)} ${layers === null ? nothing : grid(-1)}
		${
			layers === null
				? svg`<path class="bars" d=${bars(byDistance, 1)}></path>`
				: svg`<path class="bars is-win" d=${bars(layers.won, 1)}></path>
					<path class="bars is-loss" d=${bars(layers.lost, -1)}></path>`
		}
		${svg`
			<path class="axis" d="M${left} ${base}H${right}"></path>
			<text x=${left} y=${height - 4}>0</text>
			<text x=${(left + right) / 2} y=${height - 4} text-anchor="middle">${text.axis}</text>
			<text x=${right} y=${height - 4} text-anchor="end">${words.number(last)}</text>`}
		${
			isMarked
				? svg`<path class="mark" d="M${at} ${base}V${tip}"></path>
					<path class="mark-head" d="M${at} ${tip + sign * 8}l-5 ${-sign * 8}h10z"></path>`
				: nothing
		}
	</svg>`;
}

/** A button that opens a position on the board. Its accessible name includes the text beside it. */
function setUpButton(
	{ board, words }: AnalysisView,
	{ table }: AnalysedPosition,
	id: string,
	position: Position,
): TemplateResult {
	const setUp = () => {
		void board.open({ game: table.game, position });
		board.scrollIntoView({ block: "nearest" });
	};
	return html`<button
		type="button"
		id="set-up-${id}"
		aria-labelledby="set-up-${id} ${id}"
		@click=${setUp}
	>
		${words.topics.statistics.setUp}
	</button>`;
}

/** The longest win of each side to move. */
function longest(
	view: AnalysisView,
	analysed: AnalysedPosition,
	{ toMove }: Statistics,
): TemplateResult {
	const text = view.words.topics.statistics;
	return html`<ul class="longest" role="list">
		${Object.entries(toMove).map(([name, { wins, longestWin }]) =>
			longestWin === null
				? html`<li>${text[wins === 0 ? "neverWins" : "neverEnds"](name)}</li>`
				: html`<li>
						<span id="longest-${name}">${text.longest(name, longestWin.distance)}</span>
						${setUpButton(view, analysed, `longest-${name}`, longestWin.position)}
					</li>`,
		)}
	</ul>`;
}

/** Mutual zugzwangs: the number of each kind, and an example. */
function zugzwangs(
	view: AnalysisView,
	analysed: AnalysedPosition,
	{ zugzwangs: kinds }: Statistics,
): TemplateResult {
	const words = view.words.topics.zugzwangs;
	return html`<h3 class="group-heading">${words.heading}</h3>
		<p class="note">${kinds.length === 0 ? words.none : words.note}</p>
		<ul class="longest" role="list">
			${kinds.map(
				({ outcomes, placements, longest: { distance, position } }, index) => html`<li>
					<span id="zugzwang-${index}"
						>${words.kind(placements, Object.entries(outcomes))}<br /><span class="note"
							>${words.example(position.toMove, distance)}</span
						></span
					>
					${setUpButton(view, analysed, `zugzwang-${index}`, position)}
				</li>`,
			)}
		</ul>`;
}

/** The numbers of the chart, in a table that scrolls. */
function numberTable(
	{ words }: AnalysisView,
	layers: Layers | null,
	byDistance: Statistics["byDistance"],
): TemplateResult {
	const text = words.topics.statistics;
	const heads = layers === null ? [text.decided] : [text.wins, text.losses];
	const columns = layers === null ? [byDistance] : [layers.won, layers.lost];
	return html`<div class="scrolled" tabindex="0" role="group" aria-label=${text.asTable}>
		<table class="figures">
			<thead>
				<tr>
					${[text.axis, ...heads].map((head) => html`<th scope="col">${head}</th>`)}
				</tr>
			</thead>
			<tbody>
				${byDistance.map(
					(_, distance) => html`<tr>
						<th scope="row">${words.number(distance)}</th>
						${columns.map((column) => html`<td>${words.number(column[distance] ?? 0)}</td>`)}
					</tr>`,
				)}
			</tbody>
		</table>
	</div>`;
}

export function statistics(view: AnalysisView, analysed: AnalysedPosition): TemplateResult {
	const { analysis, words } = view;
	const { table } = analysed;
	const text = words.topics.statistics;
	const now = knownOf(analysed.value());
	return answered(view, analysis.countOf(table), (found) => {
		const { byDistance } = found;
		const layers = layersOf(table.game, found);
		const numbers = () => numberTable(view, layers, byDistance);
		return html`
				<p class="note">${text.positions(table.positions)}</p>
				${shares(view, found)}
				<figure>
					${chart(view, layers, byDistance, now)}
					<figcaption class="note">${text.caption(now, layers !== null)}</figcaption>
				</figure>
				${signalFold("by-distance", text.asTable, analysis.isTabled, numbers)}
				${longest(view, analysed, found)} ${chapterLink(words, "distance")} ${zugzwangs(view, analysed, found)}
				${tableDownload(view, table)}
			`;
	});
}
