/** The small pictures of boards. */
import { paint } from "../../board/canvas.ts";
import { stillScene } from "../../board/drawing.ts";
import type { BoardProblem } from "../../board/edit.ts";
import { layOutSmall } from "../../board/layout.ts";
import { arrangePoints } from "../../board/places.ts";

/** The longest side of a small picture's squares, in CSS pixels. */
const side = 104;

/** Draws a board into the canvas of its card, which is told of it; a graph as soon as its points have places. */
export async function paintCard(card: HTMLElement | null, problem: BoardProblem): Promise<void> {
	const { game, position } = problem;
	const canvas = card?.querySelector("canvas");
	if (card && canvas) {
		await arrangePoints(game.board);
		const layout = layOutSmall(game.board, side, devicePixelRatio || 1);
		paint(canvas, stillScene({ game, position }), layout);
		canvas.style.inlineSize = `${layout.width}px`;
		card.dataset.painted = "";
	}
}
