/** The plot of the game played: the value of each position and of the moves not made, and the mistakes. */
import type { Value } from "catchmate";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { remoteness, scaleOf } from "../../board/value.ts";
import type { Context } from "../context.ts";
import { answered } from "./answered.ts";
import { mistakesIn, type Ply } from "./judgement.ts";
import { goToMistake } from "./next-mistake.ts";
import type { Answer } from "./state.ts";
import type { Subject } from "./subject.ts";

/** The plot's measures, in units of its drawing, of which it is 320 wide. */
const plot = { left: 12, right: 308, top: 24, bottom: 156, height: 186 };
const middle = (plot.top + plot.bottom) / 2;
/** The room between the draw and the longest win. */
const gap = 16;

function chart({ board, words }: Context, subject: Subject, plies: readonly Ply[]): TemplateResult {
	const { left, right, top, bottom, height } = plot;
	const { record, rules } = subject;
	const [first, second] = rules.sides;
	const last = plies.length - 1;
	const values = plies.flatMap(({ value, alternatives }): Value[] => [value, ...alternatives]);
	const part = remoteness(scaleOf(values));
	const step = (right - left) / last;
	const x = (index: number) => left + index * step;
	/** The nearer to the end, the farther from the middle, on the side of the one who wins. */
	const y = (value: Value) => {
		const depth = gap + (middle - top - gap) * (1 - part(value));
		const { winner } = value;
		return winner === null ? middle : winner === first.name ? middle - depth : middle + depth;
	};
	const radius = Math.min(4, Math.max(1.5, step / 3));
	const notMade = plies.flatMap((ply, index) =>
		ply.alternatives.map((value) => {
			// Its distance counts the move that leads to the next position.
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
		aria-label=${words.analysis.history.summary(last, mistakes.length)}
		@click=${seek}
	>
		${svg`<path class="grid" d="M${left} ${top}H${right}M${left} ${bottom}H${right}"></path>
			<path class="axis" d="M${left} ${middle}H${right}"></path>
			<text x=${left} y=${top - 8}>${words.analysis.history.wins(first.name)}</text>
			<text x=${left} y=${middle - 4}>${words.analysis.history.draw}</text>
			<text x=${left} y=${bottom + 16}>${words.analysis.history.wins(second.name)}</text>
			<text x=${right} y=${bottom + 16} text-anchor="end">${words.analysis.history.plies(last)}</text>
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

/** The plot with its legend, of a game in which a move has been made. */
export function gamePlot(
	context: Context,
	subject: Subject,
	history: Answer<readonly Ply[]>,
): TemplateResult {
	const { words } = context;
	return answered(context, history, (plies) => {
		const mistakes = mistakesIn(plies).length;
		return html`<figure>
				${chart(context, subject, plies)}
				<figcaption class="note">${words.analysis.history.caption}</figcaption>
			</figure>
			<div class="mistakes">
				<span>${words.analysis.history.count(mistakes)}</span>
				${
					mistakes === 0
						? nothing
						: html`<button type="button" @click=${() => goToMistake(context)}>
								${words.analysis.history.next} <kbd aria-hidden="true">N</kbd>
							</button>`
				}
			</div>`;
	});
}
