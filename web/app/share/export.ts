/** Exports the board and its game as texts and files. */
import type { AnnotatedGame } from "catchmate";
import type { BoardState } from "../../board/state.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { currentPosition } from "../../model/record.ts";
import { isSame } from "../../model/same.ts";
import { pngOf } from "../shell/png.ts";
import type { ShareView } from "./model.ts";
import { pictureOf, svgOf } from "./picture.ts";
import { recordText } from "./record-text.ts";

/** How long a file's URL is kept until the download starts, in milliseconds. */
const grace = 60_000;

/** The file name without extension: the game and the size of its board. */
function fileName(board: CatchmateBoard): string {
	const game = board.problem?.game;
	if (game === undefined) {
		return "catchmate";
	}
	const { graph, rows, columns } = game.board;
	return `catchmate-${game.rules.id}-${graph === undefined ? `${rows}x${columns}` : columns}`;
}

function download(board: CatchmateBoard, extension: string, file: Blob): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = `${fileName(board)}.${extension}`;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), grace);
}

/** The record of the game, with values unless they are hidden; null if there is no game. */
export async function recordOf({ address, board, words }: ShareView): Promise<string | null> {
	const { url: link } = address;
	const { problem, record, table, value } = board;
	// An edited board that is not solved has no game.
	if (problem === null || record === null) {
		return null;
	}
	const [start] = record.positions;
	const solver = await board.solver;
	const [input, values] = await Promise.all([
		solver.write(problem.game, start),
		Promise.all(table === null ? [] : record.positions.map((position) => table.lookup(position))),
	]);
	// It is never hidden that the game is over, but then known only of the current position.
	const isAtEnd = record.index === record.moves.length;
	const seen = isAtEnd ? (value?.over ?? false) : null;
	const isOver = values.at(-1)?.over ?? seen;
	return recordText(words, { game: problem.game, record, values, isOver, input, link });
}

/** The board with the moves of its game, with the author's comments as long as the game is his; null if there is none. */
export function gameOf({ problem, record, annotated }: CatchmateBoard): AnnotatedGame | null {
	if (problem === null) {
		return null;
	}
	const moves = (record?.moves ?? []).map((move) => ({ move }));
	const isAuthors =
		annotated !== null &&
		isSame(
			annotated.moves.map(({ move }) => move),
			record?.moves,
		);
	const line = isAuthors ? annotated : { moves };
	return { ...line, game: problem.game, position: record?.positions[0] ?? problem.position };
}

/** The same as a text that boards read. */
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

/** What a picture shows now; null if the board has changed meanwhile, or there is none. */
async function seen({ board, share }: ShareView): Promise<BoardState | null> {
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
	const picture = await seen(view);
	if (picture === null) {
		throw new Error("the board has changed while its picture was made");
	}
	return pngOf(picture);
}

export async function downloadPicture(view: ShareView, format: PictureFormat): Promise<void> {
	const { board, words } = view;
	const picture = await seen(view);
	if (picture !== null) {
		const file = format === "png" ? pngOf(picture) : svgOf(picture, words.tag, await board.solver);
		download(board, format, await file);
	}
}
