/** A plot of a board's positions by distance, with marks on those missed by a program with a ply limit. */
import { html, svg, type TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";

/** The plot's layout in SVG units; it is 320 wide. */
const plot = { left: 34, right: 312, top: 8, bottom: 110, height: 134 };

/**
 * The plot, on a logarithmic scale.
 * @param counts by distance, from 0
 * @param limit of the program, in plies
 * @param most the longest distance in the plot
 */
export function limitPlot(
	words: TutorialWords,
	counts: readonly number[],
	limit: number,
	most: number,
): TemplateResult {
	const { limit: text } = words.noLimit;
	const { left, right, top, bottom, height } = plot;
	const powers = Math.ceil(Math.log10(Math.max(10, ...counts))) + 1;
	const x = (distance: number) => left + ((right - left) * distance) / (most + 1);
	// A single position has a visible bar.
	const y = (count: number) => bottom - ((bottom - top) * (1 + Math.log10(count))) / powers;
	const bars = (from: number, to: number) =>
		counts
			.slice(from, to)
			.map((count, index) =>
				count === 0
					? ""
					: `M${x(from + index).toFixed(1)} ${bottom}V${y(count).toFixed(1)}H${x(from + index + 1).toFixed(1)}V${bottom}Z`,
			)
			.join("");
	const ticks = Array.from({ length: powers }, (_, power) => 10 ** power);
	return html`<svg class="plot" viewBox="0 0 320 ${height}" role="img" aria-label=${text.summary(limit)}>
		${ticks.map(
			(count) => svg`<path class="grid" d="M${left} ${y(count)}H${right}"></path>
				<text x=${left - 5} y=${y(count) + 4} text-anchor="end">${text.short(count)}</text>`,
		)}
		${svg`<path class="bars is-seen" d=${bars(0, limit + 1)}></path>
			<path class="bars is-cut" d=${bars(limit + 1, counts.length)}></path>
			<path class="mark" d="M${x(limit + 1)} ${top - 6}V${bottom}"></path>
			<path class="axis" d="M${left} ${bottom}H${right}"></path>
			<text x=${left} y=${height - 6}>0</text>
			<text x=${(left + right) / 2} y=${height - 6} text-anchor="middle">${text.axis}</text>
			<text x=${right} y=${height - 6} text-anchor="end">${text.number(most)}</text>`}
	</svg>`;
}
