/** Chase on boards of all sizes: the longest game of each, as a plot and as a table, and the conclusions. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { learnWords } from "../../locale/learn.ts";
import { numberTable } from "../analysis/number-table.ts";
import type { Context } from "../context.ts";
import { attempt } from "../failure.ts";
import { nextSize, type Size, statement } from "./state.ts";

/** The plot's measures, in units of its drawing, of which it is 320 wide. */
const plot = { left: 34, right: 290, top: 10, bottom: 180, height: 204 };

/** The fewest rows that the plot has room for, and the fewest that it grows by. */
const plotStep = 10;

function chart({ words }: Context, sizes: readonly Size[]): TemplateResult {
	const { sizes: text } = learnWords(words.tag);
	const { left, right, top, bottom, height } = plot;
	const last = sizes.at(-1)?.size ?? 0;
	const most = Math.ceil(Math.max(1, last) / plotStep) * plotStep;
	const highest = Math.max(...statement.bounds) * most;
	const x = (size: number) => left + ((right - left) * size) / most;
	const y = (plies: number) => bottom - ((bottom - top) * plies) / highest;
	const ticks = [1, 2, 3, 4].map((part) => (highest * part) / 4);
	return html`<svg
		class="plot"
		viewBox="0 0 320 ${height}"
		role="img"
		aria-label=${text.summary(last)}
	>
		${ticks.map(
			(plies) => svg`<path class="grid" d="M${left} ${y(plies)}H${right}"></path>
				<text x=${left - 5} y=${y(plies) + 4} text-anchor="end">${words.number(plies)}</text>`,
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
			<text x=${right} y=${height - 4} text-anchor="end">${words.number(most)}</text>`}
		${sizes.map(({ size, longest }) => svg`<circle class="size" cx=${x(size)} cy=${y(longest)} r="3"></circle>`)}
	</svg>`;
}

function table(context: Context, sizes: readonly Size[]): TemplateResult {
	const { sizes: text } = learnWords(context.words.tag);
	const { bounds } = statement;
	const columns = [text.size, text.longest, ...bounds.map(text.bound), text.positions];
	const rows = sizes.map(
		({ size, longest, positions }) =>
			[size, longest, ...bounds.map((bound) => bound * size), positions] as const,
	);
	return numberTable(context, text.asTable, columns, rows);
}

/** The conclusions: from the sizes on which the statement holds without a gap, and from the others. */
function conclusions({ words }: Context, sizes: readonly Size[]): TemplateResult {
	const { sizes: text } = learnWords(words.tag);
	const gap = sizes.findIndex(({ holds }) => !holds);
	const verified = gap < 0 ? sizes : sizes.slice(0, gap);
	const last = sizes.at(-1)?.size ?? 0;
	const among = (wanted: (size: Size) => boolean) => sizes.filter(wanted).map(({ size }) => size);
	const longest = verified.reduce((most, size) => Math.max(most, size.longest), 0);
	const beyond = statement.bounds.map((bound) => ({
		bound,
		sizes: among(({ size, longest }) => longest > bound * size),
	}));
	const within = beyond.find(({ sizes }) => sizes.length === 0);
	return html`<p class="remark">
			${verified.length === 0 ? nothing : text.verified(verified.at(-1)?.size ?? 0, longest)}
			${gap < 0 ? nothing : text.refuted(among(({ holds }) => !holds))}
			${within === undefined ? nothing : text.within(within.bound, last)}
			${beyond.map(({ bound, sizes }) => (sizes.length === 0 ? nothing : text.beyond(bound, sizes)))}
		</p>
		<p class="note">${text.conjecture(last)}</p>`;
}

/** Puts the longest game of a size on the board, as a text of the game's. */
async function setUp({ board, input }: Context, { game, position }: Size): Promise<void> {
	const solver = await board.solver;
	await input.open(game.rules, solver.write(game, position));
	board.scrollIntoView({ block: "nearest" });
}

export function sizesContent(context: Context): TemplateResult {
	const { learn, words } = context;
	const { sizes: text } = learnWords(words.tag);
	const { sizes, progress } = learn.state;
	const next = nextSize(learn.state);
	const last = sizes.at(-1);
	return html`<p class="note">${text.note}</p>
		<div class="sizes-state">
			<p>
				${
					progress === "too-large"
						? text.tooLarge(next)
						: progress === "failed"
							? text.failed
							: text.computing(next)
				}
			</p>
			${
				progress === "too-large"
					? nothing
					: progress === "running"
						? html`<button type="button" @click=${() => learn.setProgress("paused")}>${text.pause}</button>`
						: html`<button type="button" @click=${() => learn.setProgress("running")}>${text.goOn}</button>`
			}
		</div>
		${
			last === undefined
				? nothing
				: html`<figure>${chart(context, sizes)}</figure>
						${conclusions(context, sizes)} ${table(context, sizes)}
						<button type="button" class="adopt" @click=${() => void attempt(context, () => setUp(context, last))}>
							${text.setUp(last.size)}
						</button>`
		}`;
}
