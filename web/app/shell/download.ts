/** Downloads of files named after the board. */
import type { CatchmateBoard } from "../../element/element.ts";

/** The life of a file's URL, in milliseconds: long enough for the download to start. */
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

/** Downloads a file of the board. */
export function download(board: CatchmateBoard, extension: string, file: Blob): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = `${fileName(board)}.${extension}`;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), grace);
}
