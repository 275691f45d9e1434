/** What all positions of the board are worth: how many of each outcome and distance, the longest wins, and zugzwangs. */
import type { Outcome, Position, Statistics, Value } from "catchmate";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { outcomeChip } from "../../view/outcome.ts";
import type { Context } from "../context.ts";
import type { Count } from "../study/counts.ts";
import { type Layers, layersOf } from "../study/layers.ts";
import { answered, fold } from "./fold.ts";

/** The plot's measures, in units of its drawing, of which it is 320 wide. */
const plot = { left: 44, right: 312, top: 8, middle: 94, bottom: 180, height: 204 };

const rows: readonly (readonly [Outcome, "wins" | "draws" | "losses"])[] = [
	["win", "wins"],
	["draw", "draws"],
	["loss", "losses"],
];

function shares({ words }: Context, { toMove }: Statistics): TemplateResult {
	const sides = Object.entries(toMove);
	return html`<table class="figures">
		<thead>
			<tr>
				<td></td>
				${sides.map(([name]) => html`<th scope="col">${words.study.statistics.toMove(name)}</th>`)}
			</tr>
		</thead>
		<tbody>
			${rows.map(
				([outcome, key]) => html`<tr>
					<th scope="row">${outcomeChip(words, outcome)} ${words.study.statistics[key]}</th>
					${sides.map(([, side]) => {
						const all = side.wins + side.draws + side.losses;
						return html`<td>
							${words.number(side[key])}<br /><span class="note"
								>${words.study.statistics.share(side[key], all)}</span
							>
						</td>`;
					})}
				</tr>`,
			)}
		</tbody>
	</table>`;
}

/** Bars for the won positions upwards and for the lost ones downwards, as high as their numbers have digits. */
function chart({ words }: Context, layers: Layers, value: Value | null): TemplateResult {
	const { left, right, top, middle, bottom, height } = plot;
	const last = layers.won.length - 1;
	const most = Math.max(1, ...layers.won, ...layers.lost);
	const decades = Array.from({ length: Math.floor(Math.log10(most)) + 1 }, (_, i) => 10 ** i);
	// A single position has a bar too.
	const part = (count: number) => (Math.log10(count) + 0.3) / (Math.log10(most) + 0.3);
	const slot = (right - left) / (last + 1);
	const x = (distance: number) => left + (distance + 0.5) * slot;
	const width = slot * (last === 0 ? 1 : 1.7);
	const y = (count: number, sign: 1 | -1) => middle - sign * (middle - top) * part(count);
	const bars = (counts: readonly number[], sign: 1 | -1) =>
		counts
			.map((count, distance) =>
				count === 0
					? ""
					: `M${Math.max(left, x(distance) - width / 2)} ${middle}V${y(count, sign)}H${Math.min(right, x(distance) + width / 2)}V${middle}Z`,
			)
			.join("");
	const labelled = decades.filter((_, i) => i % Math.ceil(decades.length / 4) === 0);
	const grid = (sign: 1 | -1) =>
		labelled.map(
			(count) => svg`<path class="grid" d="M${left} ${y(count, sign)}H${right}"></path>
				<text x=${left - 5} y=${y(count, sign) + 4} text-anchor="end">${words.study.statistics.short(count)}</text>`,
		);
	const isMarked = value !== null && value.distance !== null;
	const sign = value?.outcome === "win" ? 1 : -1;
	const at = x(value?.distance ?? 0);
	const tip = sign === 1 ? top - 6 : bottom + 6;
	return html`<svg
		class="plot"
		viewBox="0 0 320 ${height}"
		role="img"
		aria-label=${words.study.statistics.summary(last, most)}
	>
		${grid(1)} ${grid(-1)}
		${svg`<path class="bars is-win" d=${bars(layers.won, 1)}></path>
			<path class="bars is-loss" d=${bars(layers.lost, -1)}></path>
			<path class="axis" d="M${left} ${middle}H${right}"></path>
			<text x=${left} y=${height - 4}>0</text>
			<text x=${(left + right) / 2} y=${height - 4} text-anchor="middle">${words.study.statistics.axis}</text>
			<text x=${right} y=${height - 4} text-anchor="end">${words.number(last)}</text>`}
		${
			isMarked
				? svg`<path class="mark" d="M${at} ${middle}V${tip}"></path>
					<path class="mark-head" d="M${at} ${tip + sign * 8}l-5 ${-sign * 8}h10z"></path>`
				: nothing
		}
	</svg>`;
}

