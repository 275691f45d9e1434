/** The help: what the games are, what is solved, what to do first, and what the marks and keys mean. */
import { ref } from "lit/directives/ref.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { layOut } from "../../board/layout.ts";
import { readPalette } from "../../board/palette.ts";
import { render } from "../../board/render.ts";
import type { LaterWords, Picture } from "../../locale/later-words.ts";
import type { Context } from "../context.ts";
import type { Example, Solved } from "../study/help.ts";
import { legend } from "./legend.ts";

const at = (row: number, column: number) => ({ row, column });

/** The boards of the help. */
const examples = {
	capture: {
		gameId: "chase",
		rows: 3,
		columns: 4,
		position: { toMove: "white", pieces: { white: [at(2, 2)], black: [at(2, 3)] } },
		shows: "best",
	},
	goal: {
		gameId: "crossing-pawn",
		rows: 3,
		columns: 4,
		position: { toMove: "black", pieces: { red: [at(3, 1), at(2, 4)], black: [at(2, 2)] } },
		shows: "best",
	},
	marks: {
		gameId: "chase",
		rows: 4,
		columns: 4,
		position: { toMove: "black", pieces: { white: [at(1, 3)], black: [at(3, 2)] } },
		shows: "values",
	},
} as const satisfies Readonly<Record<string, Example>>;

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

function picture({ study }: Context, { help }: LaterWords, name: Picture): TemplateResult {
	const example: Example = examples[name];
	const solved = study.help.solved(example);
	const text = help.picture[name];
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

function games(context: Context, later: LaterWords): TemplateResult {
	const { state, words } = context;
	const pictureOf = (gameId: string) =>
		(["capture", "goal"] as const).find((name) => examples[name].gameId === gameId);
	return html`${state.games.map(({ id }) => {
		const name = pictureOf(id);
		return html`<h4>${words.game(id)}</h4>
			<div class="illustrated">
				<div>${later.help.game(id).map((text) => html`<p>${text}</p>`)}</div>
				${name === undefined ? nothing : picture(context, later, name)}
			</div>`;
	})}`;
}

export function help(context: Context, later: LaterWords): TemplateResult {
	const { help: text } = later;
	return html`<h3>${text.start}</h3>
		<ol class="steps">
			${text.steps.map((step) => html`<li>${step}</li>`)}
		</ol>
		<h3>${text.games}</h3>
		${games(context, later)}
		<h3>${text.solved}</h3>
		<div class="illustrated">
			<div>${text.solvedText.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
			${picture(context, later, "marks")}
		</div>
		${legend(context)}`;
}
