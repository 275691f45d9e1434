/** The board as a picture of its own. */
import type { Game, Move, MoveValue, Position, SquareValue } from "catchmate";
import { type Layout, layOut } from "../../board/layout.ts";
import { readPalette } from "../../board/palette.ts";
import { currentPosition, lastMove } from "../../board/record.ts";
import { render } from "../../board/render.ts";
import type { BoardState, Mark } from "../../board/state.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { loadScript } from "../script.ts";

/** What a picture shows. */
export interface Picture {
	readonly game: Game;
	readonly position: Position;
	readonly lastMove: Move | null;
	/** The legal moves with what they are worth, best first. */
	readonly values: readonly MoveValue[];
	readonly arrows: readonly Move[];
	readonly marks: readonly Mark[];
	/** What the position would be worth with a piece elsewhere; seen in the place of the values of moves. */
	readonly heat: readonly SquareValue[];
}

/** A board with nothing but its pieces. */
export const plainPicture = (game: Game, position: Position): Picture => ({
	...{ game, position, lastMove: null },
	...{ values: [], arrows: [], marks: [], heat: [] },
});

/** What is on the board, with what is marked there or without; null before there is a board. Values only where they may be told. */
export function pictureOf(board: CatchmateBoard, withMarks: boolean): Picture | null {
	const { problem, record } = board;
	if (problem === null) {
		return null;
	}
	// A board that is edited is seen before it is solved.
	const isSolved = record !== null && record.positions[0] === problem.position;
	const position = isSolved ? currentPosition(record) : problem.position;
	const plain = plainPicture(problem.game, position);
	const { values, arrows, marks, heat } = board;
	return withMarks && isSolved
		? { ...plain, lastMove: lastMove(record), values, arrows, marks, heat }
		: plain;
}

/** Draws a picture into a canvas, which gets its size from the layout. The colours are the page's where there are no others. */
export function paint(
	canvas: HTMLCanvasElement,
	picture: Picture,
	layout: Layout,
	palette = readPalette(document.documentElement),
): void {
	const { game, position, lastMove, values, arrows, marks, heat } = picture;
	canvas.width = Math.round(layout.width * layout.ratio);
	canvas.height = Math.round(layout.height * layout.ratio);
	const context = canvas.getContext("2d");
	if (context === null) {
		throw new Error("the browser does not draw on a canvas");
	}
	const state: BoardState = {
		...{ game, position, lastMove, arrows, marks, moves: values, pointed: null, heat },
		shows: "values",
		does: "look",
		...{ selected: null, cursor: { row: 1, column: 1 }, drag: null },
	};
	render(context, state, layout, palette, null);
}

/** The side of a square in CSS pixels, and the longest side of a picture; each is two pixels of the file wide. */
const cell = 48;
const longest = 2000;
const ratio = 2;

/** A layout with squares of that size, or as large as the longest side allows. */
function layoutFor({ game: { board } }: Picture): Layout {
	const room = (squares: number) => Math.min(longest, squares * cell + 30);
	return layOut(board, room(board.columns), room(board.rows), ratio);
}

/** The picture as a PNG file, on the page's ground. */
export async function pngOf(picture: Picture): Promise<Blob> {
	const layout = layoutFor(picture);
	const [drawn, whole] = [document.createElement("canvas"), document.createElement("canvas")];
	paint(drawn, picture, layout);
	[whole.width, whole.height] = [drawn.width, drawn.height];
	const context = whole.getContext("2d");
	if (context === null) {
		throw new Error("the browser does not draw on a canvas");
	}
	context.fillStyle = readPalette(document.documentElement)("--ground");
	context.fillRect(0, 0, whole.width, whole.height);
	context.drawImage(drawn, 0, 0);
	return new Promise((resolve, reject) => {
		whole.toBlob((blob) => {
			if (blob === null) {
				reject(new Error("the browser cannot make a PNG file of this size"));
			} else {
				resolve(blob);
			}
		}, "image/png");
	});
}

/** The picture as an SVG file. @throws UnsoundError when the position is not one of the game's. */
export async function svgOf(picture: Picture, lang: string): Promise<Blob> {
	const { game, position, lastMove, values, arrows, marks, heat } = picture;
	const write = await loadScript("svg.js", () => window.catchmateSvg);
	const text = write(game, position, {
		lang: lang.startsWith("zh") ? "zh" : "en",
		...{ lastMove, values, arrows, heat, marks: marks.map(({ square }) => square) },
	});
	return new Blob([text], { type: "image/svg+xml" });
}
