/** The statistics of the board: positions by outcome and distance, the longest wins, and zugzwangs. */
import type { Outcome, Position, Statistics, Value } from "catchmate";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { outcomeChip } from "../../element/outcome.ts";
import { topicWords } from "../../locale/further-words.ts";
import { type Layers, layersOf } from "../../model/judgement.ts";
import { fold } from "../shell/controls/fold.ts";
import { chapterLink } from "./chapter.ts";
import type { AnalysisView } from "./context.ts";
import { counted } from "./counted.ts";
import { numberTable } from "./number-table.ts";
import type { Subject } from "./subject.ts";

/** The chart's layout in SVG units; it is 320 wide. */
const plot = { left: 44, right: 312, top: 8, middle: 94, bottom: 180, height: 204 };

const rows: readonly (readonly [Outcome, "wins" | "draws" | "losses"])[] = [
	["win", "wins"],
	["draw", "draws"],
	["loss", "losses"],
];

function shares({ words }: AnalysisView, { toMove }: Statistics): TemplateResult {
	const sides = Object.entries(toMove);
	return html`<table class="figures">
		<thead>
			<tr>
				<td></td>
				${sides.map(([name]) => html`<th scope="col">${topicWords(words.tag).statistics.toMove(name)}</th>`)}
			</tr>
		</thead>
		<tbody>
			${rows.map(
				([outcome, key]) => html`<tr>
					<th scope="row">${outcomeChip(words, { outcome })} ${topicWords(words.tag).statistics[key]}</th>
					${sides.map(([, side]) => {
						const all = side.wins + side.draws + side.losses;
						return html`<td>
							${words.number(side[key])}<br /><span class="note"
								>${topicWords(words.tag).statistics.share(side[key], all)}</span
							>
						</td>`;
					})}
				</tr>`,
			)}
			${
				sides.some(([, side]) => side.endless > 0)
					? html`<tr>
							<th scope="row">∞ ${topicWords(words.tag).statistics.endless}</th>
							${sides.map(([, side]) => html`<td>${words.number(side.endless)}</td>`)}
						</tr>`
					: nothing
			}
		</tbody>
	</table>`;
}

/**
 * A bar chart, wins upwards and losses downwards, on a logarithmic scale. If wins and losses cannot be told apart, all
 * bars go upwards and use the whole height.
 */
function chart(
	{ words }: AnalysisView,
	layers: Layers | null,
	byDistance: Statistics["byDistance"],
	value: Value | null,
): TemplateResult {
	const { left, right, top, bottom, height } = plot;
	const base = layers === null ? bottom : plot.middle;
	const last = byDistance.length - 1;
	const most = Math.max(1, ...(layers === null ? byDistance : [...layers.won, ...layers.lost]));
	const decades = Array.from({ length: Math.floor(Math.log10(most)) + 1 }, (_, i) => 10 ** i);
	// A single position still gets a visible bar.
	const part = (count: number) => (Math.log10(count) + 0.3) / (Math.log10(most) + 0.3);
	const slot = (right - left) / (last + 1);
	const x = (distance: number) => left + (distance + 0.5) * slot;
	// Distances alternate between wins and losses, so that each bar can use its neighbour's space.
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
				<text x=${left - 5} y=${y(count, sign) + 4} text-anchor="end">${topicWords(words.tag).statistics.short(count)}</text>`,
		);
	const isMarked = value !== null && value.distance !== null;
	const sign = layers === null || value?.outcome === "win" ? 1 : -1;
	const at = x(value?.distance ?? 0);
	const tip = sign === 1 ? top - 6 : bottom + 6;
	return html`<svg
		class="plot"
		viewBox="0 0 320 ${height}"
		role="img"
		aria-label=${topicWords(words.tag).statistics.summary(last, most)}
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
			<text x=${(left + right) / 2} y=${height - 4} text-anchor="middle">${topicWords(words.tag).statistics.axis}</text>
			<text x=${right} y=${height - 4} text-anchor="end">${words.number(last)}</text>`}
		${
			isMarked
				? svg`<path class="mark" d="M${at} ${base}V${tip}"></path>
					<path class="mark-head" d="M${at} ${tip + sign * 8}l-5 ${-sign * 8}h10z"></path>`
				: nothing
		}
	</svg>`;
}

/** A button that puts a position on the board. Its name for screen readers includes the text beside it. */
function setUpButton(
	{ analysis, board, words }: AnalysisView,
	id: string,
	position: Position,
): TemplateResult {
	const setUp = () => {
		const { subject } = analysis;
		if (subject !== null) {
			void board.open({ game: subject.table.game, position });
			board.scrollIntoView({ block: "nearest" });
		}
	};
	return html`<button
		type="button"
		id="set-up-${id}"
		aria-labelledby="set-up-${id} ${id}"
		@click=${setUp}
	>
		${topicWords(words.tag).statistics.setUp}
	</button>`;
}

/** The longest win of each side to move. */
function longest(view: AnalysisView, { toMove }: Statistics): TemplateResult {
	const { words } = view;
	return html`<ul class="longest" role="list">
		${Object.entries(toMove).map(([name, { wins, longestWin }]) =>
			longestWin === null
				? html`<li>${topicWords(words.tag).statistics[wins === 0 ? "neverWins" : "neverEnds"](name)}</li>`
				: html`<li>
						<span id="longest-${name}">${topicWords(words.tag).statistics.longest(name, longestWin.distance)}</span>
						${setUpButton(view, `longest-${name}`, longestWin.position)}
					</li>`,
		)}
	</ul>`;
}

/** Mutual zugzwangs: the number of each kind, and an example. */
function zugzwangs(view: AnalysisView, kinds: Statistics["zugzwangs"]): TemplateResult {
	const words = topicWords(view.words.tag).zugzwangs;
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
					${setUpButton(view, `zugzwang-${index}`, position)}
				</li>`,
			)}
		</ul>`;
}

export function statisticsContent(view: AnalysisView, subject: Subject): TemplateResult {
	const { analysis, words } = view;
	const text = topicWords(words.tag).statistics;
	const value = subject.value();
	const now = typeof value === "string" ? null : value.known;
	return counted(view, analysis.countOf(subject.table), (found) => {
		const { byDistance } = found;
		const layers = layersOf(subject.table.game, found);
		return html`
				<p class="note">${text.positions(subject.table.positions)}</p>
				${shares(view, found)}
				<figure>
					${chart(view, layers, byDistance, now)}
					<figcaption class="note">${text.caption(now, layers !== null)}</figcaption>
				</figure>
				${fold(
					"by-distance",
					text.asTable,
					analysis.isTabled.value,
					(isOpen) => {
						analysis.isTabled.value = isOpen;
					},
					() => {
						const heads = layers === null ? [text.decided] : [text.wins, text.losses];
						const columns = layers === null ? [byDistance] : [layers.won, layers.lost];
						const rows = byDistance.map(
							(_, i) => [i, ...columns.map((column) => column[i] ?? 0)] as const,
						);
						return numberTable(view, text.asTable, [text.axis, ...heads], rows);
					},
				)}
				${longest(view, found)} ${chapterLink(words, "distance")} ${zugzwangs(view, found.zugzwangs)}
			`;
	});
}
