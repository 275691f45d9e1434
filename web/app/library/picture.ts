/** The small pictures of boards. */
import type { Board } from "catchmate";
import { paint } from "../../board/canvas.ts";
import { stillScene } from "../../board/drawing.ts";
import type { BoardProblem } from "../../board/edit.ts";
import { type Layout, layOutSquares } from "../../board/layout.ts";

/** The longest side of a small picture's squares, and the room around them for the marks of goals, in CSS pixels. */
const side = 104;
const edge = 4;

/** Squares that fill the room whatever their number, without numbers beside them. */
function layoutFor(board: Board): Layout {
	const ratio = devicePixelRatio || 1;
	const cell =
		Math.max(1, Math.floor((side / Math.max(board.rows, board.columns)) * ratio)) / ratio;
	return layOutSquares(board, cell, ratio, [edge, edge]);
}

/** Draws a board into the canvas of its card, which is told of it. */
export function paintCard(card: HTMLElement | null, { game, position }: BoardProblem): void {
	const canvas = card?.querySelector("canvas");
	if (card && canvas) {
		const layout = layoutFor(game.board);
		paint(canvas, stillScene({ game, position }), layout);
		canvas.style.inlineSize = `${layout.width}px`;
		card.dataset.painted = "";
	}
}
