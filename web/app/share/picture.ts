/** The board as a picture of its own. */
import type { Solver } from "catchmate";
import { paint } from "../../board/canvas.ts";
import { stillScene } from "../../board/drawing.ts";
import { type Layout, layOut } from "../../board/layout.ts";
import { arrangePoints } from "../../board/places.ts";
import { currentPosition, lastMove } from "../../board/record.ts";
import type { BoardState } from "../../board/state.ts";
import { boardScale } from "../../board/value.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { loadScript } from "../script.ts";

/** The scene on the board, with its marks or without; null before there is a board. Values only where they may be told. */
export function pictureOf(board: CatchmateBoard, withMarks: boolean): BoardState | null {
	const { problem, record } = board;
	if (problem === null) {
		return null;
	}
	const { game } = problem;
	// A board that is edited is seen before it is solved.
	const isSolved = record !== null && record.positions[0] === problem.position;
	const position = isSolved ? currentPosition(record) : problem.position;
	if (!withMarks || !isSolved) {
		return stillScene({ game, position });
	}
	const { values: moves, arrows, marks, heat, table } = board;
	const scale = table && boardScale(table);
	const scene = { game, position, lastMove: lastMove(record), moves, arrows, marks, heat, scale };
	return stillScene(scene);
}

/** The side of a square in CSS pixels, and the longest side of a picture; each is two pixels of the file wide. */
const cell = 48;
const longest = 2000;
/** The longest side of a graph's picture. */
const graphSide = 640;
const ratio = 2;

/** A layout with squares of that size, or as large as the longest side allows. */
function layoutFor({ game: { board } }: BoardState): Layout {
	if (board.graph !== undefined) {
		return layOut(board, graphSide, graphSide, ratio);
	}
	const room = (squares: number) => Math.min(longest, squares * cell + 30);
	return layOut(board, room(board.columns), room(board.rows), ratio);
}

/** The picture as a PNG file, on the page's ground. */
export async function pngOf(picture: BoardState): Promise<Blob> {
	const canvas = document.createElement("canvas");
	await arrangePoints(picture.game.board);
	const layout = layoutFor(picture);
	const context = paint(canvas, picture, layout);
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

/** The picture as an SVG file. @throws InvalidPositionError when the position is not one of the game's. */
export async function svgOf(picture: BoardState, lang: string, solver: Solver): Promise<Blob> {
	const { game, position, moves: values, ...shown } = picture;
	const write = await loadScript("svg");
	const text = write(solver, game, position, { lang, values, ...shown });
	return new Blob([text], { type: "image/svg+xml" });
}
