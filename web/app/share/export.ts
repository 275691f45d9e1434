/** Exports the board and its game as texts and files. */
import type { AnnotatedGame, Move } from "catchmate";
import { type BoardState, stillScene } from "../../board/state.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { appearanceOf } from "../../model/appearance.ts";
import { currentPosition, lastMove } from "../../model/record.ts";
import { isSame } from "../../model/same.ts";
import { boardScale } from "../../model/value.ts";
import { download } from "../shell/download.ts";
import { Lazy } from "../shell/lazy.ts";
import { pngOf } from "../shell/png.ts";
import type { ShareView } from "./model.ts";
import { recordText } from "./record-text.ts";

/** The record of the game, with values unless they are hidden; null if there is no game. */
export async function recordOf({ address, board, words }: ShareView): Promise<string | null> {
	const { url: link } = address;
	const { problem, record, table, value } = board;
	// An unsolved edited board has no game.
	if (problem === null || record === null) {
		return null;
	}
	const [start] = record.positions;
	const solver = await board.solver;
	const [input, values] = await Promise.all([
		solver.write(problem.game, start),
		Promise.all(table === null ? [] : record.positions.map((position) => table.lookup(position))),
	]);
	// Without a table, only the current position tells whether the game is over.
	const isAtEnd = record.index === record.moves.length;
	const seen = isAtEnd ? (value?.over ?? false) : null;
	const isOver = values.at(-1)?.over ?? seen;
	return recordText(words, { game: problem.game, record, values, isOver, input, link });
}

/** The board with its game, and the author's comments if the game is the author's; null if there is none. */
export function gameOf({ problem, record, annotated }: CatchmateBoard): AnnotatedGame | null {
	if (problem === null) {
		return null;
	}
	const moves = (record?.moves ?? []).map((move) => ({ move }));
	const annotatedMoves = annotated?.moves.map(({ move }) => ({ move }));
	const isAuthors = record !== null && isSame(annotatedMoves, moves);
	const line = annotated && isAuthors ? annotated : { moves };
	return { ...line, game: problem.game, position: record?.positions[0] ?? problem.position };
}

/** This game as an annotated text. */
export async function gameTextOf({ board }: ShareView): Promise<string> {
	const game = gameOf(board);
	return game === null ? "" : (await board.solver).writeAnnotated(game);
}

export async function downloadRecord(view: ShareView): Promise<void> {
	const text = await recordOf(view);
	if (text !== null) {
		download(view.board, "txt", new Blob([text], { type: "text/plain;charset=utf-8" }));
	}
}

/** The most plies of best play drawn; more arrows would be unreadable. */
export const mostArrows = 8;

export const pictureFormats = ["png", "svg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const drawing = new Lazy(() => import("../../board/svg.ts"));

/**
 * The scene on the board, with or without its marks; null if there is no board. Hidden values are left out.
 * @param arrows the moves of a line to draw
 */
function pictureOf(
	board: CatchmateBoard,
	withMarks: boolean,
	arrows: readonly Move[] = [],
): BoardState | null {
	const { record, shownProblem } = board;
	if (shownProblem === null) {
		return null;
	}
	const { game, position } = shownProblem;
	const plain = { game, position, arrows, ...appearanceOf(board) };
	// While editing, the board may be unsolved.
	if (!withMarks || record === null) {
		return stillScene(plain);
	}
	const { values: moves, layers, table } = board;
	// Without a map, the board's marks belong to best play, which is drawn separately.
	const marks = layers.heat.length > 0 ? layers.marks : [];
	const scale = table && boardScale(table);
	// PNG pictures omit trails because SVG pictures cannot have them.
	const overlay = { ...layers, marks, arrowsFrom: null, trails: [] };
	return stillScene({ ...overlay, ...plain, lastMove: lastMove(record), moves, scale });
}

/** The current picture; null if the board has changed meanwhile, or there is none. */
async function currentPicture({ board, share }: ShareView): Promise<BoardState | null> {
	const { record, table } = board;
	const withMarks = share.marks.value;
	// Hidden best play has no table.
	const line = share.line.value && record ? await table?.line(currentPosition(record)) : undefined;
	// After a move, the arrows belong to another position.
	return board.record === record
		? pictureOf(board, withMarks, line?.moves.slice(0, mostArrows))
		: null;
}

/** The picture as a PNG file, to be copied. */
export async function pictureToCopy(view: ShareView): Promise<Blob> {
	const picture = await currentPicture(view);
	if (picture === null) {
		throw new Error("the board has changed while its picture was made");
	}
	return pngOf(picture);
}

export async function downloadPicture(view: ShareView, format: PictureFormat): Promise<void> {
	const { board, words } = view;
	const picture = await currentPicture(view);
	if (picture === null) {
		return;
	}
	if (format === "png") {
		download(board, format, await pngOf(picture));
		return;
	}
	const { game, position, moves: values, ...shown } = picture;
	const [{ svg }, solver] = await Promise.all([drawing.load(), board.solver]);
	const text = svg(solver, game, position, { lang: words.tag, values, numbered: true, ...shown });
	download(board, format, new Blob([text], { type: "image/svg+xml" }));
}
