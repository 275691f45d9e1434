/** The board as a separate picture. */
import type { Move, Solver } from "catchmate";
import { arrowNumbers } from "../../board/arrows.ts";
import { paint } from "../../board/canvas.ts";
import { type Layout, layOut } from "../../board/layout.ts";
import { arrangePoints } from "../../board/places.ts";
import { type BoardState, stillScene } from "../../board/state.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { overlayOf } from "../../model/overlay.ts";
import { lastMove } from "../../model/record.ts";
import { boardScale } from "../../model/value.ts";
import { Lazy } from "../shell/lazy.ts";

/**
 * The scene on the board, with or without its marks; null if there is no board. Hidden values are left out.
 * @param arrows the moves of a line to draw
 */
export function pictureOf(
	board: CatchmateBoard,
	withMarks: boolean,
	arrows: readonly Move[] = [],
): BoardState | null {
	const { record, shownProblem } = board;
	if (shownProblem === null) {
		return null;
	}
	const { game, position } = shownProblem;
	// While editing, the board is shown before it is solved.
	if (!withMarks || record === null) {
		return stillScene({ game, position, arrows });
	}
	const { values: moves, heat, table } = board;
	// Without a map, the board's marks belong to best play, which is drawn separately.
	const marks = heat.length > 0 ? board.marks : [];
	const scale = table && boardScale(table);
	// An SVG picture has no trails, so that one of pixels has none either.
	const overlay = { ...overlayOf(board), marks, arrows, trails: [] };
	return stillScene({ game, position, lastMove: lastMove(record), moves, scale, ...overlay });
}

const drawing = new Lazy(() => import("../../board/svg.ts"));

/** The side of a square in CSS pixels, each of which is two pixels of the file. */
const cell = 48;
const longest = 2000;
/** The longest side of a graph's picture, in CSS pixels. */
const graphSide = 640;
const ratio = 2;

/** The layout of a picture. */
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

/** The picture as an SVG file. @throws InvalidPositionError if the position is not valid */
export async function svgOf(picture: BoardState, lang: string, solver: Solver): Promise<Blob> {
	const { game, position, moves: values, ...shown } = picture;
	const { svg } = await drawing.need();
	const text = svg(solver, game, position, { lang, values, numbered: true, ...shown });
	return new Blob([text], { type: "image/svg+xml" });
}
