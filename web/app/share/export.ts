/** The board and its game as texts and files. */
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/page.ts";
import { pictureOf, pngOf, svgOf } from "./picture.ts";
import { recordText } from "./record-text.ts";

/** The time that a file's address is kept for the browser to begin with it, in milliseconds. */
const grace = 60_000;

function download(name: string, file: Blob): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), grace);
}

/** Without its ending: the game and the size of its board. */
function fileName(board: CatchmateBoard): string {
	const game = board.problem?.game;
	if (game === undefined) {
		return "catchmate";
	}
	const { graph, rows, columns } = game.board;
	return `catchmate-${game.rules.id}-${graph === undefined ? `${rows}x${columns}` : columns}`;
}

/** The record of the game on the board, with the values of its positions where they may be told; null before there is one. */
export async function recordOf(
	board: CatchmateBoard,
	words: PageWords,
	link: string | null,
): Promise<string | null> {
	const { problem, record, table, value } = board;
	// An edited board that is not solved yet has no game.
	if (problem === null || record === null || record.positions[0] !== problem.position) {
		return null;
	}
	const [start] = record.positions;
	const solver = await board.solver;
	const [input, values] = await Promise.all([
		solver.write(problem.game, start),
		Promise.all(table === null ? [] : record.positions.map((position) => table.lookup(position))),
	]);
	// That a game is over may always be told, but only of the position on the board is it known then.
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

export const pictureFormats = ["png", "svg"] as const;
type PictureFormat = (typeof pictureFormats)[number];

export async function downloadPicture(
	board: CatchmateBoard,
	format: PictureFormat,
	withMarks: boolean,
	lang: string,
): Promise<void> {
	const picture = pictureOf(board, withMarks);
	if (picture !== null) {
		const file = format === "png" ? pngOf(picture) : svgOf(picture, lang, await board.solver);
		download(`${fileName(board)}.${format}`, await file);
	}
}