function byDistance({ words }: Context, { won, lost }: Layers): TemplateResult {
	return html`<div class="scrolled" tabindex="0" role="group" aria-label=${words.study.statistics.asTable}>
		<table class="figures">
			<thead>
				<tr>
					<th scope="col">${words.study.statistics.axis}</th>
					<th scope="col">${words.study.statistics.wins}</th>
					<th scope="col">${words.study.statistics.losses}</th>
				</tr>
			</thead>
			<tbody>
				${won.map(
					(count, distance) => html`<tr>
						<th scope="row">${words.number(distance)}</th>
						<td>${words.number(count)}</td>
						<td>${words.number(lost[distance] ?? 0)}</td>
					</tr>`,
				)}
			</tbody>
		</table>
	</div>`;
}

/** A button that puts a position on the board, named by itself and by what stands beside it. */
function setUpButton(
	{ board, study, words }: Context,
	id: string,
	position: Position,
): TemplateResult {
	const setUp = () => {
		const { subject } = study;
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
		${words.study.statistics.setUp}
	</button>`;
}

/** For each side to move its longest win. */
function longest(context: Context, { toMove }: Statistics): TemplateResult {
	const { words } = context;
	return html`<ul class="longest" role="list">
		${Object.entries(toMove).map(([name, { longestWin }]) =>
			longestWin === null
				? html`<li>${words.study.statistics.neverWins(name)}</li>`
				: html`<li>
						<span id="longest-${name}">${words.study.statistics.longest(name, longestWin.distance)}</span>
						${setUpButton(context, `longest-${name}`, longestWin.position)}
					</li>`,
		)}
	</ul>`;
}

/** Placements that nobody wants to move in: how many of each kind, and an example. */
function zugzwangs(context: Context, kinds: Statistics["zugzwangs"]): TemplateResult {
	const words = context.words.learn.zugzwangs;
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
					${setUpButton(context, `zugzwang-${index}`, position)}
				</li>`,
			)}
		</ul>`;
}

/** What is drawn of a board's statistics, or how far the counting is. */
export function counted(
	context: Context,
	count: Count,
	draw: (known: Statistics) => TemplateResult,
): TemplateResult {
	if (typeof count === "string" || "known" in count) {
		return answered(context, count, draw);
	}
	const { progress } = count;
	return html`<p class="note counting">
		${context.words.learn.counting(progress.counted, progress.positions)}
	</p>`;
}

export function statistics(context: Context): TemplateResult | typeof nothing {
	const { study, words } = context;
	const { subject } = study;
	if (subject === null) {
		return nothing;
	}
	const value = subject.value();
	const now = typeof value === "string" ? null : value.known;
	const content = () =>
		counted(context, study.count(subject), (found) => {
			const layers = layersOf(found);
			return html`
				<p class="note">${words.study.statistics.positions(subject.table.positions)}</p>
				${shares(context, found)}
				<figure>
					${chart(context, layers, now)}
					<figcaption class="note">${words.study.statistics.caption(now)}</figcaption>
				</figure>
				${fold(
					"by-distance",
					words.study.statistics.asTable,
					study.isTabled,
					(isOpen) => study.setTabled(isOpen),
					() => byDistance(context, layers),
				)}
				${longest(context, found)} ${zugzwangs(context, found.zugzwangs)}
			`;
		});
	return html`<h2 class="visually-hidden">${words.study.statistics.heading}</h2>
		${fold(
			"statistics-fold",
			words.study.statistics.heading,
			study.isCounted,
			(isOpen) => study.setCounted(isOpen),
			content,
		)}`;
}
