/** The content of the help: first steps, the games, solving, the legend of marks and keys. */
import type { Game } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/drawing.ts";
import { featuresOf, squaresWith } from "../../board/features.ts";
import { linksOf } from "../../board/graph.ts";
import { endlessWinner, tokenHolder } from "../../board/position.ts";
import { outcomeChip } from "../../element/outcome.ts";
import { colourClass, pieceIcon, sideIcon } from "../../element/piece.ts";
import { helpWords } from "../../locale/help.ts";
import type { PageWords } from "../../locale/page.ts";
import type { Context } from "../context.ts";
import { boardPicture } from "../frame/board-picture.ts";
import { type Example, type ExampleName, examples, type SolvedExample } from "./state.ts";

const pictureSize = { width: 200, height: 176, isNumbered: true };

/** A board with the marks that its example shows. */
function sceneOf({ game, position, moves }: SolvedExample, { shows }: Example) {
	const [best] = moves;
	const shown = shows === "values" ? { moves } : { arrows: best === undefined ? [] : [best.move] };
	return stillScene({ game, position, ...shown });
}

function picture({ help, words }: Context, name: ExampleName): TemplateResult {
	const solved = help.state.solved[name] ?? null;
	return html`<figure class="picture">
		${boardPicture(solved, (example) => sceneOf(example, examples[name]), pictureSize)}
		<figcaption class="note">${helpWords(words.tag).content.pictures[name]}</figcaption>
	</figure>`;
}

function games(context: Context): TemplateResult {
	const { state, words } = context;
	const pictureOf = (gameId: string) =>
		(["capture", "goal"] as const).find((name) => examples[name].gameId === gameId);
	return html`${state.text.games.map(({ id }) => {
		const name = pictureOf(id);
		return html`<h4>${words.game(id).name}</h4>
			<div class="illustrated">
				<div>${helpWords(words.tag)
					.content.game(id)
					.map((text) => html`<p>${text}</p>`)}</div>
				${name === undefined ? nothing : picture(context, name)}
			</div>`;
	})}`;
}

/** The features of the board's squares that belong to a side. */
function squareLegend(words: PageWords, { rules, board }: Game): readonly TemplateResult[] {
	return featuresOf(rules).flatMap((feature, index) => {
		if (feature.kind === "obstacle" || squaresWith(board, feature).length === 0) {
			return [];
		}
		const { kind, side } = feature;
		const text = helpWords(words.tag).legend[kind === "goal" ? "goalSquare" : "closed"](side);
		const turn = index % 2 === 0 ? "is-rising" : "is-falling";
		const form = board.graph === undefined ? "" : "is-point";
		return html`<li>
			<span class="${kind}-square-icon ${turn} ${form} ${colourClass(rules, side)}" aria-hidden="true"></span>
			${text}
		</li>`;
	});
}

/** The ways of a graph that not all may take, or that lead one way only, and its closed points. */
function graphLegend(words: PageWords, { rules, board }: Game): readonly TemplateResult[] {
	const links = board.graph === undefined ? [] : linksOf(board.graph);
	const text = helpWords(words.tag).legend;
	const sides = rules.sides.filter(({ name }) => links.some(({ side }) => side === name));
	const heads = rules.sides.filter(({ name }) => links.some(({ back }) => back === name));
	const [first] = rules.sides;
	return [
		...sides.map(
			({ name }) => html`<li>
				<span class="way-icon ${name === first.name ? "is-long" : ""} ${colourClass(rules, name)}" aria-hidden="true"></span>
				${text.sideWay(name)}
			</li>`,
		),
		...heads.map(
			({ name }) => html`<li>
				<svg class="way-head-icon ${colourClass(rules, name)}" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 4L20 12L5 20z"></path></svg>
				${text.sideHead(name)}
			</li>`,
		),
		...(links.some(({ oneWay }) => oneWay)
			? [html`<li><span class="endless-icon" aria-hidden="true">⟶</span> ${text.oneWay}</li>`]
			: []),
		...(board.graph !== undefined && board.obstacles.length > 0
			? [html`<li><span class="closed-point-icon" aria-hidden="true"></span> ${text.obstacle}</li>`]
			: []),
	];
}

function legend({ board, words }: Context): TemplateResult {
	const { rules } = board;
	const ground = board.problem?.game.board ?? {};
	const winner = rules && endlessWinner(rules);
	const text = helpWords(words.tag).legend;
	const holder = rules && tokenHolder(rules);
	return html`
		<h3>${text.heading}</h3>
		<ul class="legend">
			${rules?.sides.map(({ name }) => html`<li>${sideIcon(rules, name)} ${words.side(name)}</li>`)}
			${rules && holder !== null ? html`<li>${pieceIcon(rules, holder)} ${text.token}</li>` : nothing}
			${rules?.sides.flatMap(({ name, goals }) =>
				goals.map(
					(edge) => html`<li>
						<span class="goal-icon ${colourClass(rules, name)}" aria-hidden="true"></span>
						${text.goal(name, edge)}
					</li>`,
				),
			)}
			${board.problem === null ? nothing : squareLegend(words, board.problem.game)}
			${board.problem === null ? nothing : graphLegend(words, board.problem.game)}
			<li>${outcomeChip(words, { outcome: "win" })} ${text.win}</li>
			${winner === null ? html`<li>${outcomeChip(words, { outcome: "draw" })} ${text.draw}</li>` : nothing}
			<li>${outcomeChip(words, { outcome: "loss" })} ${text.loss}</li>
			${winner === null ? nothing : html`<li><span class="endless-icon">∞</span> ${text.endless(winner)}</li>`}
			<li>
				<span class="last-move-icon" aria-hidden="true"></span> ${text.lastMove(ground)}
			</li>
		</ul>
		<p class="note">${text.unit(ground)}</p>
		<h3>${text.keys}</h3>
		<dl class="keys">
			${text.keyList.map(
				([keys, meaning]) => html`<div>
					<dt>${keys.split("  ").map((key) => html`<kbd>${key}</kbd> `)}</dt>
					<dd>${meaning}</dd>
				</div>`,
			)}
		</dl>
	`;
}

function content(context: Context): TemplateResult {
	const { content: text } = helpWords(context.words.tag);
	return html`<h3>${text.start}</h3>
		<ol class="steps">
			${text.steps.map((step) => html`<li>${step}</li>`)}
		</ol>
		<h3>${text.games}</h3>
		${games(context)}
		<h3>${text.solved}</h3>
		<div class="illustrated">
			<div>${text.solvedText.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
			${picture(context, "marks")}
		</div>
		${legend(context)}`;
}

/** The content of the help's dialog. */
export const helpContent = (context: Context): TemplateResult => html`<div class="help">
	<div class="panel-head">
		<h2 id="help-heading">${context.words.help.name}</h2>
		<button type="button" @click=${() => context.help.closeHelp()}>${context.words.close}</button>
	</div>
	${content(context)}
</div>`;
