/** The plot of the longest game by the size of the board, which grows with each board solved. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { errorBox } from "../shell/controls/error.ts";
import { pageFailureText } from "../shell/failure.ts";
import type { AnalysisView } from "./model.ts";
import type { SolvedSize } from "./sizes.ts";

/** The plot's layout in SVG units; it is 320 wide. */
const plot = { left: 44, right: 308, top: 16, bottom: 160, height: 188 };

/** The fewest sizes on the horizontal axis. */
const fewestSizes = 8;

function chart(
	{ words }: AnalysisView,
	solved: readonly SolvedSize[],
	last: SolvedSize,
): TemplateResult {
	const { left, right, top, bottom, height } = plot;
	const text = words.topics.sizes;
	const first = solved[0]?.size ?? last.size;
	const end = Math.max(last.size, first + fewestSizes);
	const most = Math.max(1, ...solved.map(({ longest }) => longest));
	const x = (size: number) => left + ((size - first) / (end - first)) * (right - left);
	const y = (longest: number) => bottom - (longest / most) * (bottom - top);
	const path = solved.map(({ size, longest }, index) => {
		return `${index === 0 ? "M" : "L"}${x(size)} ${y(longest)}`;
	});
	const dots = solved.map(({ size, longest }) => {
		return `M${x(size) - 3} ${y(longest)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`;
	});
	return html`<svg
		class="plot"
		viewBox="0 0 320 ${height}"
		role="img"
		aria-label=${text.summary(first, last.size, last.longest)}
	>
		${svg`<path class="grid" d="M${left} ${top}H${right}"></path>
			<path class="axis" d="M${left} ${bottom}H${right}"></path>
			<text x=${left - 5} y=${top + 4} text-anchor="end">${words.number(most)}</text>
			<text x=${left - 5} y=${bottom + 4} text-anchor="end">0</text>
			<text x=${left} y=${height - 8} text-anchor="middle">${text.board(first)}</text>
			<text x=${right} y=${height - 8} text-anchor="middle">${text.board(end)}</text>
			<path class="mark" d=${path.join("")}></path>
			<path class="mark-head" d=${dots.join("")}></path>`}
	</svg>`;
}

export function sizes(view: AnalysisView): TemplateResult {
	const { analysis, words } = view;
	const text = words.topics.sizes;
	const { sizes } = analysis;
	const { value: solved } = sizes.solved;
	const { value: failure } = sizes.failure;
	const { isRunning } = sizes;
	const last = solved.at(-1);
	const toggle = () => (isRunning ? sizes.stop() : void sizes.start());
	return html`<p class="note">${text.about}</p>
		<div class="buttons">
			<button
				type="button"
				id="sizes-toggle"
				?disabled=${failure?.kind === "too-large"}
				@click=${toggle}
			>
				${isRunning ? text.stop : last === undefined ? text.start : text.goOn}
			</button>
		</div>
		${
			last === undefined
				? nothing
				: html`<figure>
						${chart(view, solved, last)}
						<figcaption class="note">${text.caption(last.size, last.longest)}</figcaption>
					</figure>`
		}
		<div role="status">
			${
				failure === null
					? nothing
					: failure.kind === "too-large"
						? html`<p class="note">${text.full}</p>`
						: errorBox(pageFailureText(words, failure).message)
			}
		</div>`;
}
