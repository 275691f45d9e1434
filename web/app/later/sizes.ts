/** A game on boards of all sizes: the longest game of each, as a plot and as a table, and what is thereby verified. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { LaterWords } from "../../locale/later-words.ts";
import { attempt } from "../attempt.ts";
import type { Context } from "../context.ts";
import { type Size, statement } from "../study/sizes.ts";

/** The plot's measures, in units of its drawing, of which it is 320 wide. */
const plot = { left: 34, right: 290, top: 10, bottom: 180, height: 204 };

/** The fewest rows that the plot has room for, and the fewest that it grows by. */
const plotStep = 10;

function chart(
	{ words: { number } }: Context,
	later: LaterWords,
	sizes: readonly Size[],
): TemplateResult {
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
		aria-label=${later.sizes.summary(last)}
	>
		${ticks.map(
			(plies) => svg`<path class="grid" d="M${left} ${y(plies)}H${right}"></path>
				<text x=${left - 5} y=${y(plies) + 4} text-anchor="end">${number(plies)}</text>`,
		)}
		${statement.bounds.map(
			(
				bound,
			) => svg`<path class="bound" d="M${left} ${bottom}L${x(most)} ${y(bound * most)}"></path>
				<text x=${right + 4} y=${y(bound * most) + 4}>${later.sizes.bound(bound)}</text>`,
		)}
		${svg`<path class="axis" d="M${left} ${bottom}H${right}"></path>
			<text x=${left} y=${height - 4}>0</text>
			<text x=${(left + right) / 2} y=${height - 4} text-anchor="middle">${later.sizes.axis}</text>
			<text x=${right} y=${height - 4} text-anchor="end">${number(most)}</text>`}
		${sizes.map(({ size, longest }) => svg`<circle class="size" cx=${x(size)} cy=${y(longest)} r="3"></circle>`)}
	</svg>`;
}

function table(
	{ words: { number } }: Context,
	later: LaterWords,
	sizes: readonly Size[],
): TemplateResult {
	return html`<div class="scrolled" tabindex="0" role="group" aria-label=${later.sizes.asTable}>
		<table class="figures">
			<thead>
				<tr>
					<th scope="col">${later.sizes.size}</th>
					<th scope="col">${later.sizes.longest}</th>
					${statement.bounds.map((bound) => html`<th scope="col">${later.sizes.bound(bound)}</th>`)}
					<th scope="col">${later.sizes.positions}</th>
				</tr>
			</thead>
			<tbody>
				${sizes.map(
					({ size, longest, positions }) => html`<tr>
						<th scope="row">${number(size)}</th>
						<td>${number(longest)}</td>
						${statement.bounds.map((bound) => html`<td>${number(bound * size)}</td>`)}
						<td>${number(positions)}</td>
					</tr>`,
				)}
			</tbody>
		</table>
	</div>`;
}

/** What the sizes show: of those on which the statement holds without a gap, and of the others. */
function conclusions(later: LaterWords, sizes: readonly Size[]): TemplateResult {
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
			${verified.length === 0 ? nothing : later.sizes.verified(verified.at(-1)?.size ?? 0, longest)}
			${gap < 0 ? nothing : later.sizes.refuted(among(({ holds }) => !holds))}
			${within === undefined ? nothing : later.sizes.within(within.bound, last)}
			${beyond.map(({ bound, sizes }) => (sizes.length === 0 ? nothing : later.sizes.beyond(bound, sizes)))}
		</p>
		<p class="note">${later.sizes.conjecture(last)}</p>`;
}

/** Puts the longest game of a size on the board, as a text of the game's. */
async function setUp({ board, texts }: Context, { size, position }: Size): Promise<void> {
	const solver = await board.solver;
	const rules = solver.games.find(({ id }) => id === statement.gameId);
	if (rules !== undefined) {
		const game = { rules, board: { rows: size, columns: size, obstacles: [] } };
		const text = await solver.write(game, position);
		await texts.open(rules.id, text ?? "");
		board.scrollIntoView({ block: "nearest" });
	}
}

export function sizes(context: Context, later: LaterWords): TemplateResult {
	const { sizes: run } = context.study;
	const { sizes: text } = later;
	run.want();
	const last = run.sizes.at(-1);
	return html`<p class="note">${text.note}</p>
		<div class="sizes-state">
			<p>
				${
					run.state === "too-large"
						? text.tooLarge(run.next)
						: run.state === "failed"
							? text.failed
							: text.computing(run.next)
				}
			</p>
			${
				run.state === "too-large"
					? nothing
					: run.state === "running"
						? html`<button type="button" @click=${() => run.pause()}>${text.pause}</button>`
						: html`<button type="button" @click=${() => run.goOn()}>${text.goOn}</button>`
			}
		</div>
		${
			last === undefined
				? nothing
				: html`<figure>${chart(context, later, run.sizes)}</figure>
						${conclusions(later, run.sizes)} ${table(context, later, run.sizes)}
						<button type="button" class="adopt" @click=${() => void attempt(context, () => setUp(context, last))}>
							${text.setUp(last.size)}
						</button>`
		}`;
}
