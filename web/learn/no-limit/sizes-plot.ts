/** A plot of chase's longest games by board size, beside the claimed bounds. */
import { html, svg, type TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { type Size, statement } from "./sizes.ts";

/** The plot's layout in SVG units; it is 320 wide. */
const plot = { left: 34, right: 290, top: 10, bottom: 180, height: 204 };

/** The plot ends at a multiple of this number of rows. */
const plotStep = 10;

export function sizesPlot(
	words: TutorialWords,
	sizes: readonly Pick<Size, "size" | "longest">[],
): TemplateResult {
	const { sizes: text } = words.noLimit;
	const { left, right, top, bottom, height } = plot;
	const last = sizes.at(-1)?.size ?? 0;
	const most = Math.ceil(Math.max(1, last) / plotStep) * plotStep;
	const highest = Math.max(...statement.bounds) * most;
	const x = (size: number) => left + ((right - left) * size) / most;
	const y = (plies: number) => bottom - ((bottom - top) * plies) / highest;
	const ticks = [1, 2, 3, 4].map((part) => (highest * part) / 4);
	return html`<svg class="plot" viewBox="0 0 320 ${height}" role="img" aria-label=${text.summary(last)}>
		${ticks.map(
			(plies) => svg`<path class="grid" d="M${left} ${y(plies)}H${right}"></path>
				<text x=${left - 5} y=${y(plies) + 4} text-anchor="end">${text.number(plies)}</text>`,
		)}
		${statement.bounds.map(
			(
				bound,
			) => svg`<path class="bound" d="M${left} ${bottom}L${x(most)} ${y(bound * most)}"></path>
				<text x=${right + 4} y=${y(bound * most) + 4}>${text.bound(bound)}</text>`,
		)}
		${svg`<path class="axis" d="M${left} ${bottom}H${right}"></path>
			<text x=${left} y=${height - 4}>0</text>
			<text x=${(left + right) / 2} y=${height - 4} text-anchor="middle">${text.axis}</text>
			<text x=${right} y=${height - 4} text-anchor="end">${text.number(most)}</text>`}
		${sizes.map(({ size, longest }) => svg`<circle class="size" cx=${x(size)} cy=${y(longest)} r="3"></circle>`)}
	</svg>`;
}
