/** Exports the board and its game as texts and files. */
import type { Move } from "catchmate";
import type { BoardState } from "../../board/state.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/en/page.ts";
import { currentPosition } from "../../model/record.ts";
import { pictureOf, pngOf, svgOf } from "./picture.ts";
import { recordText } from "./record-text.ts";

/** How long a file's URL is kept until the download starts, in milliseconds. */
const grace = 60_000;

function download(name: string, file: Blob): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), grace);
}

/** The file name without extension: the game and the size of its board. */
function fileName(board: CatchmateBoard): string {
	const game = board.problem?.game;
	if (game === undefined) {
		return "catchmate";
	}
	const { graph, rows, columns } = game.board;
	return `catchmate-${game.rules.id}-${graph === undefined ? `${rows}x${columns}` : columns}`;
}

/** The record of the game, with values unless they are hidden; null if there is no game. */
export async function recordOf(
	board: CatchmateBoard,
	words: PageWords,
	link: string | null,
): Promise<string | null> {
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

export async function downloadRecord(
	board: CatchmateBoard,
	words: PageWords,
	link: string | null,
): Promise<void> {
	const text = await recordOf(board, words, link);
	if (text !== null) {
		download(`${fileName(board)}.txt`, new Blob([text], { type: "text/plain;charset=utf-8" }));
	}
}

/** What a picture shows besides the board and its pieces. */
interface Shown {
	/** The board's values and marks. */
	readonly marks: boolean;
	/** Best play, as numbered arrows. */
	readonly line: boolean;
}

/** The most plies of best play drawn; more arrows would be unreadable. */
export const mostArrows = 8;

/** Best play from the current position, as far as it is drawn; empty if it is hidden. */
async function lineOf({ record, table }: CatchmateBoard): Promise<readonly Move[]> {
	const line = record && (await table?.line(currentPosition(record)));
	return line?.moves.slice(0, mostArrows) ?? [];
}

export const pictureFormats = ["png", "svg"] as const;
type PictureFormat = (typeof pictureFormats)[number];

/** What a picture shows now; null if the board has changed meanwhile, or there is none. */
async function seen(board: CatchmateBoard, shown: Shown): Promise<BoardState | null> {
	const { record } = board;
	const line = shown.line ? await lineOf(board) : [];
	// After a move, the arrows belong to another position.
	return board.record === record ? pictureOf(board, shown.marks, line) : null;
}

/** The picture as a PNG file, to be copied. */
export async function pictureToCopy(board: CatchmateBoard, shown: Shown): Promise<Blob> {
	const picture = await seen(board, shown);
	if (picture === null) {
		throw new Error("the board has changed while its picture was made");
	}
	return pngOf(picture);
}

export async function downloadPicture(
	board: CatchmateBoard,
	format: PictureFormat,
	shown: Shown,
	lang: string,
): Promise<void> {
	const picture = await seen(board, shown);
	if (picture !== null) {
		const file = format === "png" ? pngOf(picture) : svgOf(picture, lang, await board.solver);
		download(`${fileName(board)}.${format}`, await file);
	}
}
