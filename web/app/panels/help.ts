/** The help: what the games are, what is solved, what to do first, and what the marks and keys mean. */
import { ref } from "lit/directives/ref.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { layOut } from "../../board/layout.ts";
import { readPalette } from "../../board/palette.ts";
import { render } from "../../board/render.ts";
import type { Picture } from "../../locale/learn-words.ts";
import type { Context } from "../context.ts";
import { type Example, examples, type Solved } from "../study/help.ts";
import { legend } from "./legend.ts";

/** The most room that a picture has, in CSS pixels. */
const room = { width: 200, height: 176 };

/** Draws a board with the marks that its example shows. */
function paint(canvas: HTMLCanvasElement, { game, position, moves }: Solved, example: Example) {
	const ctx = canvas.getContext("2d");
	if (ctx === null) {
		return;
	}
	const layout = layOut(game.board, room.width, room.height, devicePixelRatio);
	canvas.width = Math.round(layout.width * layout.ratio);
	canvas.height = Math.round(layout.height * layout.ratio);
	canvas.style.inlineSize = `${layout.width}px`;
	const isBest = example.shows === "best";
	const best = moves[0]?.move;
	const state = {
		game,
		position,
		moves: isBest ? [] : moves,
		lastMove: null,
		pointed: null,
		arrows: isBest && best !== undefined ? [best] : [],
		marks: [],
		heat: [],
		shows: isBest ? "nothing" : "values",
		does: "look",
		selected: null,
		cursor: { row: 1, column: 1 },
		drag: null,
	} as const;
	render(ctx, state, layout, readPalette(canvas), null);
}

function picture({ study, words }: Context, name: Picture): TemplateResult {
	const example: Example = examples[name];
	const solved = study.help.solved(example);
	const text = words.learn.help.picture[name];
	const draw = (element: Element | undefined) => {
		if (element instanceof HTMLCanvasElement && solved !== null) {
			paint(element, solved, example);
		}
	};
	return html`<figure class="picture">
		<canvas aria-hidden="true" ${ref(draw)}></canvas>
		<figcaption class="note">${text}</figcaption>
	</figure>`;
}

function games(context: Context): TemplateResult {
	const { state, words } = context;
	const pictureOf = (gameId: string) =>
		(["capture", "goal"] as const).find((name) => examples[name].gameId === gameId);
	return html`${state.games.map(({ id }) => {
		const name = pictureOf(id);
		return html`<h4>${words.game(id)}</h4>
			<div class="illustrated">
				<div>${words.learn.help.game(id).map((text) => html`<p>${text}</p>`)}</div>
				${name === undefined ? nothing : picture(context, name)}
			</div>`;
	})}`;
}

export function help(context: Context): TemplateResult | typeof nothing {
	const { study, words } = context;
	const { help: text } = words.learn;
	if (!study.help.isOpen) {
		return nothing;
	}
	return html`<div class="help">
		<div class="panel-head">
			<h2 id="help-heading">${text.heading}</h2>
			<button type="button" @click=${() => study.help.close()}>${text.close}</button>
		</div>
		<h3>${text.start}</h3>
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
		${legend(context)}
	</div>`;
}

/** One quiet line for a person who has not made a move yet. */
export function invitation({
	board,
	state,
	study,
	words,
}: Context): TemplateResult | typeof nothing {
	const hasMoved = (board.record?.moves.length ?? 0) > 0;
	return state.activity !== "analyse" || study.isAcquainted(hasMoved) || board.problem === null
		? nothing
		: html`<p class="note">${words.learn.invitation}</p>`;
}
