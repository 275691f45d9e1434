/** A board's picture as a PNG file. */
import { arrowNumbers } from "../../board/arrows.ts";
import { paint } from "../../board/canvas.ts";
import { type Layout, layOut } from "../../board/layout.ts";
import { arrangePoints } from "../../board/point-layout.ts";
import type { BoardState } from "../../board/state.ts";

/** The side of a square, in CSS pixels. */
const cell = 48;
/** The longest side of a rectangle's picture, in CSS pixels. */
const longest = 2000;
/** The longest side of a graph's picture, in CSS pixels. */
const graphSide = 640;
/** The file's pixels per CSS pixel. */
const ratio = 2;

function layoutFor({ game: { board } }: BoardState): Layout {
	if (board.graph !== undefined) {
		return layOut(board, graphSide, graphSide, ratio);
	}
	const room = (squares: number) => Math.min(longest, squares * cell + 30);
	return layOut(board, room(board.columns), room(board.rows), ratio);
}

/** The picture as a PNG file, with the page's background. */
export async function pngOf(picture: BoardState): Promise<Blob> {
	const canvas = document.createElement("canvas");
	await arrangePoints(picture.game.board);
	const layout = layoutFor(picture);
	const { game, arrows } = picture;
	const numbers = arrowNumbers(layout, game.board, arrows);
	const context = paint(canvas, picture, layout, document.documentElement, null, numbers);
	context.globalCompositeOperation = "destination-over";
	context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--ground");
	context.fillRect(0, 0, layout.width, layout.height);
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => {
			if (blob === null) {
				reject(new Error("the browser cannot make a PNG file of this size"));
			} else {
				resolve(blob);
			}
		}, "image/png");
	});
}
