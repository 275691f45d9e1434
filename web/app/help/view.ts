/** The contents of the help: first steps, games, solving, legend and keys. */
import "./view.css";
import type { Rules } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { outcomeChip, pieceIcon, sideIcon } from "../../element/icons.ts";
import { gameText } from "../../locale/shared.ts";
import { endlessWinner, sameSquare, tokenHolder } from "../../model/position.ts";
import { baseOf } from "../../model/variant.ts";
import { boardPicture, cardSize } from "../shell/controls/board-picture.ts";
import {
	type Example,
	type ExampleName,
	examples,
	examplesOf,
	type SolvedExample,
	solved,
} from "./examples.ts";
import { boardMarks } from "./marks.ts";
import type { HelpView } from "./model.ts";

export { examplesOf, solveExamples } from "./examples.ts";

/** The names of points would leave too little room for the points. */
const sizeOf = (example: SolvedExample | null) => ({
	width: 200,
	height: 176,
	isNumbered: example?.game.board.graph === undefined,
});

function sceneOf({ game, position, moves }: SolvedExample, { shows }: Example) {
	if (shows === "values") {
		return stillScene({ game, position, moves });
	}
	const all = moves.map(({ move }) => move);
	const arrows =
		shows === "best"
			? all.slice(0, 1)
			: all.filter(({ from }) => from !== null && sameSquare(from, shows.from));
	return stillScene({ game, position, arrows });
}

function picture({ words }: HelpView, name: ExampleName): TemplateResult {
	const example = solved.value[name] ?? null;
	return html`<figure class="picture">
		${boardPicture(example, (example) => sceneOf(example, examples[name]), sizeOf(example))}
		<figcaption class="note">${words.help.content.pictures[name]}</figcaption>
	</figure>`;
}

/** The first picture of a game's special rules; nothing for a game without one. */
export function rulesPicture(id: string): TemplateResult | typeof nothing {
	const [name] = examplesOf(id);
	if (name === undefined) return nothing;
	const scene = (example: SolvedExample) => sceneOf(example, examples[name]);
	return html`<span class="rules-picture">${boardPicture(solved.value[name] ?? null, scene, cardSize)}</span>`;
}

/** The explanation of a game, with pictures of its special rules. */
function explained(view: HelpView, id: string, rules: Rules | undefined): TemplateResult {
	return html`<div class="illustrated">
		<div>${view.words.help.content
			.game(id)
			.map((text) => html`<p>${rules && gameText(text, rules)}</p>`)}</div>
		<div class="pictures">${examplesOf(id).map((name) => picture(view, name))}</div>
	</div>`;
}

/** The listed game on the board, perhaps with changed rules; undefined for a game from elsewhere. */
function gameOnBoard({ board, page }: HelpView): string | undefined {
	const id = board.problem?.game.rules.id ?? "";
	return page.games.value.find((game) => game.id === (baseOf(id) ?? id))?.id;
}

function legend({ board, words }: HelpView): TemplateResult {
	const { rules } = board;
	const ground = board.problem?.game.board ?? {};
	const winner = rules && endlessWinner(rules);
	const text = words.help.legend;
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

export function helpContent(view: HelpView): TemplateResult {
	const { page, help, words } = view;
	const { content: text } = words.help;
	const played = gameOnBoard(view);
	const others = page.games.value.filter(({ id }) => id !== played);
	return html`<div class="help">
		<div class="panel-head">
			<h2 id="help-heading">${words.help.name}</h2>
			<button type="button" @click=${() => help.closeHelp()}>${words.close}</button>
		</div>
		${played === undefined ? nothing : html`<h3>${words.game(played).name}</h3>${explained(view, played, view.board.problem?.game.rules)}`}
		<h3>${text.start}</h3>
		<ol class="steps">
			${text.steps.map((step) => html`<li>${step}</li>`)}
		</ol>
		<h3>${played === undefined ? text.games : text.otherGames}</h3>
		${others.map((rules) => html`<h4>${words.game(rules.id).name}</h4>${explained(view, rules.id, rules)}`)}
		<h3>${text.solved}</h3>
		<div class="illustrated">
			<div>${text.solvedText.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
			${picture(view, "marks")}
		</div>
		${legend(view)}
	</div>`;
}
