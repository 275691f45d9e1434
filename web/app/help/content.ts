/** The content of the help: first steps, the games, solving, the legend of marks and keys. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/drawing.ts";
import { endlessWinner, tokenHolder } from "../../board/position.ts";
import { outcomeChip } from "../../element/outcome.ts";
import { pieceIcon, sideIcon } from "../../element/piece.ts";
import { helpWords } from "../../locale/help.ts";
import type { Context } from "../context.ts";
import { boardPicture } from "../frame/board-picture.ts";
import { boardMarks } from "./marks.ts";
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
			${board.problem === null ? nothing : boardMarks(board.problem.game, text)}
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
