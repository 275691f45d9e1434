/** The plot of a game: the values of its positions and of alternative moves, and its mistakes. */
import type { Value } from "catchmate";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { mistakesIn, type Ply } from "../../model/judgement.ts";
import { remoteness, scaleOf } from "../../model/value.ts";
import { answered } from "./answered.ts";
import type { AnalysisView } from "./model.ts";
import type { AnalysedPosition, Answer } from "./position.ts";

/** The plot's layout in SVG units; it is 320 wide. */
const plot = { left: 12, right: 308, top: 24, bottom: 156, height: 186 };
const middle = (plot.top + plot.bottom) / 2;
/** The space between draws and the longest win, in SVG units. */
const gap = 16;

function chart(
	{ board, words }: AnalysisView,
	analysed: AnalysedPosition,
	plies: readonly Ply[],
): TemplateResult {
	const { left, right, top, bottom, height } = plot;
	const { record, rules } = analysed;
	const text = words.analysis.history;
	const [first, second] = rules.sides;
	const last = plies.length - 1;
	const values = plies.flatMap(({ value, alternatives }): Value[] => [value, ...alternatives]);
	const part = remoteness(scaleOf(values));
	const step = (right - left) / last;
	const x = (index: number) => left + index * step;
	/** On the winner's side; near ends lie far from the middle. */
	const y = (value: Value) => {
		const depth = gap + (middle - top - gap) * (1 - part(value));
		const { winner } = value;
		return winner === null ? middle : winner === first.name ? middle - depth : middle + depth;
	};
	const radius = Math.min(4, Math.max(1.5, step / 3));
	const notMade = plies.flatMap((ply, index) =>
		ply.alternatives.map((value) => {
			// The distance of a move includes the move; that of the next position does not.
			const distance = value.distance === null ? null : value.distance - 1;
			return [x(index + 1), y({ ...value, distance })] as const;
		}),
	);
	const path = plies.map(({ value }, index) => [x(index), y(value)] as const);
	const mistakes = mistakesIn(plies).flatMap((number) => path.slice(number, number + 1));
	const seek = (event: MouseEvent) => {
		const { left: start, width } = (event.currentTarget as Element).getBoundingClientRect();
		const at = ((event.clientX - start) / width) * 320;
		void board.seek(Math.min(last, Math.max(0, Math.round((at - left) / step))));
	};
	const dots = (places: readonly (readonly [number, number])[], size: number) =>
		places
			.map(
				([cx, cy]) =>
					`M${cx - size} ${cy}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`,
			)
			.join("");
	const here = path.slice(record.index, record.index + 1);
	return html`<svg
		class="plot history"
		viewBox="0 0 320 ${height}"
		role="img"
		aria-label=${text.summary(last, mistakes.length)}
		@click=${seek}
	>
		${svg`<path class="grid" d="M${left} ${top}H${right}M${left} ${bottom}H${right}"></path>
			<path class="axis" d="M${left} ${middle}H${right}"></path>
			<text x=${left} y=${top - 8}>${text.wins(first.name)}</text>
			<text x=${left} y=${middle - 4}>${text.draw}</text>
			<text x=${left} y=${bottom + 16}>${text.wins(second.name)}</text>
			<text x=${right} y=${bottom + 16} text-anchor="end">${text.plies(last)}</text>
			<path class="not-made" d=${dots(notMade, Math.max(1.5, radius - 1))}></path>
			<path class="mark" d="M${x(record.index)} ${top}V${bottom}"></path>
			<path class="game" d=${path.map(([px, py], index) => `${index === 0 ? "M" : "L"}${px} ${py}`).join("")}></path>
			<path class="made" d=${dots(path, radius)}></path>
			${mistakes.map(
				([cx, cy]) =>
					svg`<path class="mistake" d="M${cx} ${cy - 8}l8 8l-8 8l-8 -8z"></path>
						<text class="mistake-sign" x=${cx} y=${cy + 4} text-anchor="middle">!</text>`,
			)}`}
		${svg`<path class="here" d=${dots(here, 7)}></path>`}
	</svg>`;
}

/** The plot and its legend; the game must have a move. */
export function gamePlot(
	view: AnalysisView,
	analysed: AnalysedPosition,
	history: Answer<readonly Ply[]>,
): TemplateResult {
	const text = view.words.analysis.history;
	return answered(view, history, (plies) => {
		const mistakes = mistakesIn(plies).length;
		return html`<figure>
				${chart(view, analysed, plies)}
				<figcaption class="note">${text.caption}</figcaption>
			</figure>
			<div class="mistakes">
				<span>${text.count(mistakes)}</span>
				${
					mistakes === 0
						? nothing
						: html`<button type="button" @click=${() => void view.analysis.goToMistake()}>
								${text.next} <kbd aria-hidden="true">N</kbd>
							</button>`
				}
			</div>`;
	});
}
