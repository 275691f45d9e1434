/** The help: first steps, the games, solving, the legend of marks and keys; and the invitation to a first move. */
import "./learn.css";
import type { Game } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/drawing.ts";
import { featuresOf, squaresWith } from "../../board/features.ts";
import { linksOf } from "../../board/graph.ts";
import { endlessWinner, tokenHolder } from "../../board/position.ts";
import { outcomeChip } from "../../element/outcome.ts";
import { colourClass, pieceIcon, sideIcon } from "../../element/piece.ts";
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

function picture({ learn, words }: Context, name: ExampleName): TemplateResult {
	const solved = learn.state.solved[name] ?? null;
	return html`<figure class="picture">
		${boardPicture(solved, (example) => sceneOf(example, examples[name]), pictureSize)}
		<figcaption class="note">${words.learn.help.pictures[name]}</figcaption>
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
				<div>${words.game(id).help.map((text) => html`<p>${text}</p>`)}</div>
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
		const text = words.learn.legend[kind === "goal" ? "goalSquare" : "closed"](side);
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
	const text = words.learn.legend;
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
	const holder = rules && tokenHolder(rules);
	return html`
		<h3>${words.learn.legend.heading}</h3>
		<ul class="legend">
			${rules?.sides.map(({ name }) => html`<li>${sideIcon(rules, name)} ${words.side(name)}</li>`)}
			${rules && holder !== null ? html`<li>${pieceIcon(rules, holder)} ${words.learn.legend.token}</li>` : nothing}
			${rules?.sides.flatMap(({ name, goals }) =>
				goals.map(
					(edge) => html`<li>
						<span class="goal-icon ${colourClass(rules, name)}" aria-hidden="true"></span>
						${words.learn.legend.goal(name, edge)}
					</li>`,
				),
			)}
			${board.problem === null ? nothing : squareLegend(words, board.problem.game)}
			${board.problem === null ? nothing : graphLegend(words, board.problem.game)}
			<li>${outcomeChip(words, { outcome: "win" })} ${words.learn.legend.win}</li>
			${winner === null ? html`<li>${outcomeChip(words, { outcome: "draw" })} ${words.learn.legend.draw}</li>` : nothing}
			<li>${outcomeChip(words, { outcome: "loss" })} ${words.learn.legend.loss}</li>
			${winner === null ? nothing : html`<li><span class="endless-icon">∞</span> ${words.learn.legend.endless(winner)}</li>`}
			<li>
				<span class="last-move-icon" aria-hidden="true"></span> ${words.learn.legend.lastMove(ground)}
			</li>
		</ul>
		<p class="note">${words.learn.legend.unit(ground)}</p>
		<h3>${words.learn.legend.keys}</h3>
		<dl class="keys">
			${words.learn.legend.keyList.map(
				([keys, meaning]) => html`<div>
					<dt>${keys.split("  ").map((key) => html`<kbd>${key}</kbd> `)}</dt>
					<dd>${meaning}</dd>
				</div>`,
			)}
		</dl>
	`;
}

function content(context: Context): TemplateResult {
	const { help: text } = context.words.learn;
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
export function help(context: Context): TemplateResult | typeof nothing {
	const { learn, words } = context;
	return learn.state.isHelpOpen
		? html`<div class="help">
				<div class="panel-head">
					<h2 id="help-heading">${words.learn.help.heading}</h2>
					<button type="button" @click=${() => learn.help.close()}>${words.close}</button>
				</div>
				${content(context)}
			</div>`
		: nothing;
}

/** One quiet line for a person who has not made a move yet. */
export function invitation({
	board,
	learn,
	state,
	words,
}: Context): TemplateResult | typeof nothing {
	const isNew = !learn.state.hasMoved && (board.record?.moves.length ?? 0) === 0;
	return isNew && state.frame.activity === "analyse" && board.problem !== null
		? html`<p class="note">${words.learn.invitation}</p>`
		: nothing;
}
